#pragma once

#include "editor/page/app_context.hpp"
#include "editor/start/examples.hpp"
#include "editor/start/recent_files.hpp"

#include <QHash>
#include <QWidget>

#include <vector>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
class QListWidget;
class QListWidgetItem;
QT_END_NAMESPACE

namespace muster::editor {

class FolderCheck;
struct FileVerdict;

/// Shown while no file is open: create, open, the games with their examples, and recent files with their verdicts.
class StartPage : public QWidget {
    Q_OBJECT
public:
    StartPage(AppContext& appContext, RecentFiles& recent, QWidget* parent = nullptr);

Q_SIGNALS:
    void newWanted();
    void newScenarioWanted();
    void openWanted();
    void folderWanted();
    void fileWanted(const QString& path);
    /// Emitted to open a copy of a file that comes with a game.
    void exampleWanted(const QString& path);
    void statusMessage(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeButtons();
    QWidget* makeGames();
    QWidget* makeRecent();
    void loadGames();
    void takeGames(std::vector<ExampleGame> games);
    void showGame(const ExampleGame& game);
    void fill();
    void takeVerdict(const FileVerdict& verdict);

    AppContext& m_appContext;
    RecentFiles& m_recent;
    FolderCheck* m_check;
    std::vector<ExampleGame> m_games;
    bool m_isLoading = false;
    QHBoxLayout* m_tiles = nullptr;
    QLabel* m_examplesTitle = nullptr;
    QListWidget* m_examples = nullptr;
    QListWidget* m_files = nullptr;
    QHash<QString, QListWidgetItem*> m_items;
    QLabel* m_none = nullptr;
};

}  // namespace muster::editor

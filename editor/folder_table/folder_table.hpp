#pragma once

#include "editor/folder_table/folder_report.hpp"
#include "editor/page/app_context.hpp"
#include "editor/start/folder_check.hpp"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QTableView;
QT_END_NAMESPACE

namespace muster::editor {

class ElidedLabel;
class FolderFilter;
class FolderModel;
class FolderWatch;

/// A folder's files as a table for an organiser: sorted, filtered, checked again when they change, exported, answered.
class FolderTable : public QWidget {
    Q_OBJECT
public:
    explicit FolderTable(AppContext& appContext, QWidget* parent = nullptr);

    /// Lists and checks a folder's files.
    void show(const QString& folder);
    using QWidget::show;
    const QString& folder() const { return m_folder; }
    /// The selected rows in the order shown, or all shown rows if none is selected; without their column of findings if
    /// it would be empty.
    FolderReport report() const;
    void focusSearch();
    /// Checks every file anew.
    void checkAgain();

Q_SIGNALS:
    void fileWanted(const QString& path);
    /// Emitted to print these armies and scenarios as one pack.
    void packWanted(const QStringList& paths);
    void comparisonWanted(const QString& left, const QString& right);
    /// Emitted to pair these armies for games against each other.
    void pairingsWanted(const std::vector<muster::editor::FileVerdict>& armies);
    /// Emitted to write the chosen rows to a file.
    void exportWanted(muster::editor::ReportForm form);
    /// Emitted with a message to a player, to be edited and copied.
    void replyWanted(const QString& title, const QString& text);
    void statusMessage(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    QLayout* makeBar();
    QLayout* makeFilters();
    void makeTable();
    QAction* addAction(const char* name, const QString& picture, const QString& text, const QString& tip,
                       std::function<void()> run);
    void fill(const QStringList& paths, bool more);
    void take(const FileVerdict& verdict);
    void filter();
    void fillGames();
    void summarise();
    void refreshActions();
    /// The rows of the model that are selected, from top to bottom as shown.
    std::vector<int> selectedRows() const;
    /// The same; all rows shown if none is selected.
    std::vector<int> chosenRows() const;
    /// The checked armies among the chosen rows.
    std::vector<FileVerdict> chosenArmies() const;
    void reply();
    void recolour();

    FolderCheck* m_check;
    FolderWatch* m_watch;
    FolderModel* m_model;
    FolderFilter* m_filter;
    QString m_folder;
    QStringList m_paths;
    bool m_more = false;
    int m_checked = 0;  ///< of the running check
    ElidedLabel* m_title = nullptr;
    QLineEdit* m_search = nullptr;
    QComboBox* m_games = nullptr;
    QComboBox* m_verdicts = nullptr;
    QTableView* m_table = nullptr;
    QLabel* m_summary = nullptr;
    QProgressBar* m_progress = nullptr;
    QAction *m_open = nullptr, *m_again = nullptr, *m_pack = nullptr, *m_export = nullptr, *m_reply = nullptr,
            *m_compare = nullptr, *m_pairings = nullptr;
};

}  // namespace muster::editor

#pragma once

#include "editor/start/recent_files.hpp"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QListWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Shown while no file is open: create, open, and recent files.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(RecentFiles& recent, QWidget* parent = nullptr);

Q_SIGNALS:
    void newWanted();
    void newScenarioWanted();
    void openWanted();
    void folderWanted();
    void fileWanted(const QString& path);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fill();

    RecentFiles& m_recent;
    QListWidget* m_files = nullptr;
    QLabel* m_none = nullptr;
};

}  // namespace muster::editor

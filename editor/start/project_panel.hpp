#pragma once

#include "editor/page/app_context.hpp"
#include "editor/start/folder_check.hpp"

#include <QMap>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;
QT_END_NAMESPACE

namespace muster::editor {

/// The files of a folder at the side of the window, by subfolder, with verdicts as they arrive.
class ProjectPanel : public QWidget {
    Q_OBJECT
public:
    explicit ProjectPanel(AppContext& appContext, QWidget* parent = nullptr);

    void show(const QString& folder);
    using QWidget::show;
    /// The folder as it was given; empty before the first.
    const QString& folder() const { return m_given; }
    /// Checks a saved file again.
    void checkAgain(const QString& path) { m_check->again(path); }

Q_SIGNALS:
    void fileWanted(const QString& path);

private:
    void fill(const QStringList& paths, bool more);
    QTreeWidgetItem* folderItem(const QString& folder);
    void take(const FileVerdict& verdict);
    void filter();
    void summarise();

    FolderCheck* m_check;
    QString m_given, m_folder;
    QLabel* m_title = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_tree = nullptr;
    QLabel* m_summary = nullptr;
    QMap<QString, QTreeWidgetItem*> m_items, m_folders;
    QMap<QString, FileVerdict> m_verdicts;
    bool m_more = false;
};

}  // namespace muster::editor

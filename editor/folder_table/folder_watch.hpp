#pragma once

#include <QObject>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QFileSystemWatcher;
class QTimer;
QT_END_NAMESPACE

namespace muster::editor {

/// Tells when files of a folder are added, changed or removed, also by other programs.
class FolderWatch : public QObject {
    Q_OBJECT
public:
    explicit FolderWatch(QObject* parent = nullptr);

    /// Watches a folder with these files and the folders that they are in, and nothing else.
    void watch(const QString& folder, const QStringList& files);

Q_SIGNALS:
    /// Emitted once for changes that follow each other closely.
    void changed();

private:
    QFileSystemWatcher* m_watcher;
    QTimer* m_settle;
};

}  // namespace muster::editor

#include "editor/folder_table/folder_watch.hpp"

#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QSet>
#include <QTimer>

namespace muster::editor {

namespace {

constexpr int settleMilliseconds = 400;  // a program that saves changes a folder several times

}  // namespace

FolderWatch::FolderWatch(QObject* parent)
    : QObject(parent), m_watcher(new QFileSystemWatcher(this)), m_settle(new QTimer(this))
{
    m_settle->setSingleShot(true);
    m_settle->setInterval(settleMilliseconds);
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, m_settle, qOverload<>(&QTimer::start));
    connect(m_watcher, &QFileSystemWatcher::fileChanged, m_settle, qOverload<>(&QTimer::start));
    connect(m_settle, &QTimer::timeout, this, &FolderWatch::changed);
}

void FolderWatch::watch(const QString& folder, const QStringList& files)
{
    QSet<QString> wanted{folder};
    for (const auto& file : files) {
        wanted << file;
        for (QString path = QFileInfo(file).path(); path.startsWith(folder + u'/'); path = QFileInfo(path).path())
            wanted << path;
    }
    QSet<QString> watched;
    for (const auto& list : {m_watcher->files(), m_watcher->directories()})
        watched.unite(QSet<QString>(list.begin(), list.end()));
    const QStringList obsolete = (watched - wanted).values(), added = (wanted - watched).values();
    if (!obsolete.isEmpty()) m_watcher->removePaths(obsolete);
    // What the system cannot watch is found by "Check Again".
    if (!added.isEmpty()) m_watcher->addPaths(added);
}

}  // namespace muster::editor

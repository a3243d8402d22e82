#pragma once

#include "editor/live_check/live_checker.hpp"

#include <QObject>
#include <QString>

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace muster::editor {

/// The verdict on a file of a folder.
struct FileVerdict {
    QString path;
    QString name;  ///< the name in the file, or its file name
    files::FileKind kind = files::FileKind::army;
    std::size_t errors = 0, warnings = 0, infos = 0;
};

/// Checks the files of a folder, or given ones, on a worker thread; reports results file by file.
class FolderCheck : public QObject {
    Q_OBJECT
public:
    explicit FolderCheck(SharedLibrary& library, QObject* parent = nullptr);
    ~FolderCheck() override;

    /// Starts over with that folder.
    void start(const QString& folder);
    /// Starts over with these files.
    void start(const QStringList& paths);
    /// Checks one file again.
    void again(const QString& path);

Q_SIGNALS:
    /// Emitted when all files are found and none is checked yet.
    void found(const QStringList& paths, bool more);
    void checkFinished(const muster::editor::FileVerdict& verdict);
    void finished();

private:
    void run(std::function<std::vector<std::filesystem::path>(const std::atomic<bool>& stop)> files);

    SharedLibrary& m_library;
    QString m_folder;
    std::shared_ptr<std::atomic<bool>> m_stop;
};

}  // namespace muster::editor

#pragma once

#include "core/threads/latest_worker.hpp"
#include "core/threads/thread_group.hpp"
#include "editor/live_check/file_checker.hpp"

#include <QObject>

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QFileSystemWatcher;
class QTimer;
QT_END_NAMESPACE

namespace muster::editor {

/// Systems, lists and house rules for all open documents, reloaded when one of their files changes. Belongs to the GUI
/// thread.
class SharedLibrary : public QObject {
    Q_OBJECT
public:
    explicit SharedLibrary(std::vector<std::filesystem::path> dataFolders, QObject* parent = nullptr);

    /// The current library; holders may keep using it after a change.
    std::shared_ptr<rules::Library> library() const { return m_library; }
    /// Discards everything read so far, for files that are not watched.
    void refresh();
    /// Refreshes the library whenever one of these files, or a file beside them, changes.
    void watch(const std::vector<std::filesystem::path>& files);
    /// Runs background work of documents and dialogs. Work of a closed owner goes on; the library's destructor waits
    /// for it.
    threads::ThreadGroup& threads() { return m_threads; }
    ~SharedLibrary() override;

Q_SIGNALS:
    void refreshed();

private:
    void look();
    /// Names, sizes and times of the systems, lists, house rules and settings in the watched folders.
    std::string fingerprint() const;

    std::vector<std::filesystem::path> m_dataFolders;
    std::shared_ptr<rules::Library> m_library;
    std::set<std::filesystem::path> m_folders, m_files;
    std::string m_known;
    QFileSystemWatcher* m_watcher = nullptr;
    QTimer* m_settle = nullptr;
    threads::ThreadGroup m_threads;  ///< joined as soon as they end
};

/// Checks the newest text of one document on a thread of its own; outdated requests are skipped.
class LiveChecker : public QObject {
    Q_OBJECT
public:
    /// The library must outlive it.
    explicit LiveChecker(SharedLibrary& library, QObject* parent = nullptr);
    /// Safe at any time: abandons a running check and drops its result.
    ~LiveChecker() override;

    /// Requests a check and returns at once. `checkFinished` delivers the result unless a newer request replaces
    /// this one.
    void ask(Snapshot snapshot);
    /// The last result, or null.
    std::shared_ptr<const CheckResult> last() const { return m_last; }
    /// Returns true while a check is running.
    bool isBusy() const { return m_worker.isBusy(); }

Q_SIGNALS:
    void checkFinished(std::shared_ptr<const muster::editor::CheckResult> checkResult);

private:
    struct Question {
        Snapshot snapshot;
        std::shared_ptr<rules::Library> library;
    };
    using Worker = threads::LatestWorker<Question, std::shared_ptr<const CheckResult>>;
    static Worker::Work checkTexts();
    static Worker::Answers answersTo(LiveChecker& owner);
    void take(std::shared_ptr<const CheckResult> checkResult);

    SharedLibrary& m_library;
    Worker m_worker;
    std::optional<Snapshot> m_requested;  ///< last request, repeated when the library changes
    std::shared_ptr<const CheckResult> m_last;
};

}  // namespace muster::editor

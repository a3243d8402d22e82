#pragma once

#include "editor/judge/judge.hpp"

#include <QObject>

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

QT_BEGIN_NAMESPACE
class QFileSystemWatcher;
class QTimer;
QT_END_NAMESPACE

namespace muster::editor {

/// Systems, lists and house rules for all open documents; made anew when one of their files changes. Lives on the GUI's
/// thread.
class SharedLibrary : public QObject {
    Q_OBJECT
public:
    explicit SharedLibrary(std::vector<std::filesystem::path> dataFolders, QObject* parent = nullptr);

    /// The library as it is now; it stays good for who holds it, also after a change.
    std::shared_ptr<rules::Library> library() const { return m_library; }
    /// Throws everything read so far away, for files that are not watched.
    void refresh();
    /// Makes a change of one of these files, or of what lies beside them, refresh the library.
    void watch(const std::vector<std::filesystem::path>& files);
    /// Takes over a thread that is about to end, and ends with the last owner of its work. It is waited for when the
    /// library goes; one that has ended is forgotten when the next one comes.
    void outlive(std::thread thread, std::weak_ptr<const void> work);
    /// How many threads taken over are still at work, or not forgotten yet.
    std::size_t outlived() const { return m_threads.size(); }
    ~SharedLibrary() override;

signals:
    void refreshed();

private:
    void look();
    /// What the watched folders hold of systems, lists, house rules and settings, with sizes and times.
    std::string fingerprint() const;

    std::vector<std::filesystem::path> m_dataFolders;
    std::shared_ptr<rules::Library> m_library;
    std::set<std::filesystem::path> m_folders, m_files;
    std::string m_known;
    std::vector<std::pair<std::thread, std::weak_ptr<const void>>> m_threads;
    QFileSystemWatcher* m_watcher = nullptr;
    QTimer* m_settle = nullptr;
};

/// Judges one document's texts on a thread of its own, the newest only: what was asked meanwhile and is old by now is
/// left out.
class LiveJudge : public QObject {
    Q_OBJECT
public:
    /// The library must outlive it.
    explicit LiveJudge(SharedLibrary& library, QObject* parent = nullptr);
    /// Safe at any time: a judgement under way is let go and its result dropped.
    ~LiveJudge() override;

    /// Asks for a judgement; returns at once. The answer comes as `judged`, unless a newer question comes first.
    void ask(Snapshot snapshot);
    /// The last answer, or null.
    std::shared_ptr<const Judgement> last() const { return m_last; }
    /// Whether an answer is under way.
    bool isBusy() const;

signals:
    void judged(std::shared_ptr<const muster::editor::Judgement> judgement);

private:
    struct Desk;
    void take(std::shared_ptr<const Judgement> judgement);

    SharedLibrary& m_library;
    std::shared_ptr<Desk> m_desk;  ///< shared with the thread
    std::thread m_thread;
    std::optional<Snapshot> m_asked;  ///< the last question, asked again when the library changes
    std::shared_ptr<const Judgement> m_last;
};

}  // namespace muster::editor

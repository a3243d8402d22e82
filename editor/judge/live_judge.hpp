#pragma once

#include "core/run/latest_worker.hpp"
#include "core/run/thread_group.hpp"
#include "editor/judge/judge.hpp"

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
    /// Where documents and dialogs have their work done. Those who close leave what they began behind; it is waited for
    /// when the library goes.
    run::ThreadGroup& threads() { return m_threads; }
    ~SharedLibrary() override;

Q_SIGNALS:
    void refreshed();

private:
    void look();
    /// What the watched folders hold of systems, lists, house rules and settings, with sizes and times.
    std::string fingerprint() const;

    std::vector<std::filesystem::path> m_dataFolders;
    std::shared_ptr<rules::Library> m_library;
    std::set<std::filesystem::path> m_folders, m_files;
    std::string m_known;
    QFileSystemWatcher* m_watcher = nullptr;
    QTimer* m_settle = nullptr;
    run::ThreadGroup m_threads;  ///< given back as soon as they end
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
    bool isBusy() const { return m_worker.isBusy(); }

Q_SIGNALS:
    void judged(std::shared_ptr<const muster::editor::Judgement> judgement);

private:
    struct Question {
        Snapshot snapshot;
        std::shared_ptr<rules::Library> library;
    };
    using Worker = run::LatestWorker<Question, std::shared_ptr<const Judgement>>;
    static Worker::Work judgeTexts();
    static Worker::Answers answersTo(LiveJudge& owner);
    void take(std::shared_ptr<const Judgement> judgement);

    SharedLibrary& m_library;
    Worker m_worker;
    std::optional<Snapshot> m_requested;  ///< the last question, asked again when the library changes
    std::shared_ptr<const Judgement> m_last;
};

}  // namespace muster::editor

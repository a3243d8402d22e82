#include "editor/judge/live_judge.hpp"

#include "core/run/exception_text.hpp"

#include <condition_variable>
#include <mutex>
#include <utility>

namespace muster::editor {

namespace {

/// What is said of a text whose judgement did not come to its end.
Judgement unfinished(const Snapshot& snapshot, const std::string& reason)
{
    diagnostics::Diagnostic finding;
    finding.rule = "check/failed";
    finding.message = "this file was not checked to the end: " + reason;
    finding.help = "save your work; please report this, with the file";
    if (snapshot.source) finding.place.file = snapshot.source->name();
    Judgement judgement;
    judgement.revision = snapshot.revision;
    judgement.document = snapshot.parsed;
    judgement.diagnostics.push_back(std::move(finding));
    return judgement;
}

}  // namespace

/// Where questions and answers are put. The owner is gone before the thread when a judgement takes longer than its
/// document.
struct LiveJudge::Desk {
    struct Question {
        Snapshot snapshot;
        std::shared_ptr<rules::Library> library;
    };

    std::mutex mutex;
    std::condition_variable asked;
    std::optional<Question> question;
    bool busy = false;
    LiveJudge* owner = nullptr;  ///< null once it is gone

    std::optional<Question> next()
    {
        std::unique_lock lock(mutex);
        busy = false;
        asked.wait(lock, [this] { return question || !owner; });
        if (!owner) return std::nullopt;
        busy = true;
        return std::exchange(question, std::nullopt);
    }

    void answer(std::shared_ptr<const Judgement> judgement)
    {
        // The owner cannot go while its event is posted; once it is gone Qt drops the event.
        const std::lock_guard lock(mutex);
        if (!owner || question) return;
        QMetaObject::invokeMethod(
            owner, [to = owner, judgement = std::move(judgement)] { to->take(judgement); }, Qt::QueuedConnection);
    }

    void work()
    {
        std::optional<Judge> judge;
        while (const auto taken = next()) {
            try {
                if (!judge || judge->library() != taken->library) judge.emplace(taken->library);
                answer(std::make_shared<const Judgement>(judge->judge(taken->snapshot)));
            } catch (const std::exception&) {
                judge.reset();
                answer(std::make_shared<const Judgement>(
                    unfinished(taken->snapshot, run::textOf(std::current_exception()))));
            }
        }
    }
};

LiveJudge::LiveJudge(SharedLibrary& library, QObject* parent)
    : QObject(parent), m_library(library), m_desk(std::make_shared<Desk>())
{
    m_desk->owner = this;
    m_thread = std::thread([desk = m_desk] { desk->work(); });
    connect(&m_library, &SharedLibrary::refreshed, this, [this] {
        if (m_asked) ask(*m_asked);
    });
}

LiveJudge::~LiveJudge()
{
    {
        const std::lock_guard lock(m_desk->mutex);
        m_desk->owner = nullptr;
    }
    m_desk->asked.notify_all();
    const std::weak_ptr<const void> work = m_desk;
    m_desk.reset();
    m_library.outlive(std::move(m_thread), work);
}

void LiveJudge::ask(Snapshot snapshot)
{
    m_asked = snapshot;
    {
        const std::lock_guard lock(m_desk->mutex);
        m_desk->question = {std::move(snapshot), m_library.library()};
    }
    m_desk->asked.notify_all();
}

bool LiveJudge::isBusy() const
{
    const std::lock_guard lock(m_desk->mutex);
    return m_desk->busy || m_desk->question;
}

void LiveJudge::take(std::shared_ptr<const Judgement> judgement)
{
    // An answer that was on its way when something newer was asked is old by now.
    if (m_asked && judgement->revision != m_asked->revision) return;
    m_last = std::move(judgement);
    m_library.watch(m_last->sources);
    emit judged(m_last);
}

}  // namespace muster::editor

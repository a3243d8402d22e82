#include "editor/judge/live_judge.hpp"

#include "core/run/exception_text.hpp"

#include <utility>

namespace muster::editor {

namespace {

/// The judgement of a text whose check was aborted.
Judgement unfinished(const Snapshot& snapshot, const std::string& reason)
{
    diagnostics::Diagnostic finding;
    finding.rule = "check/failed";
    finding.kind = diagnostics::FindingKind::check;
    finding.message = "this file was not checked to the end: " + reason;
    finding.help = "save your work; please report this, with the file";
    if (snapshot.source) finding.place.file = snapshot.source->name();
    Judgement judgement;
    judgement.revision = snapshot.revision;
    judgement.document = snapshot.parsed.document;
    judgement.diagnostics.push_back(std::move(finding));
    return judgement;
}

}  // namespace

LiveJudge::LiveJudge(SharedLibrary& library, QObject* parent)
    : QObject(parent), m_library(library), m_worker(library.threads(), judgeTexts, answersTo(*this))
{
    connect(&m_library, &SharedLibrary::refreshed, this, [this] {
        if (m_requested) ask(*m_requested);
    });
}

LiveJudge::~LiveJudge() = default;

LiveJudge::Worker::Work LiveJudge::judgeTexts()
{
    return [judge = std::shared_ptr<Judge>()](const Question& question, const Worker::Turn&) mutable {
        if (!judge || judge->library() != question.library) judge = std::make_shared<Judge>(question.library);
        return std::make_shared<const Judgement>(judge->judge(question.snapshot));
    };
}

LiveJudge::Worker::Answers LiveJudge::answersTo(LiveJudge& owner)
{
    // Qt drops the event if the owner no longer exists.
    const auto hand = [&owner](std::shared_ptr<const Judgement> judgement) {
        QMetaObject::invokeMethod(
            &owner, [&owner, judgement = std::move(judgement)] { owner.take(judgement); }, Qt::QueuedConnection);
    };
    return {hand, [hand](const Question& question, std::exception_ptr fault) {
                hand(std::make_shared<const Judgement>(unfinished(question.snapshot, run::textOf(fault))));
            }};
}

void LiveJudge::ask(Snapshot snapshot)
{
    m_requested = snapshot;
    m_worker.ask({std::move(snapshot), m_library.library()});
}

void LiveJudge::take(std::shared_ptr<const Judgement> judgement)
{
    // Drop a result if a newer text has been requested since.
    if (m_requested && judgement->revision != m_requested->revision) return;
    m_last = std::move(judgement);
    m_library.watch(m_last->sources);
    Q_EMIT judged(m_last);
}

}  // namespace muster::editor

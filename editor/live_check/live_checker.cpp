#include "editor/live_check/live_checker.hpp"

#include "core/threads/exception_text.hpp"

#include <utility>

namespace muster::editor {

namespace {

/// The check result of a text whose check was aborted.
CheckResult unfinished(const Snapshot& snapshot, const std::string& reason)
{
    diagnostics::Diagnostic finding;
    finding.rule = "check/failed";
    finding.kind = diagnostics::FindingKind::check;
    finding.message = "this file was not checked completely: " + reason;
    finding.help = "save your work; please report a bug with this file";
    if (snapshot.source) finding.place.file = snapshot.source->name();
    CheckResult checkResult;
    checkResult.revision = snapshot.revision;
    checkResult.document = snapshot.parsed.document;
    checkResult.diagnostics.push_back(std::move(finding));
    return checkResult;
}

}  // namespace

LiveChecker::LiveChecker(SharedLibrary& library, QObject* parent)
    : QObject(parent), m_library(library), m_worker(library.threads(), checkTexts, answersTo(*this))
{
    connect(&m_library, &SharedLibrary::refreshed, this, [this] {
        if (m_requested) ask(*m_requested);
    });
}

LiveChecker::~LiveChecker() = default;

LiveChecker::Worker::Work LiveChecker::checkTexts()
{
    return [checker = std::shared_ptr<FileChecker>()](const Question& question, const Worker::Turn&) mutable {
        if (!checker || checker->library() != question.library)
            checker = std::make_shared<FileChecker>(question.library);
        return std::make_shared<const CheckResult>(checker->check(question.snapshot));
    };
}

LiveChecker::Worker::Answers LiveChecker::answersTo(LiveChecker& owner)
{
    // Qt drops the event if the owner no longer exists.
    const auto hand = [&owner](std::shared_ptr<const CheckResult> checkResult) {
        QMetaObject::invokeMethod(
            &owner, [&owner, checkResult = std::move(checkResult)] { owner.take(checkResult); }, Qt::QueuedConnection);
    };
    return {hand, [hand](const Question& question, std::exception_ptr fault) {
                hand(std::make_shared<const CheckResult>(unfinished(question.snapshot, threads::textOf(fault))));
            }};
}

void LiveChecker::ask(Snapshot snapshot)
{
    m_requested = snapshot;
    m_worker.ask({std::move(snapshot), m_library.library()});
}

void LiveChecker::take(std::shared_ptr<const CheckResult> checkResult)
{
    // Drop a result if a newer text has been requested since.
    if (m_requested && checkResult->revision != m_requested->revision) return;
    m_last = std::move(checkResult);
    m_library.watch(m_last->sources);
    Q_EMIT checkFinished(m_last);
}

}  // namespace muster::editor

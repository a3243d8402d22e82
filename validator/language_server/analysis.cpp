#include "validator/language_server/analysis.hpp"

#include "core/check/check.hpp"
#include "core/game/game.hpp"
#include "core/library/named_rules_context.hpp"

namespace muster::language_server {

using files::FileKind;

std::shared_ptr<const Analysis> Analyzer::analyze(const CheckRequest& request)
{
    const auto& snapshot = *request.snapshot;
    auto analysis = std::make_shared<Analysis>();
    analysis->snapshot = request.snapshot;
    analysis->library = request.library;
    if (!snapshot.kind()) return analysis;
    auto& library = *request.library;
    rules::Subject subject{snapshot.source(), snapshot.path(), *snapshot.kind()};
    subject.parsed = snapshot.parsed();
    subject.withSheets = true;
    if (m_library != request.library) m_last.reset();
    m_library = request.library;
    if (snapshot.parsed().document) analysis->project = library.project(snapshot.path());
    if (*snapshot.kind() == FileKind::army) {
        analysis->army = rules::OpenedArmy::open(
            subject, library,
            {.detail = rules::Roster::Detail::checking, .remembers = true, .previous = m_last, .withRemarks = false});
        if (analysis->army->roster()) m_last = analysis->army;
        analysis->findings = analysis->army->findings();
        analysis->rulesContext = analysis->army->rulesContext();
    } else if (*snapshot.kind() == FileKind::scenario) {
        analysis->scenario = rules::OpenedScenario::open(subject, library);
        analysis->findings = analysis->scenario->findings();
        analysis->rulesContext = analysis->scenario->rulesContext();
    } else {
        analysis->findings = rules::check(subject, library);
        diagnostics::takeAccepted(analysis->findings);
        findContext(*analysis);
    }
    if (analysis->rulesContext) {
        analysis->game = analysis->rulesContext->game;
        analysis->catalogue = analysis->rulesContext->catalogue;
    }
    return analysis;
}

void Analyzer::findContext(Analysis& analysis)
{
    const auto& document = analysis.document();
    if (!document) return;
    auto& library = *analysis.library;
    const auto& path = analysis.snapshot->path();
    const auto kind = *analysis.snapshot->kind();
    if (kind == FileKind::system) {
        // The library has the text of every open document.
        const auto system = library.systemAt(*analysis.project, path);
        if (!system->game || system->file->source->bytes() != analysis.snapshot->text()) return;
        analysis.game = system->game;
        analysis.catalogue = std::make_shared<const rules::Catalogue>(system->game, rules::Catalogue::Sources());
    } else if (kind == FileKind::list && document->root()["system"].isString()) {
        analysis.rulesContext = library.rulesContextOfList(*analysis.project, document, path);
    } else if (kind == FileKind::house && document->root()["system"].isString()) {
        analysis.rulesContext = rules::namedRulesContext(document->root(), kind, path, *analysis.project, library);
    }
}

}  // namespace muster::language_server

#include "core/game/evaluation.hpp"
#include "core/game/schema_check.hpp"
#include "core/lint/file_checks.hpp"
#include "core/lint/lint.hpp"
#include "core/roster/army_views.hpp"
#include "core/roster/rule_runner.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace muster::rules {

using diagnostics::Level;

namespace {

/// One mistake, such as a removed key, affects every place that reads it: the finding is at the first place and names
/// the others.
void reportFaults(const CheckContext& context, std::vector<text::Fault> faults)
{
    constexpr std::size_t maxPlaces = 50;
    const auto& source = *context.subject.source;
    std::stable_sort(faults.begin(), faults.end(),
                     [](const auto& a, const auto& b) { return a.range.begin < b.range.begin; });
    std::map<std::tuple<std::string_view, std::string_view, bool>, diagnostics::Diagnostic> firsts;
    for (const auto& fault : faults) {
        auto place = placeOf(source, fault.range, context.document->nodeAt(fault.range.begin).pointer());
        const auto level = fault.isWarning ? Level::warning : Level::error;
        const auto [known, isNew] = firsts.try_emplace({fault.rule, fault.message, fault.isWarning});
        auto& first = known->second;
        if (isNew)
            first = {fault.rule, level, fault.message, place, fault.help, shownLine(source, place.line), {}, {}};
        else if (first.related.size() < maxPlaces)
            first.related.push_back({"and here", std::move(place)});
    }
    for (auto& [key, finding] : firsts) context.findings.add(std::move(finding));
}

}  // namespace

void checkSystem(const CheckContext& context)
{
    if (!checkSchema(sharedSchema("system"), context.root(), context.findings)) return;
    checkFileName(context);
    checkOtherFiles(context);
    const auto known = context.library.systemOf(*context.document);
    auto loaded =
        known ? Game::Loaded{known->game, known->faults} : Game::load(context.document, context.subject.source->name());
    if (loaded.game) {
        const auto views =
            known ? viewsOf(context.library, loaded.game) : std::make_shared<const ArmyViews>(*loaded.game);
        const auto add = [&](const auto& compiled) {
            if (const auto* faults = std::get_if<std::vector<text::Fault>>(&compiled))
                loaded.faults.insert(loaded.faults.end(), faults->begin(), faults->end());
        };
        add(views->sheets);
        add(views->statistics);
    }
    reportFaults(context, std::move(loaded.faults));
    if (!loaded.game) return;
    if (loaded.game->ownEntriesSchema) checkSchema(*loaded.game->ownEntriesSchema, context.root(), context.findings);
    const auto catalogue = std::make_shared<const Catalogue>(loaded.game, Catalogue::Sources());
    expr::Arena arena;
    Evaluation evaluation(arena);
    RuleRunner(*catalogue, evaluation, context.findings, context.findings.hasErrors(), context.trace)
        .runOnList(context.root());
    lintSystem(context, *loaded.game, *catalogue);
}

}  // namespace muster::rules

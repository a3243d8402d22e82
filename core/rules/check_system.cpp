#include "core/rules/checks.hpp"
#include "core/rules/lint/lint.hpp"
#include "core/rules/shape.hpp"
#include "core/rules/sheets.hpp"
#include "core/rules/statistics.hpp"

#include <algorithm>
#include <iterator>

namespace muster::rules {

using diagnostics::Level;

void checkSystem(const CheckContext& context)
{
    if (!checkShape(sharedSchema("system"), context.root(), context.findings)) return;
    checkFileName(context);
    checkOtherFiles(context);
    const auto known = context.library.systemOf(*context.document);
    auto loaded = known ? Game::Loaded{known->game, known->faults} : Game::load(context.document, context.subject.source->name());
    if (loaded.game) {
        auto sheets = sheetsOf(*loaded.game);
        if (auto* faults = std::get_if<std::vector<text::Fault>>(&sheets)) std::move(faults->begin(), faults->end(), std::back_inserter(loaded.faults));
        auto statistics = StatisticForms::compile(*loaded.game);
        if (auto* faults = std::get_if<std::vector<text::Fault>>(&statistics)) std::move(faults->begin(), faults->end(), std::back_inserter(loaded.faults));
    }
    for (const auto& fault : loaded.faults) {
        auto place = placeOf(*context.subject.source, fault.range, context.document->nodeAt(fault.range.begin).pointer());
        auto line = shownLine(*context.subject.source, place.line);
        const auto level = fault.rule == "system/rule-never-fails" ? Level::warning : Level::error;
        context.findings.add({fault.rule, level, fault.message, std::move(place), fault.help, std::move(line), {}, {}});
    }
    if (!loaded.game) return;
    if (loaded.game->ownEntriesSchema) checkShape(*loaded.game->ownEntriesSchema, context.root(), context.findings);
    const Offer offer(loaded.game, {});
    expr::Arena arena;
    Evaluation evaluation(arena);
    RuleRunner(offer, evaluation, context.findings, context.findings.hasErrors(), context.trace).runOnList(context.root());
    lintSystem(context, *loaded.game, offer);
}

}  // namespace muster::rules

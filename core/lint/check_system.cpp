#include "core/game/evaluation.hpp"
#include "core/game/schema_check.hpp"
#include "core/library/shipped_page.hpp"
#include "core/lint/file_checks.hpp"
#include "core/lint/lint.hpp"
#include "core/lint/report_faults.hpp"
#include "core/roster/army_views.hpp"
#include "core/roster/rule_runner.hpp"

namespace muster::rules {

void checkSystem(const CheckContext& context)
{
    if (!checkSchema(sharedSchema("system"), context.root(), context.findings)) return;
    checkFileName(context);
    checkOtherFiles(context);
    const auto known = context.library.systemOf(*context.document);
    auto loaded = known ? Game::Loaded{known->game, known->faults}
                        : Game::load(context.document, context.subject.source->name(),
                                     shippedPage(context.subject.path, context.root()));
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
    Catalogue::Sources sources;
    sources.language = context.library.language();
    const auto catalogue = std::make_shared<const Catalogue>(loaded.game, std::move(sources));
    expr::Arena arena;
    Evaluation evaluation(arena);
    RuleRunner runner(*catalogue, evaluation, context.findings, context.findings.hasErrors(), context.trace);
    runner.profileTo(context.library.profile());
    runner.runOnList(context.root());
    lintSystem(context, *loaded.game, *catalogue);
}

}  // namespace muster::rules

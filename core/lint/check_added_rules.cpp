#include "core/game/added_rules.hpp"
#include "core/lint/file_checks.hpp"
#include "core/lint/lint.hpp"
#include "core/lint/report_faults.hpp"

namespace muster::rules {

void checkAddedRules(const CheckContext& context, const Game& game)
{
    if (context.root()["rules"].size() == 0 || !context.root()["rules"].isArray()) return;
    const auto loaded = loadWithAddedRules(game, {context.document});
    if (!loaded.game) return;
    reportFaults(context, loaded.faults.front());
    lintAddedRules(context, *loaded.game);
}

}  // namespace muster::rules

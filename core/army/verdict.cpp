#include "core/army/verdict.hpp"

#include "core/expr/value.hpp"
#include "core/game/game.hpp"
#include "core/roster/roster.hpp"

#include <fmt/format.h>

namespace muster::rules {

using wording::Wording;

std::string verdictText(std::size_t errors, std::size_t accepted, std::size_t warnings, const Wording& wording)
{
    auto verdict = errors > 0 ? wording.sayCounted(errors, "1 error", "{count} errors") : wording.say("Legal");
    if (accepted > 0)
        verdict = errors > 0 ? wording.sayCounted(accepted, "{verdict}, 1 accepted breach",
                                                  "{verdict}, {count} accepted breaches", {{"verdict", verdict}})
                             : wording.sayCounted(accepted, "{verdict} with 1 accepted breach",
                                                  "{verdict} with {count} accepted breaches", {{"verdict", verdict}});
    if (warnings == 0) return verdict;
    return errors + accepted > 0 ? wording.sayCounted(warnings, "{verdict} and 1 warning",
                                                      "{verdict} and {count} warnings", {{"verdict", verdict}})
                                 : wording.sayCounted(warnings, "{verdict}, with 1 warning",
                                                      "{verdict}, with {count} warnings", {{"verdict", verdict}});
}

std::string pointsText(const Roster& roster, const Wording& wording)
{
    const bool hasPoints = roster.node()["budget"].isInteger() || roster.catalogue().budget();
    const auto* cost = roster.army().find("cost");
    if (!hasPoints || cost == nullptr) return {};
    return wording.say("{cost} of {budget}", {{"cost", expr::toSentence(*cost)}, {"budget", roster.budget()}});
}

std::string labelledPoints(const Roster& roster, const Wording& wording)
{
    const auto points = pointsText(roster, wording);
    if (points.empty()) return {};
    const auto& catalogue = roster.catalogue();
    const auto label = catalogue.game().document->root()["budget"]["label"];
    return fmt::format("{} {}", points,
                       label.isString() ? catalogue.phrases().of(label.string()) : wording.say("points"));
}

}  // namespace muster::rules

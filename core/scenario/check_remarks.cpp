#include "core/game/game.hpp"
#include "core/geometry/distance.hpp"
#include "core/scenario/scenario_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

void checkMeasure(const Battlefield& field, Findings& findings)
{
    const BoardFrame& board = field.board();
    const double longest = board.toMillimetres(std::max(board.width(), board.depth())),
                 shortest = board.toMillimetres(std::min(board.width(), board.depth()));
    // If both sides are that long, nobody can reach the middle of the table.
    const bool isLarge = longest > 6000 || shortest > 2700;
    if (!isLarge && shortest >= 150) return;
    const Node node = field.node()["board"], measure = node["measure"];
    const auto& wording = findings.wording();
    const auto width = board.text(board.width(), wording), depth = board.text(board.depth(), wording);
    findings.add("scenario/measure", Level::warning, measure ? measure : node["width"],
                 isLarge ? wording.say("the board is {width} wide and {depth} deep: too large for a table",
                                       {{"width", width}, {"depth", depth}})
                         : wording.say("the board is {width} wide and {depth} deep: too small for a table",
                                       {{"width", width}, {"depth", depth}}),
                 wording.say("set the unit of this file's lengths: \"measure\": \"in\", \"cm\" or \"mm\""));
}

void checkReinforcements(const Battlefield& field, Findings& findings)
{
    const Node turns = field.node()["turns"];
    const auto& wording = findings.wording();
    for (const auto& side : field.sides())
        for (const Node reinforcement : side.node["reinforcements"]) {
            if (!reinforcement["edge"] && !reinforcement["at"])
                findings.add("scenario/arrival", Level::warning, reinforcement,
                             wording.say("the reinforcements arrive nowhere: they have neither an edge nor a point"),
                             wording.say("add the \"edge\" of the board where they enter it, or the point \"at\" which "
                                         "they do"));
            if (!turns.isInteger()) continue;
            if (const Node turn = reinforcement["turn"]; turn.isInteger() && turn.integer() > turns.integer())
                findings.add(
                    "scenario/late", Level::warning, turn,
                    wording.say("the reinforcements arrive on turn {turn}, but the game ends after turn {last}",
                                {{"turn", turn.integer()}, {"last", turns.integer()}}),
                    wording.say("bring them on earlier, or raise the number of turns"));
        }
}

/// "a, b", or "a, b and 3 more".
std::string namesAnd(const std::vector<std::string>& names, std::size_t more, const wording::Wording& wording)
{
    const auto all = fmt::format("{}", fmt::join(names, ", "));
    return more > 0 ? wording.say("{names} and {count} more", {{"names", all}, {"count", more}}) : all;
}

/// The bases of a side that are on the board, by unit.
std::map<std::string_view, std::set<std::int64_t>> placedBases(const Side& side)
{
    std::map<std::string_view, std::set<std::int64_t>> placed;
    for (const auto& placement : side.placements)
        if (placement.isOfUnit()) placed[placement.node["unit"].string()].insert(placement.index);
    return placed;
}

/// False for a reinforcement whose group has already arrived, which is reported elsewhere; avoids checking a large
/// group repeatedly.
bool isNewGroup(Node reinforcement, std::set<std::string_view>& seen)
{
    const auto group = reinforcement["group"].string();
    return group.empty() || seen.insert(group).second;
}

/// The ids of a side's units and leaders that start off the board.
std::set<std::string_view> awaited(const Side& side)
{
    std::set<std::string_view> ids, groups;
    for (const Node reinforcement : side.node["reinforcements"])
        if (isNewGroup(reinforcement, groups))
            for (const auto id : arrivals(side, reinforcement)) ids.insert(id);
    return ids;
}

/// Warns of reinforcements that are all on the board already.
void checkArrived(const Side& side, Findings& findings)
{
    if (!side.sideArmy || side.placements.empty()) return;
    const auto placed = placedBases(side);
    std::map<std::string_view, std::string_view> whole;  // those with all their bases on the board: id and name
    for (const auto& element : side.sideArmy->placeables())
        if (const auto found = placed.find(element.id);
            found != placed.end() && static_cast<std::int64_t>(found->second.size()) >= element.bases)
            whole.try_emplace(element.id, element.name());
    if (whole.empty()) return;
    std::set<std::string_view> groups;
    for (const Node reinforcement : side.node["reinforcements"]) {
        if (!isNewGroup(reinforcement, groups)) continue;
        std::vector<std::string> there;
        for (const auto id : arrivals(side, reinforcement))
            if (const auto found = whole.find(id); found != whole.end()) there.emplace_back(found->second);
        if (there.empty()) continue;
        constexpr std::size_t max = 8;
        const std::size_t rest = there.size() > max ? there.size() - max : 0;
        there.resize(there.size() - rest);
        const Node who = reinforcement["group"] ? reinforcement["group"] : reinforcement["unit"];
        const auto& wording = findings.wording();
        const auto names = namesAnd(there, rest, wording);
        findings.add("scenario/arrived", Level::warning, who,
                     there.size() + rest == 1
                         ? wording.say("{names} is already on the board, but also arrives as a reinforcement",
                                       {{"names", names}})
                         : wording.say("{names} are already on the board, but also arrive as reinforcements",
                                       {{"names", names}}),
                     wording.say("remove the bases from the board, or remove the reinforcement"));
    }
}

void checkUnplaced(const Side& side, Findings& findings)
{
    if (!side.sideArmy || side.placements.empty()) return;
    const auto placed = placedBases(side);
    const auto waiting = awaited(side);
    std::vector<std::string> missing;
    std::int64_t count = 0, all = 0;
    for (const auto& element : side.sideArmy->placeables()) {
        all += element.bases;
        if (waiting.contains(element.id)) continue;
        const auto there = placed.find(element.id);
        const auto left = element.bases - (there == placed.end() ? 0 : static_cast<std::int64_t>(there->second.size()));
        if (left <= 0) continue;
        count += left;
        missing.push_back(left > 1 ? fmt::format("{} ({})", element.name(), left) : std::string(element.name()));
    }
    if (missing.empty()) return;
    constexpr std::size_t max = 8;
    const std::size_t rest = missing.size() > max ? missing.size() - max : 0;
    const auto& wording = findings.wording();
    missing.resize(missing.size() - rest);
    findings.add("scenario/unplaced", Level::info, side.node["placements"],
                 wording.say("{number} of {all} bases of {side} are not placed: {names}",
                             {{"number", count},
                              {"all", all},
                              {"side", nameOf(side.node)},
                              {"names", namesAnd(missing, rest, wording)}}),
                 wording.say("place them, or add them as reinforcements"));
}

/// Reports a leader attached to a unit who is farther from its nearest base than the width of such a base.
void checkAttached(const Side& side, const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    for (const auto& leader : side.placements) {
        const expr::Value* with =
            leader.element && leader.element->isLeader ? leader.element->self.find("with") : nullptr;
        const auto place = leader.place();
        if (!place || !with || !with->is(expr::ValueType::string)) continue;
        const Placement* nearest = nullptr;
        double min = std::numeric_limits<double>::infinity();
        for (const auto& base : side.placements) {
            const auto other = base.node["unit"].string() == with->asString() ? base.place() : std::nullopt;
            if (!other) continue;
            const double gap = geometry::distance(*place, *other, PaidEffort(evaluation));
            if (!evaluation.isExhausted() && gap < min) min = gap, nearest = &base;
        }
        if (!nearest || !nearest->base) continue;
        const BoardFrame& board = field.board();
        const double max = std::max((*nearest->base)[0], (*nearest->base)[1]);
        if (min <= max + board.tolerance()) continue;
        const auto& wording = findings.wording();
        findings.add("scenario/attached", Level::warning, leader.node["at"],
                     wording.say("{leader} is attached to {unit} but is {length} away from it",
                                 {{"leader", leader.name()},
                                  {"unit", nearest->element ? nearest->element->name() : with->asString()},
                                  {"length", board.text(min, wording)}}),
                     wording.say("place it within {length} of that unit", {{"length", board.text(max, wording)}}));
    }
}

}  // namespace

void checkRemarks(const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    checkMeasure(field, findings);
    checkReinforcements(field, findings);
    for (const auto& side : field.sides())
        checkArrived(side, findings), checkAttached(side, field, evaluation, findings), checkUnplaced(side, findings);
}

}  // namespace muster::rules

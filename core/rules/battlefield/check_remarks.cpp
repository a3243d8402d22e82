#include "core/rules/battlefield/fairness.hpp"
#include "core/rules/battlefield/scenario_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

void checkMeasure(const Battlefield& field, Findings& findings)
{
    const BoardFrame& board = field.board();
    const double longest = board.toMillimetres(std::max(board.width(), board.depth())), shortest = board.toMillimetres(std::min(board.width(), board.depth()));
    if (longest <= 6000 && shortest >= 150) return;
    const Node node = field.node()["board"], measure = node["measure"];
    findings.add("scenario/measure", Level::warning, measure ? measure : node["width"], fmt::format("the board is {} wide and {} deep: too {} for a table", board.text(board.width()), board.text(board.depth()), longest > 6000 ? "large" : "small"),
                 "say the measure in which this file counts: \"measure\": \"in\", \"cm\" or \"mm\"");
}

void checkReinforcements(const Battlefield& field, Findings& findings)
{
    const Node turns = field.node()["turns"];
    if (!turns.isInteger()) return;
    for (const auto& side : field.sides())
        for (const Node reinforcement : side.node["reinforcements"])
            if (const Node turn = reinforcement["turn"]; turn.isInteger() && turn.integer() > turns.integer())
                findings.add("scenario/late", Level::warning, turn, fmt::format("they arrive on turn {}, and the game ends with turn {}", turn.integer(), turns.integer()), "let them come sooner, or the game last longer");
}

/// Ids of what a side keeps off the board at first.
std::set<std::string_view> awaited(const Side& side)
{
    std::set<std::string_view> ids;
    for (const Node reinforcement : side.node["reinforcements"]) {
        ids.insert(reinforcement["unit"].string());
        const auto group = reinforcement["group"].string();
        for (const auto& formation : side.contingent->roster()->groups())
            if (!group.empty() && formation.node["id"].string() == group)
                for (const char* key : {"units", "leaders"})
                    for (const Node member : formation.node[key]) ids.insert(member["id"].string());
    }
    return ids;
}

/// Warns of those that come although all of them stand on the board.
void checkArrived(const Side& side, Findings& findings)
{
    if (!side.contingent || side.placements.empty()) return;
    std::map<std::string_view, std::set<std::int64_t>> placed;
    for (const auto& placement : side.placements) placed[placement.node["unit"].string()].insert(placement.index);
    std::map<std::string_view, std::string_view> whole;  // those that stand there with all their bases: id and name
    for (const auto& thing : side.contingent->placeables())
        if (const auto found = placed.find(thing.id); found != placed.end() && static_cast<std::int64_t>(found->second.size()) >= thing.bases) whole.try_emplace(thing.id, thing.name());
    if (whole.empty()) return;
    for (const Node reinforcement : side.node["reinforcements"]) {
        std::vector<std::string> there;
        const auto look = [&](std::string_view id) {
            if (const auto found = whole.find(id); found != whole.end()) there.emplace_back(found->second);
        };
        look(reinforcement["unit"].string());
        const auto group = reinforcement["group"].string();
        for (const auto& formation : side.contingent->roster()->groups())
            if (!group.empty() && formation.node["id"].string() == group)
                for (const char* key : {"units", "leaders"})
                    for (const Node member : formation.node[key]) look(member["id"].string());
        if (there.empty()) continue;
        constexpr std::size_t most = 8;
        const std::size_t rest = there.size() > most ? there.size() - most : 0;
        there.resize(there.size() - rest);
        const Node who = group.empty() ? reinforcement["unit"] : reinforcement["group"];
        findings.add("scenario/arrived", Level::warning, who,
                     fmt::format("{}{} {} on the board already, and {} as a reinforcement", fmt::join(there, ", "), rest > 0 ? fmt::format(" and {} more", rest) : "", there.size() + rest == 1 ? "stands" : "stand",
                                 there.size() + rest == 1 ? "comes" : "come"),
                     "take the bases off the board, or let somebody else come");
    }
}

void checkUnplaced(const Side& side, Findings& findings)
{
    if (!side.contingent || side.placements.empty()) return;
    std::map<std::string_view, std::set<std::int64_t>> placed;
    for (const auto& placement : side.placements) placed[placement.node["unit"].string()].insert(placement.index);
    const auto waiting = awaited(side);
    std::vector<std::string> missing;
    std::int64_t count = 0, all = 0;
    for (const auto& thing : side.contingent->placeables()) {
        all += thing.bases;
        if (waiting.contains(thing.id)) continue;
        const auto there = placed.find(thing.id);
        const auto left = thing.bases - (there == placed.end() ? 0 : static_cast<std::int64_t>(there->second.size()));
        if (left <= 0) continue;
        count += left;
        missing.push_back(left > 1 ? fmt::format("{} ({})", thing.name(), left) : std::string(thing.name()));
    }
    if (missing.empty()) return;
    constexpr std::size_t most = 8;
    const std::size_t rest = missing.size() > most ? missing.size() - most : 0;
    missing.resize(missing.size() - rest);
    findings.add("scenario/unplaced", Level::info, side.node["placements"],
                 fmt::format("{} of {} bases of {} stand nowhere: {}{}", count, all, nameOf(side.node), fmt::join(missing, ", "), rest > 0 ? fmt::format(" and {} more", rest) : ""),
                 "place them, or let them come as reinforcements");
}

std::string round(double number) { return fmt::format("{}", std::round(number * 10) / 10); }

void checkSymmetry(const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    if (!findings.wants("scenario/symmetry", Level::info)) return;
    const Fairness fairness = fairnessOf(field, evaluation);
    if (!fairness.canCompare() || (fairness.grounds.empty() && fairness.ways.empty())) return;
    const auto bySide = [&](const std::vector<double>& values) {
        std::vector<std::string> parts;
        for (std::size_t i = 0; i < values.size(); ++i) parts.push_back(fmt::format("{} {}", nameOf(fairness.sides[i]->node), round(values[i])));
        return fmt::format("{}", fmt::join(parts, ", "));
    };
    constexpr std::size_t most = 12;
    std::vector<std::string> facts;
    const auto measure = field.offer().game().measure.empty() ? std::string("in") : field.offer().game().measure;
    for (const auto& ground : fairness.grounds)
        if (facts.size() < most) facts.push_back(fmt::format("{} (sq {}): {}", ground.label, measure, bySide(ground.areas)));
    for (const auto& way : fairness.ways)
        if (facts.size() < most) facts.push_back(fmt::format("to \"{}\" ({}): {}", nameOf(way.objective->node), measure, bySide(way.distances)));
    const auto left = fairness.grounds.size() + fairness.ways.size() - facts.size();
    if (left > 0) facts.push_back(fmt::format("and {} more", left));
    if (const auto symmetry = symmetryText(fairness.symmetry); !symmetry.empty()) facts.push_back(fmt::format("the terrain is {}", symmetry));
    const Node terrain = field.node()["terrain"];
    const auto at = terrain ? terrain : field.node()["objectives"];
    auto finding = diagnostics::Diagnostic{"scenario/symmetry", Level::info, fmt::format("{}", fmt::join(facts, "; ")), placeOfKey(at), {}, {}, {}, {}};
    finding.sourceLine = shownLine(at.document().source(), finding.place.line);
    findings.add(std::move(finding));
}

}  // namespace

void checkRemarks(const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    checkMeasure(field, findings);
    checkReinforcements(field, findings);
    for (const auto& side : field.sides()) checkArrived(side, findings), checkUnplaced(side, findings);
    checkSymmetry(field, evaluation, findings);
}

}  // namespace muster::rules

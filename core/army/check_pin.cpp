#include "core/army/check_pin.hpp"

#include "core/army/pin_change.hpp"
#include "core/army/pin_edit.hpp"
#include "core/game/game.hpp"
#include "core/schema/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace muster::rules {

using diagnostics::Diagnostic;
using diagnostics::Level;
using diagnostics::Related;
using text::Node;
using wording::Wording;

namespace {

constexpr std::size_t maxRelated = 50, maxPatched = 1000;

/// The difference, as the beginning of the message.
std::string difference(const PinChange& change, const Pin& then, const Game& game, Node army, const Wording& wording)
{
    const auto list = army["list"].string();
    if (change.version) {
        const auto text = wording.say("built with version {then} of {game}; version {now} is installed",
                                      {{"then", then.version}, {"game", game.name}, {"now", game.version}});
        return change.list && !change.system
                   ? wording.say("{text}, and the list \"{list}\" has changed", {{"text", text}, {"list", list}})
                   : text;
    }
    if (change.list && !change.system)
        return wording.say("the list \"{list}\" has changed since the army was built with it", {{"list", list}});
    const auto system = wording.say("{game} has changed without a new version number", {{"game", game.name}});
    return change.list ? wording.say("{text}, and so has the list \"{list}\"", {{"text", system}, {"list", list}})
                       : system;
}

/// The outdated value.
Node placeOfChange(const PinChange& change, Node army)
{
    if (change.version) return army["systemVersion"];
    return army["pin"][change.system ? "system" : "list"];
}

std::vector<Related> changedMembers(const PinChange& change, const Roster& roster, std::string_view points,
                                    const Wording& wording)
{
    std::map<std::string_view, Node> nodes;
    for (const auto* members : {&roster.units(), &roster.leaders()})
        for (const auto& member : *members) nodes.emplace(member.node["id"].string(), member.node);
    std::vector<Related> related;
    for (const auto& cost : change.costs) {
        if (related.size() == maxRelated) break;
        const auto known = nodes.find(cost.id);
        if (known == nodes.end() || !cost.now) continue;
        const auto id = schema::cut(cost.id, maxIdBytes);
        related.push_back({cost.then ? wording.say("{id}: {then} {points} when it was pinned, {now} now",
                                                   {{"id", id},
                                                    {"then", wording.number(*cost.then, 15)},
                                                    {"points", points},
                                                    {"now", wording.number(*cost.now, 15)}})
                                     : wording.say("{id}: missing when it was pinned, {now} now",
                                                   {{"id", id}, {"now", wording.number(*cost.now, 15)}}),
                           placeOf(known->second)});
    }
    return related;
}

bool differs(const std::string& pinned, const std::string& installed) { return !pinned.empty() && pinned != installed; }

/// The schema reports anything but three numbers.
bool isVersion(const std::string& version) { return std::count(version.begin(), version.end(), '.') == 2; }

}  // namespace

void checkPin(const Roster& roster, const RulesContext& rulesContext, Findings& findings)
{
    const Node army = roster.node();
    const Game& game = *rulesContext.game;
    Pin then = pinIn(army);
    if (!isVersion(then.version)) then.version.clear();
    if (!differs(then.version, game.version) && !differs(then.hashes.system, rulesContext.hashes.system) &&
        !differs(then.hashes.list, rulesContext.hashes.list))
        return;
    if (!findings.wants("ref/system-version", Level::warning)) return;

    const auto now = pinOf(roster, rulesContext.hashes, findings.list());
    const auto change = compare(then, now);
    const auto& wording = findings.wording();
    const auto label = game.document->root()["budget"]["label"].string();
    const auto points = label.empty() ? wording.say("points") : roster.catalogue().phrases().of(label);
    const auto effects = consequences(change, points, wording);
    const Node node = placeOfChange(change, army);
    auto place = placeOf(node);
    auto line = shownLine(node.document().source(), place);
    findings.add(Diagnostic{
        "ref/system-version", Level::warning,
        difference(change, then, game, army, wording) + (effects.empty() ? "" : ": " + effects), std::move(place),
        wording.say("review the other findings, then pin the installed version with: {command}",
                    {{"command", fmt::format("muster upgrade {}", node.document().source().name())}}),
        std::move(line), changedMembers(change, roster, points, wording),
        now.costs.size() <= maxPatched ? pinPatch(army, now) : std::string()});
}

}  // namespace muster::rules

#include "core/army/army_checks.hpp"
#include "core/expr/value_text.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/library/check_context.hpp"
#include "core/library/table_links.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

std::vector<std::string> idsOf(const std::vector<Entry>& entries)
{
    std::vector<std::string> ids;
    for (const auto& entry : entries) ids.emplace_back(entry.id);
    return ids;
}

std::string whereFrom(const Catalogue& catalogue, const wording::Wording& wording)
{
    const Node list = catalogue.listNode();
    return list ? wording.say("the list \"{id}\"", {{"id", list["id"].string()}}) : catalogue.game().name;
}

/// The command that lists everything an army of the catalogue may choose; empty without a list.
std::string listCommand(const Catalogue& catalogue)
{
    const Node list = catalogue.listNode();
    return list ? fmt::format("muster lists {} {}", catalogue.game().id, list["id"].string()) : std::string();
}

/// Offers entries to an element that names none.
std::string entryToAdd(const std::vector<Entry>& entries, const Catalogue& catalogue, Findings& findings)
{
    const auto& wording = findings.wording();
    if (entries.empty()) return wording.say("add \"entry\": \"...\"");
    return choice(findings, idsOf(entries), {}, wording.say("add \"entry\": \"...\" with one of the list's entries"),
                  listCommand(catalogue));
}

void checkEntry(const Member& member, const std::vector<Entry>& entries, const Catalogue& catalogue, Findings& findings)
{
    const Node entry = member.node["entry"];
    if (!entry.isString() || member.entry || !findings.wants("ref/not-found", Level::error)) return;
    const bool noLists = catalogue.game().lists == Game::Lists::none;
    const auto& wording = findings.wording();
    const auto help = [&]() -> std::string {
        if (entries.empty())
            return noLists                ? wording.say("remove \"entry\": armies of this game have no list")
                   : catalogue.listNode() ? wording.say("remove \"entry\": the list has none of this kind")
                                          : wording.say("name a \"list\" that has the entry");
        return choice(findings, idsOf(entries), entry.string(),
                      catalogue.listNode() ? wording.say("use one of the list's entries")
                      : noLists
                          ? wording.say("use one of the game's own entries")
                          : wording.say("name a \"list\" that has the entry, or use one of the game's own entries"),
                      listCommand(catalogue));
    };
    findings.add("ref/not-found", Level::error, entry,
                 wording.say("there is no entry \"{id}\" in {source}",
                             {{"id", entry.string()}, {"source", whereFrom(catalogue, wording)}}),
                 help());
}

/// The unit that a leader is with must be a unit of the army.
void checkAttachment(const Member& leader, const Roster& roster, Findings& findings)
{
    const Node with = leader.node["with"];
    if (!with.isString()) return;
    std::vector<std::string> ids;
    for (const auto& unit : roster.units()) {
        if (unit.node["id"].string() == with.string()) return;
        ids.emplace_back(unit.node["id"].string());
    }
    if (!findings.wants("ref/not-found", Level::error)) return;
    findings.add("ref/not-found", Level::error, with,
                 findings.wording().say("there is no unit \"{id}\" in this army", {{"id", with.string()}}),
                 ids.empty() ? findings.wording().say("remove \"with\": the army has no units")
                             : choice(findings, ids, with.string(),
                                      findings.wording().say(
                                          "write the \"id\" of the leader's unit, or remove \"with\"; the units are")));
}

/// True if the game has a rule of scope unit or leader that reads both the key and the entry: then that rule determines
/// which differences are allowed.
bool isConcernOf(const Game& game, const std::string& key)
{
    return std::any_of(game.rules.begin(), game.rules.end(), [&](const Rule& rule) {
        if (rule.scope != Scope::unit && rule.scope != Scope::leader) return false;
        bool readsKey = false, readsEntry = false;
        const auto note = [&](const expr::Program& program) {
            const auto& fields = program.fields();
            const auto slots = program.reads();
            readsKey = readsKey || program.readsWhole() || std::binary_search(fields.begin(), fields.end(), key);
            readsEntry = readsEntry || key == "entry" || std::binary_search(slots.begin(), slots.end(), entrySlot);
        };
        for (const auto* part : {&rule.when, &rule.each, &rule.require})
            if (*part) note(**part);
        for (const auto& let : rule.lets) note(let.program);
        return readsKey && readsEntry;
    });
}

/// A value as JSON on one line. Numbers appear by value, regardless of their spelling in the file.
std::string numbersByValue(Node value)
{
    if (value.kind() == text::Kind::integer) return fmt::to_string(value.integer());
    if (value.isNumber()) return expr::realText(value.real());
    std::vector<std::string> parts;
    for (const Node part : value)
        parts.push_back(value.isObject() ? fmt::format("\"{}\": {}", part.key(), numbersByValue(part))
                                         : numbersByValue(part));
    if (parts.empty()) return std::string(value.sourceText());
    return fmt::format(fmt::runtime(value.isObject() ? "{{ {} }}" : "[{}]"), fmt::join(parts, ", "));
}

/// Reports a unit's own values that contradict its list.
void checkOverrides(const Member& unit, const ElementSchema& elementSchema, const Game& game, Evaluation& evaluation,
                    Findings& findings)
{
    for (const auto& [key, listed] : unit.entry->values) {
        const Node own = unit.node[key.asString()];
        const auto* field = own ? elementSchema.find(key.asString()) : nullptr;
        if (!field || expr::equal(field->reader.read(own, evaluation.arena()), listed)) continue;
        if (isConcernOf(game, field->name) || !findings.wants("list/overrides-entry", Level::warning)) continue;
        const Node listedNode = unit.entry->node[own.key()];
        const auto& wording = findings.wording();
        auto made = findingAt(
            own, "list/overrides-entry", Level::warning,
            wording.say("\"{key}\" is {here} here and {there} in the list's entry \"{entry}\"",
                        {{"key", own.key()},
                         {"here", numbersByValue(own)},
                         {"there", numbersByValue(listedNode)},
                         {"entry", unit.entry->node["name"].string()}}),
            wording.say("remove \"{key}\" to use the list's value, or add this value to the list as an option",
                        {{"key", own.key()}}));
        made.related.push_back({wording.say("the list's value is here"), placeOf(listedNode)});
        findings.add(std::move(made));
    }
}

void checkMissing(const Member& member, const ElementSchema& elementSchema, bool needsEntry, Findings& findings)
{
    // A missing entry, or a missing name of a required one, has been reported already; so the values it would have
    // supplied are not reported.
    if (!member.entry && (member.node["entry"].isString() || needsEntry)) return;
    for (const auto& name : member.missing) {
        const auto* field = elementSchema.find(name);
        const auto title = field ? field->schema["title"].string() : std::string_view();
        findings.addMissing("schema/required", Level::error, member.node, name,
                            fmt::format("missing key \"{}\"{}", name, title.empty() ? "" : fmt::format(" ({})", title)),
                            member.entry ? "add it here; its list entry does not have it either"
                                         : "add it here, or name an \"entry\" that has it");
    }
}

/// Reports keys that an army does not need in its game: a budget without points, a list without lists.
void checkNeedless(Node army, const Game& game, Findings& findings)
{
    const auto& wording = findings.wording();
    if (const Node budget = army["budget"]; budget && !game.budget)
        findings.addAtKey("army/no-points", Level::warning, budget,
                          wording.say("{game} has no points, so the budget has no effect", {{"game", game.name}}),
                          wording.say("remove it"));
    if (const Node list = army["list"]; list && game.lists == Game::Lists::none)
        findings.addAtKey("list/none", Level::error, list,
                          wording.say("armies of {game} are built without lists", {{"game", game.name}}),
                          wording.say("remove it, and write the values of the units in the army"));
    if (const Node leaders = army["leaders"]; leaders.size() > 0 && !game.hasLeaders())
        findings.addAtKey("army/no-leaders", Level::warning, leaders,
                          wording.say("{game} has no leaders, so these have no effect", {{"game", game.name}}),
                          wording.say("remove them, or add them as units"));
}

/// Checks references to table rows in units, leaders and groups themselves; those in entries are checked in the
/// entries' own files.
void checkTableLinks(const Roster& roster, Findings& findings)
{
    const Game& game = roster.catalogue().game();
    TableLinkChecker checker(roster.catalogue(), findings);
    const auto checkAll = [&](const auto& elements, const ElementSchema& elementSchema) {
        if (const auto links = tableLinks(elementSchema); !links.empty())
            for (const auto& element : elements) checker.check(element.node, links);
    };
    checkAll(roster.units(), game.unit);
    checkAll(roster.leaders(), game.leader);
    checkAll(roster.groups(), game.group);
    checker.check(roster.node(), tableLinks(game.army));
}

}  // namespace

void checkReferences(const Roster& roster, Findings& findings)
{
    const Catalogue& catalogue = roster.catalogue();
    const Game& game = catalogue.game();
    const bool needsList = game.lists == Game::Lists::required;
    const auto& wording = findings.wording();
    if (needsList && !roster.node()["list"].isString())
        findings.add("list/required", Level::error, roster.node(),
                     wording.say("an army of {game} needs a list, and this one names none", {{"game", game.name}}),
                     wording.say("add \"list\": \"...\"; see: {command}", {{"command", "muster lists " + game.id}}));
    checkNeedless(roster.node(), game, findings);
    checkTableLinks(roster, findings);
    std::set<std::string_view> seen;
    for (const auto& unit : roster.units()) {
        checkUnique(unit.node["id"], seen, findings);
        checkEntry(unit, catalogue.entries(), catalogue, findings);
        if (needsList && !unit.node["entry"] && findings.wants("list/required", Level::error))
            findings.add("list/required", Level::error, unit.node, wording.say("this unit names no entry of the list"),
                         entryToAdd(catalogue.entries(), catalogue, findings));
        checkOptions(unit, findings);
        checkMissing(unit, game.unit, needsList, findings);
    }
    for (const auto& leader : roster.leaders()) {
        checkUnique(leader.node["id"], seen, findings);
        checkEntry(leader, catalogue.leaders(), catalogue, findings);
        checkOptions(leader, findings);
        checkAttachment(leader, roster, findings);
        checkMissing(leader, game.leader, false, findings);
    }
    for (const auto& group : roster.groups()) checkUnique(group.node["id"], seen, findings);
}

void checkAgainstList(const Roster& roster, Evaluation& evaluation, Findings& findings)
{
    const Catalogue& catalogue = roster.catalogue();
    const auto& wording = findings.wording();
    const bool mayLackEntries = !catalogue.listNode() || catalogue.game().lists != Game::Lists::optional ||
                                isConcernOf(catalogue.game(), "entry");
    for (const auto& unit : roster.units()) {
        if (unit.entry)
            checkOverrides(unit, catalogue.game().unit, catalogue.game(), evaluation, findings);
        else if (!mayLackEntries && !unit.node["entry"] && findings.wants("list/no-entry", Level::warning))
            findings.add("list/no-entry", Level::warning, unit.node,
                         wording.say("this unit has no entry in {source}, so the list's limits do not apply to it",
                                     {{"source", whereFrom(catalogue, wording)}}),
                         wording.say("{choice}; or remove the \"list\" from the army",
                                     {{"choice", entryToAdd(catalogue.entries(), catalogue, findings)}}));
    }
    for (const auto& leader : roster.leaders()) {
        if (leader.entry)
            checkOverrides(leader, catalogue.game().leader, catalogue.game(), evaluation, findings);
        else if (catalogue.listNode() && !catalogue.leaders().empty() && !leader.node["entry"] &&
                 findings.wants("list/no-entry", Level::warning))
            findings.add("list/no-entry", Level::warning, leader.node,
                         wording.say("this leader has no entry in {source}, so the list's limits do not apply to it",
                                     {{"source", whereFrom(catalogue, wording)}}),
                         choice(findings, idsOf(catalogue.leaders()), {},
                                wording.say("add \"entry\": \"...\" with the id of one of the list's leaders"),
                                listCommand(catalogue)));
    }
}

}  // namespace muster::rules

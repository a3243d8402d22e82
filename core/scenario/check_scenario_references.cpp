#include "core/game/game.hpp"
#include "core/scenario/scenario_checks.hpp"

#include "core/library/table_links.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace muster::rules {

using diagnostics::Level;
using text::Node;
using wording::Wording;

namespace {

class ScenarioNames {
public:
    explicit ScenarioNames(const Battlefield& field, Findings& findings)
        : m_findings(findings), m_wording(findings.wording())
    {
        for (const auto& zone : field.zones()) m_zones.emplace_back(zone.id);
        for (const auto& side : field.sides()) m_sides.emplace_back(side.id);
        for (const char* key : {"terrain", "zones", "objectives", "sides"})
            for (const Node element : field.node()[key]) m_elements[key].emplace_back(element["id"].string());
    }

    /// Checks the system's own keys whose texts name elements of the battlefield ("names").
    void own(Node element, const ElementSchema& schema)
    {
        for (const auto& field : schema.fields) {
            const Node kinds = field.schema["names"], value = element[field.name];
            if (!kinds || !value) continue;
            std::vector<std::string> known;
            for (const Node kind : kinds)
                if (const auto found = m_elements.find(kind.string()); found != m_elements.end())
                    known.insert(known.end(), found->second.begin(), found->second.end());
            for (const Node name : linkedTexts(value))
                expect(known, name, m_wording.say("there is no \"{id}\" on this battlefield", {{"id", name.string()}}),
                       m_wording.say("there are"), m_wording.say("add it, or remove the key"));
        }
    }

    void side(Node name)
    {
        expect(m_sides, name, m_wording.say("there is no side \"{id}\"", {{"id", name.string()}}),
               m_wording.say("the sides are"), m_wording.say("add it to \"sides\""));
    }

    void zones(Node named)
    {
        if (named.isString()) zone(named);
        for (const Node name : named) zone(name);
    }

private:
    void zone(Node name)
    {
        expect(m_zones, name, m_wording.say("there is no zone \"{id}\"", {{"id", name.string()}}),
               m_wording.say("the zones are"), m_wording.say("add it to \"zones\""));
    }

    void expect(const std::vector<std::string>& known, Node name, std::string message, std::string_view lead,
                std::string ifNone)
    {
        if (!name.isString() || std::find(known.begin(), known.end(), name.string()) != known.end() ||
            !m_findings.wants("ref/not-found", Level::error))
            return;
        m_findings.add("ref/not-found", Level::error, name, std::move(message),
                       known.empty() ? std::move(ifNone) : choice(m_findings, known, name.string(), lead));
    }

    Findings& m_findings;
    const Wording& m_wording;
    std::vector<std::string> m_zones, m_sides;
    std::map<std::string_view, std::vector<std::string>> m_elements;  ///< ids by the key of the elements
};

std::vector<std::string> idsOf(const SideArmy& sideArmy)
{
    std::vector<std::string> ids;
    for (const auto& element : sideArmy.placeables()) ids.emplace_back(element.id);
    return ids;
}

void checkUnit(const SideArmy& sideArmy, Node unit, Findings& findings)
{
    if (!unit.isString() || sideArmy.placeable(unit.string()) || !findings.wants("ref/not-found", Level::error)) return;
    findings.add("ref/not-found", Level::error, unit,
                 findings.wording().say("the army \"{army}\" has no unit or leader \"{id}\"",
                                        {{"army", sideArmy.name()}, {"id", unit.string()}}),
                 choice(findings, idsOf(sideArmy), unit.string(), findings.wording().say("place one of its units")));
}

void checkIndex(const Placement& placement, Findings& findings)
{
    const Node index = placement.node["index"];
    if (!placement.element || placement.index < placement.element->bases) return;
    const auto bases = placement.element->bases;
    const auto& wording = findings.wording();
    findings.add(
        "scenario/placement", Level::error, index ? index : placement.node,
        bases == 1
            ? wording.say("{unit} has one base, so there is no base {index}",
                          {{"unit", placement.node["unit"].string()}, {"index", placement.index}})
            : wording.say("{unit} has {number} bases, so there is no base {index}",
                          {{"unit", placement.node["unit"].string()}, {"number", bases}, {"index", placement.index}}),
        bases > 1    ? wording.say("use an index from 0 to {last}", {{"last", bases - 1}})
        : bases == 1 ? wording.say("remove the index")
                     : wording.say("remove it from the board"));
}

void checkPlace(const Placement& placement, const BoardFrame& board, Findings& findings)
{
    const Node at = placement.node["at"], square = placement.node["square"];
    const auto& wording = findings.wording();
    if (!at && !square)
        findings.add("scenario/placement", Level::error, placement.node,
                     wording.say("{unit} is placed without a position", {{"unit", placement.node["unit"].string()}}),
                     wording.say("add \"at\": [x, y]"));
    if (at && square)
        findings.add("scenario/placement", Level::error, square,
                     wording.say("a base has a position or a square, not both"),
                     wording.say("remove \"square\"; it follows from \"at\""));
    if (!at && square && !board.hasGrid())
        findings.add("scenario/placement", Level::error, square,
                     wording.say("the board has no grid, so there are no squares"),
                     wording.say("write \"at\": [x, y] instead"));
    else if (!at && square && !placement.at && square.size() == 2)
        findings.add("scenario/placement", Level::error, square,
                     wording.say("the grid has no such square: it has {columns} and {rows}",
                                 {{"columns", wording.sayCounted(static_cast<std::uint64_t>(board.columns()),
                                                                 "1 column", "{count} columns")},
                                  {"rows", wording.sayCounted(static_cast<std::uint64_t>(board.rows()), "1 row",
                                                              "{count} rows")}}),
                     wording.say("count columns from the west and rows from the south, from 1"));
}

/// A base must have the size of its unit's bases, which the check of the army uses.
void checkBase(const Placement& placement, const BoardFrame& board, Findings& findings)
{
    const Node own = placement.node["base"];
    if (!placement.element || !placement.element->base || !placement.base || own.size() != 2) return;
    const auto& usual = *placement.element->base;
    const auto given = std::array{board.toMillimetres((*placement.base)[0]), board.toMillimetres((*placement.base)[1])};
    const double tolerance = board.toMillimetres(board.tolerance());
    if (std::abs(given[0] - usual[0]) <= tolerance && std::abs(given[1] - usual[1]) <= tolerance) return;
    const auto size = [&](const std::array<double, 2>& sides) {
        return findings.wording().say("{width} x {depth} mm", {{"width", sides[0]}, {"depth", sides[1]}});
    };
    findings.add(
        "scenario/base", Level::warning, own,
        findings.wording().say("the base of {base} is {here} here, but {there} in its army",
                               {{"base", placement.name()},
                                {"here", size({own.at(std::uint32_t{0}).real(), own.at(std::uint32_t{1}).real()})},
                                {"there", size(usual)}}),
        findings.wording().say("remove \"base\", or change the size in the army"));
}

/// True if a point is near an edge: a base that has just arrived is not drawn with its centre exactly on the line.
bool isAtEdge(geometry::Point at, Edge edge, const BoardFrame& board)
{
    const double reach = 0.05 * std::min(board.width(), board.depth());
    switch (edge) {
    case Edge::north: return at.y >= board.depth() - reach;
    case Edge::south: return at.y <= reach;
    case Edge::east: return at.x >= board.width() - reach;
    case Edge::west: break;
    }
    return at.x <= reach;
}

/// The units that have arrived so far, each with its reinforcement.
struct Arrived {
    std::map<std::string_view, Node> members, groups;
};

void checkReinforcement(const Side& side, Node reinforcement, const BoardFrame& board, Arrived& arrived,
                        Findings& findings)
{
    const Node unit = reinforcement["unit"], group = reinforcement["group"];
    const auto& wording = findings.wording();
    const auto report = [&](Node at, std::string message, std::string help) {
        findings.add("scenario/reinforcement", Level::error, at, std::move(message), std::move(help));
    };
    if (!unit && !group)
        report(reinforcement, wording.say("the reinforcement names neither a unit nor a group"),
               wording.say("add \"unit\" or \"group\""));
    if (unit && group)
        report(group, wording.say("a reinforcement names a unit or a group, not both"),
               wording.say("split it into two reinforcements"));
    if (side.sideArmy) {
        checkUnit(*side.sideArmy, unit, findings);
        if (group.isString() && !side.sideArmy->hasGroup(group.string()) &&
            findings.wants("ref/not-found", Level::error))
            findings.add(
                "ref/not-found", Level::error, group,
                wording.say("the army \"{army}\" has no group \"{id}\"",
                            {{"army", side.sideArmy->name()}, {"id", group.string()}}),
                choice(findings, side.sideArmy->groups(), group.string(), wording.say("name one of its groups")));
    }
    std::vector<std::string_view> again;
    Node before;
    const auto arrive = [&](std::map<std::string_view, Node>& seen, std::string_view id) {
        const auto [known, isNew] = seen.try_emplace(id, reinforcement);
        // A unit that arrives with its group in the same reinforcement has been reported already.
        if (isNew || known->second == reinforcement) return isNew;
        again.push_back(id);
        if (!before) before = known->second;
        return false;
    };
    if (!unit.string().empty()) arrive(arrived.members, unit.string());
    // The members of a group that has already arrived are not checked again.
    if (!group.string().empty() && arrive(arrived.groups, group.string()) && side.sideArmy)
        for (const auto id : side.sideArmy->membersOf(group.string())) arrive(arrived.members, id);
    if (!again.empty()) {
        constexpr std::size_t max = 8;
        const std::size_t rest = again.size() > max ? again.size() - max : 0;
        const bool one = again.size() == 1;
        again.resize(again.size() - rest);
        auto names = fmt::format("{}", fmt::join(again, ", "));
        if (rest > 0) names = wording.say("{names} and {count} more", {{"names", names}, {"count", rest}});
        const auto first = before["turn"].integer(), second = reinforcement["turn"].integer();
        report(group ? group : unit,
               one ? wording.say("{names} arrives twice: on turn {first} and on turn {second}",
                                 {{"names", names}, {"first", first}, {"second", second}})
                   : wording.say("{names} arrive twice: on turn {first} and on turn {second}",
                                 {{"names", names}, {"first", first}, {"second", second}}),
               wording.say("bring on each unit once, alone or with its group"));
    }
    const auto edge = edgeFromName(reinforcement["edge"].string());
    if (const auto at = board.point(reinforcement["at"]); at && edge && board.isValid() && !isAtEdge(*at, *edge, board))
        report(reinforcement["at"],
               wording.say("they arrive by the {edge} edge, but their arrival point is not at that edge",
                           {{"edge", edgeWord(*edge, wording)}}),
               wording.say("move the point to the edge, or remove one of the two"));
}

void checkSide(const Side& side, const BoardFrame& board, Findings& findings)
{
    std::map<std::pair<std::string_view, std::int64_t>, Node> seen;
    for (const auto& placement : side.placements) {
        const Node unit = placement.node["unit"];
        checkPlace(placement, board, findings);
        if (!unit.isString()) continue;
        const auto [first, isNew] = seen.try_emplace({unit.string(), placement.index}, placement.node);
        if (!isNew)
            findings.add("scenario/placement", Level::error, placement.node,
                         findings.wording().say("base {index} of {unit} is placed twice",
                                                {{"index", placement.index}, {"unit", unit.string()}}),
                         findings.wording().say("change its index, or remove one of them"));
        if (!side.sideArmy) continue;
        checkUnit(*side.sideArmy, unit, findings);
        checkIndex(placement, findings);
        checkBase(placement, board, findings);
    }
    Arrived arrived;
    for (const Node reinforcement : side.node["reinforcements"])
        if (reinforcement.isObject()) checkReinforcement(side, reinforcement, board, arrived, findings);
}

/// Checks the references of the system's own keys: elements on the battlefield, and rows of its tables.
void checkOwnKeys(const Battlefield& field, ScenarioNames& names, Findings& findings)
{
    const Game& game = field.catalogue().game();
    TableLinkChecker rows(field.catalogue(), findings);
    const auto check = [&](Node element, const ElementSchema& schema, const std::vector<TableLink>& links) {
        names.own(element, schema);
        rows.check(element, links);
    };
    const auto ofPiece = tableLinks(game.piece), ofSide = tableLinks(game.side),
               ofPlacement = tableLinks(game.placement);
    check(field.node(), game.scenario, tableLinks(game.scenario));
    for (const auto& piece : field.terrain()) check(piece.node, game.piece, ofPiece);
    for (const auto& side : field.sides()) {
        check(side.node, game.side, ofSide);
        for (const auto& placement : side.placements) check(placement.node, game.placement, ofPlacement);
    }
}

}  // namespace

void checkScenarioReferences(const Battlefield& field, Findings& findings)
{
    ScenarioNames names(field, findings);
    for (const auto& piece : field.terrain()) names.side(piece.node["placedBy"]);
    for (const auto& objective : field.objectives()) {
        names.side(objective.node["holder"]);
        if (!objective.node["at"] && !objective.node["shape"])
            findings.add("scenario/shape", Level::error, objective.node,
                         findings.wording().say("the objective has no position"),
                         findings.wording().say("add \"at\": [x, y], or a shape"));
    }
    for (const Node victory : field.node()["victory"]) names.side(victory["side"]);
    for (const auto& side : field.sides()) {
        names.zones(side.node["zone"]);
        checkSide(side, field.board(), findings);
    }
    checkOwnKeys(field, names, findings);
}

void checkKinds(const Battlefield& field, Findings& findings)
{
    std::vector<std::string> known;
    for (const Node kind : field.catalogue().game().document->root()["terrain"])
        known.emplace_back(kind["id"].string());
    if (known.empty()) return;
    for (const auto& piece : field.terrain())
        if (const Node type = piece.node["type"];
            type.isString() && !piece.kind && findings.wants("ref/not-found", Level::error))
            findings.add("ref/not-found", Level::error, type,
                         findings.wording().say("there is no terrain \"{id}\" in this game", {{"id", type.string()}}),
                         choice(findings, known, type.string(), findings.wording().say("its kinds are")));
}

namespace {

/// Reports the problems of a side's army, with its first errors as related places.
void reportIllegal(const SideArmy& army, Node named, std::string_view side, std::optional<std::int64_t> budget,
                   Findings& findings)
{
    constexpr std::size_t max = 5;
    if (!findings.wants("scenario/army", Level::error)) return;
    diagnostics::Diagnostic finding;
    finding.rule = "scenario/army";
    finding.level = Level::error;
    finding.place = placeOf(named);
    finding.sourceLine = shownLine(named.document().source(), finding.place);
    // On its own the army is checked against its own budget, and may be legal.
    const auto& wording = findings.wording();
    finding.help =
        budget
            ? wording.say("it is checked against the side's budget of {budget} points", {{"budget", *budget}})
            : wording.say("see its errors with: {command}", {{"command", fmt::format("muster check {}", army.file())}});
    std::size_t shown = 0;
    static const diagnostics::Diagnostics none;
    for (const auto& error : army.army() ? army.army()->findings() : none) {
        if (error.level != Level::error || shown++ >= max) continue;
        if (shown == 1)
            finding.message = wording.sayCounted(army.errors(), "the army of {side} has an error: {message} ({rule})",
                                                 "the army of {side} has {count} errors: {message} ({rule})",
                                                 {{"side", side}, {"message", error.message}, {"rule", error.rule}});
        finding.related.push_back({fmt::format("{} ({})", error.message, error.rule), error.place});
    }
    if (finding.message.empty())
        finding.message =
            wording.say("the army of {side} cannot be read: {why}", {{"side", side}, {"why", army.error()}});
    findings.add(std::move(finding));
}

}  // namespace

std::vector<std::shared_ptr<const SideArmy>> checkArmies(const CheckContext& context, const Game& game)
{
    std::vector<std::shared_ptr<const SideArmy>> armies;
    // Each army is checked once per budget; many sides could otherwise check one large army again and again.
    constexpr std::size_t maxBytes = 2'000'000;
    std::map<std::pair<std::filesystem::path, std::optional<std::int64_t>>, bool> isChecked;
    std::size_t bytes = 0;
    for (const Node side : context.root()["sides"]) {
        if (armies.size() == maxSides) break;
        armies.emplace_back();
        const Node named = side["army"];
        if (!named.isString()) continue;
        if (files::kindOf(std::string(named.string())) != files::FileKind::army) {
            context.findings.add("scenario/army", Level::error, named,
                                 context.findings.wording().say("\"{file}\" is not an army file",
                                                                {{"file", files::shownReference(named.string())}}),
                                 context.findings.wording().say("name a file that ends in .army.json"));
            continue;
        }
        const auto path = follow(context, context.subject.path, named.string(), named);
        if (!path) continue;
        const auto limit = budgetOfSide(side);
        const auto [checked, isNew] = isChecked.try_emplace({*path, limit}, true);
        if (isNew) {
            const auto source = context.library.file(*path)->source;
            bytes += source ? source->bytes().size() : 0;
            checked->second = isChecked.size() == 1 || bytes <= maxBytes;
        }
        if (!checked->second) {
            context.findings.add("scenario/army", Level::error, named,
                                 fmt::format("the armies of this scenario exceed {} KB in total, each counted once per "
                                             "budget; this one was not checked",
                                             maxBytes / 1000),
                                 "use smaller armies, or give sides with the same army the same budget");
            continue;
        }
        const auto army = sideArmyOf(context.library, context.project, *path, limit);
        if (army->errors() > 0)
            reportIllegal(*army, named, side["id"].string(), limit, context.findings);
        else if (army->system() != game.id)
            context.findings.add(
                "scenario/army", Level::error, named,
                context.findings.wording().say("the army \"{army}\" is for {other}, but this scenario is for {game}",
                                               {{"army", army->name()}, {"other", army->system()}, {"game", game.id}}),
                context.findings.wording().say("name an army of this game"));
        armies.back() = army;
    }
    return armies;
}

}  // namespace muster::rules

#include "core/scenario/scenario_checks.hpp"

#include "core/geometry/distance.hpp"
#include "core/geometry/makers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace muster::rules {

using diagnostics::Level;
using geometry::Box;
using geometry::Point;
using text::Node;
using wording::Wording;

namespace {

/// "beyond the east edge by 1.5 in, beyond the north edge by 0.2 in", or empty if it is entirely on the board.
std::string beyond(const Box& bounds, const BoardFrame& board, const Wording& wording)
{
    const std::array<std::pair<Edge, double>, 4> out{{{Edge::west, -bounds.left},
                                                      {Edge::east, bounds.right - board.width()},
                                                      {Edge::south, -bounds.lower},
                                                      {Edge::north, bounds.upper - board.depth()}}};
    std::vector<std::string> parts;
    for (const auto& [edge, by] : out)
        if (by > board.tolerance())
            parts.push_back(wording.say("{length} beyond the {edge} edge",
                                        {{"length", board.text(by, wording)}, {"edge", edgeWord(edge, wording)}}));
    std::string all;
    for (const auto& part : parts)
        all = all.empty() ? part : wording.say("{first} and {second}", {{"first", all}, {"second", part}});
    return all;
}

void checkBounds(const Box& bounds, std::string_view what, Node node, const BoardFrame& board, std::string help,
                 Findings& findings)
{
    const auto out = beyond(bounds, board, findings.wording());
    if (!out.empty())
        findings.add("scenario/off-board", Level::error, node,
                     findings.wording().say("{what} reaches {out}", {{"what", what}, {"out", out}}), std::move(help));
}

Node placeNode(Node node)
{
    for (const char* key : {"at", "shape", "square"})
        if (node[key]) return node[key];
    return node;
}

}  // namespace

void checkOnBoard(const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    const BoardFrame& board = field.board();
    const auto& wording = findings.wording();
    const auto ground = board.shape();
    const auto isOff = [&](const geometry::Place& place) {
        // Most pieces that extend beyond the edge are mostly on the board: only the area around its edges needs
        // measuring.
        if (!geometry::meet(place.bounds, board.box())) return true;
        return ground && geometry::distance(place, *ground, PaidEffort(evaluation)) > board.tolerance() &&
               !evaluation.isExhausted();
    };
    const auto name = [](const Feature& feature) { return fmt::format("\"{}\"", labelOf(feature)); };
    for (const auto& piece : field.terrain()) {
        const auto place = piece.place();
        if (!place) continue;
        if (!piece.runsOff) {
            checkBounds(place->bounds, name(piece), placeNode(piece.node), board,
                        wording.say("move it, or add \"runsOff\": true if it continues beyond the table"), findings);
        } else if (isOff(*place)) {
            findings.add("scenario/off-board", Level::error, placeNode(piece.node),
                         wording.say("{piece} does not touch the board at all", {{"piece", name(piece)}}),
                         wording.say("move it onto the board, or remove it"));
        }
    }
    for (const auto* features : {&field.zones(), &field.objectives()})
        for (const auto& feature : *features)
            if (const auto place = feature.place())
                checkBounds(place->bounds, name(feature), placeNode(feature.node), board,
                            wording.say("move it onto the board"), findings);
    for (const auto& side : field.sides()) {
        for (const auto& placement : side.placements) {
            const auto place = placement.place();
            if (place)
                checkBounds(place->bounds, placement.name(), placeNode(placement.node), board,
                            wording.say("move the base onto the board"), findings);
        }
        const auto checkPoint = [&](Node node, std::string_view what) {
            if (const auto at = board.point(node))
                checkBounds(Box::around(*at), what, node, board, wording.say("move it onto the board"), findings);
        };
        for (const Node node : side.node["rallyPoints"]) checkPoint(node, wording.say("the rally point"));
        for (const Node node : side.node["reinforcements"])
            checkPoint(node["at"], wording.say("the arrival point of reinforcements"));
    }
}

namespace {

/// The smallest distance by which a base protrudes from any of its side's zones.
double outside(const geometry::Place& base, const Side& side, const Battlefield& field, Evaluation& evaluation,
               const Feature*& nearest)
{
    double min = std::numeric_limits<double>::infinity();
    for (const auto number : side.zones) {
        const Feature& zone = field.zones()[number];
        const auto place = zone.place();
        if (!place) continue;
        const double by = geometry::protrusion(base, *place, PaidEffort(evaluation));
        if (!evaluation.isExhausted() && by < min) min = by, nearest = &zone;
    }
    return min;
}

/// True if a base in a square fits into one of its side's zones.
bool canStandIn(const geometry::Box& square, const Side& side, const Battlefield& field, Evaluation& evaluation)
{
    const auto made = geometry::rectangle(square.centre(), square.width(), square.depth());
    const auto* shape = std::get_if<geometry::Shape>(&made);
    return !shape || std::any_of(side.zones.begin(), side.zones.end(), [&](std::uint32_t number) {
        const auto place = field.zones()[number].place();
        return !place || geometry::overlaps(*shape, *place, field.board().tolerance(), PaidEffort(evaluation)) ||
               evaluation.isExhausted();
    });
}

/// "the zone "west"", "the zones "west", "hill"".
std::string zonesOf(const Side& side, const Battlefield& field, const Wording& wording)
{
    std::vector<std::string> names;
    for (const auto number : side.zones) names.push_back(fmt::format("\"{}\"", nameOf(field.zones()[number].node)));
    const auto all = fmt::format("{}", fmt::join(names, ", "));
    return names.size() == 1 ? wording.say("the zone {name}", {{"name", all}})
                             : wording.say("the zones {names}", {{"names", all}});
}

void checkPlacements(const Side& side, const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    if (side.zones.empty()) return;
    const auto& wording = findings.wording();
    const auto help = [&] {
        return wording.say("move it: {side} must deploy entirely inside its zones", {{"side", nameOf(side.node)}});
    };
    for (const auto& placement : side.placements) {
        const Node at = placeNode(placement.node);
        if (const auto place = placement.place()) {
            const Feature* zone = nullptr;
            const double by = outside(*place, side, field, evaluation, zone);
            if (!zone || by <= field.board().tolerance() || !findings.wants("scenario/outside-zone", Level::error))
                continue;
            findings.add("scenario/outside-zone", Level::error, at,
                         wording.say("{base} is {length} outside the zone \"{zone}\"",
                                     {{"base", placement.name()},
                                      {"length", field.board().text(by, wording)},
                                      {"zone", nameOf(zone->node)}}),
                         help());
        } else if (const auto square = field.board().square(at);
                   square && !canStandIn(*square, side, field, evaluation)) {
            findings.add("scenario/outside-zone", Level::error, at,
                         wording.say("{base} is in square {column}, {row}, outside {zones}",
                                     {{"base", placement.name()},
                                      {"column", at.at(std::uint32_t{0}).integer()},
                                      {"row", at.at(std::uint32_t{1}).integer()},
                                      {"zones", zonesOf(side, field, wording)}}),
                         help());
        }
    }
}

void checkShared(const Side& side, const Side& other, const Battlefield& field, Evaluation& evaluation,
                 Findings& findings)
{
    const auto& wording = findings.wording();
    for (const auto mine : side.zones)
        for (const auto theirs : other.zones) {
            const Feature &a = field.zones()[mine], &b = field.zones()[theirs];
            const auto placeA = a.place(), placeB = b.place();
            if (mine == theirs)
                findings.add(
                    "scenario/zone-shared", Level::error, other.node["zone"],
                    wording.say("{side} and {other} have the same deployment zone \"{zone}\"",
                                {{"side", nameOf(side.node)}, {"other", nameOf(other.node)}, {"zone", nameOf(a.node)}}),
                    wording.say("give each side its own zone"));
            else if (placeA && placeB &&
                     geometry::overlaps(*placeA, *placeB, field.board().tolerance(), PaidEffort(evaluation)) &&
                     !evaluation.isExhausted())
                findings.add("scenario/zone-shared", Level::error, other.node["zone"],
                             wording.say("the zone \"{zone}\" of {side} and the zone \"{next}\" of {other} overlap",
                                         {{"zone", nameOf(a.node)},
                                          {"side", nameOf(side.node)},
                                          {"next", nameOf(b.node)},
                                          {"other", nameOf(other.node)}}),
                             wording.say("move them apart"));
        }
}

}  // namespace

namespace {

/// True if the box is entirely in the half of the board away from an edge.
bool isBeyondMiddle(const Box& bounds, Edge edge, const BoardFrame& board)
{
    const Point middle = board.box().centre();
    switch (edge) {
    case Edge::north: return bounds.upper <= middle.y;
    case Edge::south: return bounds.lower >= middle.y;
    case Edge::east: return bounds.right <= middle.x;
    case Edge::west: break;
    }
    return bounds.left >= middle.x;
}

void checkEdge(const Side& side, const Battlefield& field, Findings& findings)
{
    if (!side.edge || side.zones.empty()) return;
    const bool away = std::all_of(side.zones.begin(), side.zones.end(), [&](std::uint32_t number) {
        const auto place = field.zones()[number].place();
        return place && isBeyondMiddle(place->bounds, *side.edge, field.board());
    });
    if (!away) return;
    const auto& wording = findings.wording();
    findings.add("scenario/edge-and-zone", Level::warning, side.node["edge"],
                 side.zones.size() == 1
                     ? wording.say("{side} has the {edge} edge, but {zones} lies in the other half of the board",
                                   {{"side", nameOf(side.node)},
                                    {"edge", edgeWord(*side.edge, wording)},
                                    {"zones", zonesOf(side, field, wording)}})
                     : wording.say("{side} has the {edge} edge, but {zones} lie in the other half of the board",
                                   {{"side", nameOf(side.node)},
                                    {"edge", edgeWord(*side.edge, wording)},
                                    {"zones", zonesOf(side, field, wording)}}),
                 wording.say("write \"edge\": \"{edge}\", or give the side another zone",
                             {{"edge", edgeName(opposite(*side.edge))}}));
}

}  // namespace

void checkZones(const Battlefield& field, Evaluation& evaluation, Findings& findings)
{
    const auto& sides = field.sides();
    for (std::size_t i = 0; i < sides.size(); ++i) {
        checkPlacements(sides[i], field, evaluation, findings);
        checkEdge(sides[i], field, findings);
        for (std::size_t j = 0; j < i; ++j)
            if (!areAllies(sides[i], sides[j])) checkShared(sides[j], sides[i], field, evaluation, findings);
    }
}

}  // namespace muster::rules

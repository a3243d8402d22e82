#include "core/scenario/battlefield.hpp"

#include "core/game/game.hpp"
#include "core/geometry/distance.hpp"
#include "core/geometry/makers.hpp"
#include "core/scenario/placement_pose.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::rules {

using expr::Value;
using geometry::Place;
using geometry::Point;
using text::Node;

namespace {

Feature featureOf(Node node, const BoardFrame& board, Evaluation& evaluation, Findings& findings)
{
    Feature feature;
    feature.node = node;
    feature.id = node["id"].string();
    if (node["shape"]) feature.form = readShape(node["shape"], board, findings, PaidEffort(evaluation));
    if (feature.form.shape) feature.at = feature.form.shape->centre();
    return feature;
}

}  // namespace

Place spot(const Point& at)
{
    Place place;
    place.points = {&at, 1};
    place.bounds = geometry::Box::around(at);
    return place;
}

std::optional<Place> Feature::place() const
{
    if (form.shape) return form.shape->place();
    return at ? std::optional(spot(*at)) : std::nullopt;
}

std::optional<Place> Placement::place() const
{
    if (shape) return shape->place();
    return at && exact ? std::optional(spot(*at)) : std::nullopt;
}

std::string_view nameOf(Node element)
{
    const auto name = element["name"].string();
    return name.empty() ? element["id"].string() : name;
}

std::string labelOf(const Feature& feature)
{
    const auto name = nameOf(feature.node);
    const auto type = feature.node["type"].string();
    if (!feature.node["name"].string().empty() || name.starts_with(type)) return std::string(name);
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    std::string label(feature.kind["label"].string().empty() ? type : feature.kind["label"].string());
    if (isCapital(label[0]) && !isCapital(label[1])) label[0] = static_cast<char>(label[0] - 'A' + 'a');
    return name.empty() ? label : label.append(" ").append(name);
}

std::string Placement::name() const
{
    const std::string text(element ? element->name() : node["unit"].string());
    return element && element->bases > 1 ? fmt::format("{} {}", text, index + 1) : text;
}

std::vector<std::string_view> arrivals(const Side& side, Node reinforcement)
{
    std::vector<std::string_view> ids;
    if (side.sideArmy) ids = side.sideArmy->membersOf(reinforcement["group"].string());
    if (const auto unit = reinforcement["unit"].string(); !unit.empty()) ids.insert(ids.begin(), unit);
    return ids;
}

bool areAllies(const Side& a, const Side& b)
{
    const Node role = a.node["role"];
    return role.isString() && role.string() == b.node["role"].string();
}

Battlefield::Battlefield(std::shared_ptr<const text::Document> scenario, std::shared_ptr<const Catalogue> catalogue,
                         std::span<const std::shared_ptr<const SideArmy>> armies, Findings& findings)
    : m_document(std::move(scenario)), m_catalogue(std::move(catalogue)),
      m_board(node()["board"], m_catalogue->game().measure)
{
    readTerrain(findings);
    readZones(findings);
    readObjectives(findings);
    std::size_t i = 0;
    for (const Node side : node()["sides"]) {
        if (i == maxSides) break;
        if (side.isObject()) readSide(side, i < armies.size() ? armies[i] : nullptr);
        ++i;
    }
    nameSides();
    describeScenario();
}

void Battlefield::readTerrain(Findings& findings)
{
    const Node kinds = m_catalogue->game().document->root()["terrain"];
    for (const Node node : m_document->root()["terrain"]) {
        if (!node.isObject()) continue;
        Feature piece = featureOf(node, m_board, m_evaluation, findings);
        for (const Node kind : kinds)
            if (kind["id"].string() == node["type"].string()) piece.kind = kind;
        const Node own = node["runsOff"], usual = piece.kind["runsOff"];
        piece.runsOff = own.isBoolean() ? own.boolean() : usual.isBoolean() && usual.boolean();
        m_terrain.push_back(std::move(piece));
    }
    for (auto& piece : m_terrain) describe(piece, "terrain");
}

void Battlefield::readZones(Findings& findings)
{
    for (const Node node : m_document->root()["zones"]) {
        if (!node.isObject()) continue;
        m_zones.push_back(featureOf(node, m_board, m_evaluation, findings));
        describe(m_zones.back(), "zone");
    }
}

void Battlefield::readObjectives(Findings& findings)
{
    for (const Node node : m_document->root()["objectives"]) {
        if (!node.isObject()) continue;
        Feature objective = featureOf(node, m_board, m_evaluation, findings);
        if (!objective.form.shape) objective.at = m_board.point(node["at"]);
        describe(objective, "objective");
        m_objectives.push_back(std::move(objective));
    }
}

void Battlefield::readSide(Node node, std::shared_ptr<const SideArmy> sideArmy)
{
    Side side;
    side.node = node;
    side.id = node["id"].string();
    side.edge = edgeFromName(node["edge"].string());
    if (sideArmy && sideArmy->roster() && sideArmy->system() == m_catalogue->game().id)
        side.sideArmy = std::move(sideArmy);
    const auto addZone = [&](Node name) {
        for (std::uint32_t i = 0; i < m_zones.size(); ++i)
            if (name.isString() && m_zones[i].id == name.string()) side.zones.push_back(i);
    };
    addZone(node["zone"]);
    std::size_t names = 0;
    for (const Node name : node["zone"])
        if (++names <= maxZonesOfSide) addZone(name);
    for (const Node placement : node["placements"])
        if (placement.isObject()) side.placements.push_back(placementOf(placement, side.sideArmy.get()));
    describe(side);
    m_sides.push_back(std::move(side));
}

void Battlefield::nameSides()
{
    std::map<std::string, int> bearers;
    for (auto& side : m_sides) {
        const bool isArmys = side.node["name"].string().empty() && side.sideArmy && !side.sideArmy->name().empty();
        side.name = isArmys ? side.sideArmy->name() : nameOf(side.node);
        ++bearers[side.name];
    }
    // Both players may use the same list.
    for (auto& side : m_sides)
        if (bearers[side.name] > 1 && side.name != side.id && !side.id.empty())
            side.name += fmt::format(" ({})", side.id);
}

Placement Battlefield::placementOf(Node node, const SideArmy* sideArmy)
{
    Placement placement;
    placement.node = node;
    if (sideArmy) placement.element = sideArmy->placeable(node["unit"].string());
    placement.index = std::clamp<std::int64_t>(node["index"].integer(), 0, 1'000'000);
    const Pose pose = poseOfPlacement(node, m_board);
    placement.at = pose.at;
    placement.exact = pose.at.has_value();
    placement.facing = pose.facing;
    if (pose.square)
        if (const auto box = m_board.square(pose.square->first, pose.square->second)) placement.at = box->centre();

    placement.base = pose.base;
    if (!placement.base && placement.element && placement.element->base) {
        const auto [width, depth] = *placement.element->base;
        placement.base = {m_board.fromMillimetres(width), m_board.fromMillimetres(depth)};
    }
    if (placement.exact && placement.base) {
        auto made = geometry::rectangle(*placement.at, (*placement.base)[0], (*placement.base)[1], placement.facing);
        if (auto* shape = std::get_if<geometry::Shape>(&made)) placement.shape = std::move(*shape);
    }
    if (const auto place = placement.exact ? placement.place() : std::nullopt)
        placement.on = terrainUnder(*place);
    else if (placement.at)
        placement.on = terrainUnder(spot(*placement.at));
    describe(placement);
    return placement;
}

std::vector<std::uint32_t> Battlefield::terrainUnder(const Place& place)
{
    std::vector<std::uint32_t> pieces;
    if (!m_evaluation.spend(1 + m_terrain.size() / 4)) return pieces;
    for (std::uint32_t i = 0; i < m_terrain.size(); ++i) {
        const auto& piece = m_terrain[i].form.shape;
        if (!piece || !geometry::meet(piece->bounds(), place.bounds)) continue;
        if (geometry::overlaps(place, *piece, m_board.tolerance(), PaidEffort(m_evaluation))) pieces.push_back(i);
    }
    return pieces;
}

std::vector<std::uint32_t> Battlefield::terrainTouching(const Point& at)
{
    std::vector<std::uint32_t> pieces;
    if (!m_evaluation.spend(1 + m_terrain.size() / 4)) return pieces;
    const auto place = spot(at);
    for (std::uint32_t i = 0; i < m_terrain.size(); ++i) {
        const auto& piece = m_terrain[i].form.shape;
        if (!piece || !geometry::meet(piece->bounds(), place.bounds)) continue;
        if (geometry::distance(place, *piece, PaidEffort(m_evaluation)) <= m_board.tolerance()) pieces.push_back(i);
    }
    return pieces;
}

void Battlefield::show(Value self, Evaluation& evaluation) const
{
    evaluation.set(systemSlot, m_catalogue->system());
    evaluation.set(tablesSlot, m_catalogue->tables());
    evaluation.set(selfSlot, self);
    evaluation.set(scenarioSlot, m_self);
    evaluation.set(sideSlot, Value::null());
    evaluation.set(armySlot, Value::map({}));
}

void Battlefield::show(const Side& side, Value self, Evaluation& evaluation) const
{
    show(self, evaluation);
    evaluation.set(sideSlot, side.self);
    if (side.sideArmy) evaluation.set(armySlot, side.sideArmy->roster()->army());
}

Node Battlefield::nodeOf(Value value) const
{
    if (!value.is(expr::ValueType::map)) return {};
    // Lists in expressions contain the maps made here, so the address of a map's entries identifies the element.
    const auto* entries = value.asMap().data();
    const auto isIt = [&](Value self) { return self.is(expr::ValueType::map) && self.asMap().data() == entries; };
    for (const auto* features : {&m_terrain, &m_zones, &m_objectives})
        for (const auto& feature : *features)
            if (isIt(feature.self)) return feature.node;
    for (const auto& side : m_sides) {
        if (isIt(side.self)) return side.node;
        for (const auto& placement : side.placements)
            if (isIt(placement.self)) return placement.node;
        if (!side.sideArmy) continue;
        const Roster& roster = *side.sideArmy->roster();
        for (const auto* members : {&roster.units(), &roster.leaders()})
            for (const auto& member : *members)
                if (isIt(member.self)) return member.node;
        for (const auto& group : roster.groups())
            if (isIt(group.self)) return group.node;
    }
    return {};
}

}  // namespace muster::rules

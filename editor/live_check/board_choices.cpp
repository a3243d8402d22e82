#include "editor/live_check/board_choices.hpp"

#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/geometry/rotation.hpp"
#include "core/scenario/fairness.hpp"
#include "core/scenario/map_picture.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace muster::editor {

using sheet::MapLook;
using text::Node;

namespace {

constexpr std::size_t maxUnplaced = 100;

/// The arrival turn of a side's reinforcements, by id of unit or leader.
std::map<std::string_view, std::int64_t> awaited(const rules::Side& side)
{
    std::map<std::string_view, std::int64_t> turns;
    for (const Node reinforcement : side.node["reinforcements"]) {
        const auto turn = reinforcement["turn"].integer();
        if (const auto unit = reinforcement["unit"].string(); !unit.empty()) turns[unit] = turn;
        const auto group = reinforcement["group"].string();
        if (group.empty() || !side.sideArmy) continue;
        for (const auto& formation : side.sideArmy->roster()->groups())
            if (formation.node["id"].string() == group)
                for (const char* key : {"units", "leaders"})
                    for (const Node member : formation.node[key]) turns[member["id"].string()] = turn;
    }
    return turns;
}

BoardUnit unitOf(const rules::Placeable& placeable, const std::set<std::int64_t>& there, const rules::Game& game,
                 const GameWords& words)
{
    BoardUnit unit;
    unit.id = placeable.id;
    const expr::Value* name = placeable.self.find("name");
    unit.name = name && name->is(expr::ValueType::string) ? std::string(name->asString()) : unit.id;
    unit.arm = armOf(placeable.self, game, words);
    unit.leader = placeable.isLeader;
    unit.bases = placeable.bases;
    unit.base = placeable.base;
    for (const auto index : there)
        if (index < placeable.bases) ++unit.placed;
    for (std::int64_t i = 0; i < placeable.bases && unit.unplaced.size() < maxUnplaced; ++i)
        if (!there.contains(i)) unit.unplaced.push_back(i);
    return unit;
}

std::vector<std::string> zoneIds(Node side)
{
    std::vector<std::string> ids;
    if (side["zone"].isString()) ids.emplace_back(side["zone"].string());
    for (const Node id : side["zone"]) ids.emplace_back(id.string());
    return ids;
}

std::string problem(const rules::Side& side)
{
    if (side.sideArmy) return {};
    const auto file = side.node["army"].string();
    if (file.empty()) return QCoreApplication::translate("LiveCheck", "It has no army yet.").toStdString();
    return QCoreApplication::translate("LiveCheck", "Its army %1 cannot be used; see the findings.")
        .arg(QString::fromUtf8(file.data(), static_cast<qsizetype>(file.size())))
        .toStdString();
}

// Sizes for a table whose shorter side is 24 units; they scale with the table.

double widthOf(MapLook look)
{
    switch (look) {
    case MapLook::water: return 1.2;
    case MapLook::road:
    case MapLook::sunkenRoad: return 1;
    case MapLook::railway: return 0.8;
    case MapLook::bridge:
    case MapLook::ford: return 1.4;
    case MapLook::trench: return 0.6;
    case MapLook::gate: return 0.5;
    default: return 0.3;
    }
}

double lengthOf(MapLook look)
{
    switch (look) {
    case MapLook::bridge:
    case MapLook::ford: return 2.4;
    case MapLook::gate: return 1.2;
    case MapLook::water:
    case MapLook::road:
    case MapLook::railway: return 12;
    default: return 5;
    }
}

bool isBuilt(MapLook look)
{
    return look == MapLook::town || look == MapLook::building || look == MapLook::camp || look == MapLook::fields ||
           look == MapLook::orchard;
}

/// An irregular rounded outline.
std::vector<geometry::Point> blob(double width, double depth)
{
    static constexpr double reach[] = {1, 0.9, 0.98, 0.86, 0.95, 1, 0.88, 0.97, 0.9, 0.96};
    std::vector<geometry::Point> corners;
    for (const double part : reach) {
        const auto way = geometry::direction(90 - 36.0 * static_cast<double>(corners.size()));
        corners.push_back({way.x * width / 2 * part, way.y * depth / 2 * part});
    }
    return corners;
}

void giveShape(TerrainKind& kind, const rules::BoardFrame& board)
{
    const double unit = std::min(board.width(), board.depth()) / 24;
    if (kind.isLine) {
        kind.width = std::min(lengthOf(kind.look) * unit, board.width() * 0.9);
        kind.depth = widthOf(kind.look) * unit;
        kind.shape.kind = rules::ShapeSpec::Kind::line;
        kind.shape.points = {{-kind.width / 2, 0}, {kind.width / 2, 0}};
        kind.shape.lineWidth = kind.depth;
    } else if (isBuilt(kind.look)) {
        kind.width = kind.look == MapLook::building ? 2.5 * unit : 4 * unit;
        kind.depth = kind.look == MapLook::building ? 2 * unit : 3 * unit;
        kind.shape.kind = rules::ShapeSpec::Kind::rectangle;
        kind.shape.width = kind.width, kind.shape.depth = kind.depth;
    } else {
        kind.width = 5 * unit;
        kind.depth = 4 * unit;
        kind.shape.points = blob(kind.width, kind.depth);
    }
}

}  // namespace

std::vector<BoardSide> boardSides(const rules::Battlefield& field, const GameWords& words)
{
    std::vector<BoardSide> made;
    for (const auto& side : field.sides()) {
        BoardSide one;
        one.pointer = side.node.pointer();
        one.id = side.id;
        one.name = side.name;
        one.role = side.node["role"].string();
        one.edge = side.node["edge"].string();
        one.army = side.node["army"].string();
        one.armyProblem = problem(side);
        one.zones = zoneIds(side.node);
        if (side.node["budget"].isInteger()) one.budget = side.node["budget"].integer();
        if (side.sideArmy) {
            one.armyName = side.sideArmy->name();
            std::map<std::string_view, std::set<std::int64_t>> placed;
            for (const auto& placement : side.placements)
                if (placement.at) placed[placement.node["unit"].string()].insert(placement.index);
            const auto turns = awaited(side);
            for (const auto& placeable : side.sideArmy->placeables()) {
                auto unit = unitOf(placeable, placed[placeable.id], field.catalogue().game(), words);
                if (const auto turn = turns.find(placeable.id); turn != turns.end())
                    unit.reinforcement =
                        QCoreApplication::translate("LiveCheck", "comes on turn %1").arg(turn->second).toStdString();
                one.units.push_back(std::move(unit));
            }
            if (const auto* roster = side.sideArmy->roster())
                for (const auto& group : roster->groups())
                    if (const auto id = group.node["id"].string(); !id.empty())
                        one.groups.push_back({std::string(id), group.node["name"].string().empty()
                                                                   ? files::inWords(id)
                                                                   : std::string(group.node["name"].string())});
        }
        made.push_back(std::move(one));
    }
    return made;
}

std::vector<BoardArrival> boardArrivals(const rules::Battlefield& field, const std::vector<BoardSide>& sides)
{
    const auto named = [](const auto& elements, std::string_view id) {
        const auto found =
            std::find_if(elements.begin(), elements.end(), [&](const auto& element) { return element.id == id; });
        return found == elements.end() ? files::inWords(id) : found->name;
    };
    const auto& board = field.board();
    const double width = board.width(), depth = board.depth();
    const auto middleOf = [&](std::string_view edge) -> std::optional<geometry::Point> {
        if (edge == "north") return geometry::Point{width / 2, depth};
        if (edge == "south") return geometry::Point{width / 2, 0};
        if (edge == "east") return geometry::Point{width, depth / 2};
        if (edge == "west") return geometry::Point{0, depth / 2};
        return std::nullopt;
    };
    std::vector<BoardArrival> arrivals;
    for (std::size_t side = 0; side < sides.size() && side < field.sides().size(); ++side)
        for (const Node reinforcement : field.sides()[side].node["reinforcements"]) {
            const auto edge = reinforcement["edge"].string();
            auto at = board.point(reinforcement["at"]);
            if (!at) at = middleOf(edge.empty() ? std::string_view(sides[side].edge) : edge);
            const auto unit = reinforcement["unit"].string(), group = reinforcement["group"].string();
            if (!at || (unit.empty() && group.empty()) || !reinforcement["turn"].isInteger()) continue;
            arrivals.push_back({reinforcement["turn"].integer(), side,
                                unit.empty() ? named(sides[side].groups, group) : named(sides[side].units, unit), *at});
        }
    std::stable_sort(arrivals.begin(), arrivals.end(), [](const auto& a, const auto& b) { return a.turn < b.turn; });
    return arrivals;
}

std::vector<TerrainKind> terrainKinds(const rules::Battlefield& field, const GameWords& words)
{
    std::vector<TerrainKind> kinds;
    std::map<MapLook, std::uint32_t> shades;
    const auto& board = field.board();
    for (const Node row : field.catalogue().game().document->root()["terrain"]) {
        TerrainKind kind;
        kind.id = row["id"].string();
        kind.label = row["label"].isString() ? words(row["label"].string()) : kind.id;
        kind.words = words(rules::shortWords(row));
        kind.isLine = row["form"].string() == "line";
        kind.carries = row["carries"].boolean();
        kind.runsOff = row["runsOff"].boolean();
        kind.look = sheet::mapLookNamed(row["look"].string()).value_or(kind.isLine ? MapLook::line : MapLook::area);
        kind.shade = shades[kind.look]++;
        // On a board with a grid, terrain fills whole squares.
        kind.square =
            !kind.isLine && board.hasGrid() && field.catalogue().game().document->root()["board"]["grid"].isObject();
        if (board.isValid()) giveShape(kind, board);
        kinds.push_back(std::move(kind));
    }
    return kinds;
}

namespace {

std::string symmetryWords(rules::Fairness::Symmetry symmetry)
{
    using Symmetry = rules::Fairness::Symmetry;
    switch (symmetry) {
    case Symmetry::none:
        return QCoreApplication::translate("Board", "neither mirrored nor rotationally symmetric").toStdString();
    case Symmetry::mirrored: return QCoreApplication::translate("Board", "mirrored between the sides").toStdString();
    case Symmetry::turned: return QCoreApplication::translate("Board", "rotationally symmetric").toStdString();
    case Symmetry::both:
        return QCoreApplication::translate("Board", "mirrored between the sides, and rotationally symmetric")
            .toStdString();
    case Symmetry::notLooked: break;
    }
    return {};
}

}  // namespace

FairnessView fairnessView(const rules::Battlefield& field, rules::Evaluation& evaluation, const GameWords& words)
{
    const auto fairness = rules::fairnessOf(field, evaluation);
    FairnessView made;
    made.canCompare = fairness.canCompare();
    for (const auto* side : fairness.sides)
        made.sides.emplace_back(side->node["name"].string().empty() ? side->id : side->node["name"].string());
    for (const auto& ground : fairness.grounds) made.grounds.push_back({words(ground.label), ground.areas});
    for (const auto& way : fairness.ways)
        made.ways.push_back({std::string(rules::nameOf(way.objective->node)), way.distances});
    made.symmetry = symmetryWords(fairness.symmetry);
    return made;
}

}  // namespace muster::editor

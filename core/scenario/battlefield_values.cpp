// The values that rules read of a battlefield.
#include "core/scenario/battlefield.hpp"

#include "core/game/defaults.hpp"
#include "core/geometry/distance.hpp"
#include "core/geometry/makers.hpp"
#include "core/geometry/rotation.hpp"
#include "core/scenario/map_picture.hpp"

#include <algorithm>
#include <cmath>

namespace muster::rules {

using expr::Value;
using geometry::Box;
using geometry::Place;
using geometry::Point;
using geometry::Shape;
using text::Node;

namespace {

// More than any of the elements here has, not counting the system's own keys.
constexpr std::size_t maxShippedKeys = 32;

template <class Elements>
Value listOf(const Elements& elements, expr::Arena& arena)
{
    auto* items = arena.allocate<Value>(elements.size());
    std::size_t count = 0;
    for (const auto& element : elements) items[count++] = element.self;
    return Value::list({items, count});
}

Value numbers(const std::vector<double>& values, expr::Arena& arena)
{
    auto* items = arena.allocate<Value>(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) items[i] = Value::real(values[i]);
    return Value::list({items, values.size()});
}

Value pair(Value a, Value b, expr::Arena& arena)
{
    auto* items = arena.allocate<Value>(2);
    items[0] = a, items[1] = b;
    return Value::list({items, 2});
}

Value strings(Node list, expr::Arena& arena)
{
    auto* items = arena.allocate<Value>(list.size());
    std::size_t count = 0;
    for (const Node item : list) items[count++] = Value::string(item.string());
    return Value::list({items, count});
}

std::int64_t whole(Node node) { return std::clamp<std::int64_t>(node.integer(), -1'000'000'000, 1'000'000'000); }

}  // namespace

Value Battlefield::point(Point at) { return pair(Value::real(at.x), Value::real(at.y), m_evaluation.arena()); }

Value Battlefield::rings(const Place& place)
{
    auto& arena = m_evaluation.arena();
    auto* rings = arena.allocate<Value>(place.ringCount());
    for (std::size_t r = 0; r < place.ringCount(); ++r) {
        const auto ring = place.ring(r);
        auto* points = arena.allocate<Value>(ring.size());
        for (std::size_t i = 0; i < ring.size(); ++i) points[i] = point(ring[i]);
        rings[r] = Value::list({points, ring.size()});
    }
    return Value::list({rings, place.ringCount()});
}

Value Battlefield::margins(const Box& bounds)
{
    MapBuilder map(m_evaluation.arena(), 4);
    map.add("north", Value::real(m_board.depth() - bounds.upper));
    map.add("south", Value::real(bounds.lower));
    map.add("east", Value::real(m_board.width() - bounds.right));
    map.add("west", Value::real(bounds.left));
    return map.value();
}

Value Battlefield::squaresUnder(const Shape& shape)
{
    auto& arena = m_evaluation.arena();
    std::vector<Value> squares;
    const auto& bounds = shape.bounds();
    const auto index = [](double at, double size, int count) {
        return std::clamp(static_cast<int>(std::clamp(at / size * count, -1.0, count + 1.0)) + 1, 1, count);
    };
    for (int column = index(bounds.left, m_board.width(), m_board.columns());
         column <= index(bounds.right, m_board.width(), m_board.columns()); ++column)
        for (int row = index(bounds.lower, m_board.depth(), m_board.rows());
             row <= index(bounds.upper, m_board.depth(), m_board.rows()); ++row) {
            // Each covered square needs memory, too.
            if (!m_evaluation.spend(4)) return Value::list({});
            const auto box = *m_board.square(column, row);
            const auto square = geometry::rectangle(box.centre(), box.width(), box.depth());
            if (const auto* made = std::get_if<Shape>(&square);
                made && geometry::overlaps(*made, shape, m_board.tolerance(), PaidEffort(m_evaluation)))
                squares.push_back(pair(Value::integer(column), Value::integer(row), arena));
        }
    auto* items = arena.allocate<Value>(squares.size());
    std::copy(squares.begin(), squares.end(), items);
    return Value::list({items, squares.size()});
}

Value Battlefield::terrainAt(const std::vector<std::uint32_t>& pieces)
{
    auto* items = m_evaluation.arena().allocate<Value>(pieces.size());
    for (std::size_t i = 0; i < pieces.size(); ++i) items[i] = m_terrain[pieces[i]].self;
    return Value::list({items, pieces.size()});
}

void Battlefield::addPlace(MapBuilder& map, const std::optional<Point>& at, const Shape* shape, double width,
                           double depth)
{
    map.add("width", Value::real(width));
    map.add("depth", Value::real(depth));
    map.add("area", Value::real(shape ? shape->area() : 0));
    if (at) map.add("at", point(*at));
    if (shape) map.add("shape", rings(*shape));
    if (shape)
        map.add("margins", margins(shape->bounds()));
    else if (at)
        map.add("margins", margins(Box::around(*at)));
}

void Battlefield::addOwn(MapBuilder& map, Node node, const ElementSchema& schema)
{
    for (const Node own : node)
        if (const auto* field = schema.find(own.key()))
            map.set(field->name, field->reader.read(own, m_evaluation.arena()));
    addDefaults(schema, map, m_evaluation.arena());
}

void Battlefield::describe(Feature& feature, std::string_view what)
{
    const Game& game = m_catalogue->game();
    MapBuilder map(m_evaluation.arena(), maxShippedKeys + game.piece.fields.size());
    map.add("id", Value::string(feature.id));
    map.add("name", Value::string(nameOf(feature.node)));
    map.add("notes", Value::string(feature.node["notes"].string()));
    addPlace(map, feature.at, feature.form.shape ? &*feature.form.shape : nullptr, feature.form.width,
             feature.form.depth);
    if (what == "terrain") {
        map.add("label", Value::string(m_evaluation.arena().copy(labelOf(feature))));
        map.add("type", Value::string(feature.node["type"].string()));
        map.add("kind",
                feature.kind && game.terrain ? game.terrain->read(feature.kind, m_evaluation.arena()) : Value::map({}));
        map.add("kindLabel", Value::string(feature.kind["label"].isString() ? feature.kind["label"].string()
                                                                            : feature.node["type"].string()));
        map.add("kindText", Value::string(shortWords(feature.kind)));
        map.add("known", Value::boolean(static_cast<bool>(feature.kind)));
        map.add("placedBy", Value::string(feature.node["placedBy"].string()));
        map.add("level", Value::integer(whole(feature.node["level"])));
        map.add("form", Value::string(feature.form.form()));
        map.add("edges", numbers(feature.form.edges, m_evaluation.arena()));
        map.add("lineWidth", Value::real(feature.form.lineWidth()));
        map.add("runsOff", Value::boolean(feature.runsOff));
        map.add("squares", m_board.hasGrid() && m_board.isValid() && feature.form.shape
                               ? squaresUnder(*feature.form.shape)
                               : Value::list({}));
        addOwn(map, feature.node, game.piece);
    } else if (what == "objective") {
        map.add("holder", Value::string(feature.node["holder"].string()));
        if (feature.node["points"].isNumber()) map.add("points", Value::real(feature.node["points"].real()));
        std::vector<std::uint32_t> on;
        if (const auto place = feature.place())
            for (std::uint32_t i = 0; i < m_terrain.size(); ++i)
                if (const auto& shape = m_terrain[i].form.shape;
                    shape && geometry::meet(shape->bounds(), place->bounds) &&
                    geometry::overlaps(*place, *shape, m_board.tolerance(), PaidEffort(m_evaluation)))
                    on.push_back(i);
        map.add("on", terrainAt(on));
    }
    feature.self = map.value();
}

void Battlefield::describe(Placement& placement)
{
    auto& arena = m_evaluation.arena();
    const Placeable* element = placement.element;
    MapBuilder map(arena, maxShippedKeys + m_catalogue->game().placement.fields.size());
    map.add("id", Value::string(placement.node["unit"].string()));
    map.add("name", Value::string(element ? element->name() : placement.node["unit"].string()));
    map.add("index", Value::integer(placement.index));
    map.add("isUnit", Value::boolean(element && !element->isLeader));
    map.add("isLeader", Value::boolean(element && element->isLeader));
    map.add("unit", element && !element->isLeader ? element->self : Value::map({}));
    map.add("leader", element && element->isLeader ? element->self : Value::map({}));
    map.add("facing", Value::real(placement.facing));
    map.add("ahead", point(geometry::direction(placement.facing)));
    map.add("hasBase", Value::boolean(placement.base.has_value()));
    map.add("exact", Value::boolean(placement.exact));
    map.add("notes", Value::string(placement.node["notes"].string()));
    if (placement.at && m_board.hasGrid() && m_board.isValid()) {
        const auto index = [](double at, double size, int count) {
            return Value::integer(
                static_cast<std::int64_t>(std::floor(std::clamp(at / size * count, -1000.0, 1000.0))) + 1);
        };
        map.add("square", pair(index(placement.at->x, m_board.width(), m_board.columns()),
                               index(placement.at->y, m_board.depth(), m_board.rows()), arena));
    } else {
        map.add("square", Value::list({}));
    }
    map.add("on", terrainAt(placement.on));
    const auto base = placement.base.value_or(std::array<double, 2>{0, 0});
    addPlace(map, placement.at, placement.shape ? &*placement.shape : nullptr, base[0], base[1]);
    addOwn(map, placement.node, m_catalogue->game().placement);
    placement.self = map.value();
}

namespace {

Value victoryOf(Node node, expr::Arena& arena)
{
    auto* items = arena.allocate<Value>(node.size());
    std::size_t count = 0;
    for (const Node condition : node) {
        MapBuilder map(arena, 3);
        map.add("side", Value::string(condition["side"].string()));
        if (condition["points"].isNumber()) map.add("points", Value::real(condition["points"].real()));
        map.add("text", Value::string(condition["text"].string()));
        items[count++] = map.value();
    }
    return Value::list({items, count});
}

/// The name of a unit, leader or group of an army; its id if it has none.
std::string_view nameInArmy(const SideArmy* sideArmy, std::string_view id)
{
    if (!sideArmy) return id;
    if (const auto* element = sideArmy->placeable(id)) return element->name();
    for (const auto& group : sideArmy->roster()->groups())
        if (group.node["id"].string() == id)
            if (const Value* name = group.self.find("name"); name && name->is(expr::ValueType::string))
                return name->asString();
    return id;
}

}  // namespace

Value Battlefield::reinforcementsOf(const Side& side)
{
    auto& arena = m_evaluation.arena();
    const Node node = side.node["reinforcements"];
    auto* items = arena.allocate<Value>(node.size());
    std::size_t count = 0;
    for (const Node reinforcement : node) {
        MapBuilder map(arena, 8);
        const Node who = reinforcement["unit"] ? reinforcement["unit"] : reinforcement["group"];
        map.add("name", Value::string(nameInArmy(side.sideArmy.get(), who.string())));
        const auto at = m_board.point(reinforcement["at"]);
        if (at) map.add("at", point(*at));
        map.add("on", terrainAt(at ? terrainTouching(*at) : std::vector<std::uint32_t>()));
        map.add("notes", Value::string(reinforcement["notes"].string()));
        for (const char* key : {"unit", "group", "edge"}) map.add(key, Value::string(reinforcement[key].string()));
        map.add("turn", Value::integer(whole(reinforcement["turn"])));
        items[count++] = map.value();
    }
    return Value::list({items, count});
}

void Battlefield::describe(Side& side)
{
    auto& arena = m_evaluation.arena();
    const Game& game = m_catalogue->game();
    MapBuilder map(arena, maxShippedKeys + game.side.fields.size());
    map.add("id", Value::string(side.id));
    map.add("name", Value::string(nameOf(side.node)));
    map.add("role", Value::string(side.node["role"].string()));
    map.add("edge", Value::string(side.edge ? edgeName(*side.edge) : std::string_view()));
    const Node budget = side.node["budget"];
    if (budget)
        map.add("budget", Value::integer(whole(budget)));
    else if (side.sideArmy)
        map.add("budget", Value::integer(side.sideArmy->roster()->budget()));
    map.add("hasArmy", Value::boolean(side.sideArmy != nullptr));
    map.add("armyName", Value::string(side.sideArmy ? side.sideArmy->name() : std::string_view()));
    const Value* cost = side.sideArmy ? side.sideArmy->roster()->army().find("cost") : nullptr;
    map.add("armyPoints",
            Value::string(cost && cost->isNumber() && m_catalogue->budget() ? arena.copy(expr::toSentence(*cost))
                                                                            : std::string_view()));
    const Value list = side.sideArmy ? side.sideArmy->roster()->catalogue().list() : Value::map({});
    for (const auto& [key, from] : {std::pair{"armyBook", "book"}, std::pair{"armyPeriod", "period"}}) {
        const Value* text = list.is(expr::ValueType::map) ? list.find(from) : nullptr;
        map.add(key, text && text->is(expr::ValueType::string) ? *text : Value::string({}));
    }
    map.add("army", side.sideArmy ? side.sideArmy->roster()->army() : Value::map({}));
    auto* zones = arena.allocate<Value>(side.zones.size());
    for (std::size_t i = 0; i < side.zones.size(); ++i) zones[i] = m_zones[side.zones[i]].self;
    map.add("zones", Value::list({zones, side.zones.size()}));
    map.add("placements", listOf(side.placements, arena));
    map.add("reinforcements", reinforcementsOf(side));
    std::vector<Value> rally;
    for (const Node node : side.node["rallyPoints"])
        if (const auto at = m_board.point(node)) rally.push_back(point(*at));
    auto* points = arena.allocate<Value>(rally.size());
    std::copy(rally.begin(), rally.end(), points);
    map.add("rallyPoints", Value::list({points, rally.size()}));
    map.add("notes", Value::string(side.node["notes"].string()));
    addOwn(map, side.node, game.side);
    side.self = map.value();
}

void Battlefield::describeScenario()
{
    auto& arena = m_evaluation.arena();
    MapBuilder board(arena, 6);
    board.add("width", Value::real(m_board.width()));
    board.add("depth", Value::real(m_board.depth()));
    board.add("area", Value::real(m_board.width() * m_board.depth()));
    board.add("columns", Value::integer(m_board.columns()));
    board.add("rows", Value::integer(m_board.rows()));
    if (const auto ground = m_board.shape()) board.add("shape", rings(*ground));

    MapBuilder map(arena, maxShippedKeys + m_catalogue->game().scenario.fields.size());
    map.add("name", Value::string(node()["name"].string()));
    map.add("board", board.value());
    map.add("terrain", listOf(m_terrain, arena));
    map.add("zones", listOf(m_zones, arena));
    map.add("sides", listOf(m_sides, arena));
    map.add("objectives", listOf(m_objectives, arena));
    if (node()["turns"].isInteger()) map.add("turns", Value::integer(whole(node()["turns"])));
    for (const char* key : {"notes", "summary", "date", "place"}) map.add(key, Value::string(node()[key].string()));
    map.add("sources", strings(node()["sources"], arena));
    map.add("victory", victoryOf(node()["victory"], arena));
    map.add("measure",
            Value::string(m_catalogue->game().measure.empty() ? "in" : std::string_view(m_catalogue->game().measure)));
    addOwn(map, node(), m_catalogue->game().scenario);
    m_self = map.value();
}

}  // namespace muster::rules

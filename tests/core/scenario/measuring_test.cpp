#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"
#include "tests/core/scenario/fields.hpp"

#include "core/files/file.hpp"
#include "core/scenario/movement_reach.hpp"
#include "core/scenario/sight_lines.hpp"
#include "core/scenario/unit_measures.hpp"
#include "tests/paths.hpp"
#include "tests/sanitized.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <map>
#include <numeric>
#include <queue>
#include <random>

using namespace muster;
using geometry::Point;
using Json = nlohmann::ordered_json;

namespace {

constexpr int boards = test::isSanitized ? 25 : 250, marches = test::isSanitized ? 6 : 60;

class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}
    double between(double min, double max)
    {
        return std::round(std::uniform_real_distribution(min, max)(m_engine) * 100) / 100;
    }
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_engine); }

private:
    std::mt19937 m_engine;
};

std::unique_ptr<test::OpenField> open(const Json& scenario, const std::string& system, rules::Library& library)
{
    const auto path = test::shipped(system + "/scenarios/ours.scenario.json");
    return test::OpenField::open(
        {std::make_shared<const text::Source>("ours", scenario.dump()), path, files::FileKind::scenario}, library);
}

Json boardOf(const std::string& system, double width, double depth, Json terrain)
{
    return {{"format", 1},
            {"system", system},
            {"name", "Ours: chance"},
            {"board", {{"width", width}, {"depth", depth}}},
            {"terrain", std::move(terrain)}};
}

/// A shape given by its numbers, for an independent calculation.
struct Ground {
    std::string type;
    double x = 0, y = 0, width = 0, depth = 0, degrees = 0;
    bool ellipse = false;

    Json json(const std::string& id) const
    {
        return {{"id", id},
                {"type", type},
                {"shape",
                 {{ellipse ? "ellipse" : "rectangle", {{"at", {x, y}}, {"width", width}, {"depth", depth}}},
                  {"rotation", degrees}}}};
    }
    /// Below 1 inside, above 1 outside, 1 on the edge.
    double reach(Point p) const
    {
        const double turn = degrees * std::acos(-1.0) / 180, dx = p.x - x, dy = p.y - y;
        const double u = (dx * std::cos(turn) - dy * std::sin(turn)) / (width / 2),
                     v = (dx * std::sin(turn) + dy * std::cos(turn)) / (depth / 2);
        return ellipse ? std::hypot(u, v) : std::max(std::abs(u), std::abs(v));
    }
    bool holds(Point p) const { return reach(p) <= 1; }
};

Ground groundFrom(Random& random, const std::vector<std::string>& types, double width, double depth)
{
    return {types[random.below(types.size())],
            random.between(0, width),
            random.between(0, depth),
            random.between(2, 9),
            random.between(2, 9),
            random.between(0, 90),
            random.below(2) == 0};
}

/// The result of the slow calculation for a line: whether it is clear, how far one sees, and whether that is too close
/// to decide.
struct Opinion {
    bool clear = true, close = false;
    double seen = 0;
};

struct SightRule {
    std::map<std::string, double> depth;  ///< of kinds that block sight
    std::map<std::string, double> top, height;
    bool level = false;
};

/// Walks along the line in small steps.
Opinion lookSlowly(Point from, Point to, const std::vector<Ground>& grounds, const SightRule& rule)
{
    constexpr int steps = 3000;
    const double whole = geometry::distance(from, to), step = whole / steps;
    const auto heightAt = [&](Point p) {
        double height = 0;
        for (const auto& ground : grounds)
            if (rule.height.count(ground.type) && ground.holds(p))
                height = std::max(height, rule.height.at(ground.type));
        return height;
    };
    double first = heightAt(from), second = heightAt(to);
    if (rule.level) first = second = std::max(first, second);
    Opinion opinion{true, false, whole};
    std::map<std::string, double> gone;
    for (const auto& ground : grounds)
        for (const Point end : {from, to}) opinion.close = opinion.close || std::abs(ground.reach(end) - 1) < 0.02;
    for (int i = 0; i < steps && opinion.clear; ++i) {
        const double part = (i + 0.5) / steps, height = first + (second - first) * part;
        const Point p = from + (to - from) * part;
        std::map<std::string, bool> here;
        for (const auto& ground : grounds) {
            const auto depth = rule.depth.find(ground.type);
            if (depth == rule.depth.end() || !ground.holds(p)) continue;
            if (rule.top.count(ground.type) && height >= rule.top.at(ground.type)) continue;
            if (depth->second == 0 && (ground.holds(from) || ground.holds(to))) continue;
            here[ground.type] = true;
        }
        for (const auto& [type, inside] : here) {
            gone[type] += step;
            if (gone[type] <= rule.depth.at(type) + (rule.depth.at(type) > 0 ? 0 : -1)) continue;
            opinion.clear = false;
            opinion.seen = part * whole;
        }
    }
    // A corner barely touched, or a path through woods of nearly the maximum length.
    for (const auto& ground : grounds) {
        if (!rule.depth.count(ground.type) || rule.depth.at(ground.type) > 0) continue;
        double nearest = 100;
        for (int i = 0; i <= 400; ++i) nearest = std::min(nearest, ground.reach(from + (to - from) * (i / 400.0)));
        opinion.close = opinion.close || std::abs(nearest - 1) < 0.02;
    }
    for (const auto& [type, way] : gone)
        opinion.close =
            opinion.close || (rule.depth.at(type) > 0 && std::abs(way - rule.depth.at(type)) < 0.1 && opinion.clear);
    if (!opinion.clear) {
        // Slightly farther it may be clear, because the line leaves the woods there.
        double left = 0;
        for (int i = 0; i < steps; ++i) {
            const Point p = from + (to - from) * ((i + 0.5) / steps);
            for (const auto& ground : grounds)
                if (rule.depth.count(ground.type) && rule.depth.at(ground.type) > 0 && ground.holds(p)) {
                    left += step;
                    break;
                }
        }
        opinion.close = opinion.close || std::abs(left - 2) < 0.1;
    }
    return opinion;
}

void checkSight(const std::string& system, double width, double depth, const std::vector<std::string>& types,
                const SightRule& rule, unsigned seed)
{
    rules::Library library({test::sourcePath("armylists")});
    Random random(seed);
    int reported = 0, hidden = 0;
    for (int board = 0; board < boards; ++board) {
        std::vector<Ground> grounds;
        Json terrain = Json::array();
        for (int i = 0; i < 7; ++i) {
            grounds.push_back(groundFrom(random, types, width, depth));
            terrain.push_back(grounds.back().json("piece-" + std::to_string(i)));
        }
        const auto opened = open(boardOf(system, width, depth, terrain), system, library);
        REQUIRE(opened);
        const rules::SightLines sight(opened->field(), opened->evaluation());
        REQUIRE(sight.hasRules());
        for (int line = 0; line < 8; ++line) {
            const Point from{random.between(0, width), random.between(0, depth)},
                to{random.between(0, width), random.between(0, depth)};
            if (geometry::distance(from, to) < 1) continue;
            const auto opinion = lookSlowly(from, to, grounds, rule);
            if (opinion.close) continue;
            const auto look = sight.look(from, to);
            INFO(terrain.dump() << " from " << from.x << ", " << from.y << " to " << to.x << ", " << to.y << ": "
                                << look.seen << " against " << opinion.seen);
            REQUIRE(look.clear == opinion.clear);
            REQUIRE(look.clear == look.blockers.empty());
            // An ellipse is a polygon, so the view may end slightly earlier or later.
            REQUIRE(std::abs(look.seen - opinion.seen) < 0.15);
            ++reported;
            if (look.clear) continue;
            ++hidden;
            const auto pointer = look.blockers.front().pointer;
            REQUIRE(pointer.starts_with("/terrain/"));
            REQUIRE_FALSE(look.blockers.front().name.empty());
            REQUIRE(look.blockers.front().at == look.seen);
            // The view ends at the named piece, within one step.
            const auto& ground = grounds[static_cast<std::size_t>(std::stoi(pointer.substr(9)))];
            REQUIRE(ground.reach(from + (to - from) * (look.seen / look.distance)) < 1.1);
        }
    }
    CHECK(reported > boards * 4);
    CHECK(hidden > boards);
    CHECK(hidden < reported);
}

/// One of the shipped army files, by folder, beside a scenario that places one of its units.
Json marching(const std::string& system, double width, double depth, Json terrain, const std::string& army,
              const std::string& unit, Point at)
{
    auto scenario = boardOf(system, width, depth, std::move(terrain));
    scenario["sides"] = {{{"id", "ours"},
                          {"army", "../armies/" + army},
                          {"placements", {{{"unit", unit}, {"index", 0}, {"at", {at.x, at.y}}}}}}};
    return scenario;
}

bool isIn(const std::vector<std::vector<Point>>& rings, Point p)
{
    bool in = false;
    for (const auto& ring : rings)
        for (std::size_t i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
            if ((ring[i].y > p.y) != (ring[j].y > p.y) &&
                p.x < (ring[j].x - ring[i].x) * (p.y - ring[i].y) / (ring[j].y - ring[i].y) + ring[i].x)
                in = !in;
    return in;
}

/// An independent, slow calculation of shortest paths over a fine grid, with steps in 32 directions.
class SlowMarch {
public:
    SlowMarch(Point from, double move, double width, double depth, const std::vector<Ground>& grounds,
              const std::map<std::string, double>& factors)
        : m_from(from), m_step(move / half), m_factor(side * side), m_way(side * side, 1e9)
    {
        for (int y = 0; y < side; ++y)
            for (int x = 0; x < side; ++x) {
                const Point p = pointOf(x, y);
                double factor = 1;
                for (const auto& ground : grounds)
                    if (factors.count(ground.type) && ground.holds(p))
                        factor = std::max(factor, factors.at(ground.type));
                if (p.x < 0 || p.y < 0 || p.x > width || p.y > depth) factor = 1e9;
                m_factor[at(x, y)] = factor;
            }
        walk(move);
    }
    double way(int x, int y) const { return m_way[at(x, y)]; }
    Point pointOf(int x, int y) const
    {
        return {m_from.x + (x - half - 1) * m_step, m_from.y + (y - half - 1) * m_step};
    }
    double step() const { return m_step; }
    /// Returns true if the terrain changes within a few steps, where a result may be ambiguous.
    bool isBorder(int x, int y) const
    {
        for (int dy = -3; dy <= 3; ++dy)
            for (int dx = -3; dx <= 3; ++dx)
                if (x + dx < 0 || y + dy < 0 || x + dx >= side || y + dy >= side ||
                    m_factor[at(x + dx, y + dy)] != m_factor[at(x, y)])
                    return true;
        return false;
    }
    static constexpr int half = 75, side = 2 * half + 3;

private:
    static std::size_t at(int x, int y) { return static_cast<std::size_t>(y * side + x); }

    void walk(double move)
    {
        std::vector<std::pair<int, int>> ways;
        for (int dy = -3; dy <= 3; ++dy)
            for (int dx = -3; dx <= 3; ++dx)
                if (std::gcd(dx, dy) == 1) ways.emplace_back(dx, dy);
        std::priority_queue<std::pair<double, std::size_t>, std::vector<std::pair<double, std::size_t>>, std::greater<>>
            open;
        m_way[at(half + 1, half + 1)] = 0;
        open.emplace(0, at(half + 1, half + 1));
        while (!open.empty()) {
            const auto [length, here] = open.top();
            open.pop();
            if (length > m_way[here] || length > move * 1.2) continue;
            const int x = static_cast<int>(here) % side, y = static_cast<int>(here) / side;
            for (const auto& [dx, dy] : ways) {
                if (x + dx < 0 || y + dy < 0 || x + dx >= side || y + dy >= side) continue;
                double worst = 0, sum = 0;
                constexpr int parts = 6;
                for (int i = 1; i <= parts; ++i) {
                    const double factor = m_factor[at(x + static_cast<int>(std::lround(dx * i / 6.0)),
                                                      y + static_cast<int>(std::lround(dy * i / 6.0)))];
                    worst = std::max(worst, factor), sum += factor;
                }
                if (worst > 1e6) continue;
                const double next = length + std::hypot(dx, dy) * m_step * sum / parts;
                if (next < m_way[at(x + dx, y + dy)])
                    m_way[at(x + dx, y + dy)] = next, open.emplace(next, at(x + dx, y + dy));
            }
        }
    }

    Point m_from;
    double m_step;
    std::vector<double> m_factor, m_way;
};

void checkMarches(const std::string& system, const std::string& army, const std::string& unit, double width,
                  double depth, double move, const std::vector<std::string>& types,
                  const std::map<std::string, double>& factors, unsigned seed)
{
    rules::Library library({test::sourcePath("armylists")});
    Random random(seed);
    int asked = 0, reached = 0, detours = 0;
    for (int march = 0; march < marches; ++march) {
        const Point from{random.between(width / 4, width * 3 / 4), random.between(0.5, depth - 0.5)};
        std::vector<Ground> grounds;
        Json terrain = Json::array();
        for (int i = 0; i < 9; ++i) {
            auto ground = groundFrom(random, types, width, depth);
            ground.x = from.x + random.between(-move, move), ground.y = from.y + random.between(-move, move);
            ground.width /= 2, ground.depth /= 2;
            if (ground.reach(from) < 1.3) continue;
            grounds.push_back(ground);
            auto json = ground.json("piece-" + std::to_string(i));
            if (ground.type == "woods" && system == "opend6-fantasy") json["density"] = "heavy";
            terrain.push_back(std::move(json));
        }
        const auto opened = open(marching(system, width, depth, terrain, army, unit, from), system, library);
        REQUIRE(opened);
        const auto& side = opened->field().sides().front();
        REQUIRE(side.placements.front().element);
        const auto reach =
            rules::movementReach(opened->field(), opened->evaluation(), side, side.placements.front(), move);
        REQUIRE(reach);
        REQUIRE_FALSE(reach->rings.empty());
        const SlowMarch slow(from, move, width, depth, grounds, factors);
        const double doubt = move * 0.045 + 2 * reach->grain;
        for (int y = 4; y < SlowMarch::side - 4; y += 3)
            for (int x = 4; x < SlowMarch::side - 4; x += 3) {
                const Point p = slow.pointOf(x, y);
                const double way = slow.way(x, y);
                if (slow.isBorder(x, y) || p.x < 0 || p.y < 0 || p.x > width || p.y > depth ||
                    std::abs(way - move) < doubt)
                    continue;
                INFO(terrain.dump() << " from " << from.x << ", " << from.y << " to " << p.x << ", " << p.y
                                    << ": a way of " << way << " for a move of " << move);
                REQUIRE(isIn(reach->rings, p) == (way < move));
                ++asked;
                if (way < move) ++reached;
                if (way > geometry::distance(from, p) * 1.1 && way < move) ++detours;
            }
    }
    CHECK(asked > marches * 300);
    CHECK(reached > marches * 100);
    CHECK(detours > marches * 5);
}

}  // namespace

TEST_CASE("lines of sight of OHW 6+ are those of a slow walk along them")
{
    checkSight("ohw-6plus", 36, 36, {"woods", "town", "hill", "marsh", "lake"},
               {{{"woods", 0}, {"town", 0}, {"hill", 0}}, {}, {}, false}, 11);
}

TEST_CASE("lines of sight of Ancients D6 go over what is lower and two inches into woods")
{
    checkSight(
        "ancients-d6", 24, 24, {"woods", "woods", "buildings", "hill", "rocky-hill", "marsh", "rough", "road"},
        {{{"woods", 2}, {"buildings", 2}, {"hill", 0}, {"rocky-hill", 0}, {"marsh", 0}, {"rough", 0}},
         {{"woods", 0.5}, {"buildings", 0.5}, {"hill", 1.5}, {"rocky-hill", 1.5}, {"marsh", 0.5}, {"rough", 0.5}},
         {{"hill", 1}, {"rocky-hill", 1}},
         true},
        12);
}

TEST_CASE("between two bases the best line counts")
{
    rules::Library library({test::sourcePath("armylists")});
    auto scenario = boardOf("ohw-6plus", 36, 36,
                            {{{"id", "grove"},
                              {"name", "The Grove"},
                              {"type", "woods"},
                              {"shape", {{"rectangle", {{"at", {10, 10}}, {"width", 4}, {"depth", 4}}}}}}});
    const auto army = "../armies/allies-quatre-bras-1815.army.json";
    const auto look = [&](double x, const char* type) {
        auto changed = scenario;
        changed["terrain"][0]["type"] = type;
        changed["sides"] = {{{"id", "ours"},
                             {"army", army},
                             {"placements",
                              {{{"unit", "kempt"}, {"at", {x, 4}}, {"base", {40, 20}}},
                               {{"unit", "pack"}, {"at", {10, 16}}, {"base", {10, 10}}}}}}};
        const auto opened = open(changed, "ohw-6plus", library);
        const rules::SightLines sight(opened->field(), opened->evaluation());
        const auto& placements = opened->field().sides().front().placements;
        return sight.look(placements[0], placements[1]);
    };
    const auto hidden = look(10, "woods");
    CHECK_FALSE(hidden.clear);
    CHECK(hidden.seen == Approx(4));
    REQUIRE(hidden.blockers.size() == 1);
    CHECK(hidden.blockers[0].name == "The Grove");
    CHECK(hidden.blockers[0].pointer == "/terrain/0");
    CHECK(look(10, "marsh").clear);
    CHECK(look(6, "woods").clear);  // its western corner sees past the grove
}

TEST_CASE("where infantry of OHW 6+ can get is where a slow march gets")
{
    checkMarches("ohw-6plus", "allies-quatre-bras-1815.army.json", "kempt", 36, 36, 6,
                 {"woods", "lake", "marsh", "hill", "town"}, {{"woods", 1e9}, {"lake", 1e9}, {"marsh", 1e9}}, 21);
}

TEST_CASE("slow ground of OpenD6 Fantasy shortens the way")
{
    checkMarches("opend6-fantasy", "ice-rangers.army.json", "ice-rangers", 72, 48, 13,
                 {"woods", "scrub", "brush", "swamp", "lava", "clear"},
                 {{"woods", 4}, {"scrub", 2}, {"brush", 2}, {"swamp", 4}, {"lava", 1e9}}, 22);
}

TEST_CASE("a bridge opens a river, and what lies behind the edge is not reached")
{
    rules::Library library({test::sourcePath("armylists")});
    Json terrain{{{"id", "river"}, {"type", "river"}, {"shape", {{"line", {{-1, 12}, {37, 12}}}, {"width", 2}}}}};
    const auto reachAt = [&](const Json& ground, Point at) {
        const auto opened =
            open(marching("ohw-6plus", 36, 36, ground, "allies-quatre-bras-1815.army.json", "kempt", {1, 9}),
                 "ohw-6plus", library);
        const auto& side = opened->field().sides().front();
        const auto reach =
            rules::movementReach(opened->field(), opened->evaluation(), side, side.placements.front(), 6);
        for (const auto& ring : reach->rings)
            for (const Point p : ring) REQUIRE((p.x >= 0 && p.y >= 0 && p.x <= 36 && p.y <= 36));
        return isIn(reach->rings, at);
    };
    CHECK(reachAt(terrain, {1, 10.7}));
    CHECK_FALSE(reachAt(terrain, {1, 14}));
    terrain.push_back(
        {{"id", "bridge"}, {"type", "bridge"}, {"shape", {{"line", {{2, 10.8}, {2, 13.2}}}, {"width", 1.5}}}});
    CHECK(reachAt(terrain, {2, 12}));
    CHECK(reachAt(terrain, {1, 14}));
    CHECK_FALSE(reachAt(terrain, {6, 14.5}));
    CHECK(reachAt(terrain, {0.05, 9}));
}

TEST_CASE("a move along a road goes farther than one beside it, and only along it")
{
    rules::Library library({test::sourcePath("armylists")});
    // A road with a right-angled bend, and a river with a bridge for it.
    const Json terrain{
        {{"id", "road"}, {"type", "road"}, {"shape", {{"line", {{2, 9}, {8, 9}, {8, 30}}}, {"width", 1.2}}}},
        {{"id", "river"}, {"type", "river"}, {"shape", {{"line", {{-1, 12}, {37, 12}}}, {"width", 1}}}},
        {{"id", "bridge"}, {"type", "bridge"}, {"shape", {{"line", {{8, 11}, {8, 13}}}, {"width", 1.2}}}}};
    const auto reachOf = [&](const Json& ground, Point from) {
        const auto opened =
            open(marching("ohw-6plus", 36, 36, ground, "allies-quatre-bras-1815.army.json", "kempt", from), "ohw-6plus",
                 library);
        const auto& side = opened->field().sides().front();
        const auto measures = rules::measuresOf(opened->field(), opened->evaluation(), side, side.placements.front());
        REQUIRE(measures.onWays.size() == 1);
        CHECK(measures.onWays.front().length == Approx(measures.moves.front().length * 1.5));
        return rules::movementReachOnWays(opened->field(), opened->evaluation(), side, side.placements.front(),
                                          measures.onWays.front().length);
    };
    const auto along = reachOf(terrain, {4, 9});
    REQUIRE(along);
    // Nine centimetres along the road: four to its bend, and five beyond it, over the bridge.
    CHECK(isIn(along->rings, {7, 9}));
    CHECK(isIn(along->rings, {8, 12}));
    CHECK(isIn(along->rings, {8, 13.5}));
    CHECK_FALSE(isIn(along->rings, {8, 15}));
    CHECK_FALSE(isIn(along->rings, {4, 10.5}));
    CHECK_FALSE(isIn(along->rings, {6, 11}));
    for (const auto& ring : along->rings)
        for (const Point p : ring) CHECK((std::abs(p.y - 9) < 0.9 || std::abs(p.x - 8) < 0.9));
    // Without the bridge it ends at the river, and beside the road there is no such move.
    Json flooded = terrain;
    flooded.erase(2);
    CHECK_FALSE(isIn(reachOf(flooded, {4, 9})->rings, {8, 13.5}));
    CHECK_FALSE(reachOf(terrain, {4, 7}));
    CHECK_FALSE(reachOf(Json::array(), {4, 9}));
}

TEST_CASE("columns march along roads as their games say")
{
    rules::Library library({test::sourcePath("armylists")});
    const auto lengthsOf = [&](const std::string& system, const std::string& army, const std::string& unit,
                               double width, double depth) {
        const Json road{{{"id", "road"}, {"type", "road"}, {"shape", {{"line", {{0, 9}, {20, 9}}}, {"width", 1}}}}};
        const auto opened = open(marching(system, width, depth, road, army, unit, {10, 9}), system, library);
        const auto& side = opened->field().sides().front();
        const auto measures = rules::measuresOf(opened->field(), opened->evaluation(), side, side.placements.front());
        REQUIRE(measures.onWays.size() == 1);
        const auto reach = rules::movementReachOnWays(opened->field(), opened->evaluation(), side,
                                                      side.placements.front(), measures.onWays.front().length);
        REQUIRE(reach);
        CHECK(isIn(reach->rings, {10 + measures.onWays.front().length - 0.4, 9}));
        CHECK_FALSE(isIn(reach->rings, {10, 10}));
        return std::pair(measures.moves.front().length, measures.onWays.front().length);
    };
    const auto triarii = lengthsOf("ancients-d6", "scipio-zama-202.army.json", "triarii", 24, 24);
    CHECK(triarii.second == 2 * triarii.first);
    const auto brigade = lengthsOf("otr-d6", "mcdowell-first-bull-run-1861.army.json", "keyes", 48, 36);
    CHECK(brigade == std::pair(2.0, 6.0));
}

TEST_CASE("moves in squares go from side to side and not into what is closed")
{
    rules::Library library({test::sourcePath("armylists")});
    auto scenario =
        marching("old-trousers", 24, 24, {{{"id", "wood"}, {"type", "woods"}, {"shape", {{"square", {2, 2}}}}}},
                 "british-waterloo-1815.army.json", "", {});
    scenario["board"]["grid"] = {{"columns", 3}, {"rows", 4}};
    const auto army =
        Json::parse(std::get<std::shared_ptr<const text::Source>>(
                        files::readFile(test::shipped("old-trousers/armies/british-waterloo-1815.army.json"), "army"))
                        ->bytes());
    int seen = 0;
    for (const auto& unit : army["units"]) {
        scenario["sides"][0]["placements"] = {{{"unit", unit["id"]}, {"index", 0}, {"at", {12, 3}}}};
        const auto opened = open(scenario, "old-trousers", library);
        const auto& side = opened->field().sides().front();
        REQUIRE(side.placements.front().element);
        const auto measures = rules::measuresOf(opened->field(), opened->evaluation(), side, side.placements.front());
        REQUIRE(measures.inSquares);
        REQUIRE_FALSE(measures.moves.empty());
        const auto reach = rules::movementReach(opened->field(), opened->evaluation(), side, side.placements.front(),
                                                measures.moves.front().length);
        REQUIRE(reach);
        const auto arm = side.placements.front().element->self.find("arm")->asString();
        INFO(arm);
        ++seen;
        // Its own square and its neighbours; the wood in front only for units that may enter it.
        if (arm == "infantry") CHECK(reach->rings.size() == 4);
        if (arm == "artillery") CHECK(reach->rings.size() == 3);
        if (arm == "cavalry") CHECK(reach->rings.size() == 5);
        if (arm == "skirmishers") CHECK(reach->rings.size() == 7);
        CHECK(isIn(reach->rings, {12, 9}) == (arm == "infantry" || arm == "skirmishers"));
    }
    CHECK(seen >= 4);
}

TEST_CASE("every unit of every shipped army has its moves")
{
    rules::Library library({test::sourcePath("armylists")});
    int units = 0, ranges = 0;
    for (const char* system : {"ancients-d6", "ohw-6plus", "old-trousers", "opend6-fantasy", "otr-d6"})
        for (const auto& file : std::filesystem::directory_iterator(test::shipped(system) / "armies")) {
            const auto army = Json::parse(
                std::get<std::shared_ptr<const text::Source>>(files::readFile(file.path(), "army"))->bytes());
            Json placements = Json::array();
            const auto place = [&](const Json& elements) {
                for (const auto& element : elements)
                    placements.push_back({{"unit", element["id"]}, {"index", 0}, {"at", {5, 5}}});
            };
            if (army.contains("units")) place(army["units"]);
            for (const auto& group : army.value("groups", Json::array()))
                if (group.contains("units")) place(group["units"]);
            auto scenario = boardOf(system, 24, 24, Json::array());
            scenario["sides"] = {
                {{"id", "ours"}, {"army", "../armies/" + file.path().filename().string()}, {"placements", placements}}};
            const auto opened = open(scenario, system, library);
            const auto& side = opened->field().sides().front();
            for (const auto& placement : side.placements) {
                const auto measures = rules::measuresOf(opened->field(), opened->evaluation(), side, placement);
                INFO(file.path().string() << ": " << placement.name() << ": " << opened->evaluation().error().message);
                REQUIRE(placement.element);
                REQUIRE_FALSE(measures.moves.empty());
                for (const auto& length : measures.moves)
                    CHECK((length.length > 0 && length.length < 50 && !length.label.empty()));
                for (const auto& length : measures.ranges) CHECK((length.length > 0 && !length.label.empty()));
                ++units;
                ranges += static_cast<int>(measures.ranges.size());
            }
        }
    CHECK(units > 300);
    CHECK(ranges > 200);
}

TEST_CASE("the arc of a base is open to its front")
{
    rules::Library library({test::sourcePath("armylists")});
    auto scenario = marching("ohw-6plus", 36, 36, Json::array(), "allies-quatre-bras-1815.army.json", "guns", {18, 18});
    scenario["sides"][0]["placements"][0]["facing"] = 90;
    const auto opened = open(scenario, "ohw-6plus", library);
    const auto& side = opened->field().sides().front();
    const auto measures = rules::measuresOf(opened->field(), opened->evaluation(), side, side.placements.front());
    REQUIRE(measures.ranges.size() == 1);
    CHECK(measures.ranges.front().length == 24);
    REQUIRE(measures.arc);
    CHECK(*measures.arc == 90);
    const std::vector<std::vector<Point>> arc{rules::arcOutline(side.placements.front(), 10, measures.arc)};
    CHECK(isIn(arc, {27.5, 18.1}));
    CHECK(isIn(arc, {24, 23.5}));
    CHECK_FALSE(isIn(arc, {23.5, 24}));
    CHECK_FALSE(isIn(arc, {17, 18}));
    CHECK_FALSE(isIn(arc, {28.5, 18}));
    CHECK(isIn({rules::arcOutline(side.placements.front(), 10, std::nullopt)}, {10, 18}));
    CHECK(rules::arcOutline(side.placements.front(), 0, 90).empty());
}

// Bases, walls and openings in lines of sight, as the documents of the games have them.
#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"
#include "tests/core/scenario/fields.hpp"

#include "core/scenario/sight_lines.hpp"
#include "core/scenario/unit_measures.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster;
using geometry::Point;
using Json = nlohmann::ordered_json;

namespace {

Json base(const char* unit, double x, double y, double facing = 0, int index = 0)
{
    return {{"unit", unit}, {"index", index}, {"at", {x, y}}, {"facing", facing}};
}

Json side(const char* id, const char* edge, const std::string& army, Json placements)
{
    return {
        {"id", id}, {"role", id}, {"edge", edge}, {"army", "../armies/" + army}, {"placements", std::move(placements)}};
}

Json piece(const char* id, const char* type, double x, double y, double width, double depth)
{
    return {
        {"id", id}, {"type", type}, {"shape", {{"rectangle", {{"at", {x, y}}, {"width", width}, {"depth", depth}}}}}};
}

/// One element in braces is that element, not a list of it.
template <class... Elements>
Json listOf(Elements... elements)
{
    Json list = Json::array();
    (list.push_back(elements), ...);
    return list;
}

/// A battlefield of a shipped game, with sight queries.
class Field {
public:
    Field(const std::string& system, double width, double depth, const Json& terrain, const Json& sides)
        : m_library({test::sourcePath("armylists")})
    {
        const Json scenario{{"format", 1},           {"system", system},
                            {"name", "Ours: sight"}, {"board", {{"width", width}, {"depth", depth}}},
                            {"terrain", terrain},    {"sides", sides}};
        const auto path = test::shipped(system + "/scenarios/ours.scenario.json");
        const auto source = std::make_shared<const text::Source>("ours", scenario.dump());
        m_open = test::OpenField::open({source, path, files::FileKind::scenario}, m_library);
        REQUIRE(m_open);
        m_sight.emplace(m_open->field(), m_open->evaluation());
    }

    const rules::Placement& at(std::size_t side, std::size_t number)
    {
        return m_open->field().sides()[side].placements[number];
    }
    rules::SightLines::Look look(std::size_t from, std::size_t to) { return m_sight->look(at(0, from), at(0, to)); }
    rules::SightLines::Look look(Point from, Point to) { return m_sight->look(from, to); }
    rules::SightLines::Look lookAtEnemy(std::size_t from, std::size_t to)
    {
        return m_sight->look(at(0, from), at(1, to));
    }
    /// Ancients D6: within 8 inches of the commander and visible, or within 4.
    bool inCommand(std::size_t commander, std::size_t unit)
    {
        const auto& placed = at(0, commander);
        const auto ranges =
            rules::measuresOf(m_open->field(), m_open->evaluation(), m_open->field().sides()[0], placed).ranges;
        REQUIRE(ranges.size() == 2);
        const double far = geometry::distance(*placed.at, *at(0, unit).at);
        return far <= ranges[1].length || (far <= ranges[0].length && look(commander, unit).clear);
    }

private:
    rules::Library m_library;
    std::unique_ptr<test::OpenField> m_open;
    std::optional<rules::SightLines> m_sight;
};

const std::string rome = "scipio-zama-202.army.json", carthage = "hannibal-zama-202.army.json";

/// The Command Example of Ancients D6: B is visible, C is near, D is behind terrain and E behind an enemy unit.
Field commandExample(const Json& terrain, Json enemies)
{
    const Json own = listOf(base("scipio", 12, 4), base("triarii", 12, 10), base("velites", 9, 6.5),
                            base("cavalry", 6, 4, 90), base("archers", 18, 4, 90));
    return Field("ancients-d6", 24, 24, terrain,
                 listOf(side("attacker", "south", rome, own), side("defender", "north", carthage, std::move(enemies))));
}

enum Who : std::size_t { A, B, C, D, E };

}  // namespace

TEST_CASE("the Command Example of Ancients D6 comes out as it is written")
{
    const Json woods = piece("woods", "woods", 10.4, 5.4, 3, 3), rough = piece("rough", "rough", 9, 4, 3, 4);
    const Json enemy = listOf(base("ligurians", 15, 4, 270));
    auto field = commandExample(listOf(rough), enemy);
    CHECK(field.inCommand(A, B));
    CHECK(field.inCommand(A, C));
    CHECK_FALSE(field.inCommand(A, D));
    CHECK_FALSE(field.inCommand(A, E));
    REQUIRE(field.look(A, E).blockers.size() == 1);
    CHECK(field.look(A, E).blockers[0].pointer == "/sides/1/placements/0");
    CHECK(field.look(A, D).blockers[0].pointer == "/terrain/0");

    // "Were it covered by more than 2" of woods but within 4" of A, then it would be in command."
    auto inWoods = commandExample(listOf(woods), enemy);
    CHECK_FALSE(inWoods.look(A, C).clear);
    CHECK(inWoods.inCommand(A, C));
    // Without the enemy, or with the enemy aside, E is in command; without the rough ground, D is.
    CHECK(commandExample(listOf(rough), Json::array()).inCommand(A, E));
    CHECK(commandExample(listOf(rough), listOf(base("ligurians", 15, 7, 270))).inCommand(A, E));
    CHECK(commandExample(Json::array(), enemy).inCommand(A, D));
    // "Commanders on hills may see over any terrain or enemy unit that is on a lower level than them."
    auto onHill = commandExample(listOf(piece("hill", "hill", 12, 4, 3, 3), rough), enemy);
    CHECK(onHill.inCommand(A, E));
    CHECK(onHill.inCommand(A, D));
}

TEST_CASE("own units do not block a commander's line in Ancients D6, and rough ground and marsh do")
{
    const Json own = listOf(base("scipio", 12, 4), base("triarii", 12, 7), base("velites", 12, 11));
    const auto look = [&](const char* type) {
        return Field("ancients-d6", 24, 24, listOf(piece("ground", type, 12, 9, 5, 2)),
                     listOf(side("attacker", "south", rome, own)))
            .look(0, 2);
    };
    CHECK(look("road").clear);
    for (const char* type : {"rough", "marsh", "hill", "rocky-hill"}) CHECK_FALSE(look(type).clear);
    CHECK(look("woods").clear);  // no more than 2 inches of it
}

TEST_CASE("in OHW 6+ artillery looks over units, and infantry and skirmishers do not")
{
    const std::string army = "british-guilford-1781.army.json";
    const Json own = listOf(base("fusiliers", 10, 4), base("guns", 18, 4), base("jaegers", 26, 4), base("bose", 10, 8),
                            base("guards", 18, 8), base("highlanders", 26, 8));
    const Json enemies = listOf(base("fusiliers", 10, 12, 180), base("guards", 18, 12, 180), base("bose", 26, 12, 180));
    Field field("ohw-6plus", 36, 36, Json::array(),
                listOf(side("attacker", "south", army, own), side("defender", "north", army, enemies)));
    CHECK_FALSE(field.lookAtEnemy(0, 0).clear);
    CHECK(field.lookAtEnemy(1, 1).clear);
    CHECK_FALSE(field.lookAtEnemy(2, 2).clear);
    CHECK(field.lookAtEnemy(3, 0).clear);
    CHECK(field.look(Point{10, 2}, Point{10, 14}).clear);  // a plain position has no base
}

TEST_CASE("a soldier of OpenD6 sees through nobody, but over those below him")
{
    const std::string army = "ice-rangers.army.json";
    const auto look = [&](const Json& terrain, double enemyAt) {
        const Json own = listOf(base("ice-rangers", 20, 20, 0, 0), base("ice-rangers", 20, 22.5, 0, 1));
        return Field("opend6-fantasy", 72, 48, terrain,
                     listOf(side("attacker", "south", army, own),
                            side("defender", "north", army, listOf(base("ice-rangers", 20, enemyAt)))))
            .lookAtEnemy(0, 0);
    };
    const auto behind = look(Json::array(), 25);
    CHECK_FALSE(behind.clear);
    CHECK(behind.blockers[0].pointer == "/sides/0/placements/1");
    Json hill = piece("hill", "hill", 20, 19.5, 6, 3);
    hill["height"] = 4, hill["grade"] = "easy";
    CHECK(look(listOf(hill), 32).clear);
}

TEST_CASE("one looks through a door or window from within an inch, and through no wall")
{
    const std::string army = "ice-rangers.army.json";
    const Json house = piece("house", "building", 20, 20, 8, 6);
    const auto look = [&](const char* opening, Point from, Point to) {
        Json terrain = listOf(house);
        if (*opening)
            terrain.push_back(
                {{"id", "opening"}, {"type", opening}, {"shape", {{"line", {{19, 17}, {21, 17}}}, {"width", 0.3}}}});
        return Field("opend6-fantasy", 72, 48, terrain, Json::array()).look(from, to);
    };
    // From inside near the door, from outside near the door, and from too far away on both sides.
    CHECK(look("door", {20, 17.8}, {20, 8}).clear);
    CHECK(look("window", {20, 16.2}, {20, 22}).clear);
    CHECK_FALSE(look("door", {20, 19}, {20, 8}).clear);
    CHECK(look("door", {20, 19}, {20, 8}).blockers[0].pointer.starts_with("/terrain/"));
    // Beside the door there is wall, and without a door everywhere.
    CHECK_FALSE(look("door", {17, 17.8}, {17, 8}).clear);
    CHECK_FALSE(look("", {20, 17.8}, {20, 8}).clear);
    // Inside, sight is free; nothing sees through the whole house, however near the door.
    CHECK(look("door", {17, 18}, {23, 22}).clear);
    CHECK_FALSE(look("door", {20, 16.2}, {20, 30}).clear);
}

#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/scenario/random_terrain.hpp"
#include "core/scenario/terrain_dice.hpp"
#include "core/text/sha256.hpp"
#include "tests/paths.hpp"
#include "tests/sanitized.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>

using namespace muster;
using Json = nlohmann::ordered_json;

namespace {

rules::Subject subjectOf(const std::string& text)
{
    return {std::make_shared<const text::Source>("ours.scenario.json", text), test::shipped("ours.scenario.json"),
            files::FileKind::scenario};
}

/// An invented legal board without terrain: two sides on opposite edges.
Json bareBoard(const std::string& system, double width, double depth)
{
    const auto side = [](const char* id, const char* role, const char* edge) {
        return Json{{"id", id}, {"role", role}, {"edge", edge}, {"zone", edge}, {"placements", Json::array()}};
    };
    const auto zone = [&](const char* edge) {
        return Json{{"id", edge}, {"shape", {{"strip", {{"edge", edge}, {"depth", depth / 4}}}}}};
    };
    Json board{{"width", width}, {"depth", depth}};
    if (system == "old-trousers") board["grid"] = {{"columns", 3}, {"rows", 4}};
    return {{"format", 1},
            {"system", system},
            {"name", "Ours: a bare board"},
            {"board", board},
            {"terrain", Json::array()},
            {"zones", {zone("south"), zone("north")}},
            {"sides", {side("first", "attacker", "south"), side("second", "defender", "north")}},
            {"turns", 8}};
}

struct Table {
    std::string text;
    rules::GeneratedTerrain generated;
};

Table generate(const std::string& before, const rules::TerrainRequest& request, rules::Library& library)
{
    Table table{before, rules::generateTerrain(subjectOf(before), request, library)};
    if (table.generated) table.text = text::applied(before, table.generated.edits);
    return table;
}

/// Errors and warnings.
std::vector<std::string> faults(const std::string& scenario, rules::Library& library)
{
    std::vector<std::string> result;
    for (const auto& finding : rules::check(subjectOf(scenario), library))
        if (finding.level != diagnostics::Level::info) result.push_back(finding.rule + ": " + finding.message);
    return result;
}

/// Fewer under sanitizers and if the environment says so.
std::uint64_t seeds()
{
    if (const char* given = std::getenv("MUSTER_TEST_SEEDS")) return std::strtoull(given, nullptr, 10);
    return test::isSanitized ? 40 : 1000;
}

/// Counts pieces of terrain by the quarter of the board that contains their middle.
void countQuarters(const rules::GeneratedTerrain& generated, double width, double depth,
                   std::array<std::size_t, 4>& quarters)
{
    for (const auto& text : generated.pieces) {
        const auto shape = Json::parse(text)["shape"];
        Json points = Json::array();
        if (shape.contains("polygon"))
            points = shape["polygon"];
        else if (shape.contains("rectangle"))
            points.push_back(shape["rectangle"]["at"]);
        if (points.empty()) continue;
        double x = 0, y = 0;
        for (const auto& point : points) x += point[0].get<double>(), y += point[1].get<double>();
        const auto count = static_cast<double>(points.size());
        ++quarters[(x / count > width / 2 ? 1u : 0u) + (y / count > depth / 2 ? 2u : 0u)];
    }
}

void checkSystem(const std::string& system, double width, double depth)
{
    rules::Library library({test::sourcePath("armylists")});
    const std::string before = bareBoard(system, width, depth).dump(2);
    std::set<std::string> tables;
    std::size_t pieces = 0;
    std::array<std::size_t, 4> quarters{};
    for (std::uint64_t seed = 0; seed < seeds(); ++seed) {
        const auto table = generate(before, {.seed = seed}, library);
        INFO(system << ", seed " << seed << ": " << table.generated.failureReason);
        REQUIRE(table.generated);
        pieces += table.generated.pieces.size();
        const auto wrong = faults(table.text, library);
        CAPTURE(wrong);
        REQUIRE(wrong.empty());
        REQUIRE(table.generated.pieces.size() >= 2);
        if (seed % 50 == 0) REQUIRE(generate(before, {.seed = seed}, library).text == table.text);
        tables.insert(table.text);
        countQuarters(table.generated, width, depth, quarters);
    }
    const auto ground = quarters[0] + quarters[1] + quarters[2] + quarters[3];
    for (const auto quarter : quarters)
        if (ground > 300) CHECK((quarter * 100 > ground * 21 && quarter * 100 < ground * 29));
    // A game with four squares and three kinds of terrain has few tables; all others differ every time.
    CHECK(tables.size() * 100 >= seeds() * (system == "old-trousers" ? 90 : 100));
    CHECK(pieces >= 2 * seeds());
}

}  // namespace

namespace {

/// OHW 6+ under another name, with an additional scenario rule.
void writeStricter(const test::Folder& folder, const std::string& require)
{
    const auto path = test::shipped("ohw-6plus/ohw-6plus.system.json");
    const auto read = files::readFile(path, "ohw-6plus");
    auto system = Json::parse(std::get<std::shared_ptr<const text::Source>>(read)->bytes());
    system["id"] = "stricter";
    system["rules"].push_back({{"id", "ours"},
                               {"level", "error"},
                               {"scope", "scenario"},
                               {"at", "/terrain"},
                               {"require", require},
                               {"message", "There is too little terrain."}});
    folder.write("stricter.system.json", system.dump());
}

/// The tables of a few seeds as a hash. Players write seeds down, so a change of the tables needs an entry in the
/// changelog.
std::string tablesOf(const std::string& system, double width, double depth)
{
    rules::Library library({test::sourcePath("armylists")});
    const std::string before = bareBoard(system, width, depth).dump(2);
    std::string tables;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) tables += generate(before, {.seed = seed}, library).text;
    return text::hex(text::sha256(tables), 8);
}

}  // namespace

TEST_CASE("a rule about terrain that the empty board breaks binds the table, and what none keeps is said")
{
    const auto generateStrictly = [](const std::string& require, std::uint64_t seed) {
        const test::Folder folder;
        writeStricter(folder, require);
        rules::Library library({folder.path()});
        const auto board = bareBoard("stricter", 48, 48).dump(2);
        const rules::Subject subject{std::make_shared<const text::Source>("ours", board),
                                     folder.path() / "ours.scenario.json", files::FileKind::scenario};
        return rules::generateTerrain(subject, {.seed = seed}, library);
    };
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        const auto generated = generateStrictly("self.terrain.size() >= 8", seed);
        INFO("seed " << seed << ": " << generated.failureReason);
        REQUIRE(generated);
        CHECK(generated.pieces.size() >= 8);
        CHECK(generated.done.find("None of") == std::string::npos);
    }
    const auto never = generateStrictly("self.terrain.size() >= 150", 1);
    REQUIRE(never);
    CHECK(never.done.find("None of 40 generated tables satisfies every rule: There is too little terrain.") !=
          std::string::npos);
    // Rules that do not read terrain are ignored here.
    const auto other = generateStrictly("self.sides.size() == 7", 1);
    REQUIRE(other);
    CHECK(other.done.find("None of") == std::string::npos);
}

TEST_CASE("laying stops when it is asked to, and says so")
{
    rules::Library library({test::sourcePath("armylists")});
    std::stop_source stop;
    stop.request_stop();
    const auto table = generate(bareBoard("ohw-6plus", 36, 36).dump(2), {.seed = 1, .stop = stop.get_token()}, library);
    CHECK(!table.generated);
    CHECK(table.generated.failureReason == "it was stopped");
    CHECK(table.generated.edits.empty());
}

TEST_CASE("the dice are those of the book on every machine")
{
    rules::TerrainDice dice(1234567);
    for (const std::uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                         4593380528125082431u, 16408922859458223821u})
        CHECK(dice.next() == expected);
    std::array<int, 6> faces{};
    for (int i = 0; i < 60000; ++i) ++faces[static_cast<std::size_t>(dice.between(1, 6) - 1)];
    for (const int face : faces) CHECK((face > 9600 && face < 10400));
    CHECK(dice.between(3, 3) == 3);
    CHECK(dice.between(5, 2) == 5);
}

TEST_CASE("one player's terrain is added to what lies there")
{
    rules::Library library({test::sourcePath("armylists")});
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto first =
            generate(bareBoard("old-trousers", 24, 24).dump(2), {.seed = seed, .side = "first"}, library);
        REQUIRE(first.generated);
        REQUIRE(first.generated.pieces.size() == 2);
        const auto both = generate(first.text, {.seed = seed + 1000, .side = "second"}, library);
        REQUIRE(both.generated.pieces.size() == 2);
        REQUIRE(faults(both.text, library).empty());
        const auto json = Json::parse(both.text);
        REQUIRE(json["terrain"].size() == 4);
        REQUIRE(json["terrain"][3]["placedBy"] == "second");
        // When terrain is generated again, the other player's pieces stay.
        const auto again = Json::parse(
            generate(both.text, {.seed = seed + 2000, .side = "second", .replaceExisting = true}, library).text);
        REQUIRE(again["terrain"].size() == 4);
        REQUIRE(again["terrain"][0] == json["terrain"][0]);
        REQUIRE(again["terrain"][1] == json["terrain"][1]);
        // Locked pieces stay.
        auto locked = json;
        locked["terrain"][2]["x-locked"] = true;
        const auto kept = Json::parse(
            generate(locked.dump(2), {.seed = seed + 3000, .side = "second", .replaceExisting = true}, library).text);
        REQUIRE(kept["terrain"].size() == 4);
        REQUIRE(kept["terrain"][2] == locked["terrain"][2]);
    }
}

TEST_CASE("ground of one side lies in its part of the board")
{
    rules::Library library({test::sourcePath("armylists")});
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto table = generate(bareBoard("otr-d6", 48, 36).dump(2), {.seed = seed, .side = "first"}, library);
        REQUIRE(table.generated);
        REQUIRE(faults(table.text, library).empty());
        std::array<std::size_t, 4> quarters{};
        countQuarters(table.generated, 48, 36, quarters);
        CHECK(quarters[0] + quarters[1] >= 4);
        CHECK(quarters[2] + quarters[3] <= 1);  // the average of its corners may lie beyond the middle of its box
    }
}

TEST_CASE("the defender lays what was agreed on")
{
    rules::Library library({test::sourcePath("armylists")});
    auto board = bareBoard("ancients-d6", 24, 24);
    board["features"] = {"hill", "hill", "woods", "marsh", "rough"};
    std::multiset<std::string> agreed{"hill", "hill", "woods", "marsh", "rough"};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const auto table = generate(board.dump(2), {.seed = seed, .side = "second"}, library);
        REQUIRE(table.generated);
        auto left = agreed;
        const auto json = Json::parse(table.text);
        REQUIRE(json["features"] == board["features"]);
        for (const auto& piece : json["terrain"]) {
            const auto found = left.find(piece["type"].get<std::string>());
            REQUIRE(found != left.end());
            left.erase(found);
            REQUIRE(piece["placedBy"] == "second");
        }
    }
    CHECK(generate(board.dump(2), {.side = "first"}, library).generated.failureReason ==
          "the defender places the terrain in this game, but first is not the defender");
    CHECK(generate(board.dump(2), {.side = "third"}, library).generated.failureReason == "there is no side \"third\"");
}

TEST_CASE("a table laid afresh is that of its seed, whatever was laid and agreed on before")
{
    rules::Library library({test::sourcePath("armylists")});
    for (const auto& [system, width, depth] :
         {std::tuple{"ancients-d6", 24, 24}, std::tuple{"ohw-6plus", 36, 36}, std::tuple{"otr-d6", 48, 36}}) {
        const auto bare = bareBoard(system, width, depth).dump(2);
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const auto once = generate(bare, {.seed = seed}, library);
            const auto first = generate(bare, {.seed = seed, .replaceExisting = true}, library);
            const auto again = generate(first.text, {.seed = seed, .replaceExisting = true}, library);
            const auto behindOther = generate(generate(bare, {.seed = seed + 500}, library).text,
                                              {.seed = seed, .replaceExisting = true}, library);
            INFO(system << ", seed " << seed);
            REQUIRE(once.generated);
            REQUIRE(first.text == once.text);
            REQUIRE(again.text == first.text);
            REQUIRE(behindOther.text == first.text);
            REQUIRE(again.generated.done == first.generated.done);
        }
    }
}

TEST_CASE("terrain by chance keeps clear of deployed bases")
{
    rules::Library library({test::sourcePath("armylists")});
    for (const char* name :
         {"ohw-6plus/scenarios/quatre-bras.scenario.json", "ancients-d6/scenarios/zama.scenario.json",
          "old-trousers/scenarios/waterloo.scenario.json", "opend6-fantasy/scenarios/causeway.scenario.json",
          "otr-d6/scenarios/first-bull-run.scenario.json"}) {
        const auto path = test::shipped(name);
        const auto source = std::get<std::shared_ptr<const text::Source>>(files::readFile(path, path.string()));
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const rules::Subject subject{source, path, files::FileKind::scenario};
            const auto generated = rules::generateTerrain(subject, {.seed = seed, .replaceExisting = true}, library);
            INFO(name << ": " << generated.failureReason);
            REQUIRE(generated);
            REQUIRE(generated.pieces.size() >= 3);
            const auto errors = [&](const rules::Subject& of) {
                const auto findings = rules::check(of, library);
                return std::count_if(findings.begin(), findings.end(),
                                     [](const auto& finding) { return finding.level == diagnostics::Level::error; });
            };
            const rules::Subject after{
                std::make_shared<const text::Source>("after", text::applied(source->bytes(), generated.edits)), path,
                files::FileKind::scenario};
            CHECK(errors(after) <= errors(subject));
        }
    }
}

TEST_CASE("terrain that cannot be laid says why")
{
    rules::Library library({test::sourcePath("armylists")});
    const auto why = [&](const std::string& text) {
        return rules::generateTerrain(subjectOf(text), {}, library).failureReason;
    };
    CHECK(why("{") == "the scenario cannot be read: it is not valid JSON");
    CHECK(why("[]") == "the scenario's game is unknown");
    CHECK(why(R"({"system": "ohw-6plus"})") == "the board has no size");
    CHECK(why(bareBoard("ohw-6plus", 9000, 36).dump()) == "the board is too large: at most 1000 cm are supported");
    CHECK(why(bareBoard("ohw-6plus", 3, 3).dump()) == "there is room for only 0 pieces, but at least 1 are usual");
    auto nobody = bareBoard("ancients-d6", 24, 24);
    nobody["sides"][1].erase("role");
    CHECK(why(nobody.dump()) == "the defender places the terrain in this game, but no side is the defender");
    auto none = bareBoard("old-trousers", 24, 24);
    none.erase("sides");
    CHECK(why(none.dump()) == "each player places terrain in this game, but the scenario has no sides");
}

TEST_CASE("a file in another measure gets its lengths in that")
{
    rules::Library library({test::sourcePath("armylists")});
    auto board = bareBoard("otr-d6", 120, 90);
    board["board"]["measure"] = "cm";
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto table = generate(board.dump(2), {.seed = seed}, library);
        REQUIRE(table.generated);
        CHECK(faults(table.text, library).size() == faults(board.dump(2), library).size());
        CHECK(table.generated.pieces.size() >= 8);
    }
}

TEST_CASE("a thousand seeds lay legal tables of Ancients D6", "[ancients-d6]") { checkSystem("ancients-d6", 24, 24); }
TEST_CASE("a thousand seeds lay legal tables of OHW 6+", "[ohw-6plus]") { checkSystem("ohw-6plus", 36, 36); }
TEST_CASE("a thousand seeds lay legal tables of Old Trousers", "[old-trousers]")
{
    checkSystem("old-trousers", 24, 24);
}
TEST_CASE("a thousand seeds lay legal tables of OpenD6 Fantasy", "[opend6-fantasy]")
{
    checkSystem("opend6-fantasy", 72, 48);
}
TEST_CASE("a thousand seeds lay legal tables of OTR D6", "[otr-d6]") { checkSystem("otr-d6", 48, 36); }

TEST_CASE("old seeds give their tables: ancients-d6", "[ancients-d6]")
{
    CHECK(tablesOf("ancients-d6", 24, 24) == "a70eca2c0e26636e");
}
TEST_CASE("old seeds give their tables: ohw-6plus", "[ohw-6plus]")
{
    CHECK(tablesOf("ohw-6plus", 36, 36) == "c41649d35dc40b17");
}
TEST_CASE("old seeds give their tables: old-trousers", "[old-trousers]")
{
    CHECK(tablesOf("old-trousers", 24, 24) == "adee612179e9b4d9");
}
TEST_CASE("old seeds give their tables: opend6-fantasy", "[opend6-fantasy]")
{
    CHECK(tablesOf("opend6-fantasy", 72, 48) == "3462a5d776e09e96");
}
TEST_CASE("old seeds give their tables: otr-d6", "[otr-d6]")
{
    CHECK(tablesOf("otr-d6", 48, 36) == "42d9a52b9d61becf");
}

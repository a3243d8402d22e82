#include "tests/validator/cached_club.hpp"
#include "tests/validator/report.hpp"

#include "core/text/date.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <fstream>
#include <functional>
#include <map>
#include <sys/stat.h>

using namespace muster::test;
using namespace muster;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

using Change = std::function<void(CachedClub&)>;

/// Checks with a warm cache, changes something, and checks again: the findings must be those of a check without a
/// cache, and others than before.
void requireFresh(const std::string& what, const Change& prepare, const Change& change,
                  const std::vector<std::string>& arguments = {})
{
    INFO(what);
    CachedClub club;
    prepare(club);
    const auto first = club.check(arguments);
    REQUIRE(first.exitCode < 2);
    REQUIRE(club.check(arguments).out == first.out);
    change(club);
    const auto plain = club.check(arguments, false);
    INFO(first.out);
    CHECK(plain.out != first.out);
    CHECK(club.check(arguments).out == plain.out);
    CHECK(club.check(arguments).out == plain.out);
}

void requireFresh(const std::string& what, const Change& change, const std::vector<std::string>& arguments = {})
{
    const auto nothing = [](CachedClub&) {};
    requireFresh(what, nothing, change, arguments);
}

/// A copy of the program that takes itself for another version.
fs::path otherVersion(const Folder& folder)
{
    const auto version = run({"--version"}).out;  // "muster 0.2.0"
    const auto known = version.substr(0, version.find('\n')) + " ";
    auto bytes = contentOf(programPath("muster"));
    auto changed = known;
    changed[known.find(' ') + 1] = '9';
    std::size_t found = 0;
    for (auto at = bytes.find(known); at != std::string::npos; at = bytes.find(known, at + 1), ++found)
        bytes.replace(at, known.size(), changed);
    REQUIRE(found > 0);
    const auto copy = folder.write("muster", bytes);
    fs::permissions(copy, fs::perms::owner_all);
    return copy;
}

}  // namespace

TEST_CASE("a second check takes all results from the cache")
{
    const CachedClub club;
    const auto cold = club.check();
    const auto stored = club.stored();
    CHECK(stored.size() == 10);  // all but the settings
    const auto warm = club.check();
    CHECK(warm.out == cold.out);
    CHECK(warm.err.empty());
    CHECK(club.stored() == stored);
    CHECK(contentOf(club.cache / "CACHEDIR.TAG").starts_with("Signature: 8a477f597d28d172789f06886806bc55\n"));
}

TEST_CASE("a result survives a change that does not matter to it")
{
    const CachedClub club;
    club.check();
    const auto before = club.stored();
    club.edit("armies/red.army.json", "\"count\": 2", "\"count\": 3");
    club.check();
    auto after = club.stored();
    CHECK(after.size() == before.size() + 1);
    for (const auto& [name, number] : before) CHECK(after[name] == number);
    club.edit("armies/red.army.json", "\"count\": 3", "\"count\": 2");
    club.check();
    CHECK(club.stored() == after);
}

TEST_CASE("no change of any input leaves a stale result")
{
    requireFresh("the army", [](auto& club) { club.edit("armies/red.army.json", "\"count\": 2", "\"count\": 9"); });
    requireFresh("the list", [](auto& club) { club.edit("lists/red.list.json", "\"points\": 2", "\"points\": 9"); });
    requireFresh("an extended list",
                 [](auto& club) { club.edit("lists/base.list.json", "\"points\": 2", "\"points\": 9"); });
    requireFresh("the system", [](auto& club) { club.edit("toy.system.json", "\"default\": 10", "\"default\": 3"); });
    requireFresh("the house rules",
                 [](auto& club) { club.edit("thursday.house.json", "\"budget\": 12", "\"budget\": 3"); });
    requireFresh("extended house rules", [](auto& club) {
        club.edit("base.house.json", "\"rules\": {", "\"rules\": { \"no-such-rule\": \"off\",");
    });
    requireFresh(
        "settings: a level",
        [](auto& club) {
            club.write("muster.json", R"({ "format": 1, "rules":
        { "toy/points-total": "off" } })");
        },
        [](auto& club) {
            club.edit("muster.json", "off", "warning");
            club.edit("armies/red.army.json", "\"count\": 2", "\"count\": 9");
        });
    requireFresh(
        "settings: only a level", [](auto& club) { club.edit("armies/red.army.json", "\"count\": 2", "\"count\": 9"); },
        [](auto& club) { club.edit("muster.json", "few-units", "points-total"); });
    requireFresh("settings: house rules", [](auto& club) {
        club.edit("muster.json", "\"format\": 1", R"("format": 1, "house": "strict.house.json")");
        club.write("strict.house.json", R"({ "format": 1, "system": "toy", "name": "Strict", "budget": 3 })");
    });
    requireFresh(
        "house rules of the settings",
        [](auto& club) {
            club.edit("muster.json", "\"format\": 1", R"("format": 1, "house": "strict.house.json")");
            club.write("strict.house.json", R"({ "format": 1, "system": "toy", "name": "S", "budget": 30 })");
        },
        [](auto& club) { club.edit("strict.house.json", "30", "3"); });
    requireFresh("settings that appear in a folder",
                 [](auto& club) { club.write("armies/muster.json", R"({ "format": 1, "root": true })"); });
    requireFresh("settings that ignore a list", [](auto& club) {
        club.edit("muster.json", "\"format\": 1", R"("format": 1, "ignore": ["lists/red.list.json"])");
    });
    requireFresh("the army of a scenario",
                 [](auto& club) { club.edit("armies/blue.army.json", "\"count\": 2", "\"count\": 9"); },
                 {"battle.scenario.json"});
    requireFresh(
        "a list that appears", [](auto& club) { club.edit("armies/red.army.json", "\"red\"", "\"new\""); },
        [](auto& club) { club.write("lists/new.list.json", toyList("new", "foot", 2)); }, {"armies/red.army.json"});
    requireFresh(
        "a list with a similar name appears",
        [](auto& club) { club.edit("armies/red.army.json", "\"red\"", "\"greenish\""); },
        [](auto& club) { club.write("lists/greenisk.list.json", toyList("greenisk", "foot", 2)); },
        {"armies/red.army.json"});
    requireFresh("a list that is deleted", [](auto& club) { fs::remove(club / "lists/red.list.json"); });
    requireFresh("a second list with the same id",
                 [](auto& club) { club.write("lists/again/red.list.json", toyList("red", "foot", 2)); });
    requireFresh("a second system with the same id",
                 [](auto& club) { club.write("other/toy.system.json", contentOf(club / "toy.system.json")); });
    requireFresh("house rules that are deleted", [](auto& club) { fs::remove(club / "base.house.json"); });
    requireFresh(
        "an army that a scenario names appears",
        [](auto& club) { club.edit("battle.scenario.json", "armies/blue", "armies/later"); },
        [](auto& club) { club.write("armies/later.army.json", contentOf(club / "armies/blue.army.json")); },
        {"battle.scenario.json"});
    requireFresh(
        "a link that leads to other house rules",
        [](auto& club) {
            club.write("cheap.house.json", R"({ "format": 1, "system": "toy", "name": "C", "budget": 3 })");
            club.write("dear.house.json", R"({ "format": 1, "system": "toy", "name": "D", "budget": 30 })");
            fs::create_symlink("dear.house.json", club / "now.house.json");
            club.edit("armies/foot.army.json", "thursday", "now");
        },
        [](auto& club) {
            fs::remove(club / "now.house.json");
            fs::create_symlink("cheap.house.json", club / "now.house.json");
        },
        {"armies/foot.army.json"});
}

TEST_CASE("no option and nothing around a project leaves a stale result")
{
    const auto nothing = [](CachedClub&) {};
    SECTION("the folder of the data")
    {
        // The club's game moves to a data folder.
        const Folder data, other;
        data.write("toy.system.json", contentOf(Club() / "toy.system.json"));
        auto text = contentOf(data / "toy.system.json");
        other.write("toy.system.json", text.replace(text.find("\"default\": 10"), 13, "\"default\": 3 "));
        const auto useData = [&](CachedClub& club) {
            fs::remove(club / "toy.system.json");
            club.environment = {"MUSTER_DATA=" + data.path().string()};
        };
        requireFresh("another data folder", useData,
                     [&](CachedClub& club) { club.environment = {"MUSTER_DATA=" + other.path().string()}; });
        requireFresh("a system in a data folder", useData, [&](CachedClub&) {
            auto changed = contentOf(data / "toy.system.json");
            data.write("toy.system.json", changed.replace(changed.find("\"default\": 10"), 13, "\"default\": 4 "));
        });
    }
    SECTION("the day, where something is accepted until one")
    {
        // The date line: here it is always an earlier day than there.
        const auto now = std::chrono::system_clock::now() - std::chrono::hours(12);
        const auto here = text::dateText(std::chrono::floor<std::chrono::days>(now));
        for (const char* key : {"until", "unt\\u0069l"}) {
            requireFresh(
                std::string("the day, as ") + key,
                [&](CachedClub& club) {
                    club.environment = {"TZ=HERE12"};
                    club.edit("armies/red.army.json", "\"format\": 1,",
                              R"("format": 1, "systemVersion": "0.9.0", "accept": [{ "rule":
                                           "ref/system-version", "reason": "Agreed.", ")" +
                                  std::string(key) + "\": \"" + here + "\" }],");
                },
                [](CachedClub& club) { club.environment = {"TZ=THERE-14"}; });
        }
        CachedClub club;
        club.environment = {"TZ=HERE12"};
        club.check();
        const auto stored = club.stored();
        club.environment = {"TZ=THERE-14"};
        club.check();
        CHECK(club.stored() == stored);
    }
    SECTION("the version of the program")
    {
        const Folder programs;
        CachedClub club;
        const auto first = club.check();
        const auto stored = club.stored();
        club.program = otherVersion(programs);
        const auto other = club.check();
        CHECK(other.out == first.out);
        CHECK_THAT(other.err, Contains("made by another version of Muster; 10 files were checked again"));
        CHECK(club.stored() != stored);
        CHECK(club.check().err.empty());
    }
    SECTION("--house and its file")
    {
        const Folder outside;
        const auto strict =
            outside.write("strict.house.json", R"({ "format": 1, "system": "toy", "name": "Strict", "budget": 3 })");
        CachedClub club;
        const auto plain = club.check().out;
        const auto withHouse = club.check({"--house", strict.string()}).out;
        CHECK(plain != withHouse);
        CHECK(withHouse == club.check({"--house", strict.string()}, false).out);
        outside.write("strict.house.json", R"({ "format": 1, "system": "toy", "name": "Strict", "budget": 30 })");
        CHECK(club.check({"--house", strict.string()}).out == club.check({"--house", strict.string()}, false).out);
        CHECK(club.check({"--house", strict.string()}).out != withHouse);
        CHECK(club.check().out == plain);
    }
    SECTION("the current folder, to which names are relative")
    {
        CachedClub club;
        club.edit("lists/red.list.json", "\"points\": 2", "\"points\": \"two\"");
        const auto above = club.check({"armies"}).out;
        CHECK(club.check({"."}, true, "armies").out == club.check({"."}, false, "armies").out);
        CHECK(club.check({"."}, true, "armies").out != above);
        CHECK(club.check({"armies"}).out == above);
    }
    SECTION("formats that need more of a finding")
    {
        CachedClub club;
        club.edit("armies/red.army.json", "\"format\": 1,", R"("format": 1, "accept": [{ "rule": "toy/few-units",
            "reason": "Agreed." }],)");
        club.check();
        const auto sarif = club.check({"--format", "sarif:warm.sarif"});
        const auto warm = contentOf(club / "warm.sarif");
        club.check({"--format", "sarif:warm.sarif"}, false);
        CHECK_THAT(warm, Contains("\"fixes\""));
        CHECK(warm == contentOf(club / "warm.sarif"));
    }
    SECTION("links that are followed only on request")
    {
        const Folder outside;
        outside.write("red.list.json", toyList("red", "foot", 9));
        requireFresh("a link", nothing, [&](CachedClub& club) {
            fs::remove(club / "lists/red.list.json");
            fs::create_symlink(outside / "red.list.json", club / "lists/red.list.json");
        });
        CachedClub club;
        fs::remove(club / "lists/red.list.json");
        fs::create_symlink(outside / "red.list.json", club / "lists/red.list.json");
        club.check();
        CHECK(club.check({"--follow-links"}).out == club.check({"--follow-links"}, false).out);
        CHECK(club.check().out == club.check({}, false).out);
    }
}

#include "tests/validator/armies.hpp"
#include "tests/validator/club.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

/// A project with the toy game, whose tests are named.
class ToyProject : public Folder {
public:
    explicit ToyProject(std::string_view rules = {}, std::string_view more = {})
    {
        write("muster.json", R"({ "format": 1, "tests": ["tests/**"] })");
        write("toy.system.json", toySystem(rules, more));
    }
};

/// True if one text is the other with something inserted in one place.
bool isWithOneInsertion(const std::string& before, const std::string& after)
{
    if (after.size() <= before.size()) return false;
    const auto begin = std::mismatch(before.begin(), before.end(), after.begin());
    const auto end = std::mismatch(before.rbegin(), before.rend(), after.rbegin());
    return (begin.first - before.begin()) + (end.first - before.rbegin()) >= static_cast<std::ptrdiff_t>(before.size());
}

/// Runs `muster new`, which must leave the file as it is and say so.
void requireRefused(const Folder& folder, const std::string& file, std::vector<std::string> arguments,
                    const std::string& reason)
{
    const bool exists = fs::is_regular_file(folder / file);
    const auto before = exists ? contentOf(folder / file) : std::string();
    arguments.insert(arguments.begin(), "new");
    const auto outcome = runIn(folder, arguments);
    INFO(outcome.err);
    CHECK(outcome.exitCode != 0);
    CHECK(outcome.out.empty());
    CHECK_THAT(outcome.err, Contains(reason));
    if (!before.empty()) CHECK(contentOf(folder / file) == before);
    CHECK_FALSE(fs::exists(folder / "tests"));
}

}  // namespace

TEST_CASE("a new rule comes with a test that keeps it and one that breaks it")
{
    const ToyProject folder;
    const auto before = contentOf(folder / "toy.system.json");
    const auto outcome = runIn(
        folder, {"new", "rule", "toy.system.json", "--id", "small-units", "--name", "Be small", "--level", "warning"});
    INFO(outcome.err);
    REQUIRE(outcome.exitCode == 0);
    CHECK(outcome.out == "added the rule small-units to toy.system.json\n"
                         "wrote tests/small-units/ok-small-units.army.json\n"
                         "wrote tests/small-units/err-small-units.army.json\n");
    CHECK_THAT(outcome.err, Contains("muster test tests/small-units") && !Contains("\"tests\""));
    const auto after = contentOf(folder / "toy.system.json");
    CHECK(isWithOneInsertion(before, after));
    CHECK_THAT(after, Contains("\"Be small\"") && Contains("\"warning\""));
    CHECK(runIn(folder, {"check", "."}).out == "2 files checked: 0 errors, 0 warnings, 0 notes\n");
    CHECK(runIn(folder, {"test", "tests"}).out == "2 tests: 2 passed, 0 failed\n");
    CHECK_THAT(contentOf(folder / "tests/small-units/err-small-units.army.json"), Contains("toy/small-units"));
    CHECK_THAT(contentOf(folder / "tests/small-units/ok-small-units.army.json"), !Contains("expect"));
    CHECK(runIn(folder, {"fmt", "--check", "tests"}).exitCode == 0);
}

TEST_CASE("a file that is in canonical form stays so")
{
    const ToyProject folder;
    REQUIRE(runIn(folder, {"fmt", "."}).exitCode == 0);
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"rule", "toy.system.json", "--id", "one"},
          {"entry", "toy.system.json", "--id", "two", "--name", "Two", "--max", "2"},
          {"table", "toy.system.json", "--id", "three", "--key", "third"},
          {"sheet", "toy.system.json", "--id", "four"},
          {"translation", "toy.system.json", "--language", "de"}}) {
        auto all = arguments;
        all.insert(all.begin(), "new");
        const auto outcome = runIn(folder, all);
        INFO(arguments.front() << ": " << outcome.err);
        CHECK(outcome.exitCode == 0);
        CHECK(runIn(folder, {"fmt", "--check", "."}).exitCode == 0);
        CHECK(runIn(folder, {"check", "toy.system.json"}).exitCode == 0);
    }
    CHECK(runIn(folder, {"test", "tests"}).exitCode == 0);
}

TEST_CASE("a rule of any scope is complete, and its tests pass")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1, "tests": ["tests/**"] })");
    REQUIRE(runIn(folder, {"new", "system", "--like", "old-trousers", "--lists", "-o", "mine.system.json"}).exitCode ==
            0);
    const std::vector<std::string> scopes{"army",     "group", "unit",    "leader", "entry",    "list",
                                          "scenario", "side",  "terrain", "zone",   "objective"};
    for (const auto& scope : scopes) {
        const auto outcome =
            runIn(folder, {"new", "rule", "mine.system.json", "--id", "of-" + scope, "--scope", scope});
        INFO(scope << ": " << outcome.err);
        CHECK(outcome.exitCode == 0);
        CHECK_THAT(outcome.out, Contains("ok-of-" + scope) && Contains("err-of-" + scope));
        CHECK_THAT(outcome.err, !Contains("[system/"));
    }
    const auto base =
        runIn(folder, {"new", "rule", "mine.system.json", "--id", "of-placement", "--scope", "placement"});
    CHECK(base.exitCode == 0);
    CHECK_THAT(base.err, Contains("has no tests"));
    CHECK(runIn(folder, {"check", "mine.system.json"}).exitCode == 0);
    CHECK_THAT(runIn(folder, {"test", "tests"}).out, Contains("22 tests: 22 passed, 0 failed"));
}

TEST_CASE("tests of a new rule have the values that forms offer")
{
    const Folder folder;
    REQUIRE(runIn(folder, {"new", "system", "--like", "ohw-6plus", "-o", "mine.system.json"}).exitCode == 0);
    REQUIRE(runIn(folder, {"new", "rule", "mine.system.json", "--id", "no-horse"}).exitCode == 0);
    const auto army = contentOf(folder / "tests/no-horse/ok-no-horse.army.json");
    CHECK_THAT(army, Contains(R"("type": "infantry")") && !Contains("expect"));
}

TEST_CASE("lists and house rules get rules under their own prefix")
{
    const Club club;
    REQUIRE(runIn(club, {"new", "rule", "lists/blue.list.json", "--id", "no-horse"}).exitCode == 0);
    CHECK_THAT(contentOf(club / "lists/blue.list.json"), Contains("\"army-list/no-horse\""));
    REQUIRE(runIn(club, {"new", "rule", "thursday.house.json", "--id", "house/no-foot"}).exitCode == 0);
    CHECK_THAT(contentOf(club / "thursday.house.json"), Contains("\"house/no-foot\""));
    CHECK_THAT(contentOf(club / "tests/no-foot/err-no-foot.army.json"), Contains("../../thursday.house.json"));
    const auto tests = runIn(club, {"test", "tests"});
    INFO(tests.out);
    CHECK_THAT(tests.out, Contains("4 tests: 4 passed, 0 failed"));
    const auto levels = runIn(club, {"new", "rule", "base.house.json", "--id", "other"});
    CHECK(levels.exitCode == 2);
    CHECK_THAT(levels.err, Contains("rename them to \"levels\""));
    const auto scope = runIn(club, {"new", "rule", "lists/blue.list.json", "--id", "far", "--scope", "scenario"});
    CHECK(scope.exitCode == 2);
    CHECK_THAT(scope.err, Contains("army, group, unit, leader"));
}

TEST_CASE("a new entry has what its game requires")
{
    const Club club;
    const auto before = contentOf(club / "lists/red.list.json");
    const auto outcome =
        runIn(club, {"new", "entry", "lists/red.list.json", "--id", "guns", "--name", "Guns", "--max", "2"});
    INFO(outcome.err);
    REQUIRE(outcome.exitCode == 0);
    const auto after = contentOf(club / "lists/red.list.json");
    CHECK(isWithOneInsertion(before, after));
    CHECK_THAT(after, Contains("\"max\": 2") && Contains("\"points\": 1"));
    CHECK(runIn(club, {"check", "lists"}).exitCode == 0);
    CHECK_THAT(contentOf(club / "tests/guns/err-guns.army.json"), Contains("list/maximum"));
    CHECK_THAT(runIn(club, {"test", "tests"}).out, Contains("2 tests: 2 passed, 0 failed"));
    const auto nameless = runIn(club, {"new", "entry", "lists/red.list.json", "--id", "more"});
    CHECK(nameless.exitCode == 2);
    CHECK_THAT(nameless.err, Contains("--name NAME"));
    const auto taken = runIn(club, {"new", "leader", "lists/red.list.json", "--id", "guns", "--name", "Guns"});
    CHECK(taken.exitCode == 2);
    CHECK_THAT(taken.err, Contains("has \"guns\" already, in line "));
}

TEST_CASE("a new entry has a cost where its game requires one")
{
    const Folder folder;
    REQUIRE(runIn(folder, {"new", "list", "--system", "ancients-d6", "-o", "mine.list.json"}).exitCode == 0);
    const auto outcome =
        runIn(folder, {"new", "entry", "mine.list.json", "--id", "mob", "--name", "Mob", "--max", "2"});
    INFO(outcome.err);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(contentOf(folder / "mine.list.json"), Contains("\"cost\": 1"));
    // The lowest values are not always possible ones.
    CHECK_THAT(outcome.err,
               Contains("[ancients-d6/armor-range]") &&
                   Contains("correct them, then write what it gives with: muster test --update tests/mob"));
}

TEST_CASE("a new table can be what a key of units names, and gets further rows")
{
    const ToyProject folder;
    REQUIRE(runIn(folder, {"new", "table", "toy.system.json", "--id", "weapons", "--row", "sword", "--name", "Sword",
                           "--key", "weapon"})
                .exitCode == 0);
    CHECK_THAT(contentOf(folder / "tests/sword/err-sword.army.json"), Contains("ref/not-found"));
    CHECK_THAT(runIn(folder, {"test", "tests"}).out, Contains("2 tests: 2 passed, 0 failed"));
    CHECK(runIn(folder, {"check", "toy.system.json", "--max-warnings", "0"}).exitCode == 0);
    REQUIRE(runIn(folder, {"new", "table", "toy.system.json", "--id", "weapons", "--row", "bow"}).exitCode == 0);
    CHECK_THAT(contentOf(folder / "toy.system.json"), Contains("\"bow\"") && Contains("\"Bow\""));
    const auto there = runIn(folder, {"new", "table", "toy.system.json", "--id", "weapons"});
    CHECK(there.exitCode == 2);
    CHECK_THAT(there.err, Contains("--row ID"));
    const auto twice = runIn(folder, {"new", "table", "toy.system.json", "--id", "weapons", "--row", "bow"});
    CHECK(twice.exitCode == 2);
    CHECK_THAT(twice.err, Contains("has the row \"bow\" already"));
    const auto key = runIn(folder, {"new", "table", "toy.system.json", "--id", "other", "--key", "points"});
    CHECK(key.exitCode == 2);
    CHECK_THAT(key.err, Contains("\"points\" already"));
}

TEST_CASE("a table that nothing reads is added, and said")
{
    const ToyProject folder;
    const auto outcome = runIn(folder, {"new", "table", "toy.system.json", "--id", "weapons"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.err, Contains("[system/unused-table]") && Contains("help: "));
}

TEST_CASE("a new sheet of every kind shows its name")
{
    const ToyProject folder;
    for (const std::string about : {"army", "unit", "group", "scenario", "side"}) {
        const auto outcome = runIn(folder, {"new", "sheet", "toy.system.json", "--id", "of-" + about, "--for", about});
        INFO(about << ": " << outcome.err);
        CHECK(outcome.exitCode == 0);
        CHECK_THAT(outcome.out, Contains("wrote tests/of-" + about + "/ok-of-" + about));
    }
    CHECK_THAT(runIn(folder, {"test", "tests"}).out, Contains("5 tests: 5 passed, 0 failed"));
}

TEST_CASE("translations are added one by one, or all that are missing")
{
    const ToyProject folder;
    const std::vector<std::string> one{"new",    "translation", "toy.system.json", "--language", "de",
                                       "--text", "Points",      "--translation",   "Punkte"};
    CHECK(runIn(folder, one).out == "added a translation into de to toy.system.json\n");
    CHECK_THAT(contentOf(folder / "toy.system.json"), Contains("\"Points\": \"Punkte\""));
    CHECK(runIn(folder, one).exitCode == 2);
    CHECK_THAT(runIn(folder, {"new", "translation", "toy.system.json", "--language", "de"}).out,
               Contains("texts to translate into de"));
    CHECK_THAT(contentOf(folder / "toy.system.json"), Contains("\"bases\": \"bases\""));
    CHECK(runIn(folder, {"check", "toy.system.json", "--max-warnings", "0"}).exitCode == 0);
    const auto done = runIn(folder, {"new", "translation", "toy.system.json", "--language", "de"});
    CHECK(done.exitCode == 2);
    CHECK_THAT(done.err, Contains("every text has a translation"));
    const auto wrong = runIn(folder, {"new", "translation", "toy.system.json", "--language", "fr", "--text", "Pionts",
                                      "--translation", "Points"});
    CHECK(wrong.exitCode == 2);
    CHECK_THAT(wrong.err, Contains("did you mean \"points\"?"));
}

TEST_CASE("house rules get translations of their own rules")
{
    const Club club;
    REQUIRE(runIn(club, {"new", "rule", "thursday.house.json", "--id", "house/no-foot", "--no-tests"}).exitCode == 0);
    const auto outcome = runIn(club, {"new", "translation", "thursday.house.json", "--language", "de"});
    INFO(outcome.err);
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(contentOf(club / "thursday.house.json"), Contains("\"translations\""));
    CHECK_THAT(runIn(club, {"check", "thursday.house.json"}).out, !Contains("system/translation"));
}

TEST_CASE("what cannot be added is refused, with the next step")
{
    const ToyProject folder;
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 1 })"));
    folder.write("broken.system.json", "{ \"rules\": [ }");
    folder.write("odd.system.json", R"({ "format": 1, "id": "odd", "version": "1.0.0", "name": "Odd", "rules": 1 })");
    const auto refuses = [&](const std::string& file, std::vector<std::string> arguments, const std::string& reason) {
        requireRefused(folder, file, std::move(arguments), reason);
    };
    const std::string toy = "toy.system.json";
    refuses(toy, {"rule", toy}, "--id ID");
    refuses(toy, {"rule", toy, "--id", "Few Guns"}, "few-guns");
    refuses(toy, {"rule", toy, "--id", "points-total"}, "already, in line ");
    refuses(toy, {"rule", toy, "--id", "a\xff"}, "not UTF-8");
    refuses(toy, {"rule", toy, "--id", "few", "--scope", "regiment"}, "--scope");
    refuses(toy, {"rule", toy, "--id", "few", "--max", "2"},
            "--max is not for muster new rule, only for: entry, leader");
    refuses(toy, {"rule", toy, "--id", "few", "-o", "b.system.json"}, "--output");
    refuses(toy, {"rule", toy, "--id", "few", "--name", std::string(201, 'a')}, "it would have an error");
    refuses(toy, {"table", toy, "--id", "no table"}, "weapons");
    refuses(toy, {"table", toy, "--id", "weapons", "--key", "Weapon"}, "--key");
    refuses(toy, {"sheet", toy, "--id", "one", "--for", "leader"}, "--for");
    refuses(toy, {"translation", toy}, "--language CODE");
    refuses(toy, {"translation", toy, "--language", "German"}, "de or pt-BR");
    refuses(toy, {"translation", toy, "--language", "de", "--text", "Points"}, "--translation TEXT");
    refuses("a.army.json", {"rule", "a.army.json", "--id", "few"}, "name a system file, a list file or a house rules");
    refuses("a.army.json", {"army", "a.army.json"}, "file is not for muster new army");
    refuses("broken.system.json", {"rule", "broken.system.json", "--id", "few"}, "[json/syntax]");
    refuses("odd.system.json", {"rule", "odd.system.json", "--id", "few"}, "its \"rules\" is no list");
    refuses("", {"rule", "none.system.json", "--id", "few"}, "muster new system -o none.system.json");
    refuses("", {"rule", "--id", "few"}, "name the file to which a rule is added");
}

TEST_CASE("installed data is not changed")
{
    const Folder data, work;
    const auto path = data.write("toy.system.json", toySystem());
    Settings settings;
    settings.environment = {"MUSTER_DATA=" + data.path().string()};
    const auto outcome = runIn(work, {"new", "rule", path.string(), "--id", "few", "--follow-links"}, settings);
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("data folder"));
    CHECK(contentOf(path) == toySystem());
}

TEST_CASE("nothing is written with --diff, and no test replaces a file")
{
    const ToyProject folder;
    const auto before = contentOf(folder / "toy.system.json");
    const auto shown = runIn(folder, {"new", "rule", "toy.system.json", "--id", "few", "--diff"});
    CHECK(shown.exitCode == 0);
    CHECK_THAT(shown.out, Contains("+++ ") && Contains("\"few\"") && Contains("tests/few/err-few.army.json"));
    CHECK(contentOf(folder / "toy.system.json") == before);
    CHECK_FALSE(fs::exists(folder / "tests"));

    folder.write("tests/few/ok-few.army.json", "mine");
    const auto kept = runIn(folder, {"new", "rule", "toy.system.json", "--id", "few"});
    CHECK(kept.exitCode == 3);
    CHECK_THAT(kept.err, Contains("--force"));
    CHECK(contentOf(folder / "toy.system.json") == before);
    CHECK(contentOf(folder / "tests/few/ok-few.army.json") == "mine");
    CHECK(runIn(folder, {"new", "rule", "toy.system.json", "--id", "few", "--no-tests"}).out ==
          "added the rule few to toy.system.json\n");
    CHECK(runIn(folder, {"new", "rule", "toy.system.json", "--id", "few-more", "--tests", "other"}).exitCode == 0);
    CHECK(fs::exists(folder / "other/err-few-more.army.json"));
}

TEST_CASE("a project whose settings name no tests is told so")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    CHECK_THAT(runIn(folder, {"new", "rule", "toy.system.json", "--id", "few"}).err,
               Contains("\"tests\": [\"tests/**\"]"));
}

TEST_CASE("a system can begin as a copy of another one, with its lists")
{
    for (const auto& system : shippedSystems()) {
        const Folder folder;
        folder.write("muster.json", "{\n  \"format\": 1\n}\n");
        const auto outcome =
            runIn(folder, {"new", "system", "--like", system, "--lists", "--name", "Mine", "-o", "mine.system.json"});
        INFO(system << ": " << outcome.err);
        REQUIRE(outcome.exitCode == 0);
        CHECK_THAT(outcome.out, Contains("wrote mine.system.json\n"));
        CHECK_THAT(outcome.err, Contains("notice"));
        const auto text = contentOf(folder / "mine.system.json");
        CHECK_THAT(text,
                   Contains("\"id\": \"mine\"") && Contains("\"name\": \"Mine\"") && !Contains("\"" + system + "/"));
        CHECK(runIn(folder, {"fmt", "--check", "."}).exitCode == 0);
        CHECK(runIn(folder, {"check", "."}).exitCode == 0);
        CHECK_THAT(runIn(folder, {"rules", "--system", "mine"}).out, Contains("mine/"));
    }
}

TEST_CASE("a copy of a system needs an id of its own and a file for its lists")
{
    const Folder folder;
    const auto same = runIn(folder, {"new", "system", "--like", "old-trousers", "-o", "old-trousers.system.json"});
    CHECK(same.exitCode == 2);
    CHECK_THAT(same.err, Contains("an id of its own"));
    CHECK(runIn(folder, {"new", "system", "--like", "old-trousers", "--lists"}).exitCode == 2);
    CHECK(runIn(folder, {"new", "system", "--lists"}).exitCode == 2);
    CHECK_THAT(runIn(folder, {"new", "system", "--like", "old-trouser"}).err, Contains("did you mean old-trousers?"));
    CHECK(runIn(folder, {"new", "army", "--system", "old-trousers", "--list", "french", "--like", "otr-d6"}).exitCode ==
          2);
    folder.write("lists/french.list.json", "mine");
    const auto kept = runIn(folder, {"new", "system", "--like", "old-trousers", "--lists", "-o", "mine.system.json"});
    CHECK(kept.exitCode == 3);
    CHECK(contentOf(folder / "lists/french.list.json") == "mine");
    CHECK_FALSE(fs::exists(folder / "mine.system.json"));
}

TEST_CASE("what a system inherits is there already")
{
    const ToyProject folder({}, R"("tables": { "arms": [{ "id": "bow", "label": "Bow", "reach": 12 }] },
  "sheets": [{ "id": "roster", "title": "Roster", "for": "army", "blocks": [] }],
  "translations": { "de": { "Points": "Punkte" } },)");
    folder.write("season.system.json", R"({ "format": 1, "id": "season", "version": "1.0.0", "name": "Season",
  "extends": "toy", "systemVersion": "1.0.0",
  "unit": { "type": "object", "properties": { "speed": { "title": "Points", "type": "integer", "default": 1 } } } })");
    const std::string season = "season.system.json";
    const auto refuses = [&](std::vector<std::string> arguments, const std::string& reason) {
        requireRefused(folder, season, std::move(arguments), reason);
    };
    refuses({"table", season, "--id", "arms"}, "has the table \"arms\" already; add a row to it with --row ID");
    refuses({"table", season, "--id", "arms", "--row", "bow"}, "has the row \"bow\" already");
    refuses({"table", season, "--id", "other", "--key", "points"}, "its units have \"points\" already");
    refuses({"rule", season, "--id", "points-total"}, "it inherits \"points-total\" from toy.system.json:");
    refuses({"sheet", season, "--id", "roster"}, "it inherits \"roster\" from toy.system.json:");
    refuses({"translation", season, "--language", "de", "--text", "Points", "--translation", "Werte"},
            "it translates this text into de already");

    const auto row = runIn(folder, {"new", "table", season, "--id", "arms", "--row", "sling"});
    INFO(row.err);
    REQUIRE(row.exitCode == 0);
    CHECK(row.out == "added the row sling of the table arms to season.system.json\n");
    CHECK_THAT(contentOf(folder / season), Contains(R"("reach": 12)") && !Contains("\"bow\""));
    const auto key = runIn(folder, {"new", "table", season, "--id", "mounts", "--row", "horse", "--key", "mount"});
    INFO(key.err);
    CHECK(key.exitCode == 0);
    CHECK_THAT(runIn(folder, {"test", "tests"}).out, Contains("2 tests: 2 passed, 0 failed"));
    CHECK(runIn(folder, {"check", season}).exitCode == 0);

    folder.write(season, R"({ "format": 1, "id": "season", "version": "1.0.0", "name": "Season", "extends": "gone" })");
    const auto lost = runIn(folder, {"new", "table", season, "--id", "arms"});
    CHECK(lost.exitCode == 1);
    CHECK_THAT(lost.err, Contains("what it extends cannot be used; see: muster check season.system.json"));
}

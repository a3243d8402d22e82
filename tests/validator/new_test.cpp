#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <sstream>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

std::vector<std::string> listsOf(const std::string& system)
{
    std::vector<std::string> ids;
    std::istringstream lines(run({"lists", system}).out);
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with(' ')) ids.push_back(line.substr(0, line.find(' ')));
    return ids;
}

bool withoutLists(const std::string& system) { return system == "otr-d6" || system == "ohw-6plus"; }

/// Writes a new file, which must be canonical and have no findings except those of its game's own rules.
void requireValid(std::vector<std::string> arguments, const std::string& name)
{
    const Folder folder;
    arguments.insert(arguments.begin(), "new");
    arguments.insert(arguments.end(), {"-o", name});
    const auto outcome = runIn(folder, arguments);
    INFO(outcome.err);
    REQUIRE(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Contains("wrote " + name));
    const auto report = checkIn(folder, {name});
    INFO(report.text());
    for (const auto& found : report.found)
        for (const char* start : {"json/", "schema/", "ref/", "list/", "system/", "rule/", "check/"})
            CHECK_FALSE(found.rule.starts_with(start));
    CHECK(runIn(folder, {"fmt", "--check", name}).exitCode == 0);
}

}  // namespace

TEST_CASE("a new army of every list fits its schema, its references and its list")
{
    std::size_t lists = 0;
    for (const auto& system : shippedSystems())
        for (const auto& list : listsOf(system)) {
            if (lists++ % everyNth != 0) continue;
            INFO(system << " " << list);
            requireValid({"army", "--system", system, "--list", list}, "mine.army.json");
        }
    CHECK(lists >= 14);
}

TEST_CASE("a new file of every other kind is sound")
{
    for (const auto& system : shippedSystems())
        for (const std::string kind : {"list", "scenario", "house"}) {
            INFO(system << " " << kind);
            if (kind == "list" && withoutLists(system)) continue;
            requireValid({kind, "--system", system, "--name", "Mine \"and\" \xC3\xA4ll"}, "mine." + kind + ".json");
        }
    for (const auto& system : shippedSystems())
        requireValid({"scenario", "--system", system, "--random-terrain", "7"}, "chance.scenario.json");
    CHECK(run({"new", "army", "--system", "otr-d6", "--random-terrain", "7"}).exitCode == 2);
    requireValid({"system"}, "my-game.system.json");
    requireValid({"system", "--name", "My Game"}, "my-game.system.json");
}

TEST_CASE("a game without lists gets none")
{
    std::size_t without = 0;
    for (const auto& system : shippedSystems()) {
        if (!withoutLists(system)) continue;
        ++without;
        const auto outcome = run({"new", "list", "--system", system});
        CHECK(outcome.exitCode == 2);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Contains("built without lists"));
    }
    CHECK(without >= 2);
}

TEST_CASE("without a file the new one is printed")
{
    const auto outcome = run({"new", "army", "--system", "old-trousers", "--list", "french", "--name", "Ney"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out,
               Contains("\"name\": \"Ney\"") && Catch::StartsWith("{\n  \"format\": 1,") && Catch::EndsWith("}\n"));
    CHECK(outcome.err.empty());
    const Folder folder;
    const auto dashed =
        runIn(folder, {"new", "army", "--system", "old-trousers", "--list", "french", "--name", "Ney", "-o", "-"});
    CHECK(dashed.exitCode == 0);
    CHECK(dashed.out == outcome.out);
    CHECK(fs::is_empty(folder.path()));
}

TEST_CASE("a file that is there is kept unless --force says otherwise")
{
    const Folder folder;
    folder.write("a.army.json", "mine");
    const std::vector<std::string> arguments{"new",    "army",   "--system", "old-trousers",
                                             "--list", "french", "-o",       "a.army.json"};
    const auto outcome = runIn(folder, arguments);
    CHECK(outcome.exitCode == 3);
    CHECK_THAT(outcome.err, Contains("--force"));
    CHECK(contentOf(folder / "a.army.json") == "mine");
    auto forced = arguments;
    forced.push_back("--force");
    CHECK(runIn(folder, forced).exitCode == 0);
    CHECK_THAT(contentOf(folder / "a.army.json"), Contains("\"french\""));
}

TEST_CASE("a link that leads nowhere is there, too")
{
    const Folder folder;
    fs::create_symlink("elsewhere.army.json", folder / "a.army.json");
    const auto outcome =
        runIn(folder, {"new", "army", "--system", "old-trousers", "--list", "french", "-o", "a.army.json"});
    CHECK(outcome.exitCode == 3);
    CHECK_FALSE(fs::exists(folder / "elsewhere.army.json"));
    CHECK(fs::is_symlink(folder / "a.army.json"));
}

TEST_CASE("the name of a new file must tell its kind")
{
    const Folder folder;
    for (const char* name : {"a.json", "a.list.json", "army.json"}) {
        const auto outcome = runIn(folder, {"new", "army", "--system", "old-trousers", "--list", "french", "-o", name});
        CHECK(outcome.exitCode == 2);
        CHECK_THAT(outcome.err, Contains("is not a valid name for an army: it must end in .army.json"));
    }
    CHECK(fs::is_empty(folder.path()));
}

TEST_CASE("a name that cannot be an id is refused where the file name is the id")
{
    const Folder folder;
    for (const char* kind : {"system", "list"}) {
        const std::string name = std::string("My Game.") + kind + ".json";
        const auto outcome = runIn(folder, {"new", kind, "--system", "old-trousers", "-o", name});
        INFO(outcome.err);
        CHECK(outcome.exitCode == 2);
        CHECK_THAT(outcome.err, Contains("my-game"));
    }
    CHECK(fs::is_empty(folder.path()));
    CHECK(runIn(folder, {"new", "army", "--system", "old-trousers", "--list", "french", "-o", "My Army.army.json"})
              .exitCode == 0);
}

TEST_CASE("names that no file may hold are refused")
{
    for (const std::string& name : {std::string("a\xff"), std::string(201, 'a')}) {
        const auto outcome = run({"new", "house", "--system", "old-trousers", "--name", name});
        INFO(outcome.err);
        CHECK(outcome.exitCode == 2);
        CHECK_THAT(outcome.err, Contains("--name"));
    }
}

TEST_CASE("an army of a game that needs a list asks for one")
{
    const auto outcome = run({"new", "army", "--system", "ancients-d6"});
    CHECK(outcome.exitCode == 2);
    CHECK_THAT(outcome.err, Contains("--list ID") && Contains("muster lists ancients-d6"));
}

TEST_CASE("a new army has what entries and limits require, in units that the rules allow")
{
    const Folder folder;
    folder.write("muster.json", "{ \"format\": 1 }");
    folder.write("fleet.system.json", R"({ "format": 1, "id": "fleet", "version": "1.0.0", "name": "Fleet",
      "lists": "required", "unit": { "type": "object", "properties": { "most": { "type": "integer" } } },
      "rules": [{ "id": "most", "level": "error", "scope": "unit", "require": "self.count <= entry.most",
                  "message": "{self.name} has {self.count} boats; it may have {entry.most}.",
                  "help": "Take fewer." }] })");
    folder.write("home.list.json", R"({ "format": 1, "system": "fleet", "id": "home", "name": "Home",
      "entries": [{ "id": "cruiser", "name": "Cruiser", "most": 1, "min": 3 },
                  { "id": "flotilla", "name": "Flotilla", "most": 5, "min": 4 },
                  { "id": "monitor", "name": "Monitor", "most": 1, "max": 1 },
                  { "id": "gunboat", "name": "Gunboat", "most": 2 }],
      "limits": [{ "id": "escorts", "name": "Escorts", "entries": ["monitor", "gunboat"],
                   "count": "units", "min": 2 }] })");
    const auto outcome = runIn(folder, {"new", "army", "--system", "fleet", "--list", "home", "-o", "a.army.json"});
    CHECK(outcome.exitCode == 0);
    CHECK(runIn(folder, {"check", "."}).out == "4 files checked: 0 errors, 0 warnings, 0 notes\n");
    const auto units = runIn(folder, {"eval", "self.units.map(u, u.entry + ' ' + string(u.count))", "a.army.json"});
    CHECK(units.out == "[\"cruiser 1\", \"cruiser 1\", \"cruiser 1\", \"flotilla 4\", \"gunboat 1\", "
                       "\"gunboat 1\"]\n");
}

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "core/lint/lint_file.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <barrier>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace muster;

namespace {

/// A game with a warning: nothing reads its oars.
constexpr std::string_view seasonBase = R"({
  "format": 1, "id": "rowing", "version": "1.0.0", "name": "Rowing",
  "budget": { "label": "points", "default": 10 },
  "tables": {
    "boats": [{ "id": "skiff", "price": 2 }, { "id": "gig", "price": 3 }],
    "oars": [{ "id": "long" }]
  },
  "unit": { "type": "object", "properties": { "boat": { "type": "string", "table": "boats" } }, "required": ["boat"] },
  "cost": { "unit": { "once": [{ "label": "Boat", "value": "tables.boats[self.boat].price" }] } },
  "rules": [
    { "id": "budget", "level": "error", "scope": "army", "require": "self.cost <= self.budget",
      "message": "The boats cost {self.cost}; there are {self.budget}.", "help": "Leave one out." }
  ]
})";

std::string season(std::string_view id, std::string_view extended, std::string_view rest = {})
{
    return fmt::format(R"({{ "format": 1, "id": "{}", "version": "1.0.0", "name": "Season {}", "extends": "{}"{}{} }})",
                       id, id, extended, rest.empty() ? "" : ",\n", rest);
}

/// A project with the game.
struct SeasonProject {
    SeasonProject()
    {
        folder.write("muster.json", R"({ "format": 1, "root": true })");
        base = folder.write("rowing.system.json", seasonBase);
    }

    diagnostics::Diagnostics findings(const std::filesystem::path& path)
    {
        rules::Library library({});
        return test::check(path, library);
    }

    test::Folder folder;
    std::filesystem::path base;
};

bool isIn(const diagnostics::Place& place, std::string_view file) { return place.file.ends_with(file); }

}  // namespace

TEST_CASE("a system that extends another has a finding for its own texts only")
{
    SeasonProject project;
    // The table of oars is not used.
    const auto ofBase = project.findings(project.base);
    REQUIRE(ofBase.size() == 1);
    CHECK(ofBase[0].rule == "system/unused-table");

    CHECK(project.findings(project.folder.write("plain.system.json", season("plain", "rowing"))).empty());

    const auto wrong =
        project.findings(project.folder.write("wrong.system.json", season("wrong", "rowing", R"("rules": [
  { "id": "one", "level": "error", "scope": "army", "require": "self.boats > 1", "message": "{self.name} is alone.",
    "help": "Add a boat." }
])")));
    REQUIRE(wrong.size() == 1);
    CHECK(wrong[0].rule == "system/expression");
    CHECK(isIn(wrong[0].place, "wrong.system.json"));
    CHECK(wrong[0].place.pointer == "/rules/0/require");
    CHECK(wrong[0].place.line == 3);
    CHECK(wrong[0].place.column == 70);
    CHECK(wrong[0].sourceLine.starts_with("  { \"id\": \"one\""));
}

TEST_CASE("what the changes break in the extended system is found at extends")
{
    SeasonProject project;
    const auto found = project.findings(project.folder.write(
        "cut.system.json", season("cut", "rowing", R"("remove": ["/cost"], "tables": { "boats": [] })")));
    // A table is merged by its rows, so an empty one changes nothing.
    CHECK(std::none_of(found.begin(), found.end(),
                       [](const auto& finding) { return finding.level == diagnostics::Level::error; }));

    const auto broken = project.findings(
        project.folder.write("torn.system.json", season("torn", "rowing", R"("remove": ["/tables/boats"])")));
    REQUIRE(broken.size() == 2);
    for (const auto& finding : broken) {
        CHECK(finding.rule == "system/extended");
        CHECK(finding.level == diagnostics::Level::error);
        CHECK(isIn(finding.place, "torn.system.json"));
        CHECK(finding.place.pointer == "/extends");
        REQUIRE(finding.related.size() == 1);
        CHECK(isIn(finding.related[0].place, "rowing.system.json"));
    }
    std::vector<std::string> pointers;
    for (const auto& finding : broken) pointers.push_back(finding.related[0].place.pointer);
    std::sort(pointers.begin(), pointers.end());
    CHECK(pointers == std::vector<std::string>{"/cost/unit/once/0/value", "/unit/properties/boat/table"});
}

TEST_CASE("errors that the extended system has alone are reported once")
{
    SeasonProject project;
    project.folder.write("leaky.system.json", season("leaky", "rowing", R"("rules": [
  { "id": "leak", "level": "error", "scope": "army", "require": "self.water == 0",
    "message": "It leaks.", "help": "Bail." }
])"));
    const auto found = project.findings(project.folder.write("leakier.system.json", season("leakier", "leaky")));
    REQUIRE(found.size() == 1);
    CHECK(found[0].rule == "ref/broken");
    CHECK(found[0].place.pointer == "/extends");
    REQUIRE(found[0].related.size() == 1);
    CHECK(isIn(found[0].related[0].place, "leaky.system.json"));
    CHECK(found[0].related[0].place.pointer == "/rules/0/require");
}

TEST_CASE("armies of a system that extends another keep to the rules of both")
{
    SeasonProject project;
    project.folder.write("rowing-late.system.json", season("rowing-late", "rowing", R"("rules": [
  { "id": "two", "level": "error", "scope": "army", "require": "self.units.size() >= 2",
    "message": "There is {counted(self.units.size(), 'boat')}; it takes 2.", "help": "Add a boat." }
])"));
    project.folder.write("club.list.json", R"({ "format": 1, "system": "rowing", "id": "club", "name": "Club",
  "entries": [{ "id": "heron", "name": "Heron", "boat": "gig" }] })");
    const auto army = project.folder.write("a.army.json", R"({ "format": 1, "system": "rowing-late", "list": "club",
  "name": "A", "budget": 2, "units": [{ "id": "h", "entry": "heron" }] })");
    const auto found = project.findings(army);
    CHECK(test::count(found, "rowing-late/budget") == 1);
    CHECK(test::count(found, "rowing-late/two") == 1);
    CHECK(found.size() == 2);

    rules::Library library({});
    const auto in = library.project(army);
    CHECK(library.list(*in, "rowing-late", "club"));
    CHECK(library.listIds(*in, "rowing-late") == std::vector<std::string>{"club"});
    CHECK(library.systemsOfLists(*in, "rowing-late") == std::vector<std::string>{"rowing-late", "rowing"});

    SECTION("a list of their own comes first")
    {
        const auto own = project.folder.write("late/club.list.json", R"({ "format": 1, "system": "rowing-late",
  "id": "club", "name": "Late", "entries": [{ "id": "heron", "name": "Heron", "boat": "skiff" }] })");
        rules::Library other({});
        CHECK(other.list(*other.project(army), "rowing-late", "club") == own);
        CHECK(other.list(*other.project(army), "rowing", "club") == project.folder.path() / "club.list.json");
    }
}

TEST_CASE("the hash of a system covers those that it extends")
{
    SeasonProject project;
    project.folder.write("rowing-early.system.json", season("rowing-early", "rowing"));
    const auto hash = [&] {
        rules::Library library({});
        const auto in = library.project(project.base);
        return library.rulesContext(*in, {"rowing-early", {}, {}, project.folder.path() / "a.army.json"})
            ->hashes.system;
    };
    const auto before = hash();
    CHECK_FALSE(before.empty());
    std::string dearer(seasonBase);
    dearer.replace(dearer.find("\"price\": 3"), 10, "\"price\": 4");
    project.folder.write("rowing.system.json", dearer);
    CHECK(hash() != before);
}

TEST_CASE("a text that is not written yet is merged with the system that it extends")
{
    SeasonProject project;
    const auto path = project.folder.write("draft.system.json", season("draft", "rowing"));
    rules::Library library({});
    library.pretend(path, std::make_shared<const text::Source>(
                              "draft", season("draft", "rowing", R"("remove": ["/rules/budget"])")));
    const auto in = library.project(path);
    const auto system = library.systemAt(*in, path);
    REQUIRE(system->game);
    CHECK(system->game->rules.empty());
    CHECK(library.systemOf(*in, *system->file->document) == system);

    // Another parse of the text is another document.
    const auto parsed = text::Document::parse(system->file->source);
    CHECK(library.systemOf(*in, *parsed.document) == nullptr);
    const auto anew = library.systemIn(*in, path, parsed.document);
    REQUIRE(anew->game);
    CHECK(anew->game->rules.empty());
    CHECK(anew->game->name == "Season draft");
}

TEST_CASE("threads that ask for systems of a circle all get an answer")
{
    SeasonProject project;
    constexpr int files = 6;
    for (int i = 0; i < files; ++i)
        project.folder.write(fmt::format("ring-{}.system.json", i),
                             season(fmt::format("ring-{}", i), fmt::format("ring-{}", (i + 1) % files)));
    rules::Library library({});
    const auto in = library.project(project.base);
    std::barrier start(files);
    std::vector<std::jthread> all;
    std::vector<std::shared_ptr<const rules::Library::SystemFile>> made(files);
    for (int i = 0; i < files; ++i)
        all.emplace_back([&, i] {
            start.arrive_and_wait();
            made[static_cast<std::size_t>(i)] = library.system(*in, fmt::format("ring-{}", i));
        });
    all.clear();
    for (const auto& system : made) {
        REQUIRE(system);
        CHECK_FALSE(system->game);
        REQUIRE(system->extendsFaults.size() == 1);
        CHECK(system->extendsFaults[0].rule == "ref/cycle");
    }
}

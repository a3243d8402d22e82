#include "tests/validator/club.hpp"
#include "tests/validator/armies.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <fstream>

namespace muster::test {

namespace {

std::string systemWithLists()
{
    auto text = toySystem(R"(, { "id": "few-units", "level": "warning", "scope": "army", "at": "/units",
      "require": "size(self.units) <= 2", "message": "There are more than two units: {size(self.units)}.",
      "help": "Take two." })");
    constexpr std::string_view none = R"("lists": "none")";
    return text.replace(text.find(none), none.size(), R"("lists": "required")");
}

std::string army(std::string_view list, std::string_view entry, std::string_view more = {})
{
    return fmt::format(
        R"({{ "format": 1, "system": "toy", "list": "{}", {} "name": "Toys",
  "units": [{{ "id": "a", "entry": "{}", "count": 2 }}] }})",
        list, more, entry);
}

std::string house(std::string_view more)
{
    return fmt::format(R"({{ "format": 1, "system": "toy", "name": "Ours", {} "notes": "" }})", more);
}

}  // namespace

std::string toyList(std::string_view id, std::string_view entry, unsigned points, std::string_view more)
{
    return fmt::format(
        R"({{ "format": 1, "system": "toy", "id": "{}", "name": "List", {}
  "entries": [{{ "id": "{}", "name": "Entry", "points": {}, "max": 3 }}] }})",
        id, more, entry, points);
}

Club::Club()
{
    write("muster.json", R"({ "format": 1, "rules": { "toy/few-units": "warning" } })");
    write("toy.system.json", systemWithLists());
    write("lists/base.list.json", toyList("base", "foot", 2));
    write("lists/blue.list.json", toyList("blue", "horse", 3, R"("extends": ["base"],)"));
    write("lists/red.list.json", toyList("red", "foot", 2));
    write("base.house.json", house(R"("rules": { "few-units": "info" },)"));
    write("thursday.house.json", house(R"("extends": "base.house.json", "budget": 12,)"));
    write("armies/blue.army.json", army("blue", "horse"));
    write("armies/foot.army.json", army("blue", "foot", R"("house": "../thursday.house.json",)"));
    write("armies/red.army.json", army("red", "foot"));
    write("battle.scenario.json", R"({ "format": 1, "system": "toy", "name": "Battle",
  "board": { "width": 24, "depth": 24 },
  "sides": [{ "id": "blue", "army": "armies/blue.army.json", "edge": "south" }, { "id": "red", "edge": "north" }] })");
}

void Club::edit(std::string_view name, std::string_view from, std::string_view to) const
{
    auto text = contentOf(*this / name);
    INFO(name << ": " << from);
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    write(name, text.replace(at, from.size(), to));
}

Outcome runGit(const std::filesystem::path& folder, const std::vector<std::string>& arguments)
{
    Settings settings;
    settings.program = "/usr/bin/git";
    settings.folder = folder;
    settings.environment = {"GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null",
                            "GIT_AUTHOR_NAME=Anna",        "GIT_AUTHOR_EMAIL=anna@example.org",
                            "GIT_COMMITTER_NAME=Anna",     "GIT_COMMITTER_EMAIL=anna@example.org",
                            "GIT_CONFIG_COUNT=1",          "GIT_CONFIG_KEY_0=protocol.file.allow",
                            "GIT_CONFIG_VALUE_0=always"};
    return run(arguments, settings);
}

ClubInGit::ClubInGit()
{
    git({"init", "-q", "-b", "main"});
    git({"add", "."});
    git({"commit", "-q", "-m", "Begin"});
}

std::string ClubInGit::git(const std::vector<std::string>& arguments) const
{
    const auto outcome = runGit(path(), arguments);
    INFO(outcome.out << outcome.err);
    REQUIRE(outcome.exitCode == 0);
    return outcome.out;
}

}  // namespace muster::test

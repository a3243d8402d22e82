#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

/// A game whose entries have keys that its units lack, with defaults in every part of an army.
constexpr std::string_view game =
    R"~({ "format": 1, "id": "ours", "version": "1.0.0", "name": "Ours", "lists": "optional",
  "unit": { "type": "object", "properties": { "pace": { "type": "integer", "default": 2 } } },
  "entry": { "type": "object", "properties": {
    "pace": { "type": "integer", "default": 3 },
    "marks": { "type": "array", "items": { "type": "string", "maxLength": 20 }, "default": ["plain"] } } },
  "group": { "type": "object", "properties": { "wing": { "type": "string", "maxLength": 20, "default": "left" } } },
  "rules": [
    { "id": "marked", "level": "warning", "scope": "army", "require": "self.units.all(u, !('plain' in u.marks))",
      "message": "Plain." },
    { "id": "left", "level": "warning", "scope": "group", "require": "self.wing != 'left'", "message": "Left." },
    { "id": "slow", "level": "warning", "scope": "unit", "require": "self.pace == 2", "message": "{self.pace}" } ] })~";

constexpr std::string_view list = R"({ "format": 1, "system": "ours", "id": "all", "name": "All", "entries": [
  { "id": "foot", "name": "Foot", "options": [ { "id": "bold", "name": "Bold", "add": { "marks": ["bold"] } } ] } ] })";

diagnostics::Diagnostics checked(std::string_view units)
{
    const test::Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("ours.system.json", game);
    folder.write("all.list.json", list);
    rules::Library library({});
    const auto army = R"({ "format": 1, "system": "ours", "list": "all", "name": "Ours", )" + std::string(units) + " }";
    return test::check(folder.write("a.army.json", army), library);
}

}  // namespace

TEST_CASE("a unit has the values that its entry leaves to the schema")
{
    const auto findings = checked(R"("units": [ { "id": "a", "entry": "foot" } ])");
    REQUIRE(findings.size() == 1);
    CHECK(findings.front().rule == "ours/marked");
}

TEST_CASE("a group has the values that it leaves to the schema")
{
    const auto findings =
        checked(R"("groups": [ { "id": "g", "units": [ { "id": "a", "entry": "foot", "options": ["bold"] } ] } ])");
    REQUIRE(findings.size() == 1);
    CHECK(findings.front().rule == "ours/left");
    CHECK(checked(R"("groups": [ { "id": "g", "wing": "right",
        "units": [ { "id": "a", "entry": "foot", "options": ["bold"] } ] } ])")
              .empty());
}

TEST_CASE("a value that differs from the entry's is shown as what it is, however it is spelt")
{
    const auto path = std::filesystem::path(test::sourcePath()) /
                      "tests/rules/shared/list/overrides-entry/err-spelt-another-way.army.json";
    rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
    const auto findings = test::check(path, library);
    REQUIRE(findings.size() == 1);
    CHECK(findings.front().message == "\"strength\" is 4 here and 3 in the list's entry \"Guns\"");
}

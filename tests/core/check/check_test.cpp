#include "core/check/check.hpp"

#include "core/files/file.hpp"
#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

using namespace muster;
namespace fs = std::filesystem;

namespace {

/// Checks a file under another name, as a command does that was given an absolute path.
diagnostics::Diagnostics checkAs(const std::string& name, const fs::path& path, rules::Library& library)
{
    const auto read = files::readFile(path, name);
    return rules::check({std::get<std::shared_ptr<const text::Source>>(read), path, *files::kindOf(path)}, library);
}

}  // namespace

TEST_CASE("patterns of ignore that are too long or too many are findings in the settings")
{
    const test::Folder folder;
    rules::Library library({});
    const std::string longest(500, 'x');
    folder.write("drafts/a.army.json", "{");
    folder.write("a", "");
    folder.write("other/a", "");
    const auto findings =
        test::check(folder.write("muster.json", "{ \"format\": 1,\n  \"ignore\": [\"drafts/\",\n    \"" + longest +
                                                    "\",\n    \"" + longest + "*\"] }"),
                    library);
    // No file can have a name of that length.
    REQUIRE(findings.size() == 2);
    CHECK(findings.front().rule == "settings/unused-pattern");
    CHECK(findings.back().rule == "schema/maxLength");
    CHECK(findings.back().level == diagnostics::Level::error);
    CHECK(findings.back().place.pointer == "/ignore/2");
    CHECK(findings.back().place.line == 4);
    CHECK(findings.back().place.column == 5);
    CHECK_THAT(findings.back().message, Catch::Contains("500"));

    std::string many = "\"a\"";
    for (int i = 0; i < 1000; ++i) many += ", \"a\"";
    const auto tooMany =
        test::check(folder.write("other/muster.json", "{ \"format\": 1, \"ignore\": [" + many + "] }"), library);
    REQUIRE(tooMany.size() == 1);
    CHECK(tooMany.front().rule == "schema/maxItems");
    CHECK(tooMany.front().place.pointer == "/ignore");
}

TEST_CASE("a file that armies build on is checked once, whatever its name in the report")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    const auto base = folder.write("base.house.json", R"({ "format": 1, "system": "old-trousers", "name": "Base" })");
    const auto house = fs::canonical(
        folder.write("club.house.json",
                     R"({ "format": 1, "system": "old-trousers", "name": "Club", "extends": "base.house.json" })"));
    CHECK(test::check(house, library).empty());
    // A second check would report the missing file.
    fs::remove(base);
    CHECK(checkAs("elsewhere/club.house.json", house, library).empty());
    rules::Library other({test::shipped("")});
    CHECK(test::count(checkAs("elsewhere/club.house.json", house, other), "ref/not-found") == 1);
}

TEST_CASE("findings have the name of the file as it was given")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    const auto list =
        fs::canonical(folder.write("ours.list.json", R"({ "format": 1, "system": "old-trousers", "id": "ours",
  "name": "Ours", "entries": [ { "id": "a", "name": "Line", "arm": "infantry", "strength": 3 },
    { "id": "b", "name": "Line", "arm": "infantry", "strength": 2 } ] })"));
    for (const std::string& name : {list.string(), std::string("elsewhere/ours.list.json")}) {
        const auto findings = checkAs(name, list, library);
        REQUIRE(test::count(findings, "list/duplicate-name") == 1);
        for (const auto& finding : findings) {
            CHECK(finding.place.file == name);
            for (const auto& related : finding.related)
                if (finding.rule == "list/duplicate-name") CHECK(related.place.file == name);
        }
    }
}

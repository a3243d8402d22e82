#include "core/rules/findings.hpp"
#include "tests/core/rules/armies.hpp"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("after a thousand findings the rest are only counted")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    std::string units;
    for (int i = 0; i < 2500; ++i)
        units += R"({ "id": "same", "arm": "infantry", "strength": 9 },)"
                 "\n";
    units.resize(units.size() - 2);
    const auto findings = test::check(
        folder.write("many.army.json",
                     R"({ "format": 1, "system": "old-trousers", "name": "Ours", "units": [)" + units + "] }"),
        library);
    CHECK(findings.size() == 1001);
    CHECK(test::count(findings, "check/too-many") == 1);
}

TEST_CASE("a finding points at the value, or at the nearest thing that is there")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    const auto path = folder.write(
        "a.army.json",
        "{\n  \"format\": 1,\n  \"system\": \"old-trousers\",\n  \"name\": \"\xC3\x89tat\",\n  \"units\": [\n"
        "    { \"id\": \"\xC3\xA9lite\", \"arm\": \"infantry\", \"strength\": 5 }\n  ]\n}\n");
    bool seen = false;
    for (const auto& finding : test::check(path, library)) {
        if (finding.rule != "old-trousers/guard-only-five") continue;
        seen = true;
        CHECK(finding.place.pointer == "/units/0/strength");
        CHECK(finding.place.line == 6);
        CHECK(finding.place.column == 53);  // counted in letters: the id holds one of two bytes
        CHECK(finding.place.endColumn == 54);
    }
    CHECK(seen);
}

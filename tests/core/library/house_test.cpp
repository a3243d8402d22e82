#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using diagnostics::Level;

namespace {

// An invented army, legal except for its strength of 31.
std::string army(std::string_view house)
{
    return R"({ "format": 1, "system": "old-trousers", "name": "Ours", )" + std::string(house) +
           R"( "leaders": [ { "id": "g", "rank": "general" } ],
  "units": [ { "id": "line", "count": 4, "arm": "infantry", "strength": 3 }, { "id": "levies", "count": 2, "arm": )"
           R"("infantry", "strength": 2 },
    { "id": "horse", "count": 3, "arm": "cavalry", "strength": 3 }, { "id": "guns", "count": 2, "arm": "artillery", )"
           R"("strength": 3 } ] })";
}

std::string house(std::string_view rest)
{
    return R"({ "format": 1, "system": "old-trousers", "name": "Ours")" + std::string(rest) + " }";
}

}  // namespace

TEST_CASE("house rules switch rules off, change levels and set the budget")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    constexpr std::string_view rule = "old-trousers/strength-total";

    CHECK(test::count(test::check(folder.write("plain.army.json", army("")), library), rule) == 1);

    folder.write("off.house.json", house(R"(, "rules": { "strength-total": "off" })"));
    CHECK(test::count(test::check(folder.write("off.army.json", army(R"("house": "off.house.json",)")), library),
                      rule) == 0);

    folder.write("softer.house.json", house(R"(, "rules": { "old-trousers/strength-total": "warning" })"));
    const auto softer =
        test::check(folder.write("softer.army.json", army(R"("house": "softer.house.json",)")), library);
    REQUIRE(test::count(softer, rule) == 1);
    CHECK(softer.front().level == Level::warning);

    folder.write("small.house.json", house(R"(, "budget": 31)"));
    CHECK(test::check(folder.write("small.army.json", army(R"("house": "small.house.json",)")), library).empty());

    folder.write("base.house.json", house(R"(, "budget": 31)"));
    folder.write("upper.house.json", house(R"(, "extends": "base.house.json")"));
    CHECK(test::check(folder.write("upper.army.json", army(R"("house": "upper.house.json",)")), library).empty());
}

TEST_CASE("house rules change a table value, and the nearest file wins")
{
    const test::Folder folder;
    rules::Library library({test::shipped("")});
    folder.write(
        "far.house.json",
        house(
            R"(, "budget": 31, "tables": { "arms": { "artillery": { "base": [25, 25] }, "cavalry": { "base": [50, 50] )"
            R"(} } })"));
    folder.write("near.house.json",
                 house(R"(, "extends": "far.house.json", "tables": { "arms": { "cavalry": { "base": [60, 30] } } })"));
    const auto stated = [&](std::string_view name, std::string_view base) {
        auto text = army(R"("house": "near.house.json",)");
        const std::string guns = R"("arm": "artillery", "strength": 3 )";
        text.replace(text.find(guns), guns.size(), guns + R"(, "base": )" + std::string(base));
        return test::check(folder.write(std::string(name), text), library);
    };
    CHECK(test::count(stated("as-table.army.json", "[25, 25]"), "old-trousers/base-size") == 0);
    CHECK(test::count(stated("as-printed.army.json", "[20, 30]"), "old-trousers/base-size") == 1);
}

TEST_CASE("settings of a folder hold for the armies in it")
{
    const test::Folder folder;
    folder.write("muster.json",
                 R"({ "format": 1, "house": "club.house.json", "rules": { "old-trousers/weak-minimum": "off" } })");
    folder.write("club.house.json", house(R"(, "budget": 31)"));
    rules::Library library({test::shipped("")});
    CHECK(test::check(folder.write("monday/first.army.json", army("")), library).empty());
    CHECK(test::check(folder.path() / "muster.json", library).empty());
}

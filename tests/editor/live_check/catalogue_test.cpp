#include "tests/editor/live_check/checker_fixture.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

using namespace muster;

namespace {

const editor::CatalogueEntry& entry(const editor::CatalogueView& catalogue, std::string_view id)
{
    for (const auto& each : catalogue.units)
        if (each.id == id) return each;
    FAIL("no entry " << id);
    throw std::logic_error("unreachable");
}

std::string french(int oldGuard, int line, int budget)
{
    return fmt::format(
        R"({{"format": 1, "system": "old-trousers", "systemVersion": "1.0.0", "list": "french", "name": "Test", )"
        R"("budget": {},
        "units": [{{"id": "guard", "entry": "old-guard", "count": {}}}, {{"id": "line", "entry": "line-infantry", )"
        R"("count": {}}}]}})",
        budget, oldGuard, line);
}

}  // namespace

TEST_CASE("the offer says what one costs, how many are taken and why no more may be")
{
    auto catalogue = test::checked(french(1, 4, 20)).catalogue;
    const auto& guard = entry(catalogue, "old-guard");
    CHECK(guard.title == "Grenadiers of the Old Guard");
    CHECK(guard.cost == "5");
    CHECK(guard.summary.find("Infantry") == 0);
    CHECK(guard.tags == std::vector<std::string>{"Infantry"});
    CHECK(guard.taken == 1);
    CHECK_FALSE(guard.allowed);
    CHECK(guard.reason == "at most 1 of these");
    const auto& line = entry(catalogue, "line-infantry");
    CHECK(line.taken == 4);
    CHECK(line.minimum == 2);
    CHECK(line.allowed);
    catalogue = test::checked(french(1, 4, 19)).catalogue;
    CHECK_FALSE(entry(catalogue, "line-infantry").allowed);
    CHECK(entry(catalogue, "line-infantry").reason == "would bring 20 of 19 strength points");
    // A larger budget allows more of them, by the list's steps.
    catalogue = test::checked(french(1, 4, 48)).catalogue;
    CHECK(entry(catalogue, "old-guard").maximum == 2);
    CHECK(entry(catalogue, "old-guard").allowed);
    CHECK(catalogue.freeUnits);
    CHECK(catalogue.freeLeaders);
}

TEST_CASE("what an entry leaves open begins with the least the system allows, mended by its own rules")
{
    const auto checkResult = test::checked(
        R"({"format": 1, "system": "opend6-fantasy", "systemVersion": "1.0.0", "list": "free-peoples", "name": "Test",)"
        R"( "units": []})");
    const auto& levy = entry(checkResult.catalogue, "human-levy");
    // Five is the minimum of a typical squad of these.
    CHECK(levy.start == R"({"size": 5})");
    REQUIRE(levy.costNumber);
    CHECK(*levy.costNumber > 0);
    CHECK(checkResult.catalogue.unitTitle == "Squad");
    CHECK(entry(checkResult.catalogue, "human-knights").start == R"({"size": 3})");
}

TEST_CASE("values that only an entry can have make free units impossible")
{
    const auto checkResult = test::checked(
        R"({"format": 1, "system": "ancients-d6", "systemVersion": "1.0.0", "list": "carthage", "name": "Test"})");
    CHECK_FALSE(checkResult.catalogue.freeUnits);
    REQUIRE_FALSE(checkResult.catalogue.units.empty());
    for (const auto& each : checkResult.catalogue.units) {
        CHECK_FALSE(each.cost.empty());
        CHECK(each.start.empty());
        CHECK_FALSE(each.summary.empty());
    }
    REQUIRE_FALSE(checkResult.catalogue.leaders.empty());
}

TEST_CASE("a system without points has offers without costs")
{
    const auto checkResult =
        test::checked(R"({"format": 1, "system": "otr-d6", "systemVersion": "1.0.0", "name": "Test"})");
    CHECK(checkResult.catalogue.units.empty());
    CHECK(checkResult.catalogue.freeUnits);
    CHECK(checkResult.catalogue.freeUnitStart.find("\"arm\": \"infantry\"") != std::string::npos);
    CHECK(checkResult.catalogue.groupTitle == "Division");
}

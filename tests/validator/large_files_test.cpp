#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

using namespace muster::test;
using Catch::Contains;

namespace {

constexpr long kilobytesOfMost = 1024 * 1024 * memoryFactor;

void requireCheap(const CheckReport& report)
{
    CHECK(report.outcome.seconds < fewSeconds);
    CHECK(report.outcome.peakKilobytes < kilobytesOfMost);
}

CheckReport checkToy(const std::string& army, const std::string& system = toySystem())
{
    const Folder folder;
    folder.write("toy.system.json", system);
    folder.write("a.army.json", army);
    auto report = checkIn(folder, {"a.army.json"});
    requireCheap(report);
    const auto text = runIn(folder, {"check", "a.army.json"});
    CHECK(text.seconds < fewSeconds);
    CHECK(text.out.size() < 20'000'000);
    const auto formatted = runIn(folder, {"fmt", "a.army.json"});
    CHECK(formatted.seconds < fewSeconds);
    CHECK(formatted.exitCode == (report.find("json/duplicate-key") ? 1 : 0));
    return report;
}

template <class Item>
std::string repeated(int count, Item item, std::string_view between = ",")
{
    std::string text;
    for (int i = 0; i < count; ++i) text.append(i ? between : "").append(item(i));
    return text;
}

}  // namespace

TEST_CASE("an army of ten thousand units is checked")
{
    const auto army =
        toyArmy(repeated(10'000, [](int i) { return fmt::format("{{ \"id\": \"u{}\", \"points\": 1 }}", i); }));
    const auto report = checkToy(army);
    REQUIRE(report.found.size() == 1);
    CHECK(report.found[0].message == "The army costs 10000 points; at most 10 are allowed.");
    CHECK(checkToy(army + "\n").errors == 1);
}

TEST_CASE("a hundred thousand findings are counted, and a thousand are shown")
{
    for (const char* between : {",", ",\n"}) {
        const auto report = checkToy(toyArmy(repeated(
            100'000, [](int) { return std::string(R"({ "id": "A B", "points": 0 })"); }, between)));
        CHECK(report.found.size() <= 1001);
        REQUIRE(report.find("check/too-many"));
        CHECK_THAT(report.find("check/too-many")->message, Contains("more findings in this file are not shown"));
    }
}

TEST_CASE("a hundred thousand findings of a rule, of an entry and of an id")
{
    const auto system = toySystem(ruleThat("even", "unit", "self.points % 2 == 0"));
    CHECK(checkToy(toyArmy(repeated(100'000,
                                    [](int) { return std::string(R"({ "id": "a", "points": 1, "entry": "gone" })"); })),
                   system)
              .find("check/too-many"));
}

TEST_CASE("a line of five megabytes with faults all along")
{
    const auto report = checkToy(toyArmy(repeated(100'000, [](int i) {
        return fmt::format("{{ \"id\": \"u{}\", \"points\": 1, \"wrong{}\": \"\xC3\xA4\" }}", i, i);
    })));
    CHECK(report.find("schema/additionalProperties"));
    for (const auto& found : report.found) CHECK(found.message.size() < 500);
}

TEST_CASE("a hundred thousand keys that stand twice")
{
    const auto keys = repeated(100'000, [](int i) { return fmt::format("\"x-{}\": 1", i % 50'000); });
    CHECK(checkToy(toyArmy("", keys + ",")).find("json/duplicate-key"));
    CHECK(checkToy(toyArmy("", repeated(100'000, [](int) { return std::string("\"x-same\": 1"); }) + ","))
              .find("json/duplicate-key"));
}

TEST_CASE("a hundred thousand unknown keys")
{
    CHECK(
        checkToy(toyArmy("", repeated(100'000, [](int i) { return fmt::format("\"unitz{}\": 1", i); }) + ",")).errors >
        100);
}

TEST_CASE("a system with tables of five thousand rows")
{
    const auto rows = repeated(5000, [](int i) {
        return fmt::format(R"({{ "id": "row{}", "label": "Row {}", "cost": {}, "range": [{}, 2] }})", i, i, i, i);
    });
    const auto system = toySystem(ruleThat("known", "unit", "self.name in tables.arms"),
                                  fmt::format("\"tables\": {{ \"arms\": [{}], \"more\": [{}] }},", rows, rows));
    const auto army = toyArmy(repeated(2000, [](int i) {
        return fmt::format("{{ \"id\": \"u{}\", \"points\": 1, \"name\": \"row{}\" }}", i, 2 * i);
    }));
    const auto report = checkToy(army, system);
    CHECK(report.find("toy/points-total"));
    requireCheap(checkText("toy.system.json", system));
}

TEST_CASE("a list of two thousand entries and an army that misspells each of them")
{
    const Folder folder;
    std::string system = toySystem();
    system.replace(system.find("\"none\""), 6, "\"optional\"");
    folder.write("toy.system.json", system);
    folder.write(
        "l.list.json",
        fmt::format(
            R"({{ "format": 1, "system": "toy", "id": "l", "name": "L", "version": "1.0.0", "entries": [{}] }})",
            repeated(2000, [](int i) {
                return fmt::format(R"({{ "id": "some-long-name-of-an-entry-{}", "name": "E", "points": 1 }})", i);
            })));
    folder.write("a.army.json",
                 toyArmy(repeated(10'000,
                                  [](int i) {
                                      return fmt::format(
                                          R"({{ "id": "u{}", "entry": "some-long-nome-of-an-entry-{}", "points": 1 }})",
                                          i, i);
                                  }),
                         "\"list\": \"l\","));
    const auto report = checkIn(folder, {});
    requireCheap(report);
    REQUIRE(report.find("ref/not-found"));
    CHECK_THAT(report.find("ref/not-found")->help, Contains("some-long-name-of-an-entry-"));
    CHECK(report.find("check/too-many"));
}

TEST_CASE("lists and tables longer than any schema allows are refused in time")
{
    const Folder folder;
    const auto rows =
        repeated(100'000, [](int i) { return fmt::format(R"({{ "id": "r{}", "name": "E", "points": 1 }})", i); });
    folder.write("toy.system.json", toySystem({}, "\"x-a\": 1,"));
    folder.write("l.list.json",
                 R"({ "format": 1, "system": "toy", "id": "l", "name": "L", "version": "1.0.0", "entries": [)" + rows +
                     "] }");
    folder.write(
        "a.army.json",
        toyArmy(repeated(1000,
                         [](int i) { return fmt::format(R"({{ "id": "u{}", "entry": "r{}", "points": 1 }})", i, i); }),
                "\"list\": \"l\","));
    auto report = checkIn(folder, {});
    requireCheap(report);
    CHECK(report.find("schema/maxItems"));

    folder.write("toy.system.json", toySystem({}, "\"tables\": { \"arms\": [{ \"id\": \"one\" }] },"));
    folder.write(
        "l.list.json",
        R"({ "format": 1, "system": "toy", "id": "l", "name": "L", "version": "1.0.0", "entries": [], "tables": { )"
        R"("arms": [)" +
            rows + "] } }");
    requireCheap(checkIn(folder, {}));

    folder.write("toy.system.json", toySystem({}, "\"tables\": { \"arms\": [" + rows + "] },"));
    report = checkIn(folder, {});
    requireCheap(report);
    CHECK(report.find("schema/maxItems"));
}

TEST_CASE("a file larger than the limit is refused unread")
{
    const Folder folder;
    folder.write("a.army.json", "{}");
    std::filesystem::resize_file(folder / "a.army.json", std::uintmax_t{1} << 34);
    const auto report = checkIn(folder, {"a.army.json"});
    requireCheap(report);
    REQUIRE(report.found.size() == 1);
    CHECK(report.found[0].rule == "json/limits");
    CHECK_FALSE(report.found[0].help.empty());
}

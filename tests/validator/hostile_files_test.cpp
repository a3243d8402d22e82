// Small files whose check took seconds to hours before work was limited.
#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <cmath>
#include <numbers>

using namespace muster::test;
using Catch::Contains;

namespace {

constexpr double twoSeconds = 2;

std::string systemWith(std::string_view rules, std::string_view more = {})
{
    return fmt::format(R"({{ "format": 1, "id": "h", "version": "1.0.0", "name": "H", "measure": "in", "lists": "none",
  "unit": {{ "type": "object", "properties": {{}} }}, {} "rules": [ {} ] }})",
                       more, rules);
}

std::string rule(std::string_view require)
{
    return fmt::format(
        R"({{ "id": "r0", "title": "t", "level": "error", "scope": "army", "require": "{}", "message": "m" }})",
        require);
}

std::string armyWith(std::string_view more = {}, std::string_view units = R"({ "id": "u" })")
{
    return fmt::format(R"({{ "format": 1, "system": "h", "systemVersion": "1.0.0", "name": "A", {} "units": [ {} ] }})",
                       more, units);
}

/// Checks everything in the folder within the time and memory allowed for one file.
CheckReport checkAll(const Folder& folder)
{
    auto report = checkIn(folder, {"."});
    INFO(report.text().substr(0, 2000));
    CHECK(report.outcome.seconds < twoSeconds);
    CHECK(report.outcome.peakKilobytes < halfGigabyte);
    return report;
}

CheckReport checkArmy(const std::string& system, const std::string& army)
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("h.system.json", system);
    folder.write("a.army.json", army);
    return checkAll(folder);
}

std::string star(int corners, double shift)
{
    std::string points;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners + shift / 10, radius = i % 2 ? 10 : 6;
        points += fmt::format("{}[{:.3f}, {:.3f}]", i ? ", " : "", 36 + shift + radius * std::cos(angle),
                              24 + radius * std::sin(angle));
    }
    return points;
}

std::string overlappingStars(int pieces, int corners)
{
    std::string terrain;
    for (int i = 0; i < pieces; ++i)
        terrain += fmt::format(R"({}{{ "id": "t{}", "type": "woods", "shape": {{ "polygon": [ {} ] }} }})",
                               i ? "," : "", i, star(corners, 0.01 * i));
    return fmt::format(
        R"({{ "format": 1, "system": "ohw-6plus", "name": "Stars",
  "board": {{ "width": 72, "depth": 48 }}, "terrain": [ {} ] }})",
        terrain);
}

}  // namespace

TEST_CASE("patterns made while a rule runs are paid for by their size")
{
    const auto report = checkArmy(
        systemWith(rule(R"(lists.range(3000).all(x, !'a'.matches('[\\\\p{L}]{' + string(400 + x % 99) + '}')))")),
        armyWith());
    REQUIRE(report.find("rule/undecided"));
}

TEST_CASE("patterns of a system share one budget")
{
    std::string rules;
    for (int i = 0; i < 1000; ++i) {
        std::string require = "self.name == 'a'";
        for (int k = 0; k < 40; ++k) require += fmt::format(R"( || self.name.matches('[\\\\p{{L}}]{{2}}{}x{}'))", i, k);
        rules += fmt::format(
            R"({}{{ "id": "r{}", "title": "t", "level": "error", "scope": "army", "require": "{}", "message": "m" }})",
            i ? "," : "", i, require);
    }
    const auto report = checkArmy(systemWith(rules), armyWith());
    REQUIRE(report.find("system/expression"));
    CHECK_THAT(report.text(), Contains("take too long to compile"));
}

TEST_CASE("a literal pattern that is too large is refused where it stands")
{
    const auto report = checkArmy(systemWith(rule(R"('a'.matches('[\\\\p{L}]{300}'))")), armyWith());
    REQUIRE(report.find("system/expression"));
    CHECK_THAT(report.find("system/expression")->message, Contains("too large once compiled"));
    CHECK_THAT(report.find("system/expression")->help, Contains("smaller repeat counts"));
}

TEST_CASE("a pattern on a long text is paid for by the size of both")
{
    const std::string text = R"("l": ")" + std::string(1 << 20, 'a') + "\",";
    const auto report =
        checkArmy(systemWith(rule("!self.l.matches('(a?){100}(.{0,300}b)$')"),
                             R"("army": { "type": "object", "properties": { "l": { "type": "string" } } },)"),
                  armyWith(text));
    REQUIRE(report.find("rule/undecided"));
    CHECK_THAT(report.find("rule/undecided")->message, Contains("more work than the limit allows"));
}

TEST_CASE("a pattern of a schema that is too large is refused, and one that is dear is given up")
{
    const auto system = [](std::string_view pattern) {
        return fmt::format(
            R"({{ "format": 1, "id": "h", "version": "1.0.0", "name": "H", "measure": "in", "lists": "none",
  "unit": {{ "type": "object", "properties": {{ "t": {{ "type": "string", "pattern": "{}" }} }} }}, "rules": [] }})",
            pattern);
    };
    const auto army = armyWith("", R"({ "id": "u0", "name": "U", "t": ")" + std::string(1 << 20, 'a') + "\" }");
    const auto large = checkArmy(system("(a?){300}(.{0,300}b){3}$"), army);
    REQUIRE(large.find("system/schema"));
    CHECK_THAT(large.find("system/schema")->message, Contains("too large once compiled"));
    const auto dear = checkArmy(system("(a?){100}(.{0,99}b)$"), army);
    REQUIRE(dear.find("schema/limit"));
    CHECK_THAT(dear.find("schema/limit")->message, Contains("(a?){100}(.{0,99}b)$"));
}

TEST_CASE("expressions that are the same each time cannot keep the loading of a system busy")
{
    std::string rules;
    for (int i = 0; i < 1000; ++i)
        rules += fmt::format(
            R"_({}{{ "id": "r{}", "title": "t", "level": "error", "scope": "army",
  "when": "size(self.name) > 1000", "require": "lists.range({}).all(a, a >= 0)", "message": "m" }})_",
            i ? "," : "", i, 20'000 + i);
    checkArmy(systemWith(rules), armyWith());
}

TEST_CASE("pieces of many corners that overlap are paid for by their corners")
{
    for (const auto& [pieces, corners] :
         {std::pair(100, 200), std::pair(100, 800), std::pair(1000, 100), std::pair(16, 9'990)}) {
        INFO(pieces << " pieces of " << corners << " corners");
        const Folder folder;
        folder.write("muster.json", R"({ "format": 1 })");
        folder.write("stars.scenario.json", overlappingStars(pieces, corners));
        const auto report = checkAll(folder);
        CHECK(report.errors > 0);
        if (corners == 800) REQUIRE(report.find("rule/undecided"));
    }
}

TEST_CASE("lines that run to and fro are paid for by their bends")
{
    std::string terrain;
    for (int i = 0; i < 20; ++i) {
        std::string bends;
        for (int k = 0; k < 9'990; ++k)
            bends += fmt::format("{}[{:.4f}, {}]", k ? ", " : "", 1 + 0.006 * k, k % 2 ? 1 : 40);
        terrain += fmt::format(R"({}{{ "id": "t{}", "type": "road", "shape": {{ "line": [ {} ], "width": 1 }} }})",
                               i ? "," : "", i, bends);
    }
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("roads.scenario.json", fmt::format(
                                            R"({{ "format": 1, "system": "ohw-6plus", "name": "Roads",
  "board": {{ "width": 72, "depth": 48 }}, "terrain": [ {} ] }})",
                                            terrain));
    CHECK(checkAll(folder).errors > 0);
}

TEST_CASE("a thousand sides with budgets of their own do not have one large army judged a thousand times")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("h.system.json", systemWith(rule("self.units.size() > 0"),
                                             R"("budget": { "label": "points", "short": "pt", "default": 10 },
        "cost": { "unit": { "each": [ { "label": "one", "value": "1" } ] } },)"));
    std::string units, sides;
    for (int i = 0; i < 4000; ++i) units += fmt::format(R"({}{{ "id": "u{}" }})", i > 0 ? "," : "", i);
    for (int i = 0; i < 1000; ++i)
        sides += fmt::format(R"({}{{ "id": "s{}", "army": "a.army.json", "budget": {} }})", i > 0 ? "," : "", i, i + 1);
    folder.write("a.army.json", armyWith("", units));
    folder.write("many.scenario.json", fmt::format(R"({{ "format": 1, "system": "h", "name": "Many",
        "board": {{ "width": 24, "depth": 24 }}, "sides": [ {} ] }})",
                                                   sides));
    const auto report = checkAll(folder);
    const auto* found = report.find("scenario/army");
    REQUIRE(found);
    CHECK_THAT(found->message, Contains("this one was not checked"));
}

TEST_CASE("a file of millions of bare values is refused before it fills the memory")
{
    std::string units = "1";
    units.reserve(42'000'000);
    while (units.size() < 40'000'000) units += ",1";
    const Folder folder;
    folder.write("a.army.json", armyWith("", units));
    const auto report = checkIn(folder, {"a.army.json"});
    REQUIRE(report.find("json/limits"));
    CHECK_THAT(report.find("json/limits")->message, Contains("5000000 values"));
    CHECK(report.outcome.peakKilobytes < halfGigabyte);
    units.resize(3'900'001);
    folder.write("a.army.json", armyWith("", units));
    checkAll(folder);
}

TEST_CASE("lists that extend one another in a long chain end with a finding")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    for (int i = 0; i < 1000; ++i)
        folder.write(fmt::format("l{}.list.json", i),
                     fmt::format(
                         R"({{ "format": 1, "system": "old-trousers", "id": "l{}", "name": "L{}",
  "entries": [ {{ "id": "e{}", "name": "E", "arm": "infantry", "strength": 3 }} ]{} }})",
                         i, i, i, i < 999 ? fmt::format(R"(, "extends": ["l{}"])", i + 1) : ""));
    // A thousand files: the time is proportional to their number.
    const auto report = checkIn(folder, {"."});
    CHECK(report.outcome.seconds < 4 * twoSeconds);
    CHECK(report.count("ref/too-many") == 979);
    CHECK(report.find("ref/too-many")->pointer == "/extends");
}

TEST_CASE("house rules that extend one another in a long circle end with a finding")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    for (int i = 0; i < 1200; ++i)
        folder.write(
            fmt::format("h{}.house.json", i),
            fmt::format(R"({{ "format": 1, "system": "old-trousers", "name": "H{}", "extends": "h{}.house.json" }})", i,
                        (i + 1) % 1200));
    const auto report = checkAll(folder);
    CHECK(report.count("ref/too-many") == 1200);
}

TEST_CASE("names near to many wrong ones are looked for within a budget")
{
    std::string rows, units;
    for (int i = 0; i < 5000; ++i)
        rows += fmt::format(R"({}{{ "id": "{}{}" }})", i ? "," : "", std::string(50, 'a'), i);
    for (int i = 0; i < 9000; ++i)
        units += fmt::format(R"({}{{ "id": "u{}", "name": "U", "w": ["{}b", "c{}", "d{}"] }})", i ? "," : "", i,
                             std::string(52, 'a'), std::string(50, 'a'), std::string(49, 'a'));
    const auto system = fmt::format(
        R"({{ "format": 1, "id": "h", "version": "1.0.0", "name": "H", "measure": "in", "lists": "none",
  "tables": {{ "weapons": [ {} ] }}, "rules": [], "unit": {{ "type": "object", "properties": {{
    "w": {{ "type": "array", "items": {{ "type": "string" }}, "table": "weapons" }} }} }} }})",
        rows);
    const auto report = checkArmy(system, armyWith("", units));
    CHECK(report.find("ref/not-found"));
    CHECK(report.find("check/too-many"));
}

// A sanitizer aborts a program that runs out of memory.
#ifndef MUSTER_SANITIZED
TEST_CASE("a file that needs more memory than is allowed loses no other file's findings")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write(
        "large.army.json", R"({ "format": 1, "system": "old-trousers", "name": "Large", "x-numbers": [)" + [] {
            std::string numbers = "1";
            for (int i = 0; i < 5'000'000; ++i) numbers += ",1";
            return numbers;
        }() + "] }");
    folder.write("small.army.json", R"({ "format": 1, "system": "old-trowsers", "name": "Small" })");
    for (const char* threads : {"1", "2"}) {
        const auto outcome =
            runIn(folder, {"check", "--format", "json", "--max-memory", "100", "--threads", threads, "."});
        INFO(outcome.err);
        CHECK(outcome.exitCode == 3);
        CHECK_THAT(outcome.err, Contains("large.army.json was not checked completely: not enough memory"));
        CHECK_THAT(outcome.out, Contains("check/failed") && Contains("there is no system \\\"old-trowsers\\\""));
    }
}
#endif

TEST_CASE("what is checked when the time runs out is reported")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("a.army.json", R"({ "format": 1, "system": "old-trowsers", "name": "Small" })");
    for (int i = 0; i < 30; ++i) folder.write(fmt::format("stars-{}.scenario.json", i), overlappingStars(100, 800));
    const auto outcome = runIn(folder, {"check", "--timeout", "1", "--threads", "1", "."});
    CHECK(outcome.exitCode == 3);
    CHECK(outcome.seconds < 3);
    CHECK_THAT(outcome.err, Contains("stopped after 1 s (--timeout)"));
    CHECK_THAT(outcome.out,
               Contains("there is no system \"old-trowsers\"") &&
                   Contains("[check/failed] this file was not checked completely: the time limit of 1 s was reached"));

    const auto reports =
        runIn(folder, {"check", "--timeout", "1", "--threads", "1", "--format", "sarif:out.sarif", "--format", "tap"});
    CHECK(reports.exitCode == 3);
    CHECK_THAT(reports.out, Contains("rule: \"check/failed\""));
    CHECK_THAT(contentOf(folder / "out.sarif"), Contains("\"executionSuccessful\":false") && Contains("check/failed"));
}

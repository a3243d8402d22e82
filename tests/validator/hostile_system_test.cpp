#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

using namespace muster::test;
using Catch::Contains;

namespace {

std::string units(int count)
{
    std::string text;
    for (int i = 0; i < count; ++i) text += fmt::format("{}{{ \"id\": \"u{}\", \"points\": 1 }}", i ? "," : "", i);
    return text;
}

/// Checks an army of many units and its hostile system, which must end soon with little memory.
CheckReport checkHostile(const std::string& system, const std::string& army)
{
    const Folder folder;
    folder.write("toy.system.json", system);
    folder.write("a.army.json", army);
    const auto text = runIn(folder, {"check", "a.army.json"});
    CHECK(text.seconds < fewSeconds);
    CHECK(text.exitCode < 4);
    const auto cost = runIn(folder, {"cost", "a.army.json"});
    CHECK(cost.seconds < fewSeconds);
    CHECK(cost.exitCode < 4);
    auto report = checkIn(folder, {"a.army.json"});
    INFO(report.text().substr(0, 2000));
    CHECK(report.outcome.seconds < fewSeconds);
    CHECK(report.outcome.peakKilobytes < 3 * halfGigabyte);
    return report;
}

CheckReport checkSystem(const std::string& system)
{
    auto report = checkText("toy.system.json", system);
    CHECK(report.outcome.seconds < fewSeconds);
    CHECK(report.outcome.peakKilobytes < halfGigabyte);
    return report;
}

const std::string hundred =
    "[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39]";

}  // namespace

TEST_CASE("an expression that would run for years ends with a finding")
{
    std::string nested = "v0 + v7 + self.points > 0";
    for (int i = 0; i < 8; ++i) nested = fmt::format("{}.all(v{}, {})", hundred, i, nested);
    const auto report =
        checkHostile(toySystem(ruleThat("endless", "unit", "self.points > 100 || " + nested)), toyArmy(units(100)));
    REQUIRE(report.find("rule/undecided"));
    CHECK_THAT(report.find("rule/undecided")->message,
               Contains("toy/endless could not be decided") && Contains("work"));
}

TEST_CASE("many rules that each run long end too")
{
    std::string rules;
    for (int i = 0; i < 300; ++i)
        rules +=
            ruleThat(fmt::format("slow-{}", i), "unit",
                     "army.units.all(a, army.units.all(b, army.units.all(c, a.points + b.points + c.points > 0)))");
    const auto report = checkHostile(toySystem(rules), toyArmy(units(2000)));
    CHECK(report.find("rule/undecided"));
}

TEST_CASE("messages, hints and costs that run long end too")
{
    const std::string slow = "{army.units.map(a, army.units.map(b, a.points + b.points).sum()).sum()}";
    std::string rules;
    for (int i = 0; i < 20; ++i)
        rules += ruleThat(fmt::format("slow-{}", i), "unit", "self.points > 5",
                          fmt::format("\"help\": \"{}\", \"at\": \"{}\",", slow, slow));
    const auto report = checkHostile(toySystem(rules), toyArmy(units(2000)));
    CHECK(report.find("toy/slow-0"));
    REQUIRE(report.find("rule/undecided"));
    CHECK_THAT(report.find("rule/undecided")->message, Contains("were not checked"));
}

TEST_CASE("values that would fill the memory do not")
{
    std::string doubled = "'0123456789'";
    for (int i = 0; i < 5; ++i)
        doubled = fmt::format(
            "cel.bind(s{0}, {1}, s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0}+s{0})", i,
            doubled);
    const auto report = checkHostile(toySystem(ruleThat("big", "unit", "(self.name + " + doubled + ").size() < 5",
                                                        "\"help\": \"{self.name + " + doubled + "}\",")),
                                     toyArmy(units(1000)));
    CHECK(report.outcome.exitCode == 1);
    CHECK(report.outcome.out.size() < 50'000'000);
}

TEST_CASE("a trace of an endless expression ends")
{
    const Folder folder;
    folder.write("toy.system.json",
                 toySystem(ruleThat(
                     "endless", "unit",
                     "army.units.all(a, army.units.all(b, army.units.all(c, a.points + b.points + c.points > 0)))")));
    folder.write("a.army.json", toyArmy(units(300)));
    const auto outcome = runIn(folder, {"check", "a.army.json", "--trace", "toy/endless"});
    CHECK(outcome.seconds < 2 * fewSeconds);
    CHECK(outcome.peakKilobytes < 3 * halfGigabyte);
    CHECK(outcome.out.size() < 100'000'000);
}

TEST_CASE("expressions too deep or too long are findings in the system")
{
    for (const std::string& expression :
         {std::string(4000, '(') + "1" + std::string(4000, ')') + " == 1", std::string(9000, '-') + "1 == 1",
          std::string(5000, '!') + "true", "self.budget == " + std::string(9900, '9'), std::string(9000, '['),
          std::string(9000, '{'), std::string("\\u0000"), std::string("self.name.matches('(a{1000}){1000}')"),
          std::string("self.name.matches(self.name + '((((((((((a{100}){100}){100}){100}')")}) {
        INFO(expression.substr(0, 40));
        const auto report = checkSystem(toySystem(ruleThat("deep", "army", expression)));
        INFO(report.text().substr(0, 2000));
        CHECK(report.outcome.exitCode < 2);
        for (const auto& found : report.found) CHECK(found.message.size() < 1000);
    }
    CHECK(checkSystem(toySystem(ruleThat("long", "army", std::string(20'000, ' ') + "true"))).find("schema/maxLength"));
}

TEST_CASE("hostile patterns in a unit's schema")
{
    const auto withPattern = [](const std::string& pattern) {
        std::string system = toySystem();
        const std::string_view minimum = "\"minimum\": 1 }";
        system.insert(system.find(minimum) + minimum.size(),
                      ", \"code\": { \"type\": \"string\", \"pattern\": \"" + pattern + "\" }");
        return system;
    };
    const std::string text(1'000'000, 'a');
    for (const char* pattern :
         {"^(a+)+$", "(a|aa)+b", "(.*)*x", "^(([a-z])+.)+[A-Z]([a-z])+$", "a{1000}", "(?:a?){500}a{500}"}) {
        INFO(pattern);
        const auto report =
            checkHostile(withPattern(pattern), toyArmy("{ \"id\": \"a\", \"points\": 1, \"code\": \"" + text + "\" }"));
        CHECK(report.outcome.exitCode < 2);
    }
    for (const char* pattern : {"(", "((a{1000}){1000}){1000}", "[z-a]", "(?=a)", "\\\\1", "(?<n>a)\\\\k<n>"}) {
        INFO(pattern);
        const auto report = checkSystem(withPattern(pattern));
        INFO(report.text());
        REQUIRE(report.find("system/schema"));
        CHECK(report.find("system/schema")->pointer == "/unit/properties/code/pattern");
    }
}

TEST_CASE("schemas that loop, lead nowhere or lead elsewhere")
{
    const auto withProperty = [](const std::string& property, const std::string& definitions) {
        std::string system = toySystem({}, "\"definitions\": {" + definitions + "},");
        const std::string_view minimum = "\"minimum\": 1 }";
        system.insert(system.find(minimum) + minimum.size(), ", \"code\": " + property);
        return system;
    };
    const auto refused = [&](const std::string& property, const std::string& definitions) {
        INFO(property << " " << definitions.substr(0, 100));
        const auto report = checkSystem(withProperty(property, definitions));
        INFO(report.text());
        CHECK(report.outcome.exitCode == 1);
        CHECK(report.find("system/schema"));
        const auto army =
            checkHostile(withProperty(property, definitions), toyArmy(R"({ "id": "a", "points": 1, "code": {} })"));
        CHECK(army.find("ref/broken"));
    };
    refused(R"({ "$ref": "#/definitions/loop" })", R"("loop": { "$ref": "#/definitions/loop" })");
    refused(R"({ "$ref": "#/definitions/a" })",
            R"("a": { "$ref": "#/definitions/b" }, "b": { "allOf": [{ "$ref": "#/definitions/a" }] })");
    refused(R"({ "$ref": "#/definitions/nowhere" })", "");
    refused(R"({ "$ref": "http://example.org/schema" })", "");
    refused(R"({ "$ref": "file:///etc/passwd" })", "");
    refused(R"({ "$ref": "#/definitions/a" })", R"("a": { "not": { "not": { "$ref": "#/definitions/a" } } })");
    refused(R"({ "type": 3 })", "");
    refused(R"({ "multipleOf": 0 })", "");
    refused(R"({ "unknownKeyword": 0 })", "");

    // A loop that consumes input is fine, and the maximum depth of a file ends it.
    const auto tree =
        withProperty(R"({ "$ref": "#/definitions/tree" })",
                     R"("tree": { "type": "object", "additionalProperties": { "$ref": "#/definitions/tree" } })");
    CHECK(checkSystem(tree).errors == 0);
    std::string deep = "3";
    for (int i = 0; i < 120; ++i) deep = "{\"a\":" + deep + "}";
    CHECK(checkHostile(tree, toyArmy("{ \"id\": \"a\", \"points\": 1, \"code\": " + deep + " }")).find("schema/type"));
}

TEST_CASE("a schema that grows as it is followed is refused or bounded")
{
    std::string definitions = R"("d0": { "type": "string" })";
    for (int i = 1; i < 30; ++i)
        definitions +=
            fmt::format(R"(, "d{0}": {{ "anyOf": [{{ "$ref": "#/definitions/d{1}" }}, {{ "allOf": [{{ "$ref": )"
                        R"("#/definitions/d{1}" }}, {{ "$ref": "#/definitions/d{1}" }}] }}] }})",
                        i, i - 1);
    std::string system = toySystem({}, "\"definitions\": {" + definitions + "},");
    const std::string_view minimum = "\"minimum\": 1 }";
    system.insert(system.find(minimum) + minimum.size(), R"(, "code": { "$ref": "#/definitions/d29" })");
    checkHostile(system, toyArmy(R"({ "id": "a", "points": 1, "code": 3 }, { "id": "b", "points": 1, "code": "x" })"));
}

TEST_CASE("a deep schema part is a finding or sound")
{
    for (const int depth : {20, 50, 120}) {
        std::string deep = R"({ "type": "string" })";
        for (int i = 0; i < depth; ++i) deep = "{ \"items\": " + deep + " }";
        std::string system = toySystem();
        const std::string_view minimum = "\"minimum\": 1 }";
        system.insert(system.find(minimum) + minimum.size(), ", \"code\": " + deep);
        INFO(depth);
        CHECK(checkSystem(system).outcome.exitCode < 2);
    }
}

TEST_CASE("names that the toolkit needs for itself cannot be taken by a system's own")
{
    const auto valid = [](const std::string& system) {
        INFO(system);
        const auto report = checkHostile(
            system,
            toyArmy(R"({ "id": "a", "points": 1, "name": "x" }, { "id": 3, "points": 1, "name": 4, "count": "x", )"
                    R"("options": 7, "entry": [] })"));
        CHECK(report.outcome.exitCode == 1);
    };
    for (const char* name : {"id", "name", "count", "options", "entry", "cost", "notes"}) {
        for (const char* type : {"integer", "string", "array", "object"}) {
            std::string system = toySystem(ruleThat("reads", "unit", fmt::format("string(self.{}) == 'x'", name)));
            system.insert(system.find("\"points\": { \"type\""),
                          fmt::format("\"{}\": {{ \"type\": \"{}\" }}, ", name, type));
            valid(system);
        }
        for (const char* value : {"3", "'x'", "[1]", "{'a': 1}", "null", "1.5"}) {
            valid(toySystem({}, fmt::format(R"("derived": {{ "unit": {{ "{}": "{}" }} }},)", name, value)));
            valid(toySystem(
                {},
                fmt::format(
                    R"("derived": {{ "army": {{ "{0}": "{1}", "units": "{1}", "budget": "{1}" }}, "group": {{ "{0}": )"
                    R"("{1}" }}, "leader": {{ "{0}": "{1}" }}, "entry": {{ "{0}": "{1}" }} }},)",
                    name, value)));
        }
    }
}

TEST_CASE("derived values and costs that fail or overflow")
{
    for (const char* value :
         {"1 / 0", "9223372036854775807 + 1", "9223372036854775807 * self.points", "self.points / (self.points - 1)",
          "[][0]", "{}['x']", "double('x')", "1.0 / 0.0", "-1.0 / 0.0", "0.0 / 0.0"}) {
        INFO(value);
        checkHostile(toySystem({}, fmt::format(R"("derived": {{ "unit": {{ "worth": "{}" }} }},)", value)),
                     toyArmy(units(3)));
        std::string system = toySystem();
        const std::string_view points = "\"value\": \"self.points\"";
        system.replace(system.find(points), points.size(), fmt::format("\"value\": \"{}\"", value));
        checkHostile(system, toyArmy(units(3)));
    }
    const auto report = checkHostile(
        toySystem(),
        toyArmy(R"({ "id": "a", "points": 4611686018427387904, "count": 4611686018427387904 }, { "id": "b", "points": )"
                R"(9223372036854775807, "count": 10000 })",
                "\"budget\": 9223372036854775807,"));
    CHECK(report.find("schema/maximum"));
}

TEST_CASE("options taken more often than numbers go")
{
    const Folder folder;
    std::string system = toySystem();
    system.replace(system.find("\"none\""), 6, "\"optional\"");
    folder.write("toy.system.json", system);
    folder.write(
        "l.list.json",
        R"({ "format": 1, "system": "toy", "id": "l", "name": "L", "version": "1.0.0", "entries": [{ "id": "e", )"
        R"("name": "E", "points": 1, )"
        R"("min": 9223372036854775807, "max": 9223372036854775807, "step": 9223372036854775807, )"
        R"("options": [{ "id": "o", "name": "O", "max": 1, "cost": 1e300 }] }] })");
    folder.write(
        "a.army.json",
        toyArmy(R"({ "id": "a", "entry": "e", "count": 9223372036854775807, "options": [{ "id": "o", "count": )"
                R"(9223372036854775807 }] },
        { "id": "b", "entry": "e", "count": 9223372036854775807, "options": [{ "id": "o", "count": )"
                R"(9223372036854775807 }, { "id": "o", "count": -9223372036854775808 }] })",
                "\"list\": \"l\", \"budget\": 9223372036854775807,"));
    const auto report = checkIn(folder, {});
    INFO(report.text());
    CHECK(report.outcome.exitCode == 1);
    const auto* taken = report.find("list/option");
    REQUIRE(taken);
    CHECK_THAT(taken->message, !Contains("-"));
}

TEST_CASE("a mistake in a rule is found where it stands")
{
    const auto report =
        checkText("toy.system.json", toySystem(ruleThat("typo", "unit", "self.pionts > 3 && \\\"x\\\" < self.points")));
    INFO(report.text());
    const auto* found = report.find("system/expression");
    REQUIRE(found);
    CHECK(found->pointer == "/rules/1/require");
    CHECK_THAT(found->message + found->help, Contains("points"));
    const auto hidden = checkText("toy.system.json", toySystem(ruleThat("typo", "unit", "zzzzzzzzz > 3")));
    REQUIRE(hidden.find("system/expression"));
    CHECK_THAT(hidden.find("system/expression")->help, Contains("army") && !Contains("hidden"));
    const auto same = toySystem(ruleThat("typo", "unit", "self.pionts > 3"));
    const auto start = same.find("self.pionts") + 5;
    const auto line =
        static_cast<unsigned>(1 + std::count(same.begin(), same.begin() + static_cast<std::ptrdiff_t>(start), '\n'));
    const auto exact = checkText("toy.system.json", same);
    REQUIRE(exact.find("system/expression"));
    CHECK(exact.find("system/expression")->line == line);
    CHECK(exact.find("system/expression")->column == start - same.rfind('\n', start));
}

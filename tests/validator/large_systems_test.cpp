#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

using namespace muster::test;

namespace {

/// Checks a folder with the system and one small army, and computes the army's cost; all of that must be cheap.
CheckReport checkAll(const std::string& system, std::string_view more = {}, const std::string& otherName = {},
                     const std::string& other = {})
{
    const Folder folder;
    folder.write("toy.system.json", system);
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 1, "entry": "e", "options": ["o"] })", more));
    if (!other.empty()) folder.write(otherName, other);
    auto report = checkIn(folder, {});
    CHECK(report.outcome.seconds < 10);
    CHECK(report.outcome.peakKilobytes < 1024 * 1024 * memoryFactor);
    const auto cost = runIn(folder, {"cost", "a.army.json"});
    CHECK(cost.seconds < 10);
    CHECK(cost.exitCode < 4);
    return report;
}

std::string numbered(int count, const std::string& form)
{
    std::string text;
    for (int i = 0; i < count; ++i) text.append(i ? "," : "").append(fmt::format(fmt::runtime(form), i));
    return text;
}

std::string withOptionalLists()
{
    std::string system = toySystem();
    return system.replace(system.find("\"none\""), 6, "\"optional\"");
}

std::string listWith(const std::string& option)
{
    return R"({ "format": 1, "system": "toy", "id": "l", "name": "L", "version": "1.0.0", "entries": [{ "id": "e", )"
           R"("name": "E", "points": 1, "options": [)" +
           option + "] }] }";
}

}  // namespace

TEST_CASE("a system with more of everything than any game needs is refused or read in time")
{
    const std::vector<std::string> parts{
        "\"derived\": { \"unit\": {" + numbered(10'000, R"("d{0}": "self.points + {0}")") + "} },",
        "\"derived\": { \"unit\": {" + numbered(100, R"("d{0}": "self.points + {0}")") + "} },",
        "\"tables\": { \"arms\": [{ \"id\": \"a\"," + numbered(50'000, R"("k{0}": {0})") + "}] },",
        "\"tables\": { \"arms\": [" + numbered(1000, R"({{ "id": "a{0}", "k{0}": {0}, "l{0}": [[[{0}]]] }})") + "] },",
        "\"tables\": {" + numbered(20'000, R"("t{0}": [{{ "id": "a" }}])") + "},",
        "\"definitions\": {" + numbered(20'000, R"("d{0}": {{ "type": "string" }})") + "},",
        "\"army\": { \"type\": \"object\", \"properties\": {" + numbered(20'000, R"("p{0}": {{ "type": "string" }})") +
            "} },",
        "\"leader\": { \"type\": \"object\", \"required\": [" + numbered(20'000, R"("p{0}")") + "] },",
        "\"x-big\": [" + numbered(200'000, "{0}") + "],",
    };
    for (const auto& part : parts) {
        INFO(part.substr(0, 60));
        checkAll(toySystem({}, part));
    }
}

TEST_CASE("rules with thousands of named parts, and a thousand rules")
{
    checkAll(toySystem(
        ruleThat("lets", "unit", "p0 > 0", "\"let\": {" + numbered(10'000, R"("p{0}": "self.points + {0}")") + "},")));
    checkAll(toySystem(ruleThat("lets", "unit", "p99 > 0",
                                "\"let\": { \"p0\": \"1\"," + numbered(99, R"("q{0}": "self.points + {0}")") +
                                    ", \"p99\": \"p0\" },")));
    std::string rules;
    for (int i = 0; i < 999; ++i) rules += ruleThat(fmt::format("r{}", i), "unit", fmt::format("self.points > {}", i));
    CHECK(checkAll(toySystem(rules)).count("toy/r998") == 1);
}

TEST_CASE("house rules and settings that name a hundred thousand rules and values")
{
    std::string rules;
    for (int i = 0; i < 300; ++i)
        rules += ruleThat(fmt::format("some-long-name-of-a-rule-{}", i), "army", "true == (self.budget > 0)");
    const auto names = numbered(100'000, R"("some-long-nome-of-a-rule-{0}": "off")");
    const auto house = R"({ "format": 1, "system": "toy", "name": "H", "rules": {)" + names + "} }";
    auto report = checkAll(toySystem(rules), "\"house\": \"h.house.json\",", "h.house.json", house);
    CHECK(report.find("check/too-many"));
    report = checkAll(toySystem(rules), {}, "muster.json", "{ \"format\": 1, \"rules\": {" + names + "} }");
    CHECK(report.find("check/too-many"));
    checkAll(toySystem({}, "\"tables\": { \"arms\": [" + numbered(2000, R"({{ "id": "row-{0}", "n": 1 }})") + "] },"),
             "\"house\": \"h.house.json\",", "h.house.json",
             R"({ "format": 1, "system": "toy", "name": "H", "tables": { "arms": {)" +
                 numbered(20'000, R"("row-{0}": {{ "n": 2, "m": 3 }})") + "} } }");
}

TEST_CASE("an option that adds or takes away a hundred thousand things")
{
    std::string system = withOptionalLists();
    const std::string_view minimum = "\"minimum\": 1 }";
    system.insert(system.find(minimum) + minimum.size(),
                  R"(, "skills": { "type": "array", "items": { "type": "integer" } })");
    const auto many = numbered(100'000, "{0}");
    for (const char* key : {"add", "remove"}) {
        INFO(key);
        checkAll(system, "\"list\": \"l\",", "l.list.json",
                 listWith(fmt::format(
                     R"({{ "id": "o", "name": "O", "set": {{ "skills": [{}] }}, "{}": {{ "skills": [{}] }} }})", many,
                     key, many)));
    }
    checkAll(system, "\"list\": \"l\",", "l.list.json",
             listWith(R"({ "id": "o", "name": "O", )" + numbered(100'000, R"("x-{0}": 1)") + "}"));
    checkAll(system, "\"list\": \"l\",", "l.list.json",
             listWith(numbered(100'000, R"({{ "id": "o{0}", "name": "O" }})")));
}

TEST_CASE("values of a list that are no objects where rows and entries belong")
{
    for (const char* value : {"\"some text that is no row\"", "[1, 2, 3]", "3", "null", "[[[]]]"}) {
        INFO(value);
        const auto list = fmt::format(
            R"({{ "format": 1, "system": "toy", "id": "l", "name": "L", "version": "1.0.0", "entries": [{0}, {{ "id": )"
            R"({0}, "options": [{0}, {{ "set": {0}, "add": {0}, )"
            R"("remove": {{ "points": {0} }}, "cost": {0} }}] }}], "tables": {{ )"
            R"("arms": [{0}] }}, "leaders": {0}, "extends": {0} }})",
            value);
        std::string system = withOptionalLists();
        system.insert(1, "\"tables\": { \"arms\": [{ \"id\": \"one\" }] },");
        const auto report = checkAll(system, "\"list\": \"l\",", "l.list.json", list);
        CHECK(report.find("ref/broken"));
    }
}

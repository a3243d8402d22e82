#include "tests/validator/armies.hpp"
#include "tests/validator/folder.hpp"
#include "tests/validator/run.hpp"

#include "core/text/document.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

#include <sstream>

using namespace muster::test;
using Catch::Contains;

namespace {

std::vector<std::string> firstWords(const std::string& text)
{
    std::vector<std::string> words;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && line.front() != ' ') words.push_back(line.substr(0, line.find(' ')));
    return words;
}

}  // namespace

TEST_CASE("the shipped systems are listed with version, name and budget")
{
    const auto outcome = run({"systems"});
    CHECK(outcome.exitCode == 0);
    const auto systems = shippedSystems();
    CHECK(systems.size() >= 3);
    CHECK(firstWords(outcome.out) == systems);
    CHECK_THAT(outcome.out, Contains("32 strength points"));
}

TEST_CASE("the lists of a system are listed")
{
    const auto outcome = run({"lists", "ancients-d6"});
    CHECK(outcome.exitCode == 0);
    const auto lists = firstWords(outcome.out);
    CHECK(std::is_sorted(lists.begin(), lists.end()));
    for (const char* known : {"carthage", "gaul", "india", "macedon", "persia", "republican-rome"})
        CHECK(std::count(lists.begin(), lists.end(), known) == 1);
}

TEST_CASE("every rule that is listed can be explained")
{
    const auto listed = firstWords(run({"rules"}).out);
    CHECK(listed.size() > 40);
    for (std::size_t i = 0; i < listed.size(); i += everyNth) {
        const auto& rule = listed[i];
        INFO(rule);
        const auto outcome = run({"explain", rule});
        CHECK(outcome.exitCode == 0);
        CHECK_THAT(outcome.out, Contains(rule + ": ") && Contains("  level "));
    }
}

TEST_CASE("the rules of one system are its own alone")
{
    for (const auto& system : shippedSystems()) {
        const auto outcome = run({"rules", "--system", system});
        CHECK(outcome.exitCode == 0);
        const auto rules = firstWords(outcome.out);
        CHECK(rules.size() > 3);
        for (const auto& rule : rules) CHECK(rule.starts_with(system + "/"));
    }
}

TEST_CASE("the rules of lists are listed with their list, explained, and asked for by tests")
{
    const Folder folder;
    folder.write("muster.json", "{ \"format\": 1 }");
    folder.write("toy.system.json", toySystem());
    folder.write("north.list.json", R"({ "format": 1, "system": "toy", "id": "north", "name": "North", "entries": [],
      "rules": [{ "id": "army-list/small", "title": "Small", "level": "error", "scope": "army", "at": "/units",
                  "require": "self.units.size() < 9", "message": "{self.units.size()} units are too many.",
                  "help": "Take fewer." }] })");
    folder.write("far-north.list.json", R"({ "format": 1, "system": "toy", "id": "far-north", "name": "Far north",
      "extends": ["north"], "entries": [] })");
    const auto listed = runIn(folder, {"rules", "--system", "toy"});
    CHECK_THAT(listed.out, Contains("army-list/small") && Contains("Small (list north)\n"));
    CHECK_THAT(listed.out, !Contains("far-north"));
    CHECK_THAT(runIn(folder, {"rules", "--system", "toy", "--format", "json"}).out, Contains("\"list\": \"north\""));
    CHECK_THAT(runIn(folder, {"explain", "army-list/small"}).out, Contains("army-list/small: Small"));
    CHECK_THAT(runIn(folder, {"test", "--fail-on-untested"}).out,
               Contains("no test expects a finding of army-list/small"));
}

TEST_CASE("an explanation says what is asked, of what, and where it stands")
{
    const auto outcome = run({"explain", "old-trousers/strength-total"});
    for (const char* words : {"level      error", "applies to every army", "reads ", "requires ", "message ", "source ",
                              "old-trousers.system.json:", "--trace old-trousers/strength-total"})
        CHECK_THAT(outcome.out, Contains(words));
    CHECK(run({"explain", "strength-total"}).out == outcome.out);
    CHECK_THAT(run({"explain", "json/duplicate-key"}).out, Contains("because"));
    CHECK(run({"explain", "schema/minimum"}).exitCode == 0);
}

TEST_CASE("every kind of file has a schema to print, a system its own")
{
    for (const char* kind : {"army", "list", "system", "scenario", "house", "config", "pack", "report"}) {
        const auto outcome = run({"schema", kind});
        CHECK(outcome.exitCode == 0);
        CHECK(muster::text::Document::parse(std::make_shared<const muster::text::Source>(kind, outcome.out)).document);
    }
    const auto own = run({"schema", "army", "--system", "old-trousers"});
    CHECK(own.exitCode == 0);
    CHECK_THAT(own.out, Contains("\"strength\""));
    CHECK(run({"schema", "list", "--system", "old-trousers"}).exitCode == 0);
    CHECK(run({"schema", "house", "--system", "old-trousers"}).exitCode == 2);
}

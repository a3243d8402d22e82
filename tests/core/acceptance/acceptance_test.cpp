#include "core/acceptance/acceptances.hpp"
#include "core/acceptance/accepted_places.hpp"
#include "core/army/opened_army.hpp"
#include "core/check/check.hpp"
#include "core/files/file.hpp"
#include "core/game/shared_rules.hpp"
#include "core/text/date.hpp"
#include "core/text/patch.hpp"
#include "tests/core/army/armies.hpp"
#include "tests/processor_watch.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>

using namespace muster;
using Catch::Contains;
using diagnostics::Diagnostic;
using diagnostics::Diagnostics;

namespace {

/// A project with a small game: a warning for each unit of more than 3 points, an error for an army of more than 10.
class Project : public test::Folder {
public:
    explicit Project(std::string_view settings = R"({ "format": 1 })")
    {
        write("muster.json", settings);
        write("toy.system.json", R"({
  "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "lists": "optional",
  "budget": { "label": "points", "default": 10 },
  "unit": { "type": "object", "properties": { "points": { "type": "integer" } }, "required": ["points"] },
  "cost": { "unit": { "each": [{ "label": "points", "value": "self.points" }] } },
  "rules": [
    { "id": "dear", "level": "warning", "scope": "unit", "at": "/points", "require": "self.points <= 3",
      "message": "{self.id} costs {self.points}." },
    { "id": "total", "level": "error", "scope": "army", "at": "/units", "require": "self.cost <= self.budget",
      "message": "The army costs {self.cost}.", "help": "Remove units" },
    { "id": "cheap", "level": "error", "scope": "entry", "at": "/points",
      "require": "!has(self.points) || self.points <= 5", "message": "{self.id} costs {self.points}." } ] })");
    }

    Diagnostics check(const std::string& name, std::string_view text, std::string_view today = {},
                      bool withSheets = true) const
    {
        rules::Library library({}, {}, files::Links::inside, today.empty() ? std::nullopt : text::dateFrom(today));
        const auto path = write(name, text);
        const auto read = files::readFile(path, name);
        rules::Subject subject{std::get<std::shared_ptr<const text::Source>>(read), path, *files::kindOf(path)};
        subject.withSheets = withSheets;
        return rules::check(subject, library);
    }
    Diagnostics checkArmy(std::string_view units, std::string_view more = {}, std::string_view today = {}) const
    {
        return check("a.army.json", armyOf(units, more), today);
    }
    static std::string armyOf(std::string_view units, std::string_view more = {})
    {
        return fmt::format(R"({{ "format": 1, "system": "toy", "name": "A", {} "units": [{}] }})", more, units);
    }
};

std::string item(std::string_view rule, std::string_view more = {})
{
    return fmt::format(R"({{ "rule": "{}", "reason": "as in 1815"{} }})", rule, more);
}
std::string accept(std::string_view rule, std::string_view more = {})
{
    return fmt::format(R"("accept": [{}])", item(rule, more));
}
std::string unit(std::string_view id, int points, std::string_view more = {})
{
    return fmt::format(R"({{ "id": "{}", "points": {}{}{} }})", id, points, more.empty() ? "" : ", ", more);
}

const Diagnostic* find(const Diagnostics& findings, std::string_view rule)
{
    const auto found =
        std::find_if(findings.begin(), findings.end(), [&](const auto& one) { return one.rule == rule; });
    return found == findings.end() ? nullptr : &*found;
}

std::size_t accepted(const Diagnostics& findings)
{
    return static_cast<std::size_t>(
        std::count_if(findings.begin(), findings.end(), [](const auto& one) { return !one.accepted.empty(); }));
}

/// The message of the only finding about `accept`.
std::string unused(const Diagnostics& findings)
{
    CHECK(test::count(findings, "check/unused-accept") == 1);
    const auto* found = find(findings, "check/unused-accept");
    return found ? found->message : std::string();
}

std::string fixed(std::string_view text, const Diagnostics& findings)
{
    const auto document = text::Document::parse(std::make_shared<const text::Source>("a", std::string(text))).document;
    const auto* found = find(findings, "check/unused-accept");
    REQUIRE(found);
    REQUIRE_FALSE(found->fix.empty());
    const auto edits = text::patched(*document, found->fix);
    REQUIRE(std::holds_alternative<std::vector<text::Edit>>(edits));
    return text::applied(text, std::get<std::vector<text::Edit>>(edits));
}

}  // namespace

TEST_CASE("an element accepts the findings of a rule inside it and no others")
{
    const Project project;
    const auto findings = project.checkArmy(unit("a", 4, accept("toy/dear")) + "," + unit("b", 5));
    REQUIRE(test::count(findings, "toy/dear") == 2);
    CHECK(accepted(findings) == 1);
    const auto* first = find(findings, "toy/dear");
    CHECK(first->place.pointer == "/units/0/points");
    CHECK(first->accepted == "as in 1815");
    CHECK(test::count(findings, "check/unused-accept") == 0);
}

TEST_CASE("a file accepts findings everywhere in it, a group those of its units")
{
    const Project project;
    CHECK(accepted(project.checkArmy(unit("a", 4) + "," + unit("b", 5), accept("toy/dear") + ",")) == 2);
    const auto groups =
        fmt::format(R"("groups": [{{ "id": "g", "units": [{}], {} }}, {{ "id": "h", "units": [{}] }}],)", unit("a", 4),
                    accept("toy/dear"), unit("b", 5));
    const auto findings = project.checkArmy("", groups);
    CHECK(test::count(findings, "toy/dear") == 2);
    CHECK(accepted(findings) == 1);
}

TEST_CASE("the places of two elements may begin alike")
{
    const Project project;
    // "/units/1" is not an element around "/units/11".
    std::string units = unit("a", 1);
    for (int i = 1; i < 12; ++i)
        units += "," + unit(fmt::format("b{}", i), i == 11 ? 4 : 0, i == 1 ? accept("toy/dear") : std::string());
    const auto findings = project.checkArmy(units);
    CHECK(test::count(findings, "toy/dear") == 1);
    CHECK(accepted(findings) == 0);
    CHECK_THAT(unused(findings), Contains("finds nothing here"));
}

TEST_CASE("an item that accepts nothing is a finding, with a fix that removes it")
{
    const Project project;
    const auto units = unit("a", 1, accept("toy/dear"));
    const auto findings = project.checkArmy(units);
    const auto* found = find(findings, "check/unused-accept");
    REQUIRE(found);
    CHECK(found->level == diagnostics::Level::warning);
    CHECK(found->place.pointer == "/units/0/accept/0/rule");
    CHECK(found->help == "remove this item");
    const auto after = fixed(Project::armyOf(units), findings);
    CHECK_THAT(after, !Contains("accept"));
    CHECK(project.check("a.army.json", after).empty());

    // Only one of two items: the other one stays.
    const auto two = unit("a", 4, fmt::format(R"("accept": [{}, {}])", item("toy/total"), item("toy/dear")));
    const auto kept = fixed(Project::armyOf(two), project.checkArmy(two));
    CHECK_THAT(kept, Contains("toy/dear") && !Contains("toy/total"));
    CHECK(accepted(project.check("a.army.json", kept)) == 1);
}

TEST_CASE("the innermost item accepts, so that a wider one may be unused")
{
    const Project project;
    const auto findings = project.checkArmy(unit("a", 4, accept("toy/dear")), accept("toy/dear") + ",");
    CHECK(accepted(findings) == 1);
    REQUIRE(find(findings, "check/unused-accept"));
    CHECK(find(findings, "check/unused-accept")->place.pointer == "/accept/0/rule");
}

TEST_CASE("an item twice on one element is a finding")
{
    const Project project;
    const auto findings =
        project.checkArmy(unit("a", 4, fmt::format(R"("accept": [{}, {}])", item("toy/dear"), item("toy/dear"))));
    CHECK(accepted(findings) == 1);
    CHECK_THAT(unused(findings), Contains("already accepted"));
}

TEST_CASE("an item is valid until the end of its last day")
{
    const Project project;
    const auto units = unit("a", 4, accept("toy/dear", R"(, "until": "2027-01-31")"));
    CHECK(accepted(project.checkArmy(units, "", "2027-01-31")) == 1);
    CHECK(accepted(project.checkArmy(units)) == 1);  // without a date nothing expires
    const auto late = project.checkArmy(units, "", "2027-02-01");
    CHECK(accepted(late) == 0);
    CHECK_THAT(unused(late), Contains("expired on 2027-01-31") && Contains("is reported again"));
    CHECK(find(late, "check/unused-accept")->place.pointer == "/units/0/accept/0/until");
    const auto nothing = unit("a", 1, accept("toy/dear", R"(, "until": "2027-01-31")"));
    CHECK_THAT(unused(project.checkArmy(nothing, "", "2027-02-01")), Contains("finds nothing here"));

    const auto impossible = project.checkArmy(unit("a", 4, accept("toy/dear", R"(, "until": "2027-02-30")")));
    CHECK(accepted(impossible) == 0);
    CHECK_THAT(unused(impossible), Contains("there is no day \"2027-02-30\""));
    for (const char* until : {"soon", "2027-13-01", "2027-01-32", "2027-1-1", ""}) {
        INFO(until);
        const auto wrong =
            project.checkArmy(unit("a", 4, accept("toy/dear", fmt::format(R"(, "until": "{}")", until))));
        CHECK(accepted(wrong) == 0);
        CHECK(test::count(wrong, "schema/pattern") == 1);
        CHECK(test::count(wrong, "check/unused-accept") == 0);
    }
}

TEST_CASE("an unknown rule is a finding, with the nearest name")
{
    const Project project;
    const auto findings = project.checkArmy(unit("a", 4, accept("toy/deer")));
    CHECK_THAT(unused(findings), Contains("there is no rule \"toy/deer\""));
    CHECK(find(findings, "check/unused-accept")->help == "did you mean \"toy/dear\"?");
    CHECK(find(findings, "check/unused-accept")->fix.empty());
    CHECK_THAT(unused(project.checkArmy(unit("a", 1, accept("other/rule")))), Contains("there is no rule"));
    CHECK_THAT(unused(project.checkArmy(unit("a", 1, accept("toy/*")))), Contains("there is no rule"));
    // Rules of every system are known in settings only.
    CHECK_THAT(unused(project.check("muster.json", R"({ "format": 1, )" + accept("toy/dear") + "}")),
               Contains("finds nothing"));
    CHECK_THAT(unused(project.check("muster.json", R"({ "format": 1, )" + accept("gone/dear") + "}")),
               Contains("there is no rule"));
}

TEST_CASE("errors are accepted only where the settings allow it")
{
    const auto units = unit("a", 3) + "," + unit("b", 3) + "," + unit("c", 3) + "," + unit("d", 3);
    {
        const Project project;
        const auto findings = project.checkArmy(units, accept("toy/total") + ",");
        const auto* total = find(findings, "toy/total");
        REQUIRE(total);
        CHECK(total->accepted.empty());
        CHECK(total->help == "Remove units");
        CHECK_THAT(total->fileHelp, Contains("\"acceptErrors\": true in muster.json"));
        CHECK_THAT(total->wholeHelp(), Catch::StartsWith("Remove units. To accept it "));
        REQUIRE(total->related.size() == 1);
        CHECK(total->related.front().place.pointer == "/accept/0/rule");
        CHECK(test::count(findings, "check/unused-accept") == 0);
    }
    const Project project(R"({ "format": 1, "acceptErrors": true })");
    const auto findings = project.checkArmy(units, accept("toy/total") + ",");
    REQUIRE(findings.size() == 1);
    CHECK(findings.front().accepted == "as in 1815");
    rules::Library library({});
    const auto opened = test::ReadArmy(project.path() / "a.army.json", library).opened;
    CHECK(opened->errors() == 0);
    CHECK(opened->findings().empty());
    CHECK(opened->accepted().size() == 1);
}

TEST_CASE("an army with accepted errors is legal on a battlefield")
{
    const Project project(R"({ "format": 1, "acceptErrors": true })");
    const auto units = unit("a", 6) + "," + unit("b", 6);
    const auto scenario = R"({ "format": 1, "system": "toy", "name": "S", "board": { "width": 24, "depth": 24 },
        "sides": [{ "id": "red", "army": "a.army.json" }] })";
    project.write("a.army.json", Project::armyOf(units));
    CHECK(test::count(project.check("s.scenario.json", scenario), "scenario/army") == 1);
    project.write("a.army.json", Project::armyOf(units, accept("toy/total") + ","));
    CHECK(test::count(project.check("s.scenario.json", scenario), "scenario/army") == 0);
}

TEST_CASE("a finding is accepted in its own file only")
{
    const Project project;
    const auto scenario = fmt::format(
        R"({{ "format": 1, "system": "toy", "name": "S", "board": {{ "width": 24, "depth": 24 }}, {},
        "sides": [{{ "id": "red", "army": "a.army.json" }}] }})",
        accept("toy/dear"));
    project.write("a.army.json", Project::armyOf(unit("a", 4)));
    const auto findings = project.check("s.scenario.json", scenario);
    CHECK(accepted(findings) == 0);
    CHECK_THAT(unused(findings), Contains("finds nothing here"));
}

TEST_CASE("elements of battlefields accept findings")
{
    const Project project;
    const auto scenario = fmt::format(
        R"({{ "format": 1, "system": "toy", "name": "S", "board": {{ "width": 24, "depth": 24 }}, "turns": 2,
        "zones": [{{ "id": "north", "shape": {{ "strip": {{ "edge": "north", "depth": 4 }} }} }}],
        "sides": [{{ "id": "red", "edge": "south", "zone": "north", {} }}] }})",
        accept("scenario/edge-and-zone"));
    const auto findings = project.check("s.scenario.json", scenario);
    REQUIRE(find(findings, "scenario/edge-and-zone"));
    CHECK(accepted(findings) == 1);
    CHECK(test::count(findings, "check/unused-accept") == 0);
}

TEST_CASE("entries of a list accept warnings, and rules of the game even errors")
{
    const auto list = [](std::string_view entry) {
        return fmt::format(R"({{ "format": 1, "system": "toy", "id": "l", "name": "L", "entries": [{}] }})", entry);
    };
    const auto dear = fmt::format(R"({{ "id": "a", "name": "A", "points": 6, {} }})", accept("toy/cheap"));
    const auto army =
        R"({ "format": 1, "system": "toy", "list": "l", "name": "A", "units": [{ "id": "u", "entry": "a" }] })";
    {
        const Project project;
        const auto findings = project.check("l.list.json", list(dear));
        CHECK(accepted(findings) == 0);
        CHECK_THAT(find(findings, "toy/cheap")->fileHelp, Contains("acceptErrors"));
        CHECK(test::count(project.check("a.army.json", army), "ref/broken") == 1);
    }
    const Project project(R"({ "format": 1, "acceptErrors": true })");
    CHECK(accepted(project.check("l.list.json", list(dear))) == 1);
    CHECK(test::count(project.check("a.army.json", army), "ref/broken") == 0);

    const auto poor = fmt::format(R"({{ "id": "a", "name": "A", "points": 1, "min": 3, "max": 2, {} }})",
                                  accept("list/minimum-above-maximum"));
    const auto findings = project.check("l.list.json", list(poor));
    CHECK(accepted(findings) == 0);
    CHECK_THAT(unused(findings), Contains("cannot be accepted in a file on which others depend"));
}

TEST_CASE("findings that hide others can never be accepted")
{
    const Project project(R"({ "format": 1, "acceptErrors": true })");
    for (const char* rule : {"json/duplicate-key", "schema/type", "schema/required", "ref/not-found", "ref/broken",
                             "rule/undecided", "check/failed", "check/too-many", "army/cost", "check/unused-accept"}) {
        INFO(rule);
        const auto findings = project.checkArmy(unit("a", 1, accept(rule)));
        CHECK_THAT(unused(findings), Contains("cannot be accepted"));
    }
    const auto findings = project.checkArmy(R"({ "id": "a", "points": "x" })", accept("schema/type") + ",");
    CHECK(accepted(findings) == 0);
    CHECK(test::count(findings, "schema/type") == 1);
}

TEST_CASE("every shared error of a fixed level is refused, and every other rule is not")
{
    const Project project;
    for (const auto& rule : rules::sharedRules()) {
        if (rule.name.find('<') != std::string_view::npos) continue;
        INFO(rule.name);
        const auto message = unused(project.checkArmy(unit("a", 1, accept(rule.name))));
        const bool isRefused = message.find("cannot be accepted") != std::string::npos;
        CHECK(isRefused ==
              (rules::hasFixedLevel(rule.name, rule.level) || rule.kind == diagnostics::FindingKind::acceptance));
    }
}

TEST_CASE("a rule that settings switch off leaves its items alone, and a changed level counts")
{
    const auto units = unit("a", 4, accept("toy/dear"));
    const Project off(R"({ "format": 1, "rules": { "toy/dear": "off" } })");
    CHECK(off.checkArmy(units).empty());
    const Project info(R"({ "format": 1, "rules": { "toy/dear": "info" } })");
    CHECK(accepted(info.checkArmy(units)) == 1);
    const Project error(R"({ "format": 1, "rules": { "toy/dear": "error" } })");
    CHECK(accepted(error.checkArmy(units)) == 0);
    CHECK_THAT(find(error.checkArmy(units), "toy/dear")->fileHelp, Contains("acceptErrors"));
    const Project quiet(R"({ "format": 1, "rules": { "check/unused-accept": "off" } })");
    CHECK(quiet.checkArmy(unit("a", 1, accept("toy/dear"))).empty());
}

TEST_CASE("a file that could not be checked has no unused items")
{
    const Project project;
    const auto broken = project.checkArmy(unit("a", 1, accept("toy/dear")) + R"(, { "id": "b" })");
    CHECK(test::count(broken, "schema/required") == 1);
    CHECK(test::count(broken, "check/unused-accept") == 0);
    // Sheets are evaluated only on request.
    const auto army = Project::armyOf(unit("a", 1, accept("army/sheet")));
    CHECK(test::count(project.check("a.army.json", army, {}, false), "check/unused-accept") == 0);
    CHECK(test::count(project.check("a.army.json", army, {}, true), "check/unused-accept") == 1);
}

TEST_CASE("an item without a reason accepts nothing")
{
    const Project project;
    for (const char* reason : {R"("")", R"(" \t")", R"("\u00a0")", "3"}) {
        INFO(reason);
        const auto findings = project.checkArmy(
            unit("a", 4, fmt::format(R"("accept": [{{ "rule": "toy/dear", "reason": {} }}])", reason)));
        CHECK(accepted(findings) == 0);
        CHECK(
            std::any_of(findings.begin(), findings.end(), [](const auto& finding) { return isSchema(finding.kind); }));
    }
}

TEST_CASE("a system cannot define a property of that name")
{
    const Project project;
    const auto findings = project.check("own.system.json", R"({ "format": 1, "id": "own", "version": "1.0.0",
        "name": "Own", "unit": { "type": "object", "properties": { "accept": { "type": "string" } } } })");
    REQUIRE(find(findings, "system/schema"));
    CHECK_THAT(find(findings, "system/schema")->message, Contains("\"accept\" of \"unit\""));
}

TEST_CASE("elements of a system accept warnings")
{
    const Project project;
    const auto system = [](std::string_view more) {
        return fmt::format(R"({{ "format": 1, "id": "own", "version": "1.0.0", "name": "Own", "rules": [
            {{ "id": "idle", "level": "warning", "scope": "army", "require": "true", "message": "No."{} }} ] }})",
                           more);
    };
    CHECK(accepted(project.check("own.system.json", system(""))) == 0);
    const auto findings = project.check("own.system.json", system(", " + accept("system/rule-never-fails")));
    CHECK(accepted(findings) == 1);
    CHECK(test::count(findings, "check/unused-accept") == 0);
}

TEST_CASE("an entry of a system accepts an error of its rules if the settings allow it")
{
    const auto system = R"({ "format": 1, "id": "own", "version": "1.0.0", "name": "Own",
        "unit": { "type": "object", "properties": { "points": { "type": "integer" } } },
        "entries": [{ "id": "a", "name": "A", "points": 6, )" +
                        accept("own/cheap") + R"( }],
        "rules": [{ "id": "cheap", "level": "error", "scope": "entry", "at": "/points", "require": "self.points <= 5",
                    "message": "{self.id} costs {self.points}." }] })";
    CHECK(accepted(Project().check("own.system.json", system)) == 0);
    CHECK(accepted(Project(R"({ "format": 1, "acceptErrors": true })").check("own.system.json", system)) == 1);
}

TEST_CASE("what is accepted does not change the hash of an army or a list")
{
    const auto hash = [&](std::string_view units) {
        return rules::hashOfArmy(
            text::Document::parse(std::make_shared<const text::Source>("a", Project::armyOf(units))).document->root());
    };
    CHECK(hash(unit("a", 1)) == hash(unit("a", 1, accept("toy/dear"))));
    CHECK(hash(unit("a", 1)) != hash(unit("a", 2)));
}

TEST_CASE("the innermost element around a place that may accept a finding")
{
    using files::FileKind;
    const auto around = [](const char* place, FileKind kind) { return rules::acceptingElement(place, kind); };
    CHECK(around("", FileKind::army).empty());
    CHECK(around("/units", FileKind::army).empty());
    CHECK(around("/units/3", FileKind::army) == "/units/3");
    CHECK(around("/units/3/champions/0/training", FileKind::army) == "/units/3");
    CHECK(around("/groups/1", FileKind::army) == "/groups/1");
    CHECK(around("/groups/1/units", FileKind::army) == "/groups/1");
    CHECK(around("/groups/1/leaders/0/with", FileKind::army) == "/groups/1/leaders/0");
    CHECK(around("/entries/2/options/0/set", FileKind::list) == "/entries/2/options/0");
    CHECK(around("/tables/arms/0/base", FileKind::list).empty());
    CHECK(around("/sides/0/placements/4/at", FileKind::scenario) == "/sides/0/placements/4");
    CHECK(around("/sides/0/rallyPoints/1", FileKind::scenario) == "/sides/0");
    CHECK(around("/rules/9/require", FileKind::system) == "/rules/9");
    CHECK(around("/rules/toy~1dear", FileKind::config).empty());
}

TEST_CASE("thousands of items and findings take time in proportion")
{
    const Project project;
    const auto armyOf = [](int count) {
        std::string units;
        for (int i = 0; i < count; ++i) {
            std::string items;
            for (int k = 0; k < 20; ++k)
                items += fmt::format("{}{}", k ? "," : "", item(k ? fmt::format("toy/x{}", k) : "toy/dear"));
            units += (i ? "," : "") + unit(fmt::format("u{}", i), i < 900 ? 4 : 1, "\"accept\": [" + items + "]");
        }
        return Project::armyOf(units);
    };
    const auto text = armyOf(5'000);
    const test::ProcessorWatch watch;
    const auto findings = project.check("a.army.json", text);
    CHECK(accepted(findings) == 900);
    CHECK(test::count(findings, "check/too-many") == 1);
    CHECK(watch.seconds() < 20);
}

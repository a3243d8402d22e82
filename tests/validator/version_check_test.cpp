#include "tests/validator/armies.hpp"
#include "tests/validator/club.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

#include <functional>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

/// A system of version 1.0.0 in a folder `old`, and beside it, to be changed.
class Published : public Folder {
public:
    explicit Published(const std::string& system = toySystem()) : m_text(system)
    {
        write("old/toy.system.json", system);
        write("toy.system.json", system);
    }
    void change(std::string_view from, std::string_view to)
    {
        const auto at = m_text.find(from);
        INFO(from);
        REQUIRE(at != std::string::npos);
        m_text.replace(at, from.size(), to);
        write("toy.system.json", m_text);
    }
    Outcome checked() const { return runIn(*this, {"upgrade", "toy.system.json", "--since", "old"}); }

private:
    std::string m_text;
};

struct VersionCase {
    std::string from, to, weight, message, next;
};

constexpr const char* tablesOfToy =
    R"("tables": { "arms": [{ "id": "bow", "points": 2 }, { "id": "axe", "points": 1 }] },)";

const std::vector<VersionCase>& versionCases()
{
    static const std::vector<VersionCase> all{
        {R"("minimum": 1)", R"("minimum": 2)", "breaking", R"("minimum" of "points" of the unit was 1 and is 2)",
         "2.0.0"},
        {R"("minimum": 1)", R"("minimum": 0)", "addition", R"("minimum" of "points" of the unit was 1 and is 0)",
         "1.1.0"},
        {R"("value": "self.points")", R"("value": "self.points * 2")", "breaking", R"("cost" has changed)", "2.0.0"},
        {R"("default": 10)", R"("default": 12)", "breaking", R"("budget" has changed)", "2.0.0"},
        {R"("level": "error")", R"("level": "warning")", "addition", R"(the rule "points-total" is less severe)",
         "1.1.0"},
        {"self.cost <= self.budget", "self.cost < self.budget", "breaking",
         R"("require" of the rule "points-total" has changed)", "2.0.0"},
        {R"("id": "points-total")", R"("id": "points-sum")", "breaking", R"(the rule "points-total" is gone)", "2.0.0"},
        {R"("help": "Remove)", R"("help": "Take away)", "text", R"(texts of the rule "points-total" have changed)",
         "1.0.1"},
        {R"("name": "Toy")", R"("name": "Toys")", "text", R"("name" has changed)", "1.0.1"},
        {R"("title": "Points")", R"("title": "Worth")", "text", "texts of the unit have changed", "1.0.1"},
        {R"("properties": { "points")", R"("properties": { "speed": { "type": "integer" }, "points")", "addition",
         R"(the unit has the key "speed" in addition)", "1.1.0"},
        {R"({ "id": "bow", "points": 2 }, )", "", "breaking", R"(the table "arms" no longer has "bow")", "2.0.0"},
        {R"({ "id": "bow", "points": 2 })", R"({ "id": "bow", "points": 3 })", "breaking",
         R"("points" of "bow" of the table "arms" was 2 and is 3)", "2.0.0"},
        {R"({ "id": "bow",)", R"({ "id": "sling", "points": 1 }, { "id": "bow",)", "addition",
         R"(the table "arms" has "sling" in addition)", "1.1.0"},
        {R"("tables": {)", R"("tables": { "mounts": [{ "id": "horse" }],)", "addition", R"(the table "mounts" is new)",
         "1.1.0"},
    };
    return all;
}

/// A list of version 1.0.0 in a folder `old`, and beside it, to be changed, with a list that it extends.
class PublishedList : public Club {
public:
    explicit PublishedList(const std::string& list = text()) : m_text(list)
    {
        write("old/green.list.json", list);
        write("old/other/green.list.json", R"({ "format": 1, "system": "other", "id": "green" })");
        write("lists/green.list.json", list);
    }
    static std::string text()
    {
        return R"({ "format": 1, "system": "toy", "id": "green", "name": "Green",
  "version": "1.0.0", "extends": ["base"],
  "entries": [
    { "id": "guns", "name": "Guns", "points": 4, "min": 1, "max": 2, "step": 1, "cost": 4,
      "optionGroups": [{ "id": "crew", "name": "Crew" }],
      "options": [{ "id": "veteran", "name": "Veteran", "cost": 1, "max": 2, "group": "crew", "set": { "points": 5 } },
                  { "id": "limber", "name": "Limber", "requires": ["veteran"], "set": { "points": 3 } }] },
    { "id": "horse", "name": "Horse", "points": 3 }],
  "limits": [{ "id": "few", "name": "Few", "entries": ["guns"], "max": 3 }],
  "rules": [{ "id": "army-list/names", "level": "warning", "scope": "unit", "require": "self.name != ''",
              "message": "{self.id} has no name.", "help": "Name it." }] })";
    }
    void change(std::string_view from, std::string_view to)
    {
        const auto at = m_text.find(from);
        INFO(from);
        REQUIRE(at != std::string::npos);
        m_text.replace(at, from.size(), to);
        write("lists/green.list.json", m_text);
    }
    Outcome checked() const { return runIn(*this, {"upgrade", "lists/green.list.json", "--since", "old"}); }

private:
    std::string m_text;
};

const std::vector<VersionCase>& listCases()
{
    static const std::vector<VersionCase> all{
        {R"(,
    { "id": "horse", "name": "Horse", "points": 3 })",
         "", "breaking", R"("entries" no longer has "horse")", "2.0.0"},
        {R"("id": "horse")", R"("id": "cavalry")", "breaking", R"("horse" of "entries" has the id "cavalry" now)",
         "2.0.0"},
        {R"({ "id": "horse")", R"({ "id": "mob", "name": "Mob", "points": 1 }, { "id": "horse")", "addition",
         R"("entries" has "mob" in addition)", "1.1.0"},
        {R"({ "id": "horse")", R"({ "id": "mob", "name": "Mob", "min": 1, "points": 1 }, { "id": "horse")", "breaking",
         R"("entries" has "mob" in addition)", "2.0.0"},
        {R"({ "id": "horse")", R"({ "id": "foot", "name": "Foot", "points": 9 }, { "id": "horse")", "breaking",
         R"("entries" has "foot" in addition, which replaces an inherited one)", "2.0.0"},
        {R"("step": 1, "cost": 4)", R"("step": 1, "cost": 5)", "breaking",
         R"("cost" of "guns" of "entries" was 4 and is 5)", "2.0.0"},
        {R"("points": 3 }])", R"("points": 3, "cost": 3 }])", "breaking",
         R"("horse" of "entries" has "cost" in addition)", "2.0.0"},
        {R"("max": 2, "step")", R"("max": 1, "step")", "breaking", R"("max" of "guns" of "entries" was 2 and is 1)",
         "2.0.0"},
        {R"("max": 2, "step")", R"("max": 3, "step")", "addition", R"("max" of "guns" of "entries" was 2 and is 3)",
         "1.1.0"},
        {R"("max": 2, "step")", R"("step")", "addition", R"("guns" of "entries" no longer has "max")", "1.1.0"},
        {R"("step": 1,)", "", "breaking", R"("guns" of "entries" no longer has "step")", "2.0.0"},
        {R"("min": 1,)", "", "addition", R"("guns" of "entries" no longer has "min")", "1.1.0"},
        {R"("points": 3 }])", R"("points": 3, "min": 0 }])", "text", R"("horse" of "entries" has "min" in addition)",
         "1.0.1"},
        {R"("points": 3 }])", R"("points": 3, "max": 9 }])", "breaking",
         R"("horse" of "entries" has "max" in addition)", "2.0.0"},
        {R"(,
                  { "id": "limber", "name": "Limber", "requires": ["veteran"], "set": { "points": 3 } })",
         "", "breaking", R"(the options of "guns" of "entries" no longer has "limber")", "2.0.0"},
        {R"("options": [)", R"("options": [{ "id": "mule", "name": "Mule", "set": { "points": 4 } },)", "addition",
         R"(the options of "guns" of "entries" has "mule" in addition)", "1.1.0"},
        {R"("requires": ["veteran"], )", "", "addition",
         R"("limber" of the options of "guns" of "entries" no longer has "requires")", "1.1.0"},
        {R"("set": { "points": 5 } })", R"("excludes": ["limber"], "set": { "points": 5 } })", "breaking",
         R"("veteran" of the options of "guns" of "entries" has "excludes" in addition)", "2.0.0"},
        {R"("set": { "points": 5 } })", R"("perUnit": "count", "set": { "points": 5 } })", "addition",
         R"("veteran" of the options of "guns" of "entries" has "perUnit" in addition)", "1.1.0"},
        {R"("name": "Crew" })", R"("name": "Crew", "max": 2 })", "addition",
         R"("crew" of the option groups of "guns" of "entries" has "max" in addition)", "1.1.0"},
        {R"("name": "Crew" })", R"("name": "Crew", "min": 1 })", "breaking",
         R"("crew" of the option groups of "guns" of "entries" has "min" in addition)", "2.0.0"},
        {R"("entries": ["guns"], "max": 3)", R"("entries": ["guns"], "max": 2)", "breaking",
         R"("max" of "few" of "limits" was 3 and is 2)", "2.0.0"},
        {R"("limits": [)", R"("limits": [{ "id": "own", "name": "Own", "entries": ["horse"], "max": 5 }, )", "breaking",
         R"("limits" has "own" in addition)", "2.0.0"},
        {R"("limits": [{ "id": "few", "name": "Few", "entries": ["guns"], "max": 3 }],)", "", "addition",
         R"("limits" no longer has "few")", "1.1.0"},
        {R"("extends": ["base"],)", "", "breaking", R"(the list no longer extends "base")", "2.0.0"},
        {R"("level": "warning")", R"("level": "error")", "breaking", R"(the rule "army-list/names" is more severe)",
         "2.0.0"},
        {R"("name": "Green")", R"("name": "Greens")", "text", R"("name" has changed)", "1.0.1"},
        {R"("name": "Guns")", R"("name": "Cannon")", "text", R"(texts of "guns" of "entries" have changed)", "1.0.1"},
    };
    return all;
}

/// Each change is reported, and only the version that it needs is right.
template <class Versions>
void requireVersions(const std::vector<VersionCase>& cases, const std::function<Versions()>& published,
                     const std::string& place)
{
    for (const auto& change : cases) {
        INFO(change.from << " -> " << change.to);
        auto file = published();
        file.change(change.from, change.to);
        const auto low = file.checked();
        INFO(low.out << low.err);
        CHECK(low.exitCode == 1);
        CHECK_THAT(low.out, Contains(place + ": version 1.0.0 is too low: ") &&
                                Contains("the next version is " + change.next + "\n"));
        CHECK_THAT(low.out, Contains("\n  " + change.weight) && Contains(change.message));
        file.change(R"("version": "1.0.0")", R"("version": ")" + change.next + "\"");
        const auto right = file.checked();
        CHECK(right.exitCode == 0);
        CHECK_THAT(right.out, Contains(": version " + change.next + " is right: ") && Contains(change.message));
    }
}

}  // namespace

TEST_CASE("a version says what has changed since an earlier one")
{
    requireVersions<Published>(
        versionCases(), [] { return Published(toySystem({}, tablesOfToy)); }, "toy.system.json:2:29");
}

TEST_CASE("the version of a list says what has changed for its armies")
{
    requireVersions<PublishedList>(
        listCases(), [] { return PublishedList(); }, "lists/green.list.json:2:3");
}

TEST_CASE("what did not change needs no version, and before 1.0 a step less is enough")
{
    Published same;
    CHECK(same.checked().exitCode == 0);
    CHECK(same.checked().out ==
          "toy.system.json: version 1.0.0 is right: 0 breaking changes, 0 additions and 0 changed texts since 1.0.0\n");
    auto early = toySystem();
    early.replace(early.find("1.0.0"), 5, "0.3.1");
    Published breaking(early), addition(early);
    breaking.change(R"("minimum": 1)", R"("minimum": 2)");
    CHECK_THAT(breaking.checked().out, Contains("the next version is 0.4.0"));
    addition.change(R"("minimum": 1)", R"("minimum": 0)");
    CHECK_THAT(addition.checked().out, Contains("the next version is 0.3.2"));
    // An older version than the one before is never right.
    Published lower;
    lower.change("1.0.0", "0.9.0");
    CHECK(lower.checked().exitCode == 1);
}

TEST_CASE("an earlier version is a file, a pack or a commit too")
{
    const ClubInGit club;
    REQUIRE(runIn(club, {"pack", "toy", "--licence", "MIT"}).exitCode == 0);
    club.git({"tag", "v1"});
    fs::create_directory(club / "old");
    fs::copy_file(club / "toy.system.json", club / "old/toy.system.json");
    club.edit("toy.system.json", "\"minimum\": 1", "\"minimum\": 2");
    for (const char* since : {"old", "old/toy.system.json", "toy-1.0.0.musterpack.json", "v1", "HEAD"}) {
        const auto outcome = runIn(club, {"upgrade", "toy.system.json", "--since", since});
        INFO(since << ": " << outcome.err);
        CHECK(outcome.exitCode == 1);
        CHECK_THAT(outcome.out, Contains("the next version is 2.0.0"));
    }
    CHECK_THAT(contentOf(club / "toy.system.json"), Contains("\"1.0.0\""));
}

TEST_CASE("a list may begin without a version, but not stay so")
{
    auto text = PublishedList::text();
    const std::string version = R"("version": "1.0.0", )";
    text.erase(text.find(version), version.size());
    PublishedList list(text);
    CHECK(list.checked().exitCode == 0);
    CHECK(list.checked().out == "lists/green.list.json: without a version, and nothing has changed\n");
    list.change(R"("max": 2, "step")", R"("max": 1, "step")");
    CHECK(list.checked().exitCode == 1);
    CHECK_THAT(list.checked().out, Contains("lists/green.list.json: the version is missing: 1 breaking change, ") &&
                                       Contains("since a file without a version; the next version is 1.0.0"));
    list.change(R"("extends")", version + R"("extends")");
    CHECK(list.checked().exitCode == 0);
    CHECK_THAT(list.checked().out, Contains("version 1.0.0 is right"));
    PublishedList lost;
    lost.change(version, "");
    CHECK(lost.checked().exitCode == 1);
    CHECK_THAT(lost.checked().out, Contains("the version is missing: 0 breaking changes, ") &&
                                       Contains("since 1.0.0; the next version is 1.0.0"));
}

TEST_CASE("the systems and lists of a folder are compared, and new ones are named")
{
    const ClubInGit club;
    club.edit("lists/red.list.json", R"("points": 2)", R"("points": 1)");
    club.write("lists/new.list.json", toyList("new", "foot", 1));
    const auto outcome = runIn(club, {"upgrade", ".", "--since", "HEAD"});
    INFO(outcome.out << outcome.err);
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.out, Contains("lists/new.list.json: new since then\n") &&
                                Contains("lists/red.list.json: the version is missing: 1 breaking change") &&
                                Contains(R"("points" of "foot" of "entries" was 2 and is 1)") &&
                                Contains("toy.system.json: version 1.0.0 is right: 0 breaking changes"));
    const auto named = runIn(club, {"upgrade", "lists/new.list.json", "--since", "HEAD"});
    CHECK(named.exitCode == 2);
    CHECK_THAT(named.err, Contains("lists/new.list.json is not in the commit \"HEAD\""));
}

TEST_CASE("what a system inherits is compared with it")
{
    const auto season = [](const std::string& base, const std::string& more) {
        return R"({ "format": 1, "id": "season", "version": "1.0.0", "name": "Season", "extends": "toy",
  "systemVersion": ")" +
               base + "\"" + more + " }";
    };
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("old/season.system.json", season("1.0.0", ""));
    const auto requireReport = [&](const std::string& base, const std::string& more, const std::string& report) {
        folder.write("season.system.json", season(base, more));
        const auto outcome = runIn(folder, {"upgrade", "season.system.json", "--since", "old"});
        INFO(outcome.out << outcome.err);
        CHECK_THAT(outcome.out, Contains(report));
    };
    requireReport("1.0.0", "", "0 breaking changes, 0 additions and 0 changed texts");
    requireReport("1.0.0", R"(, "remove": ["/rules/points-total"])", R"(the rule "points-total" is gone)");
    requireReport("1.0.0", R"(, "rules": [{ "id": "points-total", "level": "error", "scope": "army",
      "require": "self.cost < 9", "message": "It costs {self.cost}." }])",
                  R"("require" of the rule "points-total" has changed)");
    requireReport("1.0.1", "", "the system that it extends was 1.0.0 and is 1.0.1");
    requireReport("1.1.0", "", "the next version is 1.1.0");
    requireReport("2.0.0", "", "the next version is 2.0.0");
}

TEST_CASE("what cannot be compared is said")
{
    const ClubInGit club;
    const auto refuses = [&](const std::vector<std::string>& words, int code, const std::string& reason) {
        std::vector<std::string> all{"upgrade"};
        all.insert(all.end(), words.begin(), words.end());
        const auto outcome = runIn(club, all);
        INFO(outcome.err);
        CHECK(outcome.exitCode == code);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Contains(reason));
    };
    refuses({"toy.system.json", "--since", "v9"}, 2, "git knows no commit \"v9\"");
    refuses({"toy.system.json", "--since", "armies"}, 2, "armies contains no toy.system.json");
    refuses({"armies", "--since", "HEAD"}, 2, "there is no system and no list to compare");
    refuses({"toy.system.json", "--since", "HEAD", "--format", "json"}, 2, "--since");
    club.write("bad/toy.system.json", R"({ "format": 1, "id": "toy" })");
    refuses({"toy.system.json", "--since", "bad"}, 1, "bad/toy.system.json has errors");
    club.write("new.system.json", R"({ "format": 1, "id": "new", "version": "1.0.0", "name": "New" })");
    refuses({"new.system.json", "--since", "HEAD"}, 2, "new.system.json is not in the commit \"HEAD\"");
    club.write("lists/red.list.json", R"({ "format": 1, "system": "toy", "id": "red" })");
    refuses({"lists/red.list.json", "--since", "HEAD"}, 1, "muster check lists/red.list.json");
    const Folder alone;
    alone.write("toy.system.json", toySystem());
    const auto outcome = runIn(alone, {"upgrade", "toy.system.json", "--since", "v1"});
    CHECK(outcome.exitCode == 2);
    CHECK_THAT(outcome.err, Contains("there is no file or folder v1, and it is no commit"));
}

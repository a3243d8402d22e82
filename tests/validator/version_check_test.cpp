#include "tests/validator/armies.hpp"
#include "tests/validator/club.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

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

}  // namespace

TEST_CASE("a version says what has changed since an earlier one")
{
    for (const auto& change : versionCases()) {
        INFO(change.from << " -> " << change.to);
        Published system(toySystem({}, tablesOfToy));
        system.change(change.from, change.to);
        const auto low = system.checked();
        INFO(low.out << low.err);
        CHECK(low.exitCode == 1);
        CHECK_THAT(low.out, Contains("toy.system.json:2:29: version 1.0.0 is too low: ") &&
                                Contains("the next version is " + change.next + "\n"));
        CHECK_THAT(low.out, Contains("\n  " + change.weight) && Contains(change.message));
        system.change(R"("version": "1.0.0")", R"("version": ")" + change.next + "\"");
        const auto right = system.checked();
        CHECK(right.exitCode == 0);
        CHECK_THAT(right.out,
                   Contains("toy.system.json: version " + change.next + " is right: ") && Contains(change.message));
    }
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
    refuses({"armies", "--since", "HEAD"}, 2, "there is no system to compare");
    refuses({"toy.system.json", "--since", "HEAD", "--format", "json"}, 2, "--since");
    club.write("bad/toy.system.json", R"({ "format": 1, "id": "toy" })");
    refuses({"toy.system.json", "--since", "bad"}, 1, "bad/toy.system.json has errors");
    club.write("new.system.json", R"({ "format": 1, "id": "new", "version": "1.0.0", "name": "New" })");
    refuses({"new.system.json", "--since", "HEAD"}, 2, "new.system.json is not in the commit \"HEAD\"");
    const Folder alone;
    alone.write("toy.system.json", toySystem());
    const auto outcome = runIn(alone, {"upgrade", "toy.system.json", "--since", "v1"});
    CHECK(outcome.exitCode == 2);
    CHECK_THAT(outcome.err, Contains("there is no file or folder v1, and it is no commit"));
}

#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

using namespace muster::test;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

const Found& requireFound(const CheckReport& report, std::string_view rule)
{
    INFO(report.text());
    CHECK(report.outcome.exitCode == 1);
    const auto* found = report.find(rule);
    REQUIRE(found);
    return *found;
}

std::string pointerOf(const CheckReport& report, std::string_view rule) { return requireFound(report, rule).pointer; }

/// A valid list of the toy system below.
std::string listOf(const std::string& id, const std::string& extended = {})
{
    return fmt::format(
        R"({{ "format": 1, "system": "toy", "id": "{}", "name": "L", "version": "1.0.0", "extends": [{}], "entries": )"
        R"([] }})",
        id, extended);
}

std::string house(const std::string& more) { return R"({ "format": 1, "system": "toy", "name": "H", )" + more + " }"; }

/// A project inside a folder, so that there are files outside of it.
class Project : public Folder {
public:
    Project()
    {
        write("in/muster.json", R"({ "format": 1 })");
        write("in/toy.system.json", toySystem());
        write("outside.house.json", house("\"budget\": 99"));
        write("outside.army.json", toyArmy(""));
    }
    CheckReport checkArmyWith(const std::string& reference)
    {
        write("in/a.army.json", toyArmy(R"({ "id": "a", "points": 50 })", "\"house\": \"" + reference + "\","));
        return checkIn(*this, {"in/a.army.json"});
    }
};

}  // namespace

TEST_CASE("a system, list or entry that is not there is named with the nearest that is")
{
    const auto misspelt =
        checkText("a.army.json", R"({ "format": 1, "system": "old-trouser", "name": "x", "units": [] })");
    const auto& system = requireFound(misspelt, "ref/not-found");
    CHECK(system.pointer == "/system");
    CHECK(system.message == "there is no system \"old-trouser\"");
    CHECK(system.help == "did you mean \"old-trousers\"?");
    const auto list = checkText(
        "a.army.json", R"({ "format": 1, "system": "old-trousers", "list": "frech", "name": "x", "units": [] })");
    CHECK(requireFound(list, "ref/not-found").pointer == "/list");
    CHECK(requireFound(list, "ref/not-found").help == "did you mean \"french\"?");
    const auto entry = checkText(
        "a.army.json",
        R"({ "format": 1, "system": "old-trousers", "list": "french", "name": "x", "units": [{ "id": "a", "entry": )"
        R"("old-gard" }] })");
    CHECK(requireFound(entry, "ref/not-found").pointer == "/units/0/entry");
    CHECK(requireFound(entry, "ref/not-found").help == "did you mean \"old-guard\"?");
    const auto strange =
        checkText("a.army.json", R"({ "format": 1, "system": "zzzzzzzzz", "name": "x", "units": [] })");
    CHECK_THAT(requireFound(strange, "ref/not-found").help, Contains("the systems are: ancients-d6, "));
}

TEST_CASE("house rules outside the project are not followed")
{
    Project project;
    for (const std::string& reference :
         {std::string("../outside.house.json"), (project / "outside.house.json").string(),
          std::string("./x/../../outside.house.json"), std::string("/etc/passwd"), std::string("..")}) {
        INFO(reference);
        const auto report = project.checkArmyWith(reference);
        const auto& found = requireFound(report, "ref/outside-root");
        CHECK(found.pointer == "/house");
        // The budget of 99 in that file must not apply.
        CHECK(report.find("toy/points-total"));
    }
}

TEST_CASE("a link does not lead out of the project")
{
    Project project;
    fs::create_symlink("../outside.house.json", project / "in/link.house.json");
    fs::create_directory_symlink("..", project / "in/up");
    for (const char* reference : {"link.house.json", "up/outside.house.json"}) {
        INFO(reference);
        const auto report = project.checkArmyWith(reference);
        requireFound(report, "ref/outside-root");
        CHECK(report.find("toy/points-total"));
    }
    // A link within the project is followed.
    project.write("in/inside.house.json", house("\"budget\": 99"));
    fs::create_symlink("inside.house.json", project / "in/good.house.json");
    CHECK(project.checkArmyWith("good.house.json").errors == 0);
}

TEST_CASE("a recursive check does not follow links out of the folder, nor round in circles")
{
    Project project;
    fs::create_symlink("../outside.army.json", project / "in/link.army.json");
    fs::create_directory_symlink(".", project / "in/round");
    const auto report = checkIn(project, {"in"});
    INFO(report.text());
    CHECK(report.files == 2);
}

TEST_CASE("references that are no paths at all")
{
    Project project;
    for (const std::string& reference :
         {std::string("\\u0000"), std::string("a\\u0000b"), std::string("in/toy.system.json/x"),
          std::string(100'000, 'a'), std::string("\\n"), std::string("."), std::string("~/x")}) {
        INFO(reference.substr(0, 50));
        const auto report = project.checkArmyWith(reference);
        INFO(report.text().substr(0, 1000));
        CHECK(report.outcome.exitCode == 1);
        CHECK(report.outcome.seconds < 5);
        CHECK((report.find("ref/not-found") || report.find("ref/broken")));
    }
    std::string dots;
    for (int i = 0; i < 100'000; ++i) dots += "./";
    CHECK(project.checkArmyWith(dots).outcome.seconds < 5);
}

TEST_CASE("settings and scenarios do not refer out of the project either")
{
    Project project;
    project.write("in/muster.json", R"({ "format": 1, "house": "../outside.house.json" })");
    CHECK(pointerOf(checkIn(project, {"in/muster.json"}), "ref/outside-root") == "/house");
    project.write(
        "in/s.scenario.json",
        R"({ "format": 1, "system": "toy", "name": "S", "board": { "width": 24, "depth": 24 }, "sides": [{ "id": "a", )"
        R"("army": "../outside.army.json" }, { "id": "b", "army": "gone.army.json" }] })");
    const auto report = checkIn(project, {"in/s.scenario.json"});
    CHECK(requireFound(report, "ref/outside-root").pointer == "/sides/0/army");
    CHECK(requireFound(report, "ref/not-found").pointer == "/sides/1/army");
}

TEST_CASE("house rules that extend one another in a circle")
{
    Project project;
    project.write("in/a.house.json", house("\"extends\": \"b.house.json\""));
    project.write("in/b.house.json", house("\"extends\": \"a.house.json\""));
    project.write("in/self.house.json", house("\"extends\": \"self.house.json\""));
    for (const char* name : {"a", "b", "self"}) {
        INFO(name);
        CHECK(pointerOf(checkIn(project, {fmt::format("in/{}.house.json", name)}), "ref/cycle") == "/extends");
        CHECK(pointerOf(project.checkArmyWith(std::string(name) + ".house.json"), "ref/cycle") == "/house");
    }
}

TEST_CASE("a long chain of house rules ends")
{
    Project project;
    for (int i = 0; i < 1000; ++i)
        project.write(fmt::format("in/h{}.house.json", i),
                      house(i < 999 ? fmt::format("\"extends\": \"h{}.house.json\"", i + 1) : "\"budget\": 99"));
    const auto report = checkIn(project, {"in/h0.house.json"});
    CHECK(report.errors == 1);
    CHECK(pointerOf(report, "ref/too-many") == "/extends");
    CHECK(report.outcome.seconds < 5);
    const auto ofArmy = project.checkArmyWith("h0.house.json");
    CHECK(pointerOf(ofArmy, "ref/too-many") == "/house");
    CHECK(ofArmy.outcome.seconds < 5);
    CHECK(checkIn(project, {"in/h979.house.json"}).errors == 0);
}

TEST_CASE("lists that extend one another in a circle")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem({}, "\"x-lists\": 1,"));
    folder.write("a.list.json", listOf("a", "\"b\""));
    folder.write("b.list.json", listOf("b", "\"c\""));
    folder.write("c.list.json", listOf("c", "\"a\""));
    folder.write("self.list.json", listOf("self", "\"self\""));
    folder.write("lost.list.json", listOf("lost", "\"slef\""));
    const auto report = checkIn(folder, {});
    INFO(report.text());
    CHECK(report.count("ref/cycle") == 4);
    REQUIRE(report.find("ref/not-found"));
    CHECK(report.find("ref/not-found")->help == "did you mean \"self\"?");
    folder.write("a.army.json", toyArmy("", "\"list\": \"a\","));
    CHECK(checkIn(folder, {"a.army.json"}).outcome.seconds < 5);
}

TEST_CASE("many lists that all extend one another cost no more than there are")
{
    const Folder folder;
    auto system = toySystem();
    system.replace(system.find("\"none\""), 6, "\"optional\"");
    folder.write("toy.system.json", system);
    constexpr int layers = 25;
    for (int layer = 0; layer < layers; ++layer)
        for (const char* side : {"l", "r"}) {
            const auto id = fmt::format("{}{}", side, layer);
            folder.write(id + ".list.json",
                         listOf(id, layer + 1 < layers ? fmt::format("\"l{0}\", \"r{0}\"", layer + 1) : ""));
        }
    const auto report = checkIn(folder, {"l0.list.json"});
    INFO(report.text());
    CHECK(report.errors == 1);
    CHECK(pointerOf(report, "ref/too-many") == "/extends");
    CHECK(report.outcome.seconds < 5);
    // Two in each of the ten levels below.
    CHECK(checkIn(folder, {"l14.list.json"}).outcome.exitCode == 0);
}

TEST_CASE("an army on a broken system or list says that its verdict may be wrong")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem(ruleThat("typo", "army", "self.csot > 0")));
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 50 })"));
    const auto report = checkIn(folder, {"a.army.json"});
    const auto& broken = requireFound(report, "ref/broken");
    CHECK(broken.pointer == "/system");
    CHECK_THAT(broken.help, Contains("muster check toy.system.json"));
    CHECK(report.find("toy/points-total"));

    folder.write("toy.system.json", "{ \"format\": 1,");
    CHECK(pointerOf(checkIn(folder, {"a.army.json"}), "ref/broken") == "/system");
    folder.write("toy.system.json", "[]");
    CHECK(pointerOf(checkIn(folder, {"a.army.json"}), "ref/broken") == "/system");
    fs::remove(folder / "toy.system.json");
    fs::create_directory(folder / "toy.system.json");
    CHECK(pointerOf(checkIn(folder, {"a.army.json"}), "ref/not-found") == "/system");
}

TEST_CASE("a system file under another name is a finding in it")
{
    const Folder folder;
    folder.write("other.system.json", toySystem());
    CHECK(pointerOf(checkIn(folder, {}), "ref/file-name") == "/id");
}

TEST_CASE("a list that takes the place of a shipped one is reported, and the lists show their files")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("lists/french.list.json", contentOf(shipped("old-trousers/lists/french.list.json")));
    Settings settings;
    settings.environment = {"MUSTER_DATA=" + shipped(".").string()};
    const auto report = checkIn(folder, {"lists/french.list.json"}, settings);
    INFO(report.text());
    CHECK(report.outcome.exitCode == 0);
    const auto* found = report.find("ref/shadows");
    REQUIRE(found);
    CHECK(found->level == "info");
    CHECK(found->pointer == "/id");
    REQUIRE(found->related.size() == 1);
    CHECK_THAT(found->related.front().file, Contains("old-trousers/lists/french.list.json"));
    const auto lists = runIn(folder, {"lists", "old-trousers"}, settings);
    CHECK_THAT(lists.out, Contains("lists/french.list.json") && Contains("prussian.list.json"));
    CHECK_THAT(runIn(folder, {"systems"}, settings).out, Contains("old-trousers/old-trousers.system.json"));
}

TEST_CASE("an army on a broken list, system or house rules file is told so once, with the cause")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("toy.system.json", toySystem(ruleThat("odd", "unit", "self.ponits > 0")));
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 1 }, { "id": "b", "points": 2 })"));
    const auto report = checkIn(folder, {"a.army.json"});
    INFO(report.text());
    CHECK(report.count("ref/broken") == 1);
    const auto& broken = requireFound(report, "ref/broken");
    CHECK(broken.pointer == "/system");
    CHECK_THAT(broken.message, Contains("toy.system.json has 1 error"));
    REQUIRE(broken.related.size() == 1);
    CHECK_THAT(broken.related.front().message, Contains("ponits") && Contains("system/expression"));
    // A text report lists the cause before the files affected by it.
    const auto text = runIn(folder, {"check", "."}).out;
    CHECK(text.find("[system/expression]") < text.find("[ref/broken]"));
}

TEST_CASE("a list that is not there is one finding, however many units take from it")
{
    const auto report =
        checkText("a.army.json", R"({ "format": 1, "system": "old-trousers", "list": "frech", "name": "x",
        "units": [{ "id": "a", "entry": "line" }, { "id": "b", "entry": "voltigeurs" }] })");
    INFO(report.text());
    CHECK(report.found.size() == 1);
    CHECK_THAT(requireFound(report, "ref/not-found").help, Contains("french"));
}

TEST_CASE("no level in house rules or settings hides that an army cannot be judged")
{
    const Folder folder;
    folder.write("muster.json",
                 R"({ "format": 1, "rules": { "ref/not-found": "off", "ref/broken": "off", "schema/type": "off" } })");
    folder.write("toy.system.json", toySystem(ruleThat("odd", "unit", "self.ponits > 0")));
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 1, "count": "9" })"));
    folder.write("b.army.json", R"({ "format": 1, "system": "toyz", "name": "x", "units": [{ "id": "a" }] })");
    const auto report = checkIn(folder, {"a.army.json", "b.army.json"});
    INFO(report.text());
    CHECK(report.outcome.exitCode == 1);
    CHECK(report.count("ref/broken") == 1);
    CHECK(report.count("schema/type") == 1);
    CHECK(report.count("ref/not-found") == 1);
    CHECK(checkIn(folder, {"muster.json"}).count("rule/fixed-level") == 3);
}

TEST_CASE("systems and lists of a project inside another are its own")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 1 })"));
    folder.write("camp/muster.json", R"({ "format": 1, "root": true })");
    folder.write("camp/toy.system.json", toySystem(ruleThat("never", "unit", "self.points > 99")));
    folder.write("camp/b.army.json", toyArmy(R"({ "id": "a", "points": 1 })"));
    const auto report = checkIn(folder, {"."});
    INFO(report.text());
    CHECK(report.count("ref/ambiguous") == 0);
    CHECK(report.count("toy/never") == 1);
    CHECK(requireFound(report, "toy/never").file == "camp/b.army.json");
}

TEST_CASE("a list that cannot be read is no second of the same id in silence")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    auto system = toySystem();
    const std::string none = R"("lists": "none")";
    system.replace(system.find(none), none.size(), R"("lists": "optional")");
    folder.write("toy.system.json", system);
    folder.write("kings.list.json", listOf("kings"));
    folder.write("x/kings.list.json", "{");
    CHECK(checkIn(folder, {"kings.list.json"}).count("ref/ambiguous") == 1);
}

TEST_CASE("bases of a misspelt entry are not missing from another one")
{
    const Folder folder;
    folder.write("muster.json", R"({ "format": 1 })");
    folder.write("few.list.json", R"({ "format": 1, "system": "old-trousers", "id": "few", "name": "Few", "entries": [
        { "id": "line", "name": "Line", "min": 2, "arm": "infantry", "strength": 3 }] })");
    const auto army = [](int count) {
        return fmt::format(R"({{ "format": 1, "system": "old-trousers", "list": "few", "name": "x", "units": [
            {{ "id": "a", "entry": "lin", "count": {} }}] }})",
                           count);
    };
    folder.write("enough.army.json", army(2));
    folder.write("one.army.json", army(1));
    CHECK(checkIn(folder, {"enough.army.json"}).count("list/minimum") == 0);
    CHECK(checkIn(folder, {"one.army.json"}).count("list/minimum") == 1);
}

TEST_CASE("house rules that are another kind of file, or that the settings miss, are said to be")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("muster.json", R"({ "format": 1, "house": "club.house.json" })");
    folder.write("b.army.json", toyArmy(R"({ "id": "a", "points": 1 })"));
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 1 })", R"("house": "b.army.json",)"));
    CHECK(requireFound(checkIn(folder, {"a.army.json"}), "ref/broken").message ==
          "\"b.army.json\" is not a house rules file");
    CHECK_THAT(requireFound(checkIn(folder, {"b.army.json"}), "ref/not-found").help,
               Contains("correct the path in muster.json"));
}

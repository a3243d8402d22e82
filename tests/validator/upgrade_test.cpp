#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <algorithm>

using namespace muster::test;
using Catch::Contains;
using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

namespace {

std::string replaced(std::string text, std::string_view from, std::string_view to)
{
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// A folder with the toy system and a pinned army of 8 of its 10 points, both in canonical form.
class Pinned : public Folder {
public:
    Pinned()
    {
        write("toy.system.json", toySystem());
        write("a.army.json", toyArmy(R"({ "id": "spears", "points": 2, "count": 3 }, { "id": "bows", "points": 2 })",
                                     "\"notes\": \"N\","));
        run({"fmt", "."});
        REQUIRE(run({"upgrade", "a.army.json"}).exitCode == 0);
    }
    Outcome run(const std::vector<std::string>& arguments) const { return runIn(*this, arguments); }
    std::string army() const { return contentOf(*this / "a.army.json"); }
    void change(std::string_view file, std::string_view from, std::string_view to) const
    {
        write(file, replaced(contentOf(*this / file), from, to));
    }
    /// Doubles all points and changes the version.
    void doublePoints() const
    {
        change("toy.system.json", "\"self.points\"", "\"self.points * 2\"");
        change("toy.system.json", "\"1.0.0\"", "\"1.1.0\"");
    }
    Found finding() const
    {
        const auto report = checkIn(*this, {"a.army.json"});
        INFO(report.text());
        REQUIRE(report.find("ref/system-version"));
        return *report.find("ref/system-version");
    }
};

}  // namespace

TEST_CASE("the first upgrade pins hashes, points and verdict, and nothing else changes")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json",
                 toyArmy(R"({ "id": "spears", "points": 2, "count": 3 }, { "id": "bows", "points": 50 })"));
    runIn(folder, {"fmt", "a.army.json"});
    const auto before = Json::parse(contentOf(folder / "a.army.json"));
    const auto outcome = runIn(folder, {"upgrade", "a.army.json"});
    CHECK(outcome.exitCode == 0);
    CHECK_THAT(outcome.out, Contains("for the first time") &&
                                Contains("it has 1 error; see: muster check a.army.json") &&
                                Contains("1 of 1 files was rewritten"));

    auto after = Json::parse(contentOf(folder / "a.army.json"));
    CHECK(after["systemVersion"] == "1.0.0");
    const auto pin = after["pin"];
    CHECK(pin["system"].get<std::string>().size() == 16);
    CHECK_FALSE(pin.contains("list"));
    CHECK(pin["cost"] == 56);
    CHECK(pin["errors"] == Json::array({"toy/points-total"}));
    CHECK(pin["costs"] == Json::parse(R"({ "spears": 6, "bows": 50 })"));
    after.erase("pin"), after.erase("systemVersion");
    CHECK(after == before);
    CHECK(runIn(folder, {"fmt", "--check", "a.army.json"}).exitCode == 0);

    const auto again = runIn(folder, {"upgrade", "a.army.json"});
    CHECK(again.exitCode == 0);
    CHECK_THAT(again.out, Contains("nothing to do") && Contains("0 of 1 files were rewritten"));
    const auto report = checkIn(folder, {"a.army.json"});
    CHECK(report.count("ref/system-version") == 0);
    CHECK(report.errors == 1);
}

TEST_CASE("a new version says what it changed in points and legality")
{
    const Pinned folder;
    folder.doublePoints();
    folder.change("a.army.json", "\"pin\": {", "\"pin\": { \"x-club\": 1e300,");
    folder.run({"fmt", "a.army.json"});
    const auto found = folder.finding();
    CHECK(found.level == "warning");
    CHECK(found.pointer == "/systemVersion");
    CHECK(found.message ==
          "built with version 1.0.0 of Toy; version 1.1.0 is installed: spears cost 6, now 12; bows cost 2, now 4; the "
          "army cost 8 points, now 16; it was legal and now breaks toy/points-total");
    CHECK_THAT(found.help, Contains("muster upgrade a.army.json"));
    REQUIRE(found.related.size() == 2);
    CHECK(found.related[0].message == "spears: 6 points when it was pinned, 12 now");
    CHECK(found.related[0].line > 0);

    // The fix of the finding equals the command's output.
    const auto report = Json::parse(folder.run({"check", "--format", "json", "a.army.json"}).out);
    const auto& findings = report["diagnostics"];
    const auto offered = std::find_if(findings.begin(), findings.end(),
                                      [](const auto& each) { return each["rule"] == "ref/system-version"; });
    REQUIRE(offered != findings.end());
    const auto patched = Json::parse(folder.army()).patch((*offered)["fix"]);

    const auto shown = folder.run({"upgrade", "--dry-run", "a.army.json"});
    CHECK(shown.exitCode == 0);
    CHECK_THAT(shown.out, Contains("Toy 1.0.0 -> 1.1.0") && Contains("6 -> 12") && Contains("points in total") &&
                              Contains("8 -> 16") && Contains("now breaks toy/points-total") &&
                              Contains("1 of 1 files would be rewritten"));
    const auto before = folder.army();
    CHECK(folder.run({"upgrade", "--check", "a.army.json"}).exitCode == 1);
    CHECK(folder.army() == before);

    CHECK(folder.run({"upgrade", "a.army.json"}).exitCode == 0);
    CHECK(checkIn(folder, {"a.army.json"}).count("ref/system-version") == 0);
    CHECK(folder.run({"upgrade", "--check", "a.army.json"}).exitCode == 0);
    CHECK_THAT(folder.army(), Contains("\"systemVersion\": \"1.1.0\"") && Contains("\"cost\": 16"));
    CHECK(nlohmann::json::parse(folder.army()) == nlohmann::json(patched));
    CHECK(folder.run({"fmt", "--check", "a.army.json"}).exitCode == 0);
}

TEST_CASE("a version that changes nothing for an army says that")
{
    const Pinned folder;
    folder.change("toy.system.json", "\"1.0.0\"", "\"1.1.0\"");
    CHECK_THAT(folder.finding().message,
               Contains("version 1.1.0 is installed: its points and legality have not changed"));
    CHECK(folder.finding().related.empty());
}

TEST_CASE("a system that changes without a new version number is found out by its content")
{
    const Pinned folder;
    folder.change("toy.system.json", "self.cost <= self.budget", "self.cost + 3 <= self.budget");
    const auto found = folder.finding();
    CHECK(found.pointer == "/pin/system");
    CHECK(found.message ==
          "Toy has changed without a new version number: it was legal and now breaks toy/points-total");
    CHECK_THAT(folder.run({"upgrade", "a.army.json"}).out, Contains("changed without a new version number"));
    folder.change("toy.system.json", "self.cost + 3 <= self.budget", "self.cost <= self.budget");
    CHECK_THAT(folder.finding().message, Contains("it no longer breaks toy/points-total"));
}

TEST_CASE("words, layout and numbers to compare are no change")
{
    const Pinned folder;
    folder.change("toy.system.json", "Remove units worth {self.cost", "Please remove units worth {self.cost");
    folder.change("toy.system.json", "\"name\": \"Toy\"",
                  "\"name\": \"Toys of ours\", \"summary\": \"New\", \"statistics\": [{ \"id\": \"x\", \"label\": "
                  "\"X\", \"value\": \"1\" }]");
    folder.change("toy.system.json", "\"title\": \"Points\"", "\"title\": \"Points of a base\"");
    folder.change("toy.system.json", "\n", "\n\n\n");
    CHECK(checkIn(folder, {"a.army.json"}).found.empty());
}

TEST_CASE("a changed list is told apart from a changed system")
{
    const Folder folder;
    folder.write("toy.system.json", replaced(toySystem(), R"("lists": "none")", R"("lists": "optional")"));
    const auto list = [&](int points, const char* summary) {
        folder.write(
            "old.list.json",
            fmt::format(
                R"({{ "format": 1, "system": "toy", "id": "old", "name": "Old", "version": "1.0.0", "summary": "{}",
          "entries": [{{ "id": "spears", "name": "Spears", "points": {} }}] }})",
                summary, points));
    };
    list(2, "A");
    folder.write("a.army.json", toyArmy(R"({ "id": "s", "entry": "spears" })", R"("list": "old",)"));
    runIn(folder, {"upgrade", "a.army.json"});
    list(2, "B");
    CHECK(checkIn(folder, {"a.army.json"}).found.empty());
    list(3, "B");
    const auto report = checkIn(folder, {"a.army.json"});
    REQUIRE(report.find("ref/system-version"));
    CHECK(report.find("ref/system-version")->pointer == "/pin/list");
    CHECK(report.find("ref/system-version")->message == "the list \"old\" has changed since the army was built with "
                                                        "it: s cost 2, now 3; the army cost 2 points, now 3");
    CHECK_THAT(runIn(folder, {"upgrade", "a.army.json"}).out, Contains("the list \"old\" has changed"));
}

TEST_CASE("what a player changed himself is not put down to the system alone")
{
    const Pinned folder;
    folder.change("a.army.json", "\"count\": 3", "\"count\": 1");
    CHECK(checkIn(folder, {"a.army.json"}).found.empty());
    folder.doublePoints();
    CHECK_THAT(folder.finding().message, Contains("the army itself has changed since, which may explain some of this"));
    // An unfinished army has no values that could have changed.
    const Folder begun;
    CHECK(runIn(begun, {"new", "army", "--system", "old-trousers", "--list", "french", "-o", "a.army.json"}).exitCode ==
          0);
    const auto pin = Json::parse(contentOf(begun / "a.army.json"))["pin"];
    CHECK(pin.size() == 2);
    CHECK(checkIn(begun, {"a.army.json"}).count("ref/system-version") == 0);
}

TEST_CASE("without a pin only versions are compared")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 2 })", R"("systemVersion": "0.9.0",)"));
    const auto report = checkIn(folder, {"a.army.json"});
    REQUIRE(report.found.size() == 1);
    CHECK(report.found[0].message == "built with version 0.9.0 of Toy; version 1.0.0 is installed");
    folder.write("b.army.json", toyArmy(R"({ "id": "a", "points": 2 })"));
    CHECK(checkIn(folder, {"b.army.json"}).found.empty());
    folder.write("c.army.json", toyArmy(R"({ "id": "a", "points": 2 })", R"("systemVersion": "2.0.0",)"));
    CHECK_THAT(runIn(folder, {"upgrade", "c.army.json"}).out, Contains("2.0.0 -> 1.0.0 (an older version)"));
}

TEST_CASE("a broken file is refused and kept, and the others are upgraded")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("good.army.json", toyArmy(""));
    const std::vector<std::pair<std::string, std::string>> broken{
        {"cut.army.json", R"({ "format": 1, "system": "toy", )"},
        {"twice.army.json", R"({ "system": "toy", "system": "toy", "name": "x" })"},
        {"array.army.json", "[1]"},
        {"lost.army.json", R"({ "format": 1, "system": "toi", "name": "x" })"},
        {"none.army.json", R"({ "format": 1, "name": "x" })"},
        {"empty.army.json", ""}};
    for (const auto& [name, text] : broken) {
        INFO(name);
        folder.write(name, text);
        const auto outcome = runIn(folder, {"upgrade", name});
        CHECK(outcome.exitCode == 1);
        CHECK_THAT(outcome.err, Contains(name) && Contains("is unchanged"));
        CHECK(contentOf(folder / name) == text);
    }
    CHECK(runIn(folder, {"upgrade", "."}).exitCode == 1);
    CHECK_THAT(contentOf(folder / "good.army.json"), Contains("\"pin\""));
    CHECK(runIn(folder, {"upgrade", "gone.army.json"}).exitCode == 3);
    CHECK(runIn(folder, {"upgrade", "toy.system.json"}).exitCode == 2);
    CHECK(runIn(folder, {"upgrade"}).exitCode == 2);
}

TEST_CASE("lists, scenarios and house rules pin a version and no more")
{
    const Folder folder;
    folder.write("toy.system.json", replaced(toySystem(), R"("lists": "none")", R"("lists": "optional")"));
    const std::vector<std::pair<std::string, std::string>> files{
        {"l.list.json",
         R"({ "format": 1, "system": "toy", "systemVersion": "0.9.0", "id": "l", "name": "L", "version": "0.9.0", )"
         R"("entries": [] })"},
        {"s.scenario.json",
         R"({ "format": 1, "system": "toy", "systemVersion": "0.9.0", "name": "S", "board": { "width": 24, "depth": )"
         R"(24 } })"},
        {"h.house.json", R"({ "format": 1, "system": "toy", "systemVersion": "0.9.0", "name": "H" })"}};
    for (const auto& [name, text] : files) {
        INFO(name);
        folder.write(name, text);
        const auto outcome = runIn(folder, {"upgrade", name});
        CHECK(outcome.exitCode == 0);
        CHECK_THAT(outcome.out, Contains("Toy 0.9.0 -> 1.0.0"));
        CHECK(contentOf(folder / name) ==
              replaced(text, "\"systemVersion\": \"0.9.0\"", "\"systemVersion\": \"1.0.0\""));
        const auto bare = replaced(text, "\"systemVersion\": \"0.9.0\", ", "");
        folder.write(name, bare);
        CHECK_THAT(runIn(folder, {"upgrade", name}).out, Contains("nothing to do"));
        CHECK(contentOf(folder / name) == bare);
    }
}

TEST_CASE("a file of one's own layout keeps it, and keys of others stay")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    const std::string head = "{\"format\":1,   \"system\" : \"toy\"",
                      rest =
                          ",\n\n\t\"name\":\"T\\u006fys\", \"x-mine\": [ 1,2 ],\"units\":[{\"id\":\"a\",\"points\":2}]";
    folder.write("a.army.json", head + rest + ", \"pin\": { \"x-club\": {\"seen\":  true}, \"cost\": 1 }  }\n");
    REQUIRE(runIn(folder, {"upgrade", "a.army.json"}).exitCode == 0);
    const auto text = contentOf(folder / "a.army.json");
    INFO(text);
    CHECK_THAT(text, Catch::StartsWith(head) && Contains(rest) && Catch::EndsWith("}  }\n"));
    const auto json = Json::parse(text);
    CHECK(json["pin"]["x-club"]["seen"] == true);
    CHECK(json["pin"]["cost"] == 2);
    CHECK_THAT(runIn(folder, {"upgrade", "a.army.json"}).out, Contains("nothing to do"));
}

TEST_CASE("pins of any content are survived")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    const std::string longName(100'000, 'n');
    const std::vector<std::string> pins{
        "3",
        "[]",
        "{}",
        R"({ "system": 3, "costs": [1], "errors": {}, "cost": "x" })",
        R"({ "system": "0000000000000000", "costs": { "a": "many", "b": 1e308 }, "cost": -1e308, "errors": ["", 3, )"
        R"("x/y"] })",
        R"({ "system": ")" + longName + R"(", "costs": { ")" + longName + R"(": 1 }, "errors": [")" + longName +
            R"("] })",
        R"({ "system": "0000000000000000", "errors": ["\u0000\u001b[2J"], "costs": { "\u001b[2J": 1 } })"};
    for (const auto& pin : pins) {
        INFO(pin.substr(0, 100));
        folder.write("a.army.json",
                     toyArmy(R"({ "id": "a", "points": 2 }, { "id": "a", "points": 3 }, 7, { "points": 1 })",
                             "\"pin\": " + pin + ","));
        for (const auto& found : checkIn(folder, {"a.army.json"}).found) CHECK(found.message.size() < 5000);
        const auto outcome = runIn(folder, {"upgrade", "a.army.json"});
        CHECK(outcome.exitCode == 0);
        CHECK(outcome.out.find('\x1b') == std::string::npos);
        CHECK_THAT(runIn(folder, {"upgrade", "a.army.json"}).out, Contains("nothing to do"));
    }
}

TEST_CASE("the pin of a large army costs no more than the army")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    std::string units, costs;
    for (int i = 0; i < 10'000; ++i) {
        units += fmt::format(R"({}{{ "id": "u{}", "points": 2 }})", i ? "," : "", i);
        costs += fmt::format(R"({}"u{}": 1)", i ? "," : "", 9'999 - i);
    }
    folder.write("a.army.json",
                 toyArmy(units, R"("pin": { "system": "0000000000000000", "costs": { )" + costs + " } },"));
    const auto report = checkIn(folder, {"a.army.json"});
    REQUIRE(report.find("ref/system-version"));
    CHECK(report.find("ref/system-version")->related.size() == 50);
    CHECK_THAT(report.find("ref/system-version")->message, Contains("; and 9995 more"));
    CHECK(report.outcome.seconds < 5);
    const auto outcome = runIn(folder, {"upgrade", "a.army.json"});
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.seconds < 5);
}

TEST_CASE("for scripts an upgrade tells all it knows")
{
    const Pinned folder;
    folder.doublePoints();
    const auto outcome = folder.run({"upgrade", "--dry-run", "--format", "json", "a.army.json"});
    CHECK(outcome.exitCode == 0);
    const auto json = Json::parse(outcome.out);
    CHECK(json["version"] == 1);
    REQUIRE(json["files"].size() == 1);
    const auto& file = json["files"][0];
    CHECK(file["file"] == "a.army.json");
    CHECK(file["system"] == "toy");
    CHECK(file["action"] == "would-rewrite");
    CHECK(file["systemVersion"] == Json::parse(R"({ "from": "1.0.0", "to": "1.1.0" })"));
    CHECK(file["changed"] == Json::parse(R"({ "version": true, "system": true, "list": false, "army": false })"));
    CHECK(file["cost"] == Json::parse(R"({ "from": 8, "to": 16 })"));
    CHECK(file["costs"] ==
          Json::parse(R"([{ "id": "spears", "from": 6, "to": 12 }, { "id": "bows", "from": 2, "to": 4 }])"));
    CHECK(file["errors"] == Json::parse(R"({ "from": [], "to": ["toy/points-total"] })"));
    CHECK(Json::parse(folder.run({"upgrade", "--format", "json", "a.army.json"}).out)["files"][0]["action"] ==
          "rewritten");
    CHECK(Json::parse(folder.run({"upgrade", "--format", "json", "a.army.json"}).out)["files"][0]["action"] ==
          "unchanged");
}

TEST_CASE("a link is followed when its army is upgraded")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("real.army.json", toyArmy(""));
    fs::create_symlink("real.army.json", folder / "link.army.json");
    CHECK(runIn(folder, {"upgrade", "link.army.json"}).exitCode == 0);
    CHECK(fs::is_symlink(folder / "link.army.json"));
    CHECK_THAT(contentOf(folder / "real.army.json"), Contains("\"pin\""));
}

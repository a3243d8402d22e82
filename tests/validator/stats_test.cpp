#include "core/text/utf8.hpp"
#include "tests/validator/armies.hpp"
#include "tests/validator/report.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

using namespace muster::test;
using Catch::Contains;
using muster::text::countCodePoints;
using Json = nlohmann::ordered_json;

namespace {

const std::string weights = R"json("statistics": [
  { "id": "cost", "label": "Points spent", "value": "self.cost",
    "parts": [{ "label": "{item.name}", "each": "self.units", "value": "item.cost" }, { "label": "Doubled", )json"
                            R"json("when": "self.cost > 100", "value": "self.cost * 2" }] },
  { "id": "heaviest", "label": "Heaviest", "value": "self.units.map(u, u.points).max()" }],)json";

Json statisticsOf(const Json& report, std::size_t army = 0)
{
    Json byId = Json::object();
    for (const auto& statistic : report["armies"][army]["statistics"])
        byId[statistic["id"].get<std::string>()] = statistic;
    return byId;
}

Json jsonOf(const Folder& folder, std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), "stats");
    arguments.insert(arguments.end(), {"--format", "json"});
    const auto outcome = runIn(folder, arguments);
    INFO(outcome.err);
    return Json::parse(outcome.out);
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("every system counts units, bases, points and budget without being asked")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 2, "count": 3 }, { "id": "b", "points": 1 })"));
    const auto report = jsonOf(folder, {"a.army.json"});
    CHECK(report["version"] == 1);
    const auto& army = report["armies"][0];
    CHECK(army["file"] == "a.army.json");
    CHECK(army["name"] == "Toys");
    CHECK(army["system"] == "toy");
    CHECK(army["errors"] == 0);
    const auto numbers = statisticsOf(report);
    CHECK(numbers.size() == 4);
    CHECK(numbers["units"]["value"] == 2);
    CHECK(numbers["bases"]["value"] == 4);
    CHECK(numbers["cost"]["value"] == 7);
    CHECK(numbers["budget"]["value"] == 10);
    CHECK(numbers["cost"]["parts"].empty());
}

TEST_CASE("a system adds numbers of its own and says what those of all systems are made up of")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem({}, weights));
    folder.write(
        "a.army.json",
        toyArmy(
            R"({ "id": "a", "name": "Ones", "points": 2, "count": 3 }, { "id": "b", "name": "Twos", "points": 1 })"));
    folder.write("b.army.json", toyArmy(""));
    const auto report = jsonOf(folder, {"a.army.json", "b.army.json"});
    const auto numbers = statisticsOf(report);
    CHECK(numbers["cost"]["label"] == "Points spent");
    CHECK(numbers["cost"]["parts"] ==
          Json::parse(R"([{ "label": "Ones", "value": 6 }, { "label": "Twos", "value": 1 }])"));
    CHECK(numbers["heaviest"]["value"] == 2);
    // The maximum of an empty list has no value; other statistics of that army do.
    CHECK(statisticsOf(report, 1)["heaviest"]["value"].is_null());
    CHECK(statisticsOf(report, 1)["cost"]["value"] == 0);
    CHECK_THAT(runIn(folder, {"stats", "b.army.json"}).out, Contains("?"));
}

TEST_CASE("armies stand side by side in the order given, a table for each system")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem({}, weights));
    folder.write(
        "z.army.json",
        R"({ "format": 1, "system": "toy", "name": "First", "units": [{ "id": "a", "name": "Ones", "points": 3 }] })");
    folder.write(
        "a.army.json",
        R"({ "format": 1, "system": "toy", "name": "Second", "units": [{ "id": "a", "name": "Ones", "points": 4 }, { )"
        R"("id": "b", "name": "Twos", "points": 1 }] })");
    const auto french = shipped("old-trousers/armies/french-waterloo-1815.army.json").string();
    const auto outcome = runIn(folder, {"stats", "z.army.json", french, "a.army.json"});
    INFO(outcome.out);
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.err.empty());
    const auto lines = linesOf(outcome.out);
    REQUIRE(lines.size() > 8);
    CHECK(lines[0] == "Toy");
    CHECK_THAT(lines[1], Catch::Matches(" +First +Second"));
    CHECK_THAT(lines[2], Catch::Matches("  Units +1 +2"));
    CHECK_THAT(lines[4], Catch::Matches("  Points spent +3 +5"));
    CHECK_THAT(lines[5], Catch::Matches("    Ones +3 +4"));
    CHECK_THAT(lines[6], Catch::Matches("    Twos +- +1"));
    for (std::size_t i = 2; i < 7; ++i) CHECK(countCodePoints(lines[i]) == countCodePoints(lines[1]));
    CHECK_THAT(outcome.out, Contains("\nOld Trousers") && Contains("Infantry"));
}

TEST_CASE("a table stays narrow and safe whatever the names are")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    std::vector<std::string> arguments{"stats"};
    for (int i = 0; i < 12; ++i) {
        const auto name = "a" + std::to_string(i) + ".army.json";
        folder.write(
            name,
            R"({ "format": 1, "system": "toy", "name": "\u001b[31m Arm\u00e9e du Nord \u202e of the very long name )"
            R"(that goes on, )" +
                std::to_string(i) + R"(", "units": [{ "id": "a", "points": 1 }] })");
        arguments.push_back(name);
    }
    const auto outcome = runIn(folder, arguments);
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.out.find('\x1b') == std::string::npos);
    CHECK(outcome.out.find("\u202e") == std::string::npos);
    for (const auto& line : linesOf(outcome.out)) {
        INFO(line);
        CHECK(countCodePoints(line) <= 100);
    }
    CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') > 12);
}

TEST_CASE("a scenario stands for the armies of its sides")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("armies/a.army.json", toyArmy(R"({ "id": "a", "points": 2 })"));
    folder.write("scenarios/s.scenario.json",
                 R"({ "format": 1, "system": "toy", "name": "S", "board": { "width": 24, "depth": 24 },
      "sides": [{ "id": "here", "army": "../armies/a.army.json", "budget": 20 }, { "id": "none" }, { "id": "gone", )"
                 R"("army": "../armies/b.army.json" }] })");
    folder.write("muster.json", R"({ "format": 1 })");
    const auto outcome = runIn(folder, {"stats", "scenarios/s.scenario.json"});
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.out, Contains("Toys"));
    CHECK_THAT(outcome.err, Contains("\"none\" names no army") && Contains("\"gone\"") &&
                                Contains("muster check scenarios/s.scenario.json"));
    // The scenario's points apply there, and the army's own otherwise.
    CHECK(statisticsOf(jsonOf(folder, {"scenarios/s.scenario.json"}))["budget"]["value"] == 20);
    CHECK(statisticsOf(jsonOf(folder, {"armies/a.army.json"}))["budget"]["value"] == 10);
    // A folder's armies are shown once, not again for each scenario.
    CHECK(jsonOf(folder, {"."})["armies"].size() == 1);
}

TEST_CASE("a side whose budget is out of range leaves the army its own, as the check does")
{
    const auto budget = GENERATE(as<std::string>(), "-20", "1000001", "\"20\"", "null");
    INFO(budget);
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 2 })"));
    folder.write("s.scenario.json",
                 R"({ "format": 1, "system": "toy", "name": "S", "board": { "width": 24, "depth": 24 },
      "sides": [{ "id": "here", "army": "a.army.json", "budget": )" +
                     budget + " }] }");
    CHECK(statisticsOf(jsonOf(folder, {"s.scenario.json"}))["budget"]["value"] == 10);
    // Were the budget applied, the check would report that the army costs more.
    const auto outcome = runIn(folder, {"check", "s.scenario.json"});
    CHECK_THAT(outcome.out, Contains("[schema/"));
    CHECK_THAT(outcome.out, !Contains("[scenario/army]"));
}

TEST_CASE("an illegal army has numbers, a note and exit code 1")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 50 })"));
    const auto outcome = runIn(folder, {"stats", "a.army.json"});
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.out, Contains("50") && Contains("Toys: 1 error; see: muster check a.army.json"));
    CHECK(jsonOf(folder, {"a.army.json"})["armies"][0]["errors"] == 1);
    folder.write("big.house.json", R"({ "format": 1, "system": "toy", "name": "Big", "budget": 60 })");
    CHECK(runIn(folder, {"stats", "a.army.json", "--house", "big.house.json"}).exitCode == 0);
}

TEST_CASE("standard input is an army of the name it is given")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    Settings settings;
    settings.input = toyArmy(R"({ "id": "a", "points": 2 })");
    const auto outcome = runIn(folder, {"stats", "-", "--stdin-filename", "x.army.json", "--format", "json"}, settings);
    INFO(outcome.err);
    CHECK(outcome.exitCode == 0);
    CHECK(Json::parse(outcome.out)["armies"][0]["file"] == "x.army.json");
    CHECK(runIn(folder, {"stats", "-"}, settings).exitCode == 2);
}

TEST_CASE("files without numbers do not hide those with")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 2 })"));
    folder.write("broken.army.json", "{ \"name\": ");
    folder.write("strange.army.json", R"({ "format": 1, "system": "toi", "name": "x" })");
    folder.write("list.army.json", "[]");
    for (const auto& [name, rule] :
         {std::pair("broken.army.json", "[json/"), std::pair("strange.army.json", "[ref/not-found]"),
          std::pair("list.army.json", "[schema/type]")}) {
        const auto outcome = runIn(folder, {"stats", name, "a.army.json", "--format", "json"});
        INFO(name << outcome.err);
        CHECK(outcome.exitCode == 1);
        CHECK_THAT(outcome.err, Contains(std::string(name) + ":1:") && Contains(rule));
        CHECK(Json::parse(outcome.out)["armies"].size() == 1);
    }
    const auto missing = runIn(folder, {"stats", "gone.army.json", "a.army.json"});
    CHECK(missing.exitCode == 3);
    CHECK_THAT(missing.out, Contains("Toys"));
    CHECK_THAT(missing.err, Contains("gone.army.json"));
    CHECK(runIn(folder, {"stats", "toy.system.json"}).exitCode == 2);
    CHECK(runIn(folder, {"stats"}).exitCode == 2);
}

TEST_CASE("mistakes in a system's statistics are findings in its file")
{
    const Folder folder;
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 2 })"));
    const auto checked = [&](const std::string& statistics) {
        folder.write("toy.system.json", toySystem({}, "\"statistics\": [" + statistics + "],"));
        const auto report = checkIn(folder, {"toy.system.json"});
        INFO(report.text());
        REQUIRE(report.found.size() == 1);
        return report.found.front();
    };
    const auto unknown = checked(R"({ "id": "x", "label": "X", "value": "self.csot" })");
    CHECK(unknown.rule == "system/expression");
    CHECK(unknown.pointer == "/statistics/0/value");
    CHECK(checked(R"({ "id": "x", "label": "X", "value": "self.units" })").pointer == "/statistics/0/value");
    CHECK(
        checked(R"({ "id": "x", "label": "X", "value": "1", "parts": [{ "label": "{item.nam}", "each": "self.units", )"
                R"("value": "1" }] })")
            .pointer == "/statistics/0/parts/0/label");
    const auto twice =
        checked(R"({ "id": "x", "label": "X", "value": "1" }, { "id": "x", "label": "X", "value": "1" })");
    CHECK(twice.rule == "system/duplicate-id");
    CHECK(twice.pointer == "/statistics/1/id");
    CHECK(checked(R"({ "id": "x", "value": "1" })").rule == "schema/required");
    // The statistics common to all systems are still shown.
    folder.write("toy.system.json",
                 toySystem({}, R"("statistics": [{ "id": "x", "label": "X", "value": "self.csot" }],)"));
    const auto outcome = runIn(folder, {"stats", "a.army.json"});
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.out, Contains("Units"));
    CHECK_THAT(outcome.err, Contains("muster check"));
}

TEST_CASE("every shipped army has all its numbers, and its parts add up")
{
    std::size_t armies = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(shipped(""))) {
        if (!file.path().filename().string().ends_with(".army.json")) continue;
        if (armies++ % everyNth != 0) continue;
        INFO(file.path().string());
        const auto outcome = run({"stats", file.path().string(), "--format", "json"});
        REQUIRE(outcome.exitCode == 0);
        const auto numbers = statisticsOf(Json::parse(outcome.out));
        CHECK(numbers.size() > 4);
        for (const auto& [id, statistic] : numbers.items()) CHECK_FALSE(statistic["value"].is_null());
        if (!numbers.contains("cost")) continue;
        double sum = 0;
        for (const auto& part : numbers["cost"]["parts"]) sum += part["value"].get<double>();
        CHECK(sum == Approx(numbers["cost"]["value"].get<double>()));
        const auto cost = Json::parse(run({"cost", file.path().string(), "--format", "json"}).out);
        CHECK(cost["cost"] == numbers["cost"]["value"]);
    }
    CHECK(armies >= 30);
}

TEST_CASE("transposed, armies are the rows")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem({}, weights));
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "name": "Ones", "points": 2, "count": 3 })"));
    folder.write("b.army.json", toyArmy(""));
    const auto outcome = runIn(folder, {"stats", "--transpose", "a.army.json", "b.army.json"});
    INFO(outcome.out);
    const auto lines = linesOf(outcome.out);
    REQUIRE(lines.size() > 3);
    CHECK(lines[0] == "Toy");
    CHECK_THAT(lines[1], Catch::Matches(" +Units +Bases +Points spent +Budget +Heaviest"));
    CHECK_THAT(lines[2], Catch::Matches("  Toys +1 +3 +6 +10 +2"));
    CHECK_THAT(lines[3], Catch::Matches("  Toys +0 +0 +0 +10 +[?]"));
    CHECK_THAT(outcome.out, !Contains("Ones"));

    std::string many;
    for (int i = 0; i < 30; ++i)
        many += (many.empty() ? "" : ", ") + std::string(R"({ "id": "s)") + std::to_string(i) +
                R"(", "label": "Statistic )" + std::to_string(i) + R"(", "value": "1" })";
    folder.write("toy.system.json", toySystem({}, "\"statistics\": [" + many + "],"));
    const auto wide = runIn(folder, {"stats", "--transpose", "a.army.json"}).out;
    CHECK_THAT(wide, Contains("Statistic 29"));
    for (const auto& line : linesOf(wide)) CHECK(countCodePoints(line) <= 100);
}

TEST_CASE("statistics as CSV have a line for each number, or one for each army")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem({}, weights));
    folder.write("a.army.json",
                 R"({ "format": 1, "system": "toy", "name": "One, \"two\"", "units": [)"
                 R"({ "id": "a", "name": "=1+1", "points": 2 }, { "id": "b", "name": "-5", "points": 1 })"
                 R"(, { "id": "c", "name": "\t@cmd", "points": 1 }] })");
    folder.write("b.army.json", toyArmy(""));
    const auto csv = runIn(folder, {"stats", "--format", "csv", "a.army.json", "b.army.json"}).out;
    INFO(csv);
    CHECK_THAT(csv, Catch::StartsWith("Statistic,Part,\"One, \"\"two\"\"\",Toys\r\n"
                                      "File,,a.army.json,b.army.json\r\nSystem,,Toy,Toy\r\nErrors,,0,"));
    CHECK_THAT(csv, Contains("\r\nUnits,,3,0\r\n"));
    CHECK_THAT(csv, Contains("\r\nPoints spent,'=1+1,2,\r\n") && Contains("\r\nPoints spent,-5,1,\r\n"));
    CHECK_THAT(csv, Contains("@cmd") && !Contains(",@cmd") && !Contains(", @cmd") && !Contains("\" @cmd"));
    const auto rows = runIn(folder, {"stats", "--format", "csv", "--transpose", "a.army.json", "b.army.json"}).out;
    INFO(rows);
    CHECK_THAT(rows, Catch::StartsWith("Name,File,System,Errors,Units,"));
    CHECK_THAT(rows, Contains("Points spent,Points spent: =1+1,Points spent: -5,"));
    CHECK_THAT(rows, Contains("\r\n\"One, \"\"two\"\"\",a.army.json,Toy,0,3,"));
}

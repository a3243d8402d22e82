#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <sstream>

using namespace muster::test;
using Catch::Contains;
using Json = nlohmann::ordered_json;

namespace {

const std::string iceRangers = shipped("opend6-fantasy/armies/ice-rangers.army.json").string();

using Lines = std::vector<std::pair<std::string, double>>;

Lines linesOf(const Json& terms)
{
    Lines lines;
    for (const auto& term : terms) lines.emplace_back(term["label"], term["value"]);
    return lines;
}

double sumOf(const Json& terms)
{
    double sum = 0;
    for (const auto& term : terms) sum += term["value"].get<double>();
    return sum;
}

double valueOf(const Json& terms, const std::string& label)
{
    for (const auto& term : terms)
        if (term["label"].get<std::string>().find(label) != std::string::npos) return term["value"];
    FAIL_CHECK("no term " << label);
    return 0;
}

}  // namespace

TEST_CASE("the Ice Rangers come to 720, term by term")
{
    const auto outcome = run({"cost", iceRangers, "--format", "json"});
    REQUIRE(outcome.exitCode == 0);
    const auto json = Json::parse(outcome.out);
    CHECK(json["version"] == 1);
    CHECK(json["cost"] == 720);
    REQUIRE(json["units"].size() == 1);
    const auto& squad = json["units"][0];
    CHECK(squad["cost"] == 720);

    // Each ranger: attributes, abilities, training, equipment.
    const auto& each = squad["each"];
    INFO(each.dump(2));
    CHECK(valueOf(each, "lite") == 20);
    CHECK(valueOf(each, "Move") == 10);
    Lines attributes, trainings;
    for (const auto& [label, value] : linesOf(each)) {
        if (value == 20 || value == 10) continue;
        (attributes.size() < 6 ? attributes : trainings).emplace_back(label, value);
    }
    std::vector<double> values;
    for (const auto& [label, value] : attributes) values.push_back(value);
    CHECK(values == std::vector<double>{3, 2, 2, 2, 3, 2});
    values.clear();
    for (const auto& [label, value] : trainings) values.push_back(value);
    REQUIRE(values.size() == 6);
    CHECK(std::vector<double>(values.begin(), values.begin() + 4) == std::vector<double>{2, 2, 2, 1});
    CHECK(std::vector<double>(values.begin() + 4, values.end()) == std::vector<double>{15, 4});
    CHECK(sumOf(each) == 70);
    CHECK(squad["times"] == 10);

    std::vector<double> once;
    for (const auto& [label, value] : linesOf(squad["once"])) once.push_back(value);
    CHECK(once == std::vector<double>{1, 1, 18});
    CHECK(sumOf(each) * squad["times"].get<double>() + sumOf(squad["once"]) == 720);
}

TEST_CASE("the text of the Ice Rangers has a line a term, the product and the total")
{
    const auto outcome = run({"cost", iceRangers});
    REQUIRE(outcome.exitCode == 0);
    INFO(outcome.out);
    std::vector<std::string> last;
    std::istringstream lines(outcome.out);
    bool product = false;
    for (std::string line; std::getline(lines, line);) {
        CHECK(line.size() < 120);
        if (line.find("70 x 10") != std::string::npos) product = line.ends_with(" 700");
        last.push_back(line);
    }
    CHECK(product);
    CHECK(last.size() == 21);
    CHECK_THAT(last.back(), Contains("total") && Contains(" 720"));
}

TEST_CASE("every shipped army can be added up, and its parts give its total")
{
    std::size_t armies = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(shipped(""))) {
        if (!file.path().filename().string().ends_with(".army.json")) continue;
        if (armies++ % everyNth != 0) continue;
        INFO(file.path().string());
        const auto outcome = run({"cost", file.path().string(), "--format", "json"});
        REQUIRE(outcome.exitCode == 0);
        const auto json = Json::parse(outcome.out);
        double total = sumOf(json["army"]);
        for (const char* key : {"units", "leaders"})
            for (const auto& member : json[key]) {
                CHECK(sumOf(member["each"]) * member["times"].get<double>() + sumOf(member["once"]) ==
                      Approx(member["cost"].get<double>()));
                total += member["cost"].get<double>();
            }
        CHECK(total == Approx(json["cost"].get<double>()));
        CHECK(run({"cost", file.path().string()}).exitCode == 0);
    }
    CHECK(armies >= 13);
}

TEST_CASE("an army that cannot be added up says where to look")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("broken.army.json", "{ \"name\": ");
    folder.write("strange.army.json", R"({ "format": 1, "system": "toi", "name": "x" })");
    folder.write("empty.army.json", "[]");
    for (const char* name : {"broken.army.json", "strange.army.json", "empty.army.json"}) {
        const auto outcome = runIn(folder, {"cost", name});
        CHECK(outcome.exitCode == 1);
        CHECK_THAT(outcome.err, Contains(std::string("muster check ") + name));
    }
    CHECK_THAT(runIn(folder, {"cost", "toy.system.json"}).err, Contains(".army.json"));
}

TEST_CASE("an army with unknown terms is added up as far as it goes, and has no total")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write(
        "a.army.json",
        toyArmy(R"({ "id": "a", "points": 50, "count": 3 }, { "id": "b" }, { "id": "c", "points": "many" }, 3)"));
    const auto outcome = runIn(folder, {"cost", "a.army.json"});
    INFO(outcome.out);
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.out, Contains("150") && Contains("no such key: 'points'; the term is in toy.system.json:") &&
                                Contains("?  of 10 points"));
    CHECK_THAT(outcome.err, Contains("muster check a.army.json"));
}

TEST_CASE("house rules on the command line change the budget that cost compares with")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 5 })"));
    folder.write("big.house.json", R"({ "format": 1, "system": "toy", "name": "Big", "budget": 20 })");
    CHECK_THAT(runIn(folder, {"cost", "a.army.json", "--house", "big.house.json"}).out, Contains("of 20 points"));
}

TEST_CASE("a term that cannot be added up is named with its line in the system, and the way to the findings keeps the "
          "house rules")
{
    const Folder folder;
    folder.write("toy.system.json",
                 toySystem({}, R"("tables": { "kinds": [{ "id": "foot", "price": 2 }, { "id": "horse" }] },)"));
    auto system = contentOf(folder / "toy.system.json");
    const std::string term = R"("value": "self.points")";
    system.replace(system.find(term), term.size(), R"("value": "self.points + tables.kinds['horse'].price")");
    folder.write("toy.system.json", system);
    folder.write("club.house.json", R"({ "format": 1, "system": "toy", "name": "H" })");
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 1 })"));
    const auto outcome = runIn(folder, {"cost", "a.army.json", "--house", "club.house.json"});
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.out,
               Contains("points") && Contains("?") && Contains("no such key: 'price'") && Contains("toy.system.json:"));
    CHECK_THAT(outcome.err, Contains("muster check --house club.house.json a.army.json"));
    const auto json = Json::parse(runIn(folder, {"cost", "a.army.json", "--format", "json"}).out);
    CHECK(json["cost"].is_null());
    CHECK(json["units"][0]["cost"].is_null());
    const auto checked = runIn(folder, {"check", "a.army.json"});
    CHECK(checked.exitCode == 1);
    CHECK_THAT(checked.out, Contains("[army/cost]") && Contains("the cost of \"a\" is unknown") &&
                                Contains("the term is defined here"));
}

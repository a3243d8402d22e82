#include "core/check/check.hpp"
#include "core/library/library.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <random>
#include <set>

using namespace muster;
using Json = nlohmann::ordered_json;

namespace {

constexpr double fieldWidth = 36, fieldDepth = 30;

class Dice {
public:
    explicit Dice(unsigned seed) : m_engine(seed) {}
    /// Two decimals, so that the file contains the exact value.
    double between(double min, double max)
    {
        return std::round(std::uniform_real_distribution(min, max)(m_engine) * 100) / 100;
    }
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_engine); }

private:
    std::mt19937 m_engine;
};

Json shapeFrom(Dice& dice)
{
    const Json at{dice.between(-1, fieldWidth + 1), dice.between(-1, fieldDepth + 1)};
    const Json box{{"at", at}, {"width", dice.between(2, 7)}, {"depth", dice.between(2, 7)}};
    switch (dice.below(4)) {
    case 0: return {{"rectangle", box}, {"rotation", dice.between(0, 90)}};
    case 1: return {{"ellipse", box}, {"rotation", dice.between(0, 90)}};
    case 2: return {{"line", {at, {dice.between(0, fieldWidth), dice.between(0, fieldDepth)}}}, {"width", 1.5}};
    default: break;
    }
    Json corners = Json::array();
    for (int i = 0; i < 4; ++i)
        corners.push_back({dice.between(0, fieldWidth), dice.between(0, fieldDepth)});  // may cross itself
    return {{"polygon", corners}};
}

Json battlefieldFrom(Dice& dice)
{
    static constexpr const char* kinds[] = {"woods", "town", "hill", "marsh", "lake"};
    Json terrain = Json::array(), placements = Json::array();
    for (int i = 0; i < 6; ++i)
        terrain.push_back(
            {{"id", "piece-" + std::to_string(i)}, {"type", kinds[dice.below(5)]}, {"shape", shapeFrom(dice)}});
    for (int i = 0; i < 10; ++i)
        placements.push_back({{"unit", "unit"},
                              {"index", i},
                              {"at", {dice.between(0, fieldWidth), dice.between(0, 9)}},
                              {"facing", dice.between(0, 360)},
                              {"base", {40, 20}}});
    const auto strip = [](const char* edge) {
        return Json{{"id", edge}, {"shape", {{"strip", {{"edge", edge}, {"depth", 8}, {"inset", 2}}}}}};
    };
    return {{"format", 1},
            {"system", "ohw-6plus"},
            {"name", "Ours: chance"},
            {"board", {{"width", fieldWidth}, {"depth", fieldDepth}}},
            {"terrain", terrain},
            {"zones", {strip("south"), strip("north")}},
            {"sides",
             {{{"id", "a"}, {"edge", "south"}, {"zone", "south"}, {"placements", placements}},
              {{"id", "b"}, {"edge", "north"}, {"zone", "north"}}}},
            {"objectives", {{{"id", "flag"}, {"at", {dice.between(-2, fieldWidth + 2), 12}}}}}};
}

/// Mirrors everything in the middle line from south to north (or, if not `across`, from west to east).
void mirror(Json& value, bool across)
{
    if (value.is_array() && value.size() == 2 && value[0].is_number_float() && value[1].is_number()) {
        if (across)
            value[0] = fieldWidth - value[0].get<double>();
        else
            value[1] = fieldDepth - value[1].get<double>();
        return;
    }
    if (value.is_string() && !across) {
        if (value == "south")
            value = "north";
        else if (value == "north")
            value = "south";
    }
    if (!value.is_structured()) return;
    for (auto& [key, item] : value.items()) {
        if (key == "rotation")
            item = -item.get<double>();
        else if (key == "facing")
            item = (across ? 360 : 180) - item.get<double>();
        else if (key != "board" && key != "base")
            mirror(item, across);
    }
}

/// The findings about legality, by rule and place.
std::multiset<std::string> verdictsOn(const Json& scenario)
{
    static rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
    const auto path = std::filesystem::temp_directory_path() / "chance.scenario.json";
    std::multiset<std::string> verdicts;
    for (const auto& finding :
         rules::check({std::make_shared<const text::Source>("chance.scenario.json", scenario.dump()),
                       path,
                       files::FileKind::scenario,
                       {}},
                      library))
        verdicts.insert(finding.rule + " " + finding.place.pointer);
    return verdicts;
}

}  // namespace

TEST_CASE("a mirrored battlefield has the same findings")
{
    std::size_t findings = 0;
    std::set<std::string> rules;
    for (unsigned seed = 1; seed <= 150; ++seed) {
        Dice dice(seed);
        const Json plain = battlefieldFrom(dice);
        const auto expected = verdictsOn(plain);
        findings += expected.size();
        for (const auto& one : expected) rules.insert(one.substr(0, one.find(' ')));
        for (const bool across : {true, false}) {
            Json mirrored = plain;
            mirror(mirrored, across);
            INFO("seed " << seed << (across ? ", west for east" : ", south for north"));
            CHECK(verdictsOn(mirrored) == expected);
        }
    }
    // Ensures that the random boards produce findings.
    CHECK(findings > 1000);
    for (const char* rule : {"scenario/off-board", "scenario/unit-overlap", "scenario/outside-zone",
                             "scenario/terrain-overlap", "scenario/shape"})
        CHECK(rules.contains(rule));
}

#include "tests/core/sheet/described.hpp"

#include <catch2/catch.hpp>

using namespace muster::sheet;
using namespace muster::sheet::tests;

namespace {

/// A system with this `play`, and a section of reference "turn" with these items.
std::string playing(const std::string& play, const std::string& items = R"("1. Move. 2. Shoot.", "Note.", "3 Fight")")
{
    return R"({"sheets": [], "play": {)" + play + R"(}, "reference": [{"id": "turn", "title": "Turn", "items": [)" +
           items + "]}]}";
}

const std::string units = R"("units": "self.units", "name": "{item.name}",
    "counters": [{"label": "Hits", "count": "item.figures"}, {"label": "Big", "count": "item.figures > 5 ? 1 : 0"}])";

}  // namespace

TEST_CASE("units in play have their counters, without those of nothing")
{
    Described described(playing(units + R"(, "phases": "turn")"));
    REQUIRE(described.valid());
    const auto composed = described.played();
    CHECK(composed.faults.empty());
    REQUIRE(composed.play);
    REQUIRE(composed.play->units.size() == 2);
    CHECK(composed.play->units[0].name == "Guard");
    CHECK(composed.play->units[0].counters.size() == 1);
    CHECK(composed.play->units[1].counters.at(0).count == 12);
    CHECK(composed.play->units[1].counters.at(1).label == "Big");
    CHECK(composed.play->phases == std::vector<std::string>{"Move.", "Shoot.", "Fight"});
}

TEST_CASE("a value of the army in play is evaluated for every loss and kept where it changes")
{
    Described described(playing(units + R"(, "values": [
        {"label": "Morale", "weight": "item.figures", "text": "{lost < 5 ? 'good' : string(15 - lost)}",
         "over": "lost > 13"},
        {"label": "None", "weight": "1", "text": "x", "when": "count > 7"}])"));
    REQUIRE(described.valid());
    const auto composed = described.played();
    CHECK(composed.faults.empty());
    REQUIRE(composed.play->values.size() == 1);
    const auto& morale = composed.play->values[0];
    CHECK(morale.weights == std::vector<std::int64_t>{3, 12});
    REQUIRE(morale.steps.size() == 12);  // good, then 10 down to 0
    CHECK(morale.steps[0].text == "good");
    CHECK(morale.steps[1].from == 5);
    CHECK(morale.steps[1].text == "10");
    CHECK_FALSE(morale.steps[9].over);
    CHECK(morale.steps[10].over);
    CHECK(morale.steps[11].text == "0");
}

TEST_CASE("a value may follow each loss that is counted")
{
    Described described(playing(units + R"(, "values": [
        {"label": "Points", "weight": "item.figures > 5 ? 2 : 5", "text": "{lost}", "each": "count"}])"));
    REQUIRE(described.valid());
    const auto composed = described.played();
    CHECK(composed.faults.empty());
    REQUIRE(composed.play->values.size() == 1);
    const auto& points = composed.play->values[0];
    CHECK(points.perCount);
    CHECK(points.weights == std::vector<std::int64_t>{5, 2});
    CHECK(points.steps.back().from == 5 * 3 + 2 * 12);
}

TEST_CASE("losses that are too large to follow are reported")
{
    Described described(
        playing(units + R"(, "values": [{"label": "M", "weight": "item.figures * 1000", "text": "{lost}"}])"));
    REQUIRE(described.valid());
    const auto composed = described.played();
    REQUIRE(composed.faults.size() == 1);
    CHECK(composed.faults[0].rule == "print/limit");
    CHECK(composed.play->values.empty());
}

TEST_CASE("a mistake in play is a fault at its place")
{
    const auto [text, place] = GENERATE(table<std::string, std::string>({
        {playing(R"("name": "{self.name}", "counters": [])"), "units"},
        {playing(units + R"(, "phases": "none")"), R"("none")"},
        {playing(units + R"(, "phases": "turn")", R"("Move")"), R"("turn")"},
        {playing(units + R"(, "values": [{"label": "M", "weight": "1", "text": "{loss}"}])"), "loss"},
        {playing(units + R"(, "unit": 1)"), "unit"},
    }));
    Described described(text);
    REQUIRE_FALSE(described.valid());
    CHECK(described.faults().size() == 1);
    CHECK((described.at(described.faults()[0].range) + described.faults()[0].message).find(place) != std::string::npos);
}

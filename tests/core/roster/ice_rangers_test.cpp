#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using expr::Value;

namespace {

std::int64_t number(const Value& self, std::string_view name) { return self.find(name)->asInteger(); }

std::int64_t termOf(const std::vector<rules::CostLine>& lines, std::string_view label)
{
    for (const auto& line : lines)
        if (line.label.find(label) != std::string::npos) return line.value.asInteger();
    return -1;
}

}  // namespace

TEST_CASE("the Ice Rangers come to 720 SGP, term by term")
{
    rules::Library library({test::shipped("")});
    test::ReadArmy army(test::shipped("opend6-fantasy/armies/ice-rangers.army.json"), library);
    const auto sum = army.roster->costOfUnit(0, army.evaluation);
    REQUIRE(sum.complete());
    std::int64_t trained = 0;
    const std::pair<const char*, std::int64_t> terms[] = {
        {"Quality", 20}, {"Move", 10}, {"AGI", 3},          {"INT", 2},   {"COR", 2},      {"ACU", 2},
        {"PHY", 3},      {"CHA", 2},   {"marksmanship", 2}, {"melee", 2}, {"fighting", 2}, {"command", 1}};
    for (const auto& [label, value] : terms) {
        CAPTURE(label);
        CHECK(termOf(sum.each, label) == value);
        trained += termOf(sum.each, label);
    }
    CHECK(trained == 51);
    CHECK(termOf(sum.each, "Medium crossbow") == 15);
    CHECK(termOf(sum.each, "agical melee weapon") == 4);
    CHECK(sum.eachSum.asInteger() == 70);
    CHECK(sum.times.asInteger() == 10);
    CHECK(termOf(sum.once, "Sergeant") == 1);
    CHECK(termOf(sum.once, "marksmanship") == 1);
    CHECK(termOf(sum.once, "Heavy crossbow") == 18);
    CHECK(sum.total.asInteger() == 720);
    CHECK(army.roster->army().find("cost")->asInteger() == 720);
}

TEST_CASE("the Ice Rangers' sheet has the values of the example")
{
    rules::Library library({test::shipped("")});
    test::ReadArmy army(test::shipped("opend6-fantasy/armies/ice-rangers.army.json"), library);
    const Value self = army.roster->units().at(0).self;
    CHECK(self.find("walk")->asNumber() == 8.0);
    CHECK(self.find("run")->asNumber() == 13.0);
    CHECK(number(self, "morale") == 7);
    CHECK(number(self, "command") == 3);
    CHECK(number(self, "sergeantCommand") == 4);
    const Value codes = *self.find("codes");
    CHECK(number(codes, "melee-combat") == 5);
    CHECK(number(codes, "fighting") == 5);
    CHECK(number(codes, "hide") == 2);
    CHECK(number(codes, "swim") == 3);
}

TEST_CASE("marksmanship stands under COR, and under AGI with the house rules as printed; the cost stays")
{
    rules::Library library({test::shipped("")});
    test::ReadArmy plain(test::shipped("opend6-fantasy/armies/ice-rangers.army.json"), library);
    test::ReadArmy printed(test::shipped("opend6-fantasy/armies/ice-rangers-as-printed.army.json"), library);
    const auto squad = [](const test::ReadArmy& army) {
        return number(*army.roster->units().at(0).self.find("codes"), "marksmanship");
    };
    const auto champion = [](const test::ReadArmy& army) {
        const auto rows = army.roster->units().at(0).self.find("championRows")->asList();
        return std::string(rows[0].find("skills")->asString());
    };
    CHECK(squad(plain) == 4);
    CHECK_THAT(champion(plain), Catch::EndsWith(" 5"));
    CHECK(squad(printed) == 5);
    CHECK_THAT(champion(printed), Catch::EndsWith(" 6"));
    CHECK(printed.roster->army().find("cost")->asInteger() == 720);
}

#include "tests/core/odds/procedures.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using Catch::Contains;
using test::OddsGame;
using test::shown;

namespace {

std::string valueOf(const std::string& value)
{
    return R"j("results": [{ "id": "x", "label": "X", "value": ")j" + value + "\" }]";
}

std::string withSteps(const std::string& steps, const std::string& value)
{
    return "\"steps\": [" + steps + "], " + valueOf(value);
}

std::string oddsOf(const std::string& steps, const std::string& value)
{
    return shown(OddsGame(withSteps(steps, value)).odds());
}

std::string faultOf(const std::string& procedure)
{
    const OddsGame game(procedure);
    std::string text;
    for (const auto& fault : game.faults())
        text += (fault.isWarning ? "warning " : "") + fault.rule + ": " + fault.message + "\n";
    return text;
}

}  // namespace

TEST_CASE("the odds of dice are exact fractions")
{
    CHECK(oddsOf(R"j({ "roll": 1, "sides": 6, "each": { "score": "die" } })j", "score") ==
          "1: 1/6, 2: 1/6, 3: 1/6, 4: 1/6, 5: 1/6, 6: 1/6");
    CHECK(oddsOf(R"j({ "roll": 2, "sides": 4, "each": { "sum": "die" } })j", "sum") ==
          "2: 1/16, 3: 1/8, 4: 3/16, 5: 1/4, 6: 3/16, 7: 1/8, 8: 1/16");
    CHECK(oddsOf(R"j({ "roll": "a.strength", "sides": 6, "each": { "hits": "die >= 4 ? 1 : 0" } })j", "hits") ==
          "0: 1/8, 1: 3/8, 2: 3/8, 3: 1/8");
    CHECK(oddsOf(R"j({ "roll": 0, "sides": 6, "each": { "hits": "die" } })j", "hits") == "0: 1");
    CHECK(oddsOf(R"j({ "roll": 1, "sides": "tables.weapons['bow'].sides", "each": { "s": "die" } })j", "s > 3") ==
          "true: 1/4, false: 3/4");
    CHECK(shown(OddsGame(valueOf("a.strength * 2")).odds()) == "6: 1");
}

TEST_CASE("a later step may depend on what was rolled before")
{
    // Each of 2 hits on 4+ is saved on 4+.
    CHECK(oddsOf(R"j({ "roll": 2, "sides": 6, "each": { "hits": "die >= 4 ? 1 : 0" } },
                    { "roll": "hits", "sides": 6, "each": { "saved": "die >= 4 ? 1 : 0" } },
                    { "let": { "lost": "hits - saved" } })j",
                 "lost") == "0: 9/16, 1: 3/8, 2: 1/16");
    // Opposed rolls.
    CHECK(oddsOf(R"j({ "roll": 1, "sides": 6, "each": { "mine": "die" } },
                    { "roll": 1, "sides": 6, "each": { "yours": "die" } })j",
                 "mine > yours ? 'win' : mine == yours ? 'draw' : 'lose'") == "win: 5/12, draw: 1/6, lose: 5/12");
    // One die counts for two sums.
    CHECK(oddsOf(R"j({ "roll": 1, "sides": 6, "each": { "hits": "die < 4 ? 1 : 0", "markers": "die < 6 ? 1 : 0" } })j",
                 "string(hits) + ' and ' + string(markers)") == "1 and 1: 1/2, 0 and 1: 1/3, 0 and 0: 1/6");
}

TEST_CASE("texts are in the order of the expression, else the most likely first")
{
    CHECK(oddsOf(R"j({ "roll": 1, "sides": 6, "each": { "s": "die" } })j",
                 "s == 1 ? 'rout' : s < 4 ? 'retreat' : 'stand'") == "rout: 1/6, retreat: 1/3, stand: 1/2");
    CHECK(oddsOf(
              R"j({ "roll": 1, "sides": 6, "each": { "s": "die" } }, { "let": { "t": "s == 1 ? 'rout' : 'stand'" } })j",
              "t") == "stand: 5/6, rout: 1/6");
}

TEST_CASE("dice are looked at together, the highest first")
{
    CHECK(oddsOf(R"j({ "roll": 3, "sides": 6, "all": { "best": "dice[0]" } })j", "best") ==
          "1: 1/216, 2: 7/216, 3: 19/216, 4: 37/216, 5: 61/216, 6: 91/216");
    CHECK(oddsOf(R"j({ "roll": 2, "sides": 6, "all": { "isPair": "dice[0] == dice[1]", "low": "dice[1]" } })j",
                 "isPair ? low : 0") == "0: 5/6, 1: 1/36, 2: 1/36, 3: 1/36, 4: 1/36, 5: 1/36, 6: 1/36");
    CHECK(oddsOf(R"j({ "roll": 4, "sides": 6, "all": { "sum": "dice.sum()" } })j", "sum") ==
          oddsOf(R"j({ "roll": 4, "sides": 6, "each": { "sum": "die" } })j", "sum"));
}

TEST_CASE("dice that are too many to be looked at together are reported")
{
    CHECK_THAT(faultOf(withSteps(R"j({ "roll": 10, "sides": 20, "all": { "best": "dice[0]" } })j", "best")),
               Contains("system/odds: 10 dice with 20 sides have 20030010 different rolls"));
    CHECK_THAT(oddsOf(R"j({ "roll": "a.strength * 4", "sides": 20, "all": { "best": "dice[0]" } })j", "best"),
               Contains("12 dice have 141120525 different rolls"));
    CHECK(faultOf(withSteps(R"j({ "roll": 10, "sides": 6, "all": { "best": "dice[0]" } })j", "best")) == "");
    CHECK_THAT(oddsOf(R"j({ "roll": "9000000000000000000", "sides": 1, "all": { "best": "dice[0]" } })j", "best"),
               Contains("there can be 0 to 1000"));
}

TEST_CASE("a hundred dice of twenty sides are no problem one by one")
{
    OddsGame game(withSteps(R"j({ "roll": 100, "sides": 20, "each": { "sum": "die" } })j", "sum"));
    const auto odds = game.odds();
    REQUIRE(std::holds_alternative<rules::Odds>(odds));
    const auto& result = std::get<rules::Odds>(odds).results[0];
    CHECK(result.outcomes.size() == 1901);
    CHECK(result.mean->toText() == "1050");
    CHECK(result.outcomes.front().atLeast->toText() == "1");
    CHECK(result.outcomes.front().chance.toText() == "1/" + rules::PrimePowers(20).power(100).toNatural().toText());
    CHECK(result.outcomes.back().atLeast->toText() == result.outcomes.back().chance.toText());
}

TEST_CASE("a die that is rolled again adds up, and what is cut off is told")
{
    OddsGame game(withSteps(R"j({ "roll": 1, "sides": 6, "again": "die == 6", "most": 3, "each": { "s": "die" } })j",
                            "s >= 13 ? 13 : s"));
    const auto odds = game.odds();
    CHECK(shown(odds) ==
          "1: 1/6, 2: 1/6, 3: 1/6, 4: 1/6, 5: 1/6, 7: 1/36, 8: 1/36, 9: 1/36, 10: 1/36, 11: 1/36, 13: 1/36");
    CHECK(std::get<rules::Odds>(odds).cut == Approx(1.0 / 216));
    OddsGame usual(withSteps(R"j({ "roll": 2, "sides": 6, "again": "die == 6", "each": { "s": "die" } })j", "s"));
    CHECK(std::get<rules::Odds>(usual.odds()).cut == Approx(2 / 60466176.0));
}

TEST_CASE("steps are repeated, each turn from where the last one ended")
{
    // A walk of three steps.
    CHECK(oddsOf(R"j({ "let": { "at": "0" } },
                    { "repeat": 3, "steps": [ { "roll": 1, "sides": 2, "each": { "side": "die * 2 - 3" } },
                                              { "let": { "at": "at + side" } } ] })j",
                 "at") == "-3: 1/8, -1: 3/8, 1: 3/8, 3: 1/8");
    // Two hits fall on two figures at random; a die's sides may depend on the turn.
    CHECK(oddsOf(R"j({ "let": { "open": "2", "hit": "0" } },
                    { "repeat": "a.strength", "steps": [
                        { "roll": "open", "sides": "a.strength - turn", "each": { "mine": "die == 1 ? 1 : 0" } },
                        { "let": { "open": "open - mine", "hit": "hit + (mine > 0 ? 1 : 0)" } } ] })j",
                 "hit") == "1: 1/3, 2: 2/3");
}

TEST_CASE("steps that depend on little give the same for all states together as one by one")
{
    const std::string inner =
        R"j({ "roll": "mine", "sides": 6, "again": "die == 6", "each": { "hits": "die >= 5 ? 1 : 0" } },
                                 { "roll": "hits", "sides": 8, "each": { "saved": "die > 3 ? 1 : 0" } })j";
    const auto walk = [](const std::string& part) {
        return R"j({ "let": { "sum": "0", "rounds": "0" } }, { "repeat": 3, "steps": [
            { "roll": 1, "sides": 3, "each": { "mine": "die" } }, { "let": { "saved": "0" } }, )j" +
               part + R"j(, { "let": { "sum": "sum * 2 + saved", "rounds": "rounds + mine" } } ] })j";
    };
    CHECK(oddsOf(walk(R"j({ "repeat": 1, "steps": [)j" + inner + "] }"), "sum * 100 + rounds") ==
          oddsOf(walk(inner), "sum * 100 + rounds"));
}

TEST_CASE("steps that are not repeated leave what was there before")
{
    CHECK(oddsOf(R"j({ "roll": 1, "sides": 6, "each": { "s": "die" } }, { "let": { "kept": "7" } },
                    { "repeat": 2, "steps": [
                        { "repeat": "a.strength - 3", "steps": [ { "let": { "kept": "8" } } ] } ] })j",
                 "s + kept") == "8: 1/6, 9: 1/6, 10: 1/6, 11: 1/6, 12: 1/6, 13: 1/6");
}

TEST_CASE("steps within steps within steps are planned at once")
{
    std::string steps = R"j({ "let": { "y": "y + x30" } })j";
    for (int i = 30; i > 0; --i) {
        const auto x = "x" + std::to_string(i);
        steps = R"j({ "let": { ")j" + x + R"j(": "0" } }, { "repeat": 1, "steps": [ { "let": { "y": "y + )j" + x +
                R"j(" } }, { "let": { ")j" + x + R"j(": ")j" + x + R"j( + 1" } }, )j" + steps + " ] }";
    }
    CHECK(oddsOf(R"j({ "let": { "y": "0" } }, )j" + steps, "y") == "1: 1");
}

TEST_CASE("a die with very many totals is looked at without a deep call stack")
{
    OddsGame game(withSteps(
        R"j({ "roll": 1, "sides": 1000, "again": "die == 1000", "most": 100, "all": { "s": "dice[0] % 2" } })j", "s"));
    const auto odds = game.odds();
    INFO(shown(odds));
    CHECK(std::holds_alternative<rules::Odds>(odds));
}

TEST_CASE("means of results are exact")
{
    const auto mean = [](const std::string& value) {
        OddsGame game(withSteps(R"j({ "roll": 1, "sides": 6, "each": { "s": "die" } })j", value));
        const auto odds = game.odds();
        const auto& made = std::get<rules::Odds>(odds).results[0].mean;
        return made ? made->toText() : "none";
    };
    CHECK(mean("s") == "7/2");
    CHECK(mean("2 - s") == "-3/2");
    CHECK(mean("s > 3 ? 1 : -1") == "0");
    CHECK(mean("s > 3") == "none");
    CHECK(mean("double(s)") == "none");
}

TEST_CASE("inputs have defaults, types and limits")
{
    const std::string procedure =
        R"j("inputs": {
        "range": { "title": "Range", "type": "number", "minimum": 0, "default": 6 },
        "cover": { "title": "Cover", "type": "string", "enum": ["none", "woods"], "default": "none" },
        "charging": { "title": "Charging", "type": "boolean", "default": false } }, )j" +
        valueOf("string(inputs.range + 0.5) + ' ' + inputs.cover + ' ' + string(inputs.charging)");
    OddsGame game(procedure);
    const auto with = [&](const rules::ChosenInputs& chosen) { return shown(game.odds(3, 3, chosen)); };
    CHECK(with({}) == "6.5 none false: 1");
    CHECK(with({{"range", "8"}, {"cover", "woods"}, {"charging", "yes"}}) == "8.5 woods true: 1");
    CHECK(with({{"charging", "true"}, {"other", "1"}}) == "6.5 none true: 1");
    CHECK_THAT(with({{"range", "-1"}}), Contains("range=-1 is not possible"));
    CHECK_THAT(with({{"range", "far"}}), Contains("range=far is not possible: this must be of type number"));
    CHECK_THAT(with({{"cover", "wood"}}), Contains("cover=wood is not possible") && Contains("woods"));
    CHECK_THAT(with({{"charging", "1"}}), Contains("charging=1 is not possible"));
    CHECK_THAT(with({{"cover", "\"\x01\xff"}}), Contains("is not possible"));
}

TEST_CASE("mistakes in odds are found when the system is loaded")
{
    const std::string die = R"j({ "roll": 1, "sides": 6, "each": { "s": "die" } })j";
    CHECK_THAT(faultOf(withSteps(die, "t")), Contains("system/expression") && Contains("'t'"));
    CHECK_THAT(faultOf(withSteps(die, "s + a.strenght")), Contains("unit has no field 'strenght'"));
    CHECK_THAT(faultOf(withSteps(die, "[s]")), Contains("a result is a number, a text or true or false"));
    CHECK_THAT(faultOf(withSteps(die, "die + s")), Contains("'die'"));
    CHECK_THAT(faultOf(withSteps(R"j({ "roll": "'two'", "sides": 6, "each": { "s": "die" } })j", "s")),
               Contains("system/expression"));
    CHECK_THAT(faultOf(withSteps(R"j({ "roll": 1, "sides": 6, "each": { "s": "die > 3" } })j", "s")),
               Contains("system/expression"));
    CHECK_THAT(faultOf(withSteps(R"j({ "let": { "s": "1" } }, { "let": { "s": "'one'" } })j", "s")),
               Contains("\"s\" is int in an earlier step, but this gives string"));
    CHECK_THAT(faultOf(withSteps(R"j({ "let": { "die": "1" } })j", "die")), Contains("\"die\" already has a meaning"));
    CHECK_THAT(faultOf(withSteps(R"j({ "let": { "n": "2" } }, { "repeat": "n", "steps": [)j" + die + "] }", "1")),
               Contains("'n'"));
    CHECK_THAT(faultOf(withSteps(R"j({ "repeat": 2, "steps": [)j" + die + "] }", "s")), Contains("'s'"));
    CHECK(faultOf(withSteps(die + R"j(, { "let": { "t": "1" } })j", "s")) ==
          "warning system/unused-let: no result of the odds \"shot\" depends on this value of \"t\"\n");
    CHECK(faultOf(withSteps(R"j({ "let": { "t": "1", "u": "t + 1" } })j", "u")) == "");
    CHECK(faultOf(R"j("inputs": { "far": { "title": "F", "type": "boolean", "default": false } }, )j" + valueOf("1")) ==
          "warning system/unused-let: nothing in the odds \"shot\" reads the input \"far\"\n");
    CHECK_THAT(faultOf(R"j("inputs": { "far": { "title": "F", "type": "integer", "default": "x" } }, )j" +
                       valueOf("inputs.far")),
               Contains("system/odds: the default is no value of this input"));
    CHECK_THAT(faultOf(R"j("inputs": { "far": { "title": "F", "type": "array", "default": [] } }, )j" +
                       valueOf("inputs.far.size()")),
               Contains("system/odds: an input is a number, a text or true or false"));
    CHECK_THAT(faultOf(valueOf("inputs.far")), Contains("inputs has no field 'far'"));
}

TEST_CASE("odds that fail say why")
{
    const auto rollOf = [](const std::string& dice, const std::string& sides, const std::string& each) {
        return oddsOf(R"j({ "roll": ")j" + dice + R"j(", "sides": ")j" + sides + R"j(", "each": { "s": ")j" + each +
                          "\" } }",
                      "s");
    };
    CHECK_THAT(rollOf("a.strength - 4", "6", "die"), Contains("this gives -1 dice; there can be 0 to 1000"));
    CHECK_THAT(rollOf("a.strength * 1000", "6", "die"), Contains("this gives 3000 dice"));
    CHECK_THAT(rollOf("1", "a.strength - 3", "die"), Contains("this gives 0 sides; there can be 1 to 1000"));
    CHECK_THAT(rollOf("1", "6", "6 / (die - 1)"), Contains("division by zero"));
    CHECK_THAT(rollOf("1", "6", "die * 10000000000000"), Contains("too large for one die"));
    CHECK_THAT(rollOf("1000", "1000", "die"), Contains("more work than the limit allows"));
    CHECK_THAT(oddsOf(R"j({ "roll": 5, "sides": 1000, "each": { "s": "die" } },
                         { "roll": 1, "sides": 1000, "each": { "t": "die" } })j",
                      "s * 1000 + t"),
               Contains("this step has more than 100000 different results") || Contains("more work than the limit"));
}

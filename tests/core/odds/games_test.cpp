// Odds of the shipped games against figures calculated by hand, many of them from the examples of the documents.
#include "tests/core/odds/procedures.hpp"

#include <catch2/catch.hpp>

#include <cmath>

using namespace muster;
using test::Chances;
using test::ShippedOdds;

namespace {

/// The chances of so many successes of dice with that chance each.
Chances binomial(int dice, double chance)
{
    Chances chances;
    double ways = 1;
    for (int k = 0; k <= dice; ++k) {
        chances[std::to_string(k)] = ways * std::pow(chance, k) * std::pow(1 - chance, dice - k);
        ways = ways * (dice - k) / (k + 1);
    }
    return chances;
}

void checkSame(const Chances& actual, const Chances& expected)
{
    for (const auto& [value, chance] : expected) {
        CAPTURE(value);
        CHECK((actual.contains(value) ? actual.at(value) : 0) == Approx(chance).margin(1e-7));
    }
    for (const auto& [value, chance] : actual) {
        CAPTURE(value);
        CHECK(expected.contains(value));
    }
}

}  // namespace

TEST_CASE("Old Trousers: hits are those of the printed table")
{
    ShippedOdds odds("old-trousers/armies/british-waterloo-1815.army.json", "kempt",
                     "old-trousers/armies/french-waterloo-1815.army.json", "foy");
    // Column 3 of the table: no hit from 1 to 6, one from 7 on.
    checkSame(odds.of("combat")["hits"], {{"0", 0.3}, {"1", 0.7}});
    // Two hits are there; the column of 20 scores 1, 2, 3 and 4 hits with 4, 6, 5 and 5 of the 20 scores.
    auto strong = odds.of("combat", {{"others", "17"}, {"hits", "2"}});
    checkSame(strong["hits"], {{"1", 0.2}, {"2", 0.3}, {"3", 0.25}, {"4", 0.25}});
    checkSame(strong["fate"], {{"holds", 0.2}, {"eliminated", 0.8}});
    // Half of 3 rounded down is below the table.
    checkSame(odds.of("combat", {{"broken", "yes"}})["hits"], {{"0", 1}});
    // 3 + 2 halved is 2, with 3 skirmishers 5: a hit from a score of 5 on, two for 20.
    checkSame(odds.of("combat", {{"broken", "yes"}, {"others", "2"}, {"otherSkirmishers", "3"}})["hits"],
              {{"0", 0.2}, {"1", 0.75}, {"2", 0.05}});
    CHECK(odds.unmet("combat", {{"others", "18"}}).size() == 1);
    CHECK(odds.unmet("bombardment") == std::vector<std::string>{"Kempt's brigade is no artillery."});
    // The saving throw: 5 and 6 fight on, 3 and 4 retreat.
    auto saved = odds.of("combat", {{"others", "17"}, {"hits", "3"}, {"general", "yes"}});
    checkSame(saved["fate"], {{"eliminated", 1.0 / 3}, {"retreats", 1.0 / 3}, {"fights on", 1.0 / 3}});
}

TEST_CASE("OHW 6+: hits need no dice")
{
    ShippedOdds odds("ohw-6plus/armies/french-quatre-bras-1815.army.json", "bachelu",
                     "ohw-6plus/armies/allies-quatre-bras-1815.army.json", "kempt");
    auto volley = odds.of("shooting", {{"range", "6"}, {"taken", "9"}});
    checkSame(volley["hits"], {{"4", 1}});
    checkSame(volley["eliminated"], {{"true", 1}});
    checkSame(odds.of("shooting", {{"cover", "yes"}})["hits"], {{"2", 1}});
    checkSame(odds.of("shooting", {{"cover", "yes"}})["until-12"], {{"6", 1}});
    CHECK(odds.unmet("shooting", {{"range", "6.5"}}).size() == 1);
    CHECK(odds.unmet("charge") == std::vector<std::string>{"Only cavalry charges."});

    ShippedOdds charge("ohw-6plus/armies/french-quatre-bras-1815.army.json", "pire",
                       "ohw-6plus/armies/allies-quatre-bras-1815.army.json", "brunswick-horse");
    const auto hits = [&](const char* from, const char* hilltop) {
        return charge.of("charge", {{"from", from}, {"hilltop", hilltop}})["hits"].begin()->first;
    };
    CHECK(hits("front", "no") == "3");
    CHECK(hits("front", "yes") == "2");
    CHECK(hits("flank or rear", "no") == "6");
    CHECK(hits("flank or rear", "yes") == "3");
    CHECK(charge.unmet("shooting").size() >= 1);
}

TEST_CASE("OTR D6: fire is read off the tables")
{
    ShippedOdds odds("otr-d6/armies/lee-gettysburg-1863.army.json", "davis-brigade",
                     "otr-d6/armies/reynolds-gettysburg-1863.army.json", "meredith");
    auto fire = odds.of("shooting", {{"range", "6"}});
    checkSame(fire["stands"], {{"0", 0.5}, {"1", 0.5}});
    checkSame(fire["markers"], {{"0", 1.0 / 6}, {"1", 5.0 / 6}});
    // 3 stands are left: 3 below 6 are +2. A hit on a 1, a marker up to 3.
    fire = odds.of("shooting", {{"lost", "3"}});
    checkSame(fire["stands"], {{"0", 5.0 / 6}, {"1", 1.0 / 6}});
    checkSame(fire["markers"], {{"0", 0.5}, {"1", 0.5}});
    CHECK(odds.unmet("shooting", {{"range", "7"}}).size() == 1);

    ShippedOdds guns("otr-d6/armies/lee-gettysburg-1863.army.json", "pegram-rifles",
                     "otr-d6/armies/reynolds-gettysburg-1863.army.json", "gamble");
    const auto chances = [&](const char* range) {
        auto at = guns.of("shooting", {{"range", range}});
        return std::pair(std::round(at["stands"]["1"] * 6), std::round(at["markers"]["1"] * 6));
    };
    // The target is cavalry: -1.
    CHECK(chances("6") == std::pair(3.0, 5.0));
    CHECK(chances("7") == std::pair(3.0, 6.0));
    CHECK(chances("12") == std::pair(3.0, 6.0));
    CHECK(chances("18") == std::pair(2.0, 4.0));
    CHECK(guns.unmet("charge").size() == 1);

    ShippedOdds smooth("otr-d6/armies/lee-gettysburg-1863.army.json", "pegram-napoleons",
                       "otr-d6/armies/reynolds-gettysburg-1863.army.json", "meredith");
    checkSame(smooth.of("shooting", {{"range", "11"}})["markers"], {{"0", 2.0 / 3}, {"1", 1.0 / 3}});
    checkSame(smooth.of("shooting", {{"range", "5"}})["markers"], {{"1", 1}});
    // A damaged battery adds 2, and a battery gets nothing for stands below 6.
    checkSame(smooth.of("shooting", {{"range", "5"}, {"lost", "1"}})["stands"], {{"0", 5.0 / 6}, {"1", 1.0 / 6}});
}

TEST_CASE("OTR D6: charges and morale are read off the tables")
{
    ShippedOdds odds("otr-d6/armies/lee-gettysburg-1863.army.json", "archer-brigade",
                     "otr-d6/armies/reynolds-gettysburg-1863.army.json", "meredith");
    checkSame(odds.of("charge")["charges"], {{"false", 0.5}, {"true", 0.5}});
    checkSame(odds.of("charge", {{"general", "attached"}})["charges"], {{"false", 1.0 / 6}, {"true", 5.0 / 6}});
    // Veterans add 2, one stand is lost: 2 to 7; of the 7, a third is a charge.
    checkSame(odds.of("morale", {{"lost", "1"}})["result"], {{"back 1 move", 1.0 / 6},
                                                             {"stand firm", 1.0 / 6},
                                                             {"face or form anew", 1.0 / 6},
                                                             {"1 action", 1.0 / 6},
                                                             {"2 actions", 1.0 / 6 + 1.0 / 9},
                                                             {"uncontrolled charge", 1.0 / 18}});
}

TEST_CASE("Ancients D6: dice and saves follow the document")
{
    // Velites have 2 figures and javelins; Triarii save on 4+.
    ShippedOdds odds("ancients-d6/armies/hannibal-zama-202.army.json", "ligurians",
                     "ancients-d6/armies/scipio-zama-202.army.json", "triarii");
    // 3 dice, each 1/3 to hit and 1/2 to be saved.
    checkSame(odds.of("shooting")["casualties"], binomial(3, 1.0 / 6));
    // Cover and difficult terrain take a die each, a hill gives one.
    checkSame(odds.of("shooting", {{"cover", "yes"}, {"difficult", "yes"}, {"higher", "yes"}})["casualties"],
              binomial(2, 1.0 / 6));
    // Never less than one die.
    checkSame(odds.of("shooting", {{"cover", "yes"}, {"difficult", "yes"}, {"lost", "2"}})["casualties"],
              binomial(1, 1.0 / 6));
    CHECK(odds.unmet("shooting", {{"range", "2.5"}}).size() == 1);
    // Elephants make Triarii check: 4 figures and a veteran's die, two successes needed.
    ShippedOdds elephants("ancients-d6/armies/hannibal-zama-202.army.json", "elephants",
                          "ancients-d6/armies/scipio-zama-202.army.json", "triarii");
    checkSame(elephants.of("fear")["casualties"], {{"0", 26.0 / 32}, {"1", 5.0 / 32}, {"2", 1.0 / 32}});
    CHECK(odds.unmet("fear").size() == 1);
}

TEST_CASE("OpenD6 Fantasy: tests are those of the document's examples")
{
    ShippedOdds odds("opend6-fantasy/armies/ice-rangers.army.json", "ice-rangers",
                     "opend6-fantasy/armies/gnash-horde.army.json", "long-teeth");
    // Skill 4 against 8: 4 or more on the die. Skill 4 against 11: a 6, whatever comes then.
    checkSame(odds.of("ranged-combat", {{"range", "20"}, {"shooters", "5"}})["hits"], binomial(5, 0.5));
    checkSame(odds.of("ranged-combat", {{"range", "60"}, {"walking", "yes"}, {"shooters", "8"}})["hits"],
              binomial(8, 1.0 / 6));
    // "A piece of cake": skill 6 against 6 fails on a 1 alone.
    checkSame(odds.of("ranged-combat", {{"range", "10"}, {"levels", "2"}, {"shooters", "1"}})["hits"],
              binomial(1, 5.0 / 6));
    CHECK(odds.unmet("ranged-combat", {{"range", "151"}}).size() == 1);
    CHECK(odds.unmet("ranged-combat", {{"weapon", "magical-axe"}}).size() >= 1);
    // Rolls above 12 are compared with one another too: both dice of equal commands are alike.
    auto morale = odds.of("morale", {{"casualties", "0"}});
    // Command 4 against threat 4.
    const double draw = 1 - 2 * (morale["result"]["-1"] + morale["result"]["-2, withdraw"]);
    CHECK(draw == Approx(morale["result"]["+1"] + morale["result"]["no effect"] - morale["result"]["-1"] -
                         morale["result"]["-2, withdraw"]));
    // Five faces of either die are alike with 5 of 36, and two sixes begin anew: d = 5/36 + d/36.
    CHECK(draw == Approx(1.0 / 7));
}

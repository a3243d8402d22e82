// Odds of the shipped games against a million rolls, played as the documents say, without the expressions of the
// systems and without the code that computes the odds.
#include "tests/core/odds/procedures.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <random>

using namespace muster;
using test::Chances;
using test::ShippedOdds;

namespace {

constexpr int rolls = 1'000'000;

class Dice {
public:
    int roll(int sides) { return static_cast<int>(std::uint64_t{m_random()} * static_cast<unsigned>(sides) >> 32) + 1; }
    /// How many of so many six-sided dice show at least this.
    int atLeast(int score, int dice)
    {
        int number = 0;
        for (int i = 0; i < dice; ++i) number += roll(6) >= score ? 1 : 0;
        return number;
    }
    /// A die of OpenD6 with what is added: 0 on a 1, rolled again on a 6.
    int open(int added)
    {
        int die = roll(6);
        if (die == 1) return 0;
        int sum = die;
        for (; die == 6; sum += die) die = roll(6);
        return sum + added;
    }

private:
    std::mt19937 m_random{20'261'128};
};

/// A result: its id, and the texts for its numbers if it is not a number itself.
struct Watched {
    std::string id;
    std::vector<std::string> texts = {};
};

/// Plays so often and compares how often each value came with its chance. A deviation of more than five standard
/// deviations does not happen by chance.
template <class Play>
void compare(const std::map<std::string, Chances>& odds, const std::vector<Watched>& watched, Play play)
{
    Dice dice;
    std::vector<std::map<int, int>> counts(watched.size());
    for (int i = 0; i < rolls; ++i) {
        const std::vector<int> values = play(dice);
        for (std::size_t result = 0; result < watched.size(); ++result) ++counts[result][values[result]];
    }
    for (std::size_t result = 0; result < watched.size(); ++result) {
        const auto& chances = odds.at(watched[result].id);
        double sum = 0;
        for (const auto& [value, chance] : chances) sum += chance;
        CHECK(sum == Approx(1));
        std::map<std::string, int> byText;
        for (const auto& [value, count] : counts[result])
            byText[watched[result].texts.empty() ? std::to_string(value)
                                                 : watched[result].texts.at(static_cast<std::size_t>(value))] += count;
        for (const auto& [value, chance] : chances) byText.try_emplace(value, 0);
        for (const auto& [value, count] : byText) {
            CAPTURE(watched[result].id, value, count);
            const auto known = chances.find(value);
            const double chance = known == chances.end() ? 0 : known->second;
            CAPTURE(chance);
            CHECK(std::abs(count - rolls * chance) <= 5 * std::sqrt(rolls * chance * (1 - chance)) + 3);
        }
    }
}

int capped(int casualties, int figures) { return std::min(casualties, figures); }

}  // namespace

TEST_CASE("odds of Old Trousers are those of a million combats")
{
    // Foot Guards (4) with 6 more strength points against a square with 2 hits, its General inside.
    ShippedOdds odds("old-trousers/armies/british-waterloo-1815.army.json", "maitland",
                     "old-trousers/armies/french-waterloo-1815.army.json", "foy");
    compare(odds.of("combat", {{"others", "6"}, {"hits", "2"}, {"general", "yes"}}),
            {{"hits"}, {"fate", {"holds", "eliminated", "retreats", "fights on"}}}, [](Dice& dice) {
                const int sum = 10 + dice.roll(20);
                const int hits = (sum >= 10) + (sum >= 25) + (sum >= 31) + (sum >= 36);
                const int save = dice.roll(6);
                return std::vector{hits, hits < 2 ? 0 : save <= 2 ? 1 : save <= 4 ? 2 : 3};
            });
}

TEST_CASE("odds of shooting in OTR D6 are those of a million volleys")
{
    // Pettigrew's 8 stands with muskets: two dice; a marker (+1) and woods (+1) against Meredith's infantry.
    ShippedOdds odds("otr-d6/armies/lee-gettysburg-1863.army.json", "pettigrew-brigade",
                     "otr-d6/armies/reynolds-gettysburg-1863.army.json", "meredith");
    compare(odds.of("shooting", {{"range", "4"}, {"marker", "yes"}, {"cover", "soft cover or woods"}}),
            {{"stands"}, {"markers"}, {"back"}}, [](Dice& dice) {
                int hits = 0, markers = 0;
                for (int i = 0; i < 2; ++i) {
                    const int score = dice.roll(6) + 2;
                    hits += score <= 3, markers += score <= 5;
                }
                return std::vector{hits, markers, std::max(0, markers - 1)};
            });
    // Gamble's 8 stands with breech loaders, which stand still: two dice, twice; two of its stands are lost.
    ShippedOdds cavalry("otr-d6/armies/reynolds-gettysburg-1863.army.json", "gamble",
                        "otr-d6/armies/lee-gettysburg-1863.army.json", "mcintosh");
    compare(cavalry.of("shooting", {{"lost", "4"}, {"enfilade", "yes"}}), {{"stands"}, {"markers"}}, [](Dice& dice) {
        // 4 stands: one die a shot; 2 below 6: +1; target artillery: +1; enfilade: -2.
        int hits = 0, markers = 0;
        for (int i = 0; i < 2; ++i) {
            const int score = dice.roll(6) + 1 + 1 - 2;
            hits += score <= 3, markers += score <= 5;
        }
        return std::vector{std::min(hits, 2), markers};
    });
}

TEST_CASE("odds of melee in OTR D6 are those of a million melees")
{
    // Pettigrew (seasoned infantry, value 2, 8 stands) against Baxter (veteran, 3, 5 stands): 8 to 5 is 3:2.
    ShippedOdds odds("otr-d6/armies/lee-gettysburg-1863.army.json", "pettigrew-brigade",
                     "otr-d6/armies/reynolds-gettysburg-1863.army.json", "baxter");
    compare(odds.of("melee", {{"flank", "yes"}, {"ground", "target"}, {"targetExceptional", "yes"}}),
            {{"winner", {"attacker", "tie", "target"}}, {"lost"}, {"target-lost"}}, [](Dice& dice) {
                const int attacker = 1 + 1 + 2 + dice.roll(6), target = 1 + 1 + 1 + 1 + dice.roll(6);
                const int by = std::abs(attacker - target);
                const int winner = by >= 1 && by <= 3 ? 1 : 0, loser = std::min(by, 3);
                return std::vector{attacker > target    ? 0
                                   : attacker == target ? 1
                                                        : 2,
                                   attacker > target ? winner : loser, attacker > target ? loser : winner};
            });
}

TEST_CASE("odds of shooting in Ancients D6 are those of a million volleys")
{
    // Cretan archers, 2 figures, from a hill (+1) at Gauls, 3 figures, armour 5+.
    ShippedOdds odds("ancients-d6/armies/scipio-zama-202.army.json", "archers",
                     "ancients-d6/armies/hannibal-zama-202.army.json", "gauls");
    compare(odds.of("shooting", {{"higher", "yes"}, {"range", "4"}, {"targetLost", "1"}}),
            {{"casualties"}, {"fate", {"unharmed", "stands", "falls back", "destroyed"}}}, [](Dice& dice) {
                const int hits = dice.atLeast(5, 3);
                const int casualties = capped(hits - dice.atLeast(5, hits), 2), left = 2 - casualties;
                int fate = 0;
                if (left == 0)
                    fate = 3;
                else if (casualties > 0)
                    fate = dice.atLeast(4, left) > 0 ? 1 : 2;
                return std::vector{casualties, fate};
            });
}

TEST_CASE("odds of melee in Ancients D6 are those of a million melees")
{
    // Gauls (3 figures, Frenzy, Warband) with support attack Triarii (4 figures, Spear, Support, Veteran) with a
    // General, first round. Armour 5+ and 4+.
    ShippedOdds odds("ancients-d6/armies/hannibal-zama-202.army.json", "gauls",
                     "ancients-d6/armies/scipio-zama-202.army.json", "triarii");
    const std::vector<std::string> fates{"wins", "draws", "pushed back", "routed", "destroyed"};
    compare(odds.of("melee", {{"supported", "yes"}, {"targetSupported", "yes"}, {"targetCommander", "general"}}),
            {{"lost"}, {"target-lost"}, {"attacker", fates}, {"target", fates}}, [](Dice& dice) {
                int hits = 0;
                for (int i = 0; i < 3 + 2; ++i) {
                    const int die = dice.roll(6);
                    hits += die == 6 ? 2 : die >= 4 ? 1 : 0;
                }
                // Veteran, Support and the General add a die each.
                const int hitsBack = dice.atLeast(4, 4 + 3);
                const int lost = capped(hitsBack - dice.atLeast(5, hitsBack), 3);
                const int targetLost = capped(hits - dice.atLeast(4, hits), 4);
                const auto fateOf = [&](int own, int other, int figures, int bonus) {
                    if (own == figures) return 4;
                    if (own == other) return 1;
                    if (own < other) return 0;
                    return dice.atLeast(4, figures - own + bonus) > 0 ? 2 : 3;
                };
                const int attacker = fateOf(lost, targetLost, 3, 0), target = fateOf(targetLost, lost, 4, 3);
                return std::vector{lost, targetLost, attacker, target};
            });
    // Numidian horse (2 figures, Mounted, armour 6+) in the flank of Hastati (4 figures, armour 4+): half the dice.
    ShippedOdds flank("ancients-d6/armies/hannibal-zama-202.army.json", "punic-horse",
                      "ancients-d6/armies/scipio-zama-202.army.json", "legions-of-cannae");
    compare(flank.of("melee", {{"flank", "yes"}, {"targetLost", "1"}, {"targetOrder", "yes"}}),
            {{"lost"}, {"target-lost"}, {"target", fates}}, [](Dice& dice) {
                // Charge Bonus adds a die; against infantry the save is 1 better.
                const int hits = dice.atLeast(4, 3 + 1), hitsBack = dice.atLeast(4, 2);
                const int lost = capped(hitsBack - dice.atLeast(3, hitsBack), 3);
                const int targetLost = capped(hits - dice.atLeast(4, hits), 3);
                int target = 1;
                if (targetLost == 3)
                    target = 4;
                else if (targetLost > lost)
                    target = dice.atLeast(4, (3 - targetLost + 1) / 2 + 2) > 0 ? 2 : 3;
                else if (targetLost < lost)
                    target = 0;
                return std::vector{lost, targetLost, target};
            });
}

TEST_CASE("odds of ranged combat in OpenD6 Fantasy are those of a million volleys")
{
    // Nine Ice Rangers with medium crossbows: marksmanship 4, damage 5, medium range and light cover; eight orcs.
    ShippedOdds odds("opend6-fantasy/armies/ice-rangers.army.json", "ice-rangers",
                     "opend6-fantasy/armies/gnash-horde.army.json", "long-teeth");
    const auto strength = static_cast<int>(odds.target().find("strength")->asInteger());
    compare(odds.of("ranged-combat", {{"range", "20"}, {"cover", "light"}}),
            {{"hits"}, {"casualties"}, {"wounded"}, {"incapacitated"}}, [&](Dice& dice) {
                int hits = 0;
                for (int i = 0; i < 9; ++i) hits += dice.open(4) >= 9;
                int on[8] = {};
                for (int i = 0; i < hits; ++i) ++on[dice.roll(8) - 1];
                int wounded = 0, out = 0;
                for (const int shots : on) {
                    if (shots == 0) continue;
                    const int resists = dice.open(strength);
                    int wounds = 0, kills = 0;
                    for (int i = 0; i < shots; ++i) {
                        const int dealt = dice.open(5);
                        if (dealt >= resists + 4)
                            ++kills;
                        else if (dealt >= resists)
                            ++wounds;
                    }
                    if (kills > 0 || wounds > 1)
                        ++out;
                    else
                        wounded += wounds;
                }
                return std::vector{hits, wounded + out, wounded, out};
            });
}

TEST_CASE("odds of close combat in OpenD6 Fantasy are those of a million fights")
{
    // Two orcs with axes charge each of three Ice Rangers with magical weapons.
    ShippedOdds odds("opend6-fantasy/armies/gnash-horde.army.json", "long-teeth",
                     "opend6-fantasy/armies/ice-rangers.army.json", "ice-rangers");
    const auto strength = static_cast<int>(odds.acting().find("strength")->asInteger());
    // Orcs: agility with their shields and 2 levels, +1 axe, +1 charge, +1 for the second; damage 4 + 1.
    const auto skill = static_cast<int>(odds.acting().find("codes")->find("melee-combat")->asInteger()) + 3;
    compare(odds.of("close-combat", {{"fights", "3"}, {"extra", "1"}, {"charging", "yes"}}),
            {{"casualties"}, {"target-casualties"}, {"target-out"}, {"forced-back", {"attacker", "neither", "target"}}},
            [&](Dice& dice) {
                int lost = 0, out = 0, targetLost = 0, targetOut = 0;
                for (int fight = 0; fight < 3; ++fight) {
                    const int lone = dice.open(5 + 2), chosen = dice.open(skill), other = dice.open(skill);
                    if (const int hits = (chosen > lone) + (other > lone); hits > 0) {
                        const int resists = dice.open(3);
                        int wounds = 0, kills = 0;
                        for (int i = 0; i < hits; ++i) {
                            const int dealt = dice.open(5);
                            kills += dealt >= resists + 4, wounds += dealt >= resists && dealt < resists + 4;
                        }
                        targetLost += kills + wounds > 0;
                        targetOut += kills > 0 || wounds > 1;
                    }
                    if (lone > chosen) {
                        const int resists = dice.open(strength), dealt = dice.open(3 + 2);
                        lost += dealt >= resists;
                        out += dealt >= resists + 4;
                    }
                }
                int back = 1;
                if (lost > targetLost && 2 * (10 - targetOut) >= 8 - out) back = 0;
                if (lost < targetLost && 2 * (8 - out) >= 10 - targetOut) back = 2;
                return std::vector{lost, targetLost, targetOut, back};
            });
}

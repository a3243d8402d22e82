#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <map>
#include <set>

using namespace muster;
using text::Node;

namespace {

// The formula of docs/ancients-d6-pricing.md, implemented again from that page.
const std::map<std::string, int, std::less<>> abilityFifths{
    {"armor-piercing", 2}, {"artillery", 6}, {"battle-drill", 1}, {"behemoth", 0},   {"charge-bonus", 1},
    {"evade", 1},          {"fanatics", 2},  {"fear", 2},         {"frenzy", 2},     {"mounted", 1},
    {"non-melee", -2},     {"pike", 2},      {"poor", -4},        {"rapid-fire", 1}, {"skirmisher", 1},
    {"spear", 1},          {"stubborn", -1}, {"support", 2},      {"terror", 3},     {"unreliable", -2},
    {"vehicle", -1},       {"veteran", 4},   {"warband", 2}};

// Ranges in inches of the missile weapons in the lists.
double rangeOf(Node entry, Node missiles)
{
    if (entry["range"]) return entry["range"].real();
    for (const Node missile : missiles)
        if (missile["id"].string() == entry["missile"].string()) return missile["range"].real();
    return 0;
}

int priceOf(Node entry, Node missiles, const std::set<std::string, std::less<>>& abilities)
{
    const int strength = static_cast<int>(entry["strength"] ? entry["strength"].integer() : entry["figures"].integer());
    int fifths = strength * (7 - static_cast<int>(entry["armor"].integer()));
    fifths += std::max(0, static_cast<int>(std::floor(entry["move"].real())) - 2);
    fifths += static_cast<int>(std::ceil(rangeOf(entry, missiles) * strength / 4.0));
    for (const auto& ability : abilities) fifths += abilityFifths.at(ability);
    return std::max(1, static_cast<int>(std::floor(fifths / 5.0 + 0.5)));
}

}  // namespace

TEST_CASE("every shipped Ancients entry costs what the formula of the docs says")
{
    rules::Library library({test::shipped("")});
    const auto missiles = library.systemAt(test::shipped("ancients-d6/ancients-d6.system.json"))
                              ->file->document->root()["tables"]["missiles"];
    std::size_t entries = 0;
    for (const auto& file : std::filesystem::directory_iterator(test::shipped("ancients-d6/lists"))) {
        const auto list = library.file(file.path())->document;
        for (const Node entry : list->root()["entries"]) {
            std::set<std::string, std::less<>> abilities;
            for (const Node ability : entry["abilities"]) abilities.emplace(ability.string());
            INFO(file.path().filename().string() << " " << entry["id"].string());
            if (!entry["costReason"]) CHECK(entry["cost"].integer() == priceOf(entry, missiles, abilities));
            ++entries;
        }
    }
    CHECK(entries >= 36);
}

TEST_CASE("the examples of the pricing page come out")
{
    rules::Library library({test::shipped("")});
    const auto rome = library.file(test::shipped("ancients-d6/lists/republican-rome.list.json"))->document;
    for (const Node entry : rome->root()["entries"]) {
        if (entry["id"].string() == "hastati") CHECK(entry["cost"].integer() == 3);
        if (entry["id"].string() == "triarii") CHECK(entry["cost"].integer() == 4);
        if (entry["id"].string() == "velites") CHECK(entry["cost"].integer() == 2);
    }
}

TEST_CASE("every shipped Ancients army spends its points on stands the roster adds up")
{
    rules::Library library({test::shipped("")});
    for (const auto& file : std::filesystem::directory_iterator(test::shipped("ancients-d6/armies"))) {
        test::ReadArmy army(file.path(), library);
        std::int64_t sum = 0, stands = 0;
        const Node list = army.rulesContext->catalogue->listNode();
        for (const Node unit : army.opened->root()["units"]) {
            std::int64_t each = 0;
            for (const Node entry : list["entries"]) {
                if (entry["id"].string() != unit["entry"].string()) continue;
                each = entry["cost"].integer();
                for (const Node taken : unit["options"])
                    for (const Node option : entry["options"])
                        if (option["id"].string() == taken.string()) each += option["cost"].integer();
            }
            const std::int64_t count = unit["count"] ? unit["count"].integer() : 1;
            sum += each * count, stands += count;
        }
        for (const Node leader : army.opened->root()["leaders"])
            for (const Node entry : list["leaders"])
                if (entry["id"].string() == leader["entry"].string() && entry["superior"].boolean()) sum += 3;
        INFO(file.path().filename().string());
        CHECK(army.roster->army().find("cost")->asInteger() == sum);
        CHECK(sum <= army.roster->budget());
        CHECK(sum + 1 >= army.roster->budget());
        // 30 points are about 8 to 15 stands; more points, more stands.
        CHECK(stands * 30 >= 8 * army.roster->budget());
        CHECK(stands * 30 <= 15 * army.roster->budget());
    }
}

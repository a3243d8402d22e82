#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"

#include <catch2/catch.hpp>

#include <fmt/format.h>

#include <algorithm>

using namespace muster;
using expr::Value;
using rules::Catalogue;

namespace {

std::shared_ptr<const text::Document> parsed(const std::string& name, std::string_view text)
{
    const auto result = text::Document::parse(std::make_shared<const text::Source>(name, std::string(text)));
    REQUIRE(result.document);
    return result.document;
}

std::shared_ptr<const rules::Game> game(std::string_view more, std::int64_t usualPace = 3)
{
    const auto document = parsed("ours.system.json", fmt::format(
                                                         R"~({{ "format": 1, "id": "ours", "version": "1.2.3",
  "name": "Ours", "measure": "in", "lists": "optional",
  "tables": {{ "arms": [ {{ "id": "foot", "move": 4, "price": 2.0 }}, {{ "id": "horse", "move": 8, "price": 3.0 }} ] }},
  "unit": {{ "type": "object", "properties": {{ "pace": {{ "type": "integer" }} }} }},
  "entry": {{ "type": "object", "properties": {{
    "pace": {{ "type": "integer", "default": {} }}, "rate": {{ "type": "number" }},
    "marks": {{ "type": "array", "items": {{ "type": "string", "maxLength": 20 }} }} }} }},
  "rules": [ {{ "id": "slow", "level": "error", "scope": "unit", "require": "self.pace > 1", "message": "Slow." }} ]
  {} }})~",
                                                         usualPace, more));
    auto loaded = rules::Game::load(document, "ours.system.json");
    for (const auto& fault : loaded.faults) UNSCOPED_INFO(fault.message);
    REQUIRE(loaded.game);
    REQUIRE(loaded.faults.empty());
    return loaded.game;
}

constexpr std::string_view withBudget = R"(, "budget": { "default": 100, "label": "Points", "short": "pts" })";

std::shared_ptr<const text::Document> list(std::string_view id, std::string_view more)
{
    return parsed(
        fmt::format("{}.list.json", id),
        fmt::format(R"({{ "format": 1, "system": "ours", "id": "{}", "name": "The {}", {} }})", id, id, more));
}

std::shared_ptr<const text::Document> house(std::string_view more)
{
    return parsed("h.house.json", fmt::format(R"({{ "format": 1, "system": "ours", "name": "House" {} }})", more));
}

using Names = std::vector<std::string>;

Names idsOf(const std::vector<rules::Entry>& entries)
{
    Names ids;
    for (const auto& entry : entries) ids.emplace_back(entry.id);
    return ids;
}

/// A value reached by keys, as an expression writes it; "none" if it is missing.
std::string at(Value value, std::initializer_list<std::string_view> keys)
{
    for (const auto key : keys) {
        const Value* inner = value.find(key);
        if (!inner) return "none";
        value = *inner;
    }
    return expr::toText(value, 500);
}

}  // namespace

TEST_CASE("a catalogue has the entries of the system, the list and those it extends; the first of an id wins")
{
    const Catalogue catalogue(game(R"(, "entries": [ { "id": "common", "name": "Common", "pace": 5 } ],
               "leaders": [ { "id": "chief", "name": "Chief" } ])"),
                              {{list("near", R"("entries": [ { "id": "foot", "name": "Near foot", "min": 1 },
                                       { "id": "common", "name": "Hidden" } ],
                          "leaders": [ { "id": "foot", "name": "Foot captain" } ])"),
                                list("far", R"("entries": [ { "id": "foot", "name": "Far foot", "min": 7 },
                                      { "id": "horse", "name": "Horse" } ])")},
                               {},
                               {}});
    CHECK(idsOf(catalogue.entries()) == Names{"common", "foot", "horse"});
    CHECK(idsOf(catalogue.leaders()) == Names{"chief", "foot"});
    REQUIRE(catalogue.entry("foot"));
    CHECK(catalogue.entry("foot")->node["name"].string() == "Near foot");
    CHECK(catalogue.entry("foot")->min == 1);
    CHECK(catalogue.entry("common")->node["name"].string() == "Common");
    REQUIRE(catalogue.leader("foot"));
    CHECK(catalogue.leader("foot")->node["name"].string() == "Foot captain");
    CHECK_FALSE(catalogue.entry("chief"));
    CHECK_FALSE(catalogue.leader("horse"));
    CHECK_FALSE(catalogue.entry(""));

    CHECK(catalogue.listNode()["id"].string() == "near");
    CHECK(catalogue.lists().size() == 2);
    CHECK(at(catalogue.list(), {"id"}) == "\"near\"");
    CHECK(catalogue.list().find("entries")->size() == 3);
    CHECK(catalogue.list().find("leaders")->size() == 2);
}

TEST_CASE("a list has the facts that its system defines, or their defaults")
{
    const auto made = game(R"(, "list": { "type": "object", "properties": {
        "era": { "type": "string", "maxLength": 9, "default": "bronze" },
        "camels": { "type": "number" } } })");
    const Catalogue stated(made, {{list("a", R"("era": "iron", "camels": 2, "entries": [])")}, {}, {}});
    CHECK(at(stated.list(), {"era"}) == "\"iron\"");
    CHECK(at(stated.list(), {"camels"}) == "2.0");
    const Catalogue silent(made, {{list("b", R"("entries": [])")}, {}, {}});
    CHECK(at(silent.list(), {"era"}) == "\"bronze\"");
    CHECK(at(silent.list(), {"camels"}) == "none");
    const Catalogue none(made, {{}, {}, {}});
    CHECK(at(none.list(), {"era"}) == "none");
}

TEST_CASE("limits count the entries they name, or those with the values, of all lists; the nearer of an id wins")
{
    const Catalogue catalogue(game(""), {{list("near", R"("limits": [
              { "id": "fast", "name": "Fast", "having": { "pace": 5 }, "max": 2, "per": 50 },
              { "id": "marked", "name": "Marked", "having": { "marks": "red", "pace": 5 }, "minShare": 10.5 } ],
            "entries": [ { "id": "foot", "name": "Foot" },
                         { "id": "horse", "name": "Horse", "pace": 5, "marks": [ "blue", "red" ] } ],
            "leaders": [ { "id": "chief", "name": "Chief" } ])"),
                                          list("far", R"("limits": [
              { "id": "fast", "name": "Hidden", "entries": [ "foot" ], "max": 1 },
              { "id": "named", "name": "Named", "entries": [ "chief", "camels", "nobody" ], "count": "units",
                "min": 1 } ],
            "entries": [ { "id": "camels", "name": "Camels", "pace": 5 } ])")},
                                         {},
                                         {}});
    const auto& limits = catalogue.limits();
    REQUIRE(limits.size() == 3);
    const auto ids = [](const rules::JointLimit& limit) {
        Names names;
        for (const auto* entry : limit.entries) names.emplace_back(entry->id);
        std::sort(names.begin(), names.end());
        return names;
    };
    CHECK(ids(limits[0]) == Names{"camels", "horse"});
    CHECK(limits[0].max == 2);
    CHECK(limits[0].per == 50);
    CHECK(ids(limits[1]) == Names{"horse"});
    CHECK(limits[1].minShare == 10.5);
    CHECK_FALSE(limits[1].max);
    CHECK(ids(limits[2]) == Names{"camels", "chief"});
    CHECK(limits[2].countsUnits);
}

TEST_CASE("a default of entries counts among the integers of a list, even where a derived value replaces it")
{
    const auto isOrdinary = [](std::int64_t usualPace) {
        const auto derived = R"(, "derived": { "entry": { "pace": "self.pace > 5 ? 2 : 1" } })";
        const auto own = list("all", R"("entries": [ { "id": "plain", "name": "Plain" } ])");
        return Catalogue(game(derived, usualPace), {{own}, {}, {}}).isOrdinary();
    };
    CHECK(isOrdinary(3));
    CHECK_FALSE(isOrdinary(4'000'000'000'000));
}

TEST_CASE("an entry is read with its limits, its values and the defaults of the schema")
{
    const Catalogue catalogue(game(R"(, "derived": { "entry": { "double": "self.pace * 2" } })"),
                              {{list("all", R"("entries": [
        { "id": "plain", "name": "Plain" },
        { "id": "full", "name": "Full", "min": 2, "max": 6, "step": 3, "cost": 12, "pace": 4, "rate": 1,
          "notes": "Note.", "other": 9 },
        { "id": "odd", "name": "Odd", "min": -4, "max": 0, "step": 99999999999, "cost": 1.5 } ])")},
                               {},
                               {}});
    const auto& plain = *catalogue.entry("plain");
    CHECK(plain.min == 0);
    CHECK_FALSE(plain.max);
    CHECK(plain.step == 0);
    CHECK(plain.values.empty());
    CHECK(plain.options.empty());
    CHECK(expr::toText(plain.value, 500) ==
          R"({"id": "plain", "name": "Plain", "min": 0, "max": null, "step": 0, "cost": null, "options": [], )"
          R"("taken": [], "pace": 3, "double": 6})");
    const auto& full = *catalogue.entry("full");
    CHECK(full.min == 2);
    CHECK(full.max == 6);
    CHECK(full.step == 3);
    CHECK(full.values.size() == 2);
    CHECK(expr::toText(full.value, 500) ==
          R"({"id": "full", "name": "Full", "notes": "Note.", "min": 2, "max": 6, "step": 3, "cost": 12, )"
          R"("options": [], "taken": [], "pace": 4, "rate": 1.0, "double": 8})");
    const auto& odd = *catalogue.entry("odd");
    CHECK(odd.min == 0);
    CHECK(odd.max == 0);
    CHECK(odd.step == 1'000'000);
    CHECK(at(odd.value, {"cost"}) == "1.5");
}

TEST_CASE("an option has its cost, its limit and what it changes")
{
    const Catalogue catalogue(game(""), {{list("all", R"("entries": [ { "id": "foot", "name": "Foot", "options": [
        { "id": "fast", "name": "Fast", "cost": 2, "max": 3, "set": { "pace": 6, "rate": 2, "unknown": 1 },
          "add": { "marks": ["quick"] }, "remove": { "marks": ["slow", "lame"] } },
        { "id": "free", "name": "Free" } ] } ])")},
                                         {},
                                         {}});
    const auto& foot = *catalogue.entry("foot");
    REQUIRE(foot.options.size() == 2);
    const auto* fast = foot.option("fast");
    REQUIRE(fast == &foot.options[0]);
    CHECK(fast->node["name"].string() == "Fast");
    CHECK(fast->cost == 2);
    CHECK(fast->max == 3);
    CHECK(expr::toText(Value::map(fast->set), 500) == R"({"pace": 6, "rate": 2.0})");
    CHECK(expr::toText(Value::map(fast->add), 500) == R"({"marks": ["quick"]})");
    CHECK(expr::toText(Value::map(fast->remove), 500) == R"({"marks": ["slow", "lame"]})");
    const auto* free = foot.option("free");
    REQUIRE(free);
    CHECK(free->cost == 0);
    CHECK_FALSE(free->max);
    CHECK((free->set.empty() && free->add.empty() && free->remove.empty()));
    CHECK_FALSE(foot.option("foot"));
    CHECK(expr::toText(foot.value.find("options")->asList()[1], 500) ==
          R"({"cost": 0.0, "set": {}, "add": {}, "remove": {}, "id": "free", "name": "Free"})");
    CHECK(expr::toText(*foot.value.find("options")->asList()[0].find("cost"), 500) == "2.0");
}

TEST_CASE("tables have the rows of the system and the lists, with the values of the house rules")
{
    const Catalogue catalogue(
        game(""),
        {{list("near",
               R"("tables": { "arms": [ { "id": "guns", "move": 2, "price": 5 }, { "id": "foot", "move": 99 } ] })"),
          list("far", R"("tables": { "arms": [ { "id": "guns", "move": 77 }, { "id": "elephants", "move": 6 } ] })")},
         {house(R"(, "tables": { "arms": { "foot": { "move": 5, "price": 9 }, "guns": { "move": 1 } } })"),
          house(R"(, "tables": { "arms": { "foot": { "move": 6 } } })")},
         {}});
    const auto tables = catalogue.tables();
    CHECK(at(tables, {"arms", "foot", "move"}) == "6");   // of the nearest house rules
    CHECK(at(tables, {"arms", "foot", "price"}) == "9");  // of the farther ones
    CHECK(at(tables, {"arms", "horse", "move"}) == "8");
    CHECK(at(tables, {"arms", "guns", "move"}) == "1");
    CHECK(at(tables, {"arms", "guns", "price"}) == "5");
    CHECK(at(tables, {"arms", "elephants", "move"}) == "6");
    CHECK(tables.find("arms")->size() == 4);

    CHECK(catalogue.row("arms", "foot")["move"].integer() == 4);  // where it is written first
    CHECK(catalogue.row("arms", "guns")["move"].integer() == 2);
    CHECK(catalogue.row("arms", "elephants")["move"].integer() == 6);
    CHECK_FALSE(catalogue.row("arms", "camels"));
    CHECK_FALSE(catalogue.row("legs", "foot"));
}

TEST_CASE("the budget is that of the nearest house rules, else the system's")
{
    const auto points = game(withBudget);
    CHECK(Catalogue(points, {}).budget() == 100);
    CHECK(Catalogue(points, {{}, {house(R"(, "budget": 70)"), house("")}, {}}).budget() == 70);
    const Catalogue catalogue(points, {{}, {house(R"(, "budget": 70)"), house(R"(, "budget": 80)")}, {}});
    CHECK(catalogue.budget() == 80);
    CHECK(expr::toText(catalogue.system(), 500) ==
          R"({"id": "ours", "name": "Ours", "version": "1.2.3", "measure": "in", )"
          R"("budget": {"label": "Points", "short": "pts", "default": 100, "agreed": 80}})");
    // House rules give no points to a game that has none.
    const Catalogue without(game(""), {{}, {house(R"(, "budget": 70)")}, {}});
    CHECK_FALSE(without.budget());
    CHECK(at(without.system(), {"budget", "agreed"}) == "0");
}

TEST_CASE("house rules set levels by the full name of a rule, and the nearest win")
{
    using diagnostics::Level;
    const Catalogue catalogue(
        game(""), {{},
                   {house(R"(, "rules": { "slow": "off", "list/maximum": "info", "ours/quick": "warning" })"),
                    house(R"(, "rules": { "ours/slow": "warning", "quick": "off" })")},
                   {}});
    const rules::RuleLevels expected{
        {"list/maximum", Level::info}, {"ours/quick", std::nullopt}, {"ours/slow", Level::warning}};
    CHECK(catalogue.houseLevels().levelsOf({}) == expected);
    CHECK(Catalogue(game(""), {}).houseLevels().lines().empty());
}

TEST_CASE("a catalogue without a list has an empty one")
{
    const Catalogue catalogue(game(""), {});
    CHECK(catalogue.entries().empty());
    CHECK(catalogue.leaders().empty());
    CHECK_FALSE(catalogue.listNode());
    CHECK(expr::toText(catalogue.list(), 500) == R"({"entries": [], "leaders": []})");
    CHECK(catalogue.game().id == "ours");
}

#include "core/game/added_rules.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>

using namespace muster;
using Catch::Contains;
using diagnostics::Level;

namespace {

/// A project with a small game whose `worth` of an army only sheets read, and house rules for it.
class HouseFolder : public test::Folder {
public:
    HouseFolder()
    {
        write("toy.system.json", R"toy({
  "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "lists": "none",
  "budget": { "label": "points", "default": 10 },
  "unit": { "type": "object", "properties": { "points": { "type": "integer" } }, "required": ["points"] },
  "derived": { "unit": { "worth": "self.points * 2" }, "army": { "worth": "self.units.map(u, u.worth).sum()" } },
  "cost": { "unit": { "each": [{ "label": "points", "value": "self.points" }] } },
  "rules": [{ "id": "total", "level": "error", "scope": "army", "at": "/units", "require": "self.cost <= self.budget",
    "message": "The army costs {self.cost}." }] })toy");
        write("muster.json", R"({ "format": 1, "house": "club.house.json" })");
    }
    void writeHouse(std::string_view more, const std::string& name = "club.house.json") const
    {
        write(name, fmt::format(R"({{ "format": 1, "system": "toy", "name": "Ours", {} }})", more));
    }
    diagnostics::Diagnostics checkArmy(std::string_view points, std::string_view more = {}) const
    {
        rules::Library library({});
        return test::check(write("a.army.json", fmt::format(R"({{ "format": 1, "system": "toy", "name": "A", {}
            "units": [{{ "id": "bears", "points": {} }}] }})",
                                                            more, points)),
                           library);
    }
    diagnostics::Diagnostics checkHouse(const std::string& name = "club.house.json") const
    {
        rules::Library library({});
        return test::check(path() / name, library);
    }
};

std::string worthy(std::string_view limit, std::string_view id = "house/worthy")
{
    return fmt::format(R"({{ "id": "{}", "level": "error", "scope": "army", "at": "/units",
        "require": "self.worth <= {}", "message": "The army is worth {{self.worth}}, more than {}." }})",
                       id, limit, limit);
}

}  // namespace

TEST_CASE("rules of house rules are evaluated with those of the game")
{
    const HouseFolder folder;
    folder.writeHouse("\"rules\": [" + worthy("6") + "]");
    CHECK(folder.checkHouse().empty());
    CHECK(folder.checkArmy("3").empty());
    const auto found = folder.checkArmy("11");
    REQUIRE(found.size() == 2);
    CHECK(test::count(found, "toy/total") == 1);
    REQUIRE(test::count(found, "house/worthy") == 1);
    const auto& own = found[found[0].rule == "toy/total" ? 0 : 1];
    CHECK(own.system == "toy");
    CHECK(own.page.empty());  // only systems that come with the program have one
    // A derived value that no rule of the game reads is computed for them.
    CHECK(std::any_of(found.begin(), found.end(),
                      [](const auto& each) { return each.message == "The army is worth 22, more than 6."; }));
}

TEST_CASE("a finding has what a rule says to players and what it says to writers of files")
{
    const HouseFolder folder;
    folder.writeHouse(R"("rules": [{ "id": "house/strong", "level": "error", "scope": "unit", "at": "/points",
        "let": { "least": "5 + self.points" }, "require": "self.points > 5", "message": "{self.id} is weak.",
        "help": "Raise it by {6 - self.points}.", "fileHelp": "Write \"points\": {least}." }])");
    CHECK(folder.checkHouse().empty());
    const auto found = folder.checkArmy("3");
    REQUIRE(found.size() == 1);
    CHECK(found.front().help == "Raise it by 3.");
    CHECK(found.front().fileHelp == "Write \"points\": 8.");
    CHECK(found.front().wholeHelp() == "Raise it by 3. Write \"points\": 8.");
    CHECK(found.front().isOfGame);
    CHECK(found.front().system.empty());
    CHECK(found.front().page.empty());
    const auto shared = folder.checkArmy("\"three\"");
    REQUIRE(!shared.empty());
    CHECK_FALSE(shared.front().isOfGame);
    folder.writeHouse(R"("rules": [{ "id": "house/strong", "level": "error", "scope": "unit",
        "require": "self.points > 5", "message": "{self.id} is weak.", "fileHelp": "Write {self.pionts}." }])");
    CHECK(test::count(folder.checkHouse(), "system/expression") == 1);
}

TEST_CASE("levels and settings apply to rules of house rules")
{
    const HouseFolder folder;
    folder.writeHouse("\"levels\": { \"house/worthy\": \"warning\" }, \"rules\": [" + worthy("6") + "]");
    REQUIRE(folder.checkArmy("4").size() == 1);
    CHECK(folder.checkArmy("4").front().level == Level::warning);
    folder.writeHouse("\"rules\": [" + worthy("6") + "]");
    folder.write("muster.json", R"({ "format": 1, "house": "club.house.json", "rules": { "house/*": "off" } })");
    CHECK(folder.checkArmy("4").empty());
    rules::Library library({});
    CHECK(test::check(folder.path() / "muster.json", library).empty());
}

TEST_CASE("a rule replaces the one with its id in the house rules that its file extends")
{
    const HouseFolder folder;
    folder.writeHouse("\"rules\": [" + worthy("2") + "," + worthy("4", "house/other") + "]", "base.house.json");
    folder.writeHouse("\"extends\": \"base.house.json\", \"rules\": [" + worthy("6") + "]");
    const auto found = folder.checkArmy("3");
    REQUIRE(found.size() == 1);
    CHECK(found.front().rule == "house/other");
    CHECK(folder.checkArmy("4").size() == 2);
}

TEST_CASE("findings of house rules' own rules can be accepted")
{
    const HouseFolder folder;
    folder.writeHouse("\"levels\": { \"house/worthy\": \"warning\" }, \"rules\": [" + worthy("6") + "]");
    const auto accepted = folder.checkArmy("4", R"("accept": [{ "rule": "house/worthy", "reason": "A feast" }],)");
    REQUIRE(accepted.size() == 1);
    CHECK(accepted.front().accepted == "A feast");
    const auto unknown = folder.checkArmy("4", R"("accept": [{ "rule": "house/wrothy", "reason": "A feast" }],)");
    CHECK(test::count(unknown, "check/unused-accept") == 1);
    CHECK(std::any_of(unknown.begin(), unknown.end(),
                      [](const auto& each) { return each.help.find("house/worthy") != std::string::npos; }));
}

TEST_CASE("an army is not judged by house rules whose own rules have errors")
{
    const HouseFolder folder;
    folder.writeHouse("\"rules\": [" + worthy("self.wrth") + "]");
    CHECK(test::count(folder.checkHouse(), "system/expression") == 1);
    const auto found = folder.checkArmy("3");
    REQUIRE(found.size() == 1);
    CHECK(found.front().rule == "ref/broken");
    folder.writeHouse("\"rules\": [" + worthy("6", "worthy") + "]");
    CHECK(test::count(folder.checkHouse(), "schema/pattern") == 1);
    CHECK(test::count(folder.checkArmy("11"), "toy/total") == 1);
}

TEST_CASE("rules of house rules change no pin of an army")
{
    const HouseFolder folder;
    const auto hashOfGame = [&] {
        rules::Library library({});
        const auto project = library.project(folder.path() / "a.army.json");
        return library.rulesContext(*project, {"toy", {}, {}, folder.path() / "a.army.json"})->hashes;
    };
    folder.writeHouse("\"rules\": []");
    const auto plain = hashOfGame();
    folder.writeHouse("\"rules\": [" + worthy("6") + "]");
    CHECK(hashOfGame().system == plain.system);
}

TEST_CASE("house rules of a game keep the documents that their rules are in")
{
    const HouseFolder folder;
    folder.writeHouse("\"rules\": [" + worthy("6") + "]");
    std::shared_ptr<const rules::Game> game;
    {
        rules::Library library({});
        const auto project = library.project(folder.path() / "a.army.json");
        game = library.rulesContext(*project, {"toy", {}, {}, folder.path() / "a.army.json"})->game;
    }
    REQUIRE(game->rules.size() == 2);
    CHECK(game->rules.back().name == "house/worthy");
    CHECK_THAT(std::string(game->rules.back().text("message")), Contains("worth"));
}

TEST_CASE("each game of a folder has its own house rules")
{
    const HouseFolder folder;
    folder.write("muster.json", R"({ "format": 1, "house": { "toy": "club.house.json", "war": "war.house.json" } })");
    folder.writeHouse("\"rules\": [" + worthy("6") + "]");
    folder.write("war.system.json", R"({ "format": 1, "id": "war", "version": "1.0.0", "name": "War", "lists": "none",
        "unit": { "type": "object" } })");
    folder.write("war.house.json", R"({ "format": 1, "system": "war", "name": "War", "rules": [
        { "id": "house/none", "level": "error", "scope": "army", "require": "self.units.size() < 1",
          "message": "No war." }] })");
    rules::Library library({});
    CHECK(test::check(folder.path() / "muster.json", library).empty());
    CHECK(test::count(folder.checkArmy("4"), "house/worthy") == 1);
    const auto war = test::check(
        folder.write("w.army.json", R"({ "format": 1, "system": "war", "name": "W", "units": [{ "id": "a" }] })"),
        library);
    CHECK(test::count(war, "house/none") == 1);
    CHECK(test::count(war, "house/worthy") == 0);
    // A file for another game is a mistake here.
    folder.write("muster.json", R"({ "format": 1, "house": { "toy": "war.house.json", "peace": "war.house.json" } })");
    rules::Library again({});
    const auto wrong = test::check(folder.path() / "muster.json", again);
    CHECK(test::count(wrong, "ref/broken") == 1);
    CHECK(test::count(wrong, "ref/not-found") == 1);
    CHECK(test::count(folder.checkArmy("4"), "ref/broken") == 1);
}

#include "core/army/pin.hpp"
#include "core/army/pin_change.hpp"
#include "core/army/pin_edit.hpp"
#include "core/game/game.hpp"
#include "core/library/content_hashes.hpp"
#include "tests/core/army/armies.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using rules::Pin;

namespace {

std::shared_ptr<const text::Document> parsed(std::string text)
{
    auto result = text::Document::parse(std::make_shared<const text::Source>("x", std::move(text)));
    REQUIRE(result.document);
    return result.document;
}

constexpr std::string_view pins =
    R"json({ "format": 1, "id": "pins", "version": "1.0.0", "name": "Pins", "summary": "S",
  "unit": { "type": "object", "properties": { "points": { "type": "integer", "title": "Points", "maximum": 9 } } },
  "tables": { "arms": [ { "id": "foot", "move": 6 } ] },
  "derived": { "unit": { "twice": "self.points * 2", "shown": "string(self.points)" } },
  "cost": { "unit": { "once": [ { "label": "points", "value": "self.points" } ] } },
  "rules": [ { "id": "few", "level": "error", "scope": "army", "let": { "most": "9", "word": "'few'" }, )json"
    R"json("require": "self.units.all(u, u.twice < most)", "message": "Too {word}." },
             { "id": "entries", "level": "error", "scope": "list", "require": "self.entries.size() < 100", )json"
    R"json("message": "Many." } ] })json";

std::string hashOf(std::string text)
{
    const auto loaded = rules::Game::load(parsed(std::move(text)), "pins.system.json");
    REQUIRE(loaded.game);
    CHECK(loaded.faults.empty());
    return rules::hashesOf(rules::Catalogue(loaded.game, {})).system;
}

std::string with(std::string_view from, std::string_view to)
{
    std::string text(pins);
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("what judges is in the hash of a system")
{
    const auto hash = hashOf(std::string(pins));
    CHECK(hash.size() == 16);
    for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
             {"\"maximum\": 9", "\"maximum\": 8"},
             {"\"move\": 6", "\"move\": 7"},
             {"self.points * 2", "self.points * 3"},
             {"\"value\": \"self.points\"", "\"value\": \"self.points + 1\""},
             {"\"most\": \"9\"", "\"most\": \"8\""},
             {"u.twice < most", "u.twice <= most"},
             {"\"level\": \"error\"", "\"level\": \"warning\""},
             {"\"id\": \"few\"", "\"id\": \"less\""},
             {"\"move\": 6", "\"move\": 6.5"}}) {
        INFO(from << " -> " << to);
        CHECK(hashOf(with(from, to)) != hash);
    }
}

TEST_CASE("a whole number has one hash, however it is written")
{
    const auto hash = hashOf(std::string(pins));
    for (const char* written : {"6.0", "6e0", "60e-1"})
        CHECK(hashOf(with("\"move\": 6", std::string("\"move\": ") + written)) == hash);
}

TEST_CASE("what only shows is not in the hash of a system")
{
    const auto hash = hashOf(std::string(pins));
    for (const auto& [from, to] :
         std::vector<std::pair<std::string, std::string>>{{"\"title\": \"Points\"", "\"title\": \"P\""},
                                                          {"1.0.0", "2.0.0"},
                                                          {"\"summary\": \"S\"", "\"summary\": \"T\""},
                                                          {"\"shown\": \"string(self.points)\"", "\"shown\": \"'x'\""},
                                                          {"Too {word}.", "Too many."},
                                                          {"'few'", "'many'"},
                                                          {"\"label\": \"points\"", "\"label\": \"p\""},
                                                          {"self.entries.size() < 100", "self.entries.size() < 99"},
                                                          {"\"move\": 6", "\"x-note\": 1, \"move\" :  6"},
                                                          {"\"Pins\"", "\"\\u0050ins\""}}) {
        INFO(from << " -> " << to);
        CHECK(hashOf(with(from, to)) == hash);
    }
}

TEST_CASE("hashes are the same on every machine and in every version")
{
    // If this changes, every pinned army reports a changed system.
    CHECK(hashOf(std::string(pins)) == "30d78d3d44173a57");
    CHECK(rules::hashOfArmy(
              parsed(R"({ "format": 1, "system": "pins", "units": [ { "id": "a", "points": 3 } ] })")->root()) ==
          "62f66e37844af0a1");
}

TEST_CASE("the hash of an army is about its units and not about its name")
{
    const auto hash = [](const std::string& text) { return rules::hashOfArmy(parsed(text)->root()); };
    const auto plain = hash(R"({ "system": "pins", "name": "A", "units": [ { "id": "a", "points": 3 } ] })");
    CHECK(
        plain ==
        hash(R"({ "format": 1, "system": "pins", "systemVersion": "1.0.0", "name": "B", "player": "C", "notes": "D", )"
             R"("units": [{"id":"a","points":3,"notes":"E"}], "pin": {}, "x-y": 1 })"));
    CHECK(plain != hash(R"({ "system": "pins", "name": "A", "units": [ { "id": "a", "points": 4 } ] })"));
    CHECK(plain != hash(R"({ "system": "pins", "name": "A", "list": "l", "units": [ { "id": "a", "points": 3 } ] })"));
    CHECK(plain != hash(R"({ "system": "pins", "name": "A", "units": [ { "id": "a", "points": 3 }, {} ] })"));
}

TEST_CASE("a pin is read as it was written")
{
    Pin pin;
    pin.version = "1.2.3";
    pin.hashes = {"0123456789abcdef", "fedcba9876543210"};
    pin.army = "00000000000000ff";
    pin.cost = 30.5;
    pin.costs = {{"a", 9}, {"b \"quoted\"", 0.1}, {"c", -3}};
    pin.errors = std::vector<std::string>{"a/b", "c/d"};
    const auto file = parsed("{\n  \"system\": \"pins\"\n}\n");
    const auto text = rules::withPin(*file, pin.version, &pin);
    CHECK(rules::pinIn(parsed(text)->root()) == pin);
    // A file in canonical form stays canonical.
    CHECK(rules::withPin(*parsed(text), pin.version, &pin) == text);

    const Pin bare{"1.2.3", {"0123456789abcdef", ""}, "", std::nullopt, {}, std::nullopt};
    CHECK(bare.isBare());
    CHECK(rules::pinIn(parsed(rules::withPin(*file, bare.version, &bare))->root()) == bare);
}

TEST_CASE("a comparison names what is dearer, what is new and what is gone")
{
    Pin then, now;
    then.version = now.version = "1.0.0";
    then.hashes.system = "a", now.hashes.system = "b";
    then.costs = {{"same", 1}, {"dearer", 2}, {"gone", 3}};
    now.costs = {{"new", 7}, {"dearer", 4}, {"same", 1}};
    then.cost = 6, now.cost = 12;
    then.errors = std::vector<std::string>{"x/left", "x/stays"};
    now.errors = std::vector<std::string>{"x/came", "x/stays"};
    const auto change = rules::compare(then, now);
    CHECK_FALSE(change.version);
    CHECK(change.system);
    REQUIRE(change.costs.size() == 3);
    CHECK(rules::consequences(change, "points") ==
          "new is new and costs 7; dearer cost 2, now 4; gone cost 3 and was removed; the army cost 6 points, now 12; "
          "it newly breaks x/came; it no longer breaks x/left");
    CHECK_FALSE(rules::compare(now, now).system);
    CHECK(rules::consequences(rules::compare(now, now), "points") == "its points and legality have not changed");
}

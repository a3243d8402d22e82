#include "tests/validator/folder.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster::test;
using Catch::Contains;
using Json = nlohmann::ordered_json;

namespace {

constexpr auto toyGame = R"j({ "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "lists": "none",
  "unit": { "type": "object", "required": ["dice"], "properties": { "dice": { "type": "integer" } } },
  "odds": [
    { "id": "shooting", "label": "Shooting",
      "inputs": { "cover": { "title": "Target in cover", "type": "boolean", "default": false },
                  "range": { "title": "Range", "type": "integer", "minimum": 0, "default": 1 } },
      "needs": [ { "require": "inputs.range <= 6", "message": "{b.name} is out of range." } ],
      "steps": [ { "roll": "a.dice", "sides": 6, "each": { "hits": "die >= (inputs.cover ? 6 : 4) ? 1 : 0" } } ],
      "results": [ { "id": "hits", "label": "Hits", "value": "hits" },
                   { "id": "fate", "label": "The target", "value": "hits > 0 ? 'falls back' : 'stands'" } ] },
    { "id": "melee", "label": "Melee",
      "steps": [ { "roll": 1, "sides": 6, "again": "die == 6", "each": { "score": "die" } } ],
      "results": [ { "id": "wins", "label": "Wins", "value": "12 / b.dice > 0 && score > 3" } ] } ],
  "translations": { "de": { "Shooting": "Beschuss", "Target in cover": "Ziel in Deckung", "Hits": "Treffer" } } })j";

struct Toys : Folder {
    explicit Toys(std::string_view game = toyGame)
    {
        write("muster.json", "{ \"format\": 1 }");
        write("toy.system.json", game);
        write("a.army.json", R"({ "format": 1, "system": "toy", "systemVersion": "1.0.0", "name": "A",
  "units": [{ "id": "foy", "name": "Foy", "dice": 2 }, { "id": "none", "dice": 0 }] })");
        write("b.army.json", R"({ "format": 1, "system": "toy", "systemVersion": "1.0.0", "name": "B",
  "units": [{ "id": "guard", "name": "The Guard", "dice": 4 }] })");
    }
    Outcome odds(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), "odds");
        return runIn(*this, arguments);
    }
};

}  // namespace

TEST_CASE("muster odds prints a table and bars for each procedure")
{
    const Toys folder;
    const auto outcome = folder.odds({"a.army.json", "foy", "b.army.json", "guard"});
    CHECK(outcome.err == "");
    CHECK(outcome.exitCode == 0);
    CHECK(outcome.out == "Shooting: Foy -> The Guard\n"
                         "  Target in cover: no (cover)\n"
                         "  Range: 1 (range)\n"
                         "  Hits   chance   at least\n"
                         "    0    25.0 %    100.0 %  ########\n"
                         "    1    50.0 %     75.0 %  ###############\n"
                         "    2    25.0 %     25.0 %  ########\n"
                         "    mean     1.00\n"
                         "  The target     chance\n"
                         "    falls back   75.0 %  #######################\n"
                         "    stands       25.0 %  ########\n"
                         "\n"
                         "Melee: Foy -> The Guard\n"
                         "  Wins    chance\n"
                         "    yes   50.0 %  ###############\n"
                         "    no    50.0 %  ###############\n"
                         "  chance of more rolls of a die than are counted here: at most 1.7e-06 %\n");
}

TEST_CASE("muster odds takes situations and one procedure")
{
    const Toys folder;
    const auto with = folder.odds(
        {"a.army.json", "foy", "none", "--procedure", "shooting", "--with", "cover=yes", "--with", "range=6"});
    CHECK_THAT(with.out, Contains("Target in cover: yes (cover)") && Contains("69.4 %") && !Contains("Melee"));
    CHECK(with.exitCode == 0);
    const auto far = folder.odds({"a.army.json", "foy", "b.army.json", "guard", "--with", "range=7"});
    CHECK_THAT(far.out, Contains("not possible: The Guard is out of range.") && Contains("Melee: Foy"));
    CHECK(far.exitCode == 0);
}

TEST_CASE("muster odds speaks other languages")
{
    const Toys folder;
    CHECK_THAT(folder.odds({"a.army.json", "foy", "none", "--language", "de", "--procedure", "shooting"}).out,
               Contains("Beschuss: Foy") && Contains("Ziel in Deckung: nein (cover)") && Contains("  Treffer") &&
                   Contains("Chance") && !Contains("at least"));
}

TEST_CASE("muster odds gives exact fractions as JSON")
{
    const Toys folder;
    const auto outcome = folder.odds({"a.army.json", "foy", "b.army.json", "guard", "--format", "json"});
    const auto json = Json::parse(outcome.out);
    CHECK(json["system"] == "toy");
    CHECK(json["acting"] == Json({{"file", "a.army.json"}, {"id", "foy"}, {"name", "Foy"}}));
    CHECK(json["target"]["id"] == "guard");
    const auto& shooting = json["procedures"][0];
    CHECK(shooting["inputs"] == Json({{"cover", false}, {"range", 1}}));
    CHECK(shooting["unmet"] == Json::array());
    CHECK(shooting["cut"] == 0);
    const auto& hits = shooting["results"][0];
    CHECK(hits["mean"]["fraction"] == "1");
    CHECK(hits["outcomes"][1]["chance"] == Json({{"value", 0.5}, {"fraction", "1/2"}}));
    CHECK(hits["outcomes"][1]["atLeast"]["fraction"] == "3/4");
    CHECK(shooting["results"][1]["outcomes"][0]["value"] == "falls back");
    CHECK(shooting["results"][1]["outcomes"][0]["atLeast"].is_null());
    CHECK(json["procedures"][1]["cut"] > 0);
    CHECK(json["procedures"][1]["results"][0]["outcomes"][0]["value"] == true);
}

TEST_CASE("muster odds names what it does not find")
{
    const Toys folder;
    const auto fails = [&](const std::vector<std::string>& arguments, int code, const std::string& message) {
        const auto outcome = folder.odds(arguments);
        CHECK(outcome.exitCode == code);
        CHECK_THAT(outcome.err, Contains(message));
        CHECK(outcome.out == "");
    };
    fails({"a.army.json", "fox", "none"}, 2, "a.army.json: there is no unit fox; did you mean foy?");
    fails({"a.army.json", "foy", "b.army.json", "x"}, 2, "b.army.json: there is no unit x; there are guard");
    fails({"a.army.json", "foy"}, 2, "");
    fails({"gone.army.json", "foy", "none"}, 3, "gone.army.json");
    fails({"toy.system.json", "foy", "none"}, 2, "toy.system.json is not an army");
    fails({"a.army.json", "foy", "none", "--procedure", "shoting"}, 2, "did you mean shooting?");
    fails({"a.army.json", "foy", "none", "--with", "cower=yes"}, 2, "there is no input cower; did you mean cover?");
    fails({"a.army.json", "foy", "none", "--with", "cover"}, 2, "write NAME=VALUE instead of cover");
    fails({"a.army.json", "foy", "none", "--with", "range=far"}, 2, "range=far is not possible");
    fails({"a.army.json", "foy", "none", "--procedure", "melee"}, 1,
          "\"Melee\" cannot be evaluated: division by zero; it is defined in");
    folder.write("broken.army.json", "{");
    fails({"broken.army.json", "foy", "none"}, 1, "cannot be read as an army of a game");
}

TEST_CASE("muster odds refuses armies of two games and games without odds")
{
    const Toys folder;
    folder.write("other.system.json", R"({ "format": 1, "id": "other", "version": "1.0.0", "name": "Other",
      "lists": "none" })");
    folder.write("c.army.json", R"({ "format": 1, "system": "other", "systemVersion": "1.0.0", "name": "C",
      "units": [{ "id": "x" }, { "id": "y" }] })");
    const auto both = folder.odds({"a.army.json", "foy", "c.army.json", "x"});
    CHECK(both.exitCode == 2);
    CHECK_THAT(both.err, Contains("a.army.json and c.army.json are armies of different games"));
    const auto none = folder.odds({"c.army.json", "x", "y"});
    CHECK(none.exitCode == 2);
    CHECK_THAT(none.err, Contains("the system \"other\" defines no odds"));
}

TEST_CASE("mistakes in odds are findings at their places")
{
    std::string game = toyGame;
    game.replace(game.find("a.dice"), 6, "a.dize");
    const Toys folder(game);
    const auto found = runIn(folder, {"check", "toy.system.json", "--format", "json"});
    CHECK_THAT(found.out, Contains("system/expression") && Contains("unit has no field 'dize'") &&
                              Contains("/odds/0/steps/0/roll"));
    const auto outcome = folder.odds({"a.army.json", "foy", "none"});
    CHECK(outcome.exitCode == 1);
    CHECK_THAT(outcome.err, Contains("the odds of the system \"toy\" have errors; see: muster check"));
}

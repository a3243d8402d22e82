#include "printer/job/players_words.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

diagnostics::Diagnostic finding(const char* message, const char* help, bool isOfGame)
{
    diagnostics::Diagnostic made;
    made.rule = "toy/rule";
    made.message = message;
    made.help = help;
    made.fileHelp = "Write \"count\": 2.";
    made.isOfGame = isOfGame;
    return made;
}

}  // namespace

TEST_CASE("rules of a game say to players what to do, but not how to write it in the file")
{
    const auto shown = printer::inPlayersWords({finding("There is 1 base.", "Take 1 more; or play, or wait", true),
                                                finding("the id is taken; see a.army.json", "choose another", false)},
                                               nullptr);
    REQUIRE(shown.size() == 2);
    CHECK(shown[0].message == "There is 1 base.");
    CHECK(shown[0].help == "Take 1 more; or play, or wait.");
    CHECK(shown[1].message == "The id is taken; see a.army.json.");
    CHECK(shown[1].help.empty());
}

TEST_CASE("a rule of a game without help for players gives none on a sheet")
{
    const auto shown = printer::inPlayersWords({finding("There is 1 base.", "", true)}, nullptr);
    REQUIRE(shown.size() == 1);
    CHECK(shown[0].help.empty());
}

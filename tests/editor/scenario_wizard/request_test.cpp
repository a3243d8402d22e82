// First, because it has a function by the name of a macro of Qt.
#include "core/library/library.hpp"
#include "core/scenario/random_terrain.hpp"

#include "core/text/canonical.hpp"
#include "editor/scenario_wizard/scenario_request.hpp"
#include "editor/scenario_wizard/wizard_games.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <QTemporaryDir>

#include <set>

using namespace muster;
using diagnostics::Level;
using Json = nlohmann::ordered_json;

namespace {

std::string summaryOf(const diagnostics::Diagnostics& findings)
{
    std::string all;
    for (const auto& finding : findings) all += finding.rule + ": " + finding.message + "\n";
    return all;
}

}  // namespace

TEST_CASE("the usual scenario of every game is legal, table after table")
{
    rules::Library library({test::sourcePath("armylists")});
    const QTemporaryDir folder;
    const auto games = editor::wizardGames(library, folder.path().toStdString());
    REQUIRE(games.size() == 5);
    for (const auto& game : games) {
        REQUIRE(game.generatesTerrain);
        REQUIRE(game.steps.size() >= 2);
        REQUIRE(game.plan.sides.size() == 2);
        std::set<std::string> tables;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            editor::ScenarioRequest request{.system = game.id,
                                            .plan = game.plan,
                                            .objectives = static_cast<int>(seed % 4),
                                            .objectiveName = "Hill",
                                            .randomTerrain = true,
                                            .seed = seed};
            request.plan.name = "Ours \"by\" chance";
            const auto made = editor::makeScenario(library, folder.path().toStdString(), request);
            INFO(game.id << ", table " << seed << ": " << made.failureReason << summaryOf(made.findings));
            REQUIRE(made.failureReason.empty());
            REQUIRE(made.count(Level::error) == 0);
            REQUIRE(made.count(Level::warning) == 0);
            REQUIRE(made.map);
            const auto json = Json::parse(made.text);
            CHECK(json["name"] == request.plan.name);
            CHECK(json["terrain"].size() == made.map->terrain.size());
            CHECK(json["objectives"].size() == seed % 4);
            CHECK(json["zones"].size() == 2);
            const auto parsed = text::Document::parse(std::make_shared<const text::Source>("made", made.text));
            CHECK(text::canonical(*parsed.document) == made.text);
            tables.insert(json["terrain"].dump());
        }
        CHECK(tables.size() >= 11);
    }
}

TEST_CASE("a wish for another table is kept")
{
    rules::Library library({test::sourcePath("armylists")});
    const QTemporaryDir folder;
    for (const auto& game : editor::wizardGames(library, folder.path().toStdString())) {
        editor::ScenarioRequest request{.system = game.id, .plan = game.plan};
        request.plan.width = 40, request.plan.depth = 30.5;
        request.plan.sides[0].edge = rules::Edge::west, request.plan.sides[1].edge = rules::Edge::east;
        request.plan.turns = 7;
        request.objectives = 1;
        const auto made = editor::makeScenario(library, folder.path().toStdString(), request);
        const auto json = Json::parse(made.text);
        INFO(game.id << summaryOf(made.findings));
        CHECK(json["board"]["width"] == 40);
        CHECK(json["board"]["depth"] == 30.5);
        CHECK(json["terrain"].empty());
        CHECK(json["turns"] == 7);
        CHECK(json["sides"][0]["edge"] == "west");
        CHECK(json["sides"][0]["zone"] == "west");
        CHECK(json["zones"][1]["shape"]["strip"]["edge"] == "east");
        CHECK(json["objectives"][0]["at"] == Json{20, 15.25});
        for (const auto& finding : made.findings)
            CHECK_FALSE((finding.rule.starts_with("schema/") ||
                         (finding.rule.starts_with("scenario/") && finding.level == Level::error)));
    }
}

TEST_CASE("a game that is not there makes nothing")
{
    rules::Library library({test::sourcePath("armylists")});
    const QTemporaryDir folder;
    CHECK(editor::makeScenario(library, folder.path().toStdString(), {.system = "no-such-game"}).text.empty());
}

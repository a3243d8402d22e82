#include "core/check/check.hpp"
#include "core/library/library.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace muster;
using Json = nlohmann::ordered_json;

namespace {

/// The message of a rule about a piece of OHW 6+ at this place.
std::string messageOf(Json piece, double x, std::string_view rule)
{
    static rules::Library library({std::filesystem::path(test::sourcePath("armylists"))});
    piece["shape"] = {{"rectangle", {{"at", {x, 15}}, {"width", 4}, {"depth", 4}}}};
    const Json scenario{{"format", 1},
                        {"system", "ohw-6plus"},
                        {"name", "Ours: one piece"},
                        {"board", {{"width", 36}, {"depth", 30}}},
                        {"terrain", Json::array({piece})}};
    const auto path = std::filesystem::path(test::sourcePath("armylists")) / "ours.scenario.json";
    const auto found = rules::check({std::make_shared<const text::Source>("ours.scenario.json", scenario.dump()),
                                     path,
                                     files::FileKind::scenario,
                                     {}},
                                    library);
    const auto wanted = std::find_if(found.begin(), found.end(), [&](const auto& each) { return each.rule == rule; });
    return wanted == found.end() ? std::string() : wanted->message;
}

/// The name of the piece in quotation marks.
std::string calledIn(const Json& piece)
{
    const auto message = messageOf(piece, -30, "scenario/off-board");
    REQUIRE(message.starts_with('"'));
    return message.substr(1, message.find('"', 1) - 1);
}

}  // namespace

TEST_CASE("a piece of terrain without a name is called by its kind and id")
{
    CHECK(calledIn({{"id", "w-1"}, {"type", "woods"}, {"name", "Bois de Barri"}}) == "Bois de Barri");
    CHECK(calledIn({{"id", "w-1"}, {"type", "woods"}}) == "woods w-1");
    CHECK(calledIn({{"id", "w-1"}, {"type", "woods"}, {"name", ""}}) == "woods w-1");
    // The id already contains the kind.
    CHECK(calledIn({{"id", "woods-1"}, {"type", "woods"}}) == "woods-1");
    CHECK(calledIn({{"id", "woods"}, {"type", "woods"}}) == "woods");
    // Also for a kind that the game does not have, and for none.
    CHECK(calledIn({{"id", "p"}, {"type", "jungle"}}) == "jungle p");
    CHECK(calledIn({{"id", "p"}}) == "p");
    CHECK(calledIn({{"type", "woods"}}) == "woods");
}

TEST_CASE("rules can call it so, too")
{
    CHECK(messageOf({{"id", "b"}, {"type", "bridge"}}, 18, "ohw-6plus/crossing-on-river") ==
          "\"bridge b\" is not on a river, and the map has none.");
    CHECK(messageOf({{"id", "b"}, {"type", "bridge"}, {"name", "Pont Neuf"}}, 18, "ohw-6plus/crossing-on-river") ==
          "\"Pont Neuf\" is not on a river, and the map has none.");
}

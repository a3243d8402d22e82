#include "tests/editor/document/scenario_fixture.hpp"

#include <cmath>

using namespace muster;
using editor::scenario::Point;
using test::Json;
using test::ScenarioFixture;
using test::Strings;

namespace board = muster::editor::scenario;

namespace {

const std::string empty =
    R"({ "format": 1, "system": "invented", "name": "New", "board": { "width": 24, "depth": 20, "grid": { "columns": )"
    R"(3, "rows": 4 } }, "sides": [ { "id": "red" }, { "id": "green" } ] })";
const Strings several{
    "/terrain/0", "/terrain/3", "/zones/0", "/objectives/0", "/sides/0/placements/0", "/sides/0/rallyPoints/0"};

}  // namespace

TEST_CASE("what is copied pastes into another scenario where it lay")
{
    const ScenarioFixture from(test::smallBattlefield());
    const auto text = board::copied(from.now(), several);
    CHECK(Json::parse(text)["muster"] == "battlefield");
    CHECK(board::isPasteable(text));
    ScenarioFixture to(empty);
    to.make(board::paste(to.now(), "Look at this:\n```json\n" + text + "\n```\n"));
    for (const std::string pointer :
         {"/terrain/0", "/zones/0", "/objectives/0", "/sides/0/placements/0", "/sides/0/rallyPoints/0"})
        CHECK(to.at(pointer) == from.at(pointer));
    CHECK(to.at("/terrain/1") == from.at("/terrain/3"));
}

TEST_CASE("pasted beside the originals it gets new ids and lies aside, or where one points")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const auto text = board::copied(fixture.now(), several);
    auto change = board::paste(fixture.now(), text);
    // The base is already on the board, so it is not added again.
    CHECK(change.selection ==
          Strings{"/terrain/5", "/terrain/6", "/zones/2", "/objectives/1", "/sides/0/rallyPoints/1"});
    fixture.make(change);
    CHECK(fixture.at("/terrain/5/id") == "hill-2");
    CHECK(fixture.at("/terrain/5/shape/polygon/0") == Json({3.5, 2.5}));
    const auto pond = board::copied(fixture.now(), Strings{"/terrain/3"});
    fixture.make(board::paste(fixture.now(), pond, Point{9, 9}));
    CHECK(fixture.at("/terrain/7/shape/ellipse/at") == Json({9, 9}));
    CHECK_FALSE(board::paste(fixture.now(), pond, Point{NAN, 9}));
}

TEST_CASE("bases go to a side that is chosen, or the one of the same id, or nowhere")
{
    const ScenarioFixture from(test::smallBattlefield());
    const auto blue = board::copied(from.now(), Strings{"/sides/1/placements/0"});
    ScenarioFixture to(empty);
    CHECK_FALSE(board::paste(to.now(), blue));
    to.make(board::paste(to.now(), blue, {}, "/sides/1"));
    CHECK(to.at("/sides/1/placements/0") == from.at("/sides/1/placements/0"));
    CHECK_FALSE(board::paste(to.now(), blue, {}, "/sides/1"));
}

TEST_CASE("lengths are converted on the way")
{
    const ScenarioFixture from(test::smallBattlefield());
    ScenarioFixture to(R"({ "board": { "width": 600, "depth": 500, "measure": "mm" } })");
    to.make(board::paste(to.now(), board::copied(from.now(), Strings{"/terrain/0", "/terrain/1"})));
    CHECK(to.at("/terrain/0/shape/polygon/0") == Json({76.2, 76.2}));
    CHECK(to.at("/terrain/1/shape/width") == 25.4);
}

TEST_CASE("cut and pasted is as before")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const Strings last{"/terrain/4", "/sides/0/placements/2"};
    const auto before = fixture.text();
    const auto text = board::copied(fixture.now(), last);
    fixture.make(board::remove(fixture.now(), last));
    CHECK(fixture.text() != before);
    fixture.make(board::paste(fixture.now(), text));
    CHECK(fixture.text() == before);
}

TEST_CASE("a text that holds no battlefield is refused, and a wicked one does no harm")
{
    ScenarioFixture fixture(test::smallBattlefield());
    const std::string deep =
        "{\"terrain\": [{\"id\": \"a\", \"type\": \"b\", \"shape\": {\"square\": [1, 1]}, \"x-deep\": " +
        std::string(124, '[') + std::string(124, ']') + "}]}";
    const std::string many = [] {
        std::string text = "{\"terrain\": [";
        for (int i = 0; i < 20'000; ++i)
            text += std::string(i ? "," : "") + R"({"id": "hill", "type": "hill", "shape": {"square": [1, 1]}})";
        return text + "]}";
    }();
    for (const std::string& text :
         {std::string(), std::string("hello"), std::string("{}"), std::string("[]"), std::string("{\"terrain\": 3}"),
          std::string("{\"terrain\": [3, {}, {\"shape\": {}}]}"), std::string("{\"units\": [{\"id\": \"a\"}]}"),
          std::string("{\"terrain\": [{\"type\": \"a\", \"shape\": {\"polygon\": [[1e999, 2]]}}]}"),
          std::string("{\"terrain\": [{\"type\": 3, \"shape\": {\"square\": [1, 1]}}]}"),
          std::string("{\"a\": 1, \"a\": 2, \"terrain\": [{\"type\": \"a\", \"shape\": {\"square\": [1, 1]}}]}"),
          std::string(100'000, '{'), std::string(100'000, '[')}) {
        INFO(text.substr(0, 100));
        CHECK_FALSE(board::isPasteable(text));
        CHECK_FALSE(board::paste(fixture.now(), text));
    }
    fixture.make(board::paste(fixture.now(), deep));
    const auto before = fixture.at("/terrain").size();
    fixture.make(board::paste(fixture.now(), many));
    CHECK(fixture.at("/terrain").size() == before + 5000);
    fixture.make(board::paste(
        fixture.now(),
        R"({"terrain": [{"id": "<b>", "type": "\u0000", "name": "\"", "shape": {"polygon": [[1e6, -1e300], [0, 0], [1,)"
        R"( 1]]}}]})"));
    CHECK(fixture.json()["terrain"].back()["id"] == "b");
}

#include "core/text/canonical.hpp"
#include "editor/document/army_edits.hpp"
#include "tests/editor/document/parse.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster;
using namespace muster::test;
using editor::Change;
using Json = nlohmann::ordered_json;
using Pointers = std::vector<std::string>;

namespace {

const std::string carthage = R"({
  "format": 1,
  "system": "ancients-d6",
  "list": "carthage",
  "name": "Test",
  "leaders": [
    { "id": "hanno", "with": "elephants" },
    { "id": "mago", "with": "gauls" }
  ],
  "units": [
    { "id": "elephants", "cost": 1.50 },
    { "id": "gauls" }
  ]
}
)";

Json pasted(std::string_view text, const editor::InsertPosition& position = {}, const std::string& into = carthage)
{
    const auto change = editor::paste(*parse(into), text, position);
    const auto changed = text::applied(into, change.edits);
    REQUIRE(parse(changed));
    CHECK(text::canonical(*parse(changed)) == changed);
    return Json::parse(changed);
}

}  // namespace

TEST_CASE("what is copied is JSON for a chat, as it was spelled")
{
    const auto text = editor::copied(*parse(carthage), Pointers{"/units/0", "/leaders/0"});
    CHECK(text == "{\n  \"muster\": \"units\",\n  \"system\": \"ancients-d6\",\n  \"list\": \"carthage\",\n  "
                  "\"leaders\": [\n    { \"id\": \"hanno\", \"with\": \"elephants\" }\n  ],\n"
                  "  \"units\": [\n    { \"id\": \"elephants\", \"cost\": 1.50 }\n  ]\n}\n");
    CHECK(editor::isPasteable(text));
    CHECK(editor::copied(*parse(carthage), Pointers{"/name"}).empty());
}

TEST_CASE("copies keep together and get ids of their own")
{
    const auto text = editor::copied(*parse(carthage), Pointers{"/units/0", "/leaders/0", "/leaders/1"});
    const auto json = pasted(text, {"", 1});
    CHECK(json["units"][1]["id"] == "elephants-2");
    CHECK(json["units"][2]["id"] == "gauls");
    CHECK(json["leaders"][2].dump() == R"({"id":"hanno-2","with":"elephants-2"})");
    CHECK(json["leaders"][3].dump() == R"({"id":"mago-2","with":"gauls"})");
    // In an army without Gauls he is attached to no unit.
    const auto other = pasted(text, {}, "{\n  \"name\": \"B\",\n  \"units\": []\n}\n");
    CHECK(other["leaders"][0].dump() == R"({"id":"hanno","with":"elephants"})");
    CHECK(other["leaders"][1].dump() == R"({"id":"mago"})");
}

TEST_CASE("hand-written text pastes, too")
{
    CHECK(pasted(R"({"entry": "war-elephants", "count": 2})")["units"][2].dump() ==
          R"({"id":"war-elephants","entry":"war-elephants","count":2})");
    CHECK(pasted("Take these:\n```json\n[{\"id\": \"a\"}, {\"id\": \"b\", \"with\": \"a\"}]\n```\n")["leaders"][2]
              .dump() == R"({"id":"b","with":"a"})");
    CHECK(
        pasted(R"({"id": "x", "name": "Wing", "units": [{"id": "gauls"}], "leaders": [{"id": "z", "with": "gauls"}]})")
            ["groups"][0]["leaders"][0]["with"] == "gauls-2");
    CHECK(pasted(carthage)["units"].size() == 4);
    CHECK(pasted(R"({"units": [{"name": "No id"}, 3, null]})")["units"][2]["id"] == "no-id");
}

TEST_CASE("anything else is no units")
{
    for (const auto& text :
         {std::string(), std::string("hello"), std::string("[1, 2]"), std::string("{}"), std::string("[[[["),
          std::string("{\"units\": 3}"), std::string("} {"), std::string(100'000, '[')}) {
        CHECK_FALSE(editor::isPasteable(text));
        CHECK_FALSE(editor::paste(*parse(carthage), text));
    }
    CHECK_FALSE(editor::paste(*parse(carthage), R"({"id": "a"})", {"/groups/3", 0}));
    CHECK_FALSE(editor::paste(*parse("[]"), R"({"id": "a"})"));
}

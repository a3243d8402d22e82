#include "editor/document/army_edits.hpp"

#include "core/text/canonical.hpp"
#include "tests/editor/document/parse.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace muster;
using namespace muster::test;
using editor::Change;
using editor::MemberKind;
using Json = nlohmann::ordered_json;

namespace {

const std::string division = R"({
  "format": 1,
  "system": "otr-d6",
  "name": "Test",
  "leaders": [
    { "id": "lee", "with": "guard" },
    { "id": "hill" }
  ],
  "units": [
    { "id": "guard", "name": "Old Guard", "count": 2 },
    { "id": "line" },
    { "id": "light", "x-mine": 1 }
  ],
  "groups": [
    {
      "id": "first",
      "kind": "division",
      "name": "First Division",
      "leaders": [
        { "id": "ewell", "with": "brigade" }
      ],
      "units": [
        { "id": "brigade" },
        { "id": "battery" }
      ]
    }
  ]
}
)";

Json jsonAfter(const Change& change, const std::string& text = division)
{
    const auto changed = text::applied(text, change.edits);
    const auto parsed = parse(changed);
    CHECK(text::canonical(*parsed) == changed);
    return Json::parse(changed);
}

std::vector<std::string> ids(const Json& array)
{
    std::vector<std::string> list;
    for (const auto& each : array) list.push_back(each["id"]);
    return list;
}

using Ids = std::vector<std::string>;
using Pointers = std::vector<std::string>;

}  // namespace

TEST_CASE("an item that is no object is duplicated too")
{
    const std::string text = "{\n  \"leaders\": [2]\n}\n";
    const std::vector<std::string> first{"/leaders/0"};
    CHECK(jsonAfter(editor::duplicate(*parse(text), first), text) == Json::parse(R"({"leaders": [2, 2]})"));
}

TEST_CASE("a unit is added from its entry with an id of its own")
{
    const auto document = parse(division);
    auto change = editor::addMember(*document, MemberKind::unit, "guard", R"({"size": 3})");
    CHECK(change.name() == "Add Guard");
    CHECK(change.selection == Pointers{"/units/3"});
    auto json = jsonAfter(change);
    CHECK(json["units"][3] == Json::parse(R"({"id": "guard-2", "entry": "guard", "size": 3})"));
    change = editor::addMember(*document, MemberKind::leader, "", R"({"name": "Jeb Stuart"})", {"/groups/0", 0});
    json = jsonAfter(change);
    CHECK(json["groups"][0]["leaders"][0] == Json::parse(R"({"id": "jeb-stuart", "name": "Jeb Stuart"})"));
    CHECK(change.selection == Pointers{"/groups/0/leaders/0"});
    CHECK_FALSE(editor::addMember(*document, MemberKind::unit, "guard", "nonsense"));
    CHECK_FALSE(editor::addMember(*document, MemberKind::unit, "guard", "", {"/groups/7", 0}));

    const auto bare = parse("{\n  \"system\": \"a\",\n  \"notes\": \"\"\n}\n");
    CHECK(text::applied(bare->source().bytes(), editor::addMember(*bare, MemberKind::unit, "a").edits) ==
          "{\n  \"system\": \"a\",\n  \"units\": [\n    { \"id\": \"a\", \"entry\": \"a\" }\n  ],\n  \"notes\": "
          "\"\"\n}\n");
}

TEST_CASE("who leaves takes no leader along")
{
    const auto document = parse(division);
    const auto json =
        jsonAfter(editor::removeMembers(*document, Pointers{"/units/0", "/units/2", "/groups/0/units/0", "/units/9"}));
    CHECK(ids(json["units"]) == Ids{"line"});
    CHECK(ids(json["leaders"]) == Ids{"lee", "hill"});
    CHECK_FALSE(json["leaders"][0].contains("with"));
    CHECK_FALSE(json["groups"][0]["leaders"][0].contains("with"));
    CHECK(editor::removeMembers(*document, Pointers{"/units/0"}).name() == "Remove Old Guard");
    CHECK_FALSE(editor::removeMembers(*document, Pointers{"/name", "", "/units"}));
}

TEST_CASE("a copy stands behind the first and shares no id")
{
    const auto document = parse(division);
    const auto change = editor::duplicate(*document, Pointers{"/units/2", "/units/0", "/groups/0"});
    const auto json = jsonAfter(change);
    CHECK(ids(json["units"]) == Ids{"guard", "guard-2", "line", "light", "light-2"});
    CHECK(json["units"][4]["x-mine"] == 1);
    CHECK(ids(json["groups"]) == Ids{"first", "first-2"});
    CHECK(json["groups"][1]["leaders"][0]["with"] == "brigade-2");
    CHECK(change.selection.size() == 3);
}

TEST_CASE("units are moved between groups in their order")
{
    const auto document = parse(division);
    auto change = editor::move(*document, Pointers{"/units/2", "/units/0", "/leaders/1"}, {"/groups/0", 1});
    auto json = jsonAfter(change);
    CHECK(ids(json["units"]) == Ids{"line"});
    CHECK(ids(json["groups"][0]["units"]) == Ids{"brigade", "guard", "light", "battery"});
    CHECK(ids(json["groups"][0]["leaders"]) == Ids{"ewell", "hill", "lee"});
    CHECK(ids(json["leaders"]).empty());

    CHECK(ids(jsonAfter(editor::move(*document, Pointers{"/units/0"}, {"", 3}))["units"]) ==
          Ids{"line", "light", "guard"});
    CHECK(ids(jsonAfter(editor::move(*document, Pointers{"/units/0"}, {"", 2}))["units"]) ==
          Ids{"line", "guard", "light"});
    CHECK(ids(jsonAfter(editor::move(*document, Pointers{"/units/2"}, {"", 0}))["units"]) ==
          Ids{"light", "guard", "line"});
    CHECK(ids(jsonAfter(editor::move(*document, Pointers{"/units/1", "/units/2"}, {"", 0}))["units"]) ==
          Ids{"line", "light", "guard"});
    CHECK(ids(jsonAfter(editor::move(*document, Pointers{"/units/0", "/groups/0/units/1"}, {"", 2}))["units"]) ==
          Ids{"line", "guard", "battery", "light"});
    CHECK_FALSE(editor::move(*document, Pointers{"/units/0"}, {"", 0}));
    CHECK_FALSE(editor::move(*document, Pointers{"/units/0"}, {"/groups/4", 0}));
}

TEST_CASE("counts, options and attachments")
{
    const auto document = parse(division);
    CHECK(jsonAfter(editor::setCount(*document, "/units/0", 5))["units"][0]["count"] == 5);
    CHECK(jsonAfter(editor::setCount(*document, "/units/0", 1))["units"][0]["count"] == 1);
    CHECK_FALSE(editor::setCount(*document, "/units/1", 1));
    CHECK(jsonAfter(editor::addToCount(*document, "/units/1", 1))["units"][1].dump() == R"({"id":"line","count":2})");
    CHECK_FALSE(editor::addToCount(*document, "/units/1", -1));
    const auto optioned = text::applied(division, editor::setOption(*document, "/units/1", "veteran", true).edits);
    CHECK(Json::parse(optioned)["units"][1]["options"] == Json::parse(R"(["veteran"])"));
    CHECK_FALSE(editor::setOption(*parse(optioned), "/units/1", "veteran", true));
    CHECK(text::applied(optioned, editor::setOption(*parse(optioned), "/units/1", "veteran", false).edits) == division);
    // A count makes it an object, and one makes it an id again.
    const auto twice = text::applied(optioned, editor::setOption(*parse(optioned), "/units/1", "veteran", 2).edits);
    CHECK(parse(twice)->root().at("/units/1/options/0/count").integer() == 2);
    CHECK(parse(twice)->root().at("/units/1/options/0/id").string() == "veteran");
    CHECK_FALSE(editor::setOption(*parse(twice), "/units/1", "veteran", 2));
    CHECK(text::applied(twice, editor::setOption(*parse(twice), "/units/1", "veteran", 1).edits) == optioned);
    CHECK(text::applied(twice, editor::setOption(*parse(twice), "/units/1", "veteran", 0).edits) == division);
    auto change = editor::attach(*document, "/leaders/1", "guard");
    CHECK(change.name() == "Attach Hill to Old Guard");
    CHECK(jsonAfter(change)["leaders"][1]["with"] == "guard");
    CHECK_FALSE(jsonAfter(editor::attach(*document, "/leaders/0", std::nullopt))["leaders"][0].contains("with"));
}

TEST_CASE("groups come, go and leave their units behind")
{
    const auto document = parse(division);
    auto json = jsonAfter(editor::addGroup(*document, "First", "division"));
    CHECK(json["groups"][1].dump() == R"({"id":"first-2","kind":"division","name":"First","leaders":[],"units":[]})");
    json = jsonAfter(editor::removeGroup(*document, "/groups/0", editor::GroupContent::keepInArmy));
    CHECK(ids(json["units"]) == Ids{"guard", "line", "light", "brigade", "battery"});
    CHECK(json["leaders"][2]["with"] == "brigade");
    CHECK(json["groups"].empty());
    json = jsonAfter(editor::removeGroup(*document, "/groups/0", editor::GroupContent::remove));
    CHECK(ids(json["units"]) == Ids{"guard", "line", "light"});
}

TEST_CASE("another id is followed by those who name it")
{
    const auto document = parse(division);
    const auto json = jsonAfter(editor::changeId(*document, "/units/0", "grognards"));
    CHECK(json["leaders"][0]["with"] == "grognards");
    CHECK(editor::freeId(*document, "Old Guard!") == "old-guard");
    CHECK(editor::freeId(*document, "guard") == "guard-2");
}

TEST_CASE("an entry is counted up where a unit is just as it would be added, and nowhere else")
{
    const std::string text = R"({
  "units": [
    { "id": "one", "entry": "line", "size": 6 },
    { "id": "other", "entry": "line", "size": 7 },
    { "id": "named", "entry": "line", "name": "Guard", "size": 6 },
    { "id": "two", "entry": "line", "size": 6, "count": 3 },
    { "id": "plain", "entry": "horse" }
  ],
  "groups": [
    { "id": "first", "leaders": [], "units": [] }
  ]
}
)";
    const auto army = parse(text);
    const auto counted = [&](const char* entry, const char* start, const char* preferred = "", const char* owner = "") {
        const auto change = editor::countUp(*army, entry, start, {owner}, preferred);
        return change ? change.selection.front() : std::string();
    };
    const char* six = R"({"size": 6})";
    CHECK(counted("line", six) == "/units/3");
    CHECK(counted("line", six, "/units/0") == "/units/0");
    CHECK(counted("line", six, "/units/1") == "/units/3");
    CHECK(counted("horse", "") == "/units/4");
    CHECK(counted("line", "").empty());
    CHECK(counted("guns", "").empty());
    CHECK(counted("", six).empty());
    CHECK(counted("horse", "", "", "/groups/0").empty());
    const auto change = editor::countUp(*army, "line", six, {});
    CHECK(change.name() == "Add Line");
    CHECK(jsonAfter(change, text)["units"][3]["count"] == 4);
    CHECK(jsonAfter(editor::countUp(*army, "horse", "", {}), text)["units"][4]["count"] == 2);
}

TEST_CASE("leaders go with their unit to another owner, and stay within theirs")
{
    const auto army = parse(division);
    const Pointers guard{"/units/0"}, brigade{"/groups/0/units/0"};
    auto moved = jsonAfter(editor::move(*army, guard, {"/groups/0"}));
    CHECK(ids(moved["leaders"]) == Ids{"hill"});
    CHECK(ids(moved["groups"][0]["leaders"]) == Ids{"ewell", "lee"});
    CHECK(ids(moved["groups"][0]["units"]) == Ids{"brigade", "battery", "guard"});
    moved = jsonAfter(editor::move(*army, brigade, {"", 1}));
    CHECK(ids(moved["leaders"]) == Ids{"lee", "hill", "ewell"});
    CHECK(ids(moved["units"]) == Ids{"guard", "brigade", "line", "light"});
    moved = jsonAfter(editor::move(*army, guard, {"", 2}));
    CHECK(ids(moved["leaders"]) == Ids{"lee", "hill"});
}

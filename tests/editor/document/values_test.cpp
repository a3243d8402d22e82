#include "editor/document/acceptance_edit.hpp"
#include "editor/document/army_edits.hpp"
#include "tests/editor/document/parse.hpp"

#include <catch2/catch.hpp>

#include <array>

using namespace muster;
using namespace muster::test;
using editor::Change;

namespace {

const std::string rangers = R"({
  "format": 1,
  "system": "opend6-fantasy",
  "name": "Test",
  "units": [
    {
      "id": "rangers",
      "size": 10,
      "training": { "fighting": 2 },
      "weapons": ["bow", "axe"],
      "notes": "kept"
    },
    { "id": "levy" }
  ]
}
)";

std::string after(const Change& change, const std::string& text = rangers) { return text::applied(text, change.edits); }

bool says(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a value is written where its schema has it")
{
    const auto document = parse(rangers);
    const std::array<std::string_view, 5> order{"size", "training", "weapons", "armor", "sergeant"};
    CHECK(says(after(editor::setValue(*document, "/units/0", "/armor", "\"mail\"", order)),
               "\"weapons\": [\"bow\", \"axe\"],\n      \"armor\": \"mail\",\n      \"notes\""));
    CHECK(says(after(editor::setValue(*document, "/units/0", "/size", "8", order)), "\"size\": 8,\n"));
    CHECK(says(after(editor::setValue(*document, "/units/0", "/training/command", "1", order)),
               "\"training\": { \"fighting\": 2, \"command\": 1 }"));
    CHECK(says(after(editor::setValue(*document, "/units/1", "/sergeant/command", "1", order)),
               "      \"id\": \"levy\",\n      \"sergeant\": { \"command\": 1 }\n"));
    CHECK(says(after(editor::setValue(*document, "", "/notes", "\"n\"")), "  ],\n  \"notes\": \"n\"\n}"));
    const auto change = editor::setValue(*document, "/units/0", "/size", "8", order);
    CHECK(change.mergeKey == "/units/0/size");
    CHECK(change.name() == "Change size of Rangers");
    CHECK_FALSE(editor::setValue(*document, "/units/0", "/size", "eight"));
    CHECK_FALSE(editor::setValue(*document, "/units/9", "/size", "8"));
    CHECK_FALSE(editor::setValue(*document, "/units/0", "/size/deeper", "8"));
}

TEST_CASE("a value that is cleared leaves no empty object in the entry's way")
{
    const auto document = parse(rangers);
    const auto cleared = after(editor::clearValue(*document, "/units/0", "/training/fighting"));
    CHECK_FALSE(says(cleared, "training"));
    CHECK(says(cleared, "\"size\": 10,\n      \"weapons\""));
    CHECK_FALSE(editor::clearValue(*document, "/units/0", "/armor"));
}

TEST_CASE("items of a list within a unit")
{
    const auto document = parse(rangers);
    CHECK(
        says(after(editor::addItem(*document, "/units/0", "/weapons", "\"pike\"", 0)), "[\"pike\", \"bow\", \"axe\"]"));
    CHECK(says(after(editor::addItem(*document, "/units/1", "/champions", R"({"training":{"fighting":1}})")),
               "\"champions\": [\n"));
    CHECK(says(after(editor::removeItem(*document, "/units/0/weapons/0")), "[\"axe\"]"));
    CHECK(says(after(editor::moveItem(*document, "/units/0/weapons/0", 1)), "[\"axe\", \"bow\"]"));
    CHECK(editor::removeItem(*document, "/units/0/weapons/0").name() == "Remove from weapons of Rangers");
    CHECK(says(after(editor::renameKey(*document, "/units/0/training/fighting", "command")), "{ \"command\": 2 }"));
}

TEST_CASE("the head of an army")
{
    const auto document = parse(rangers);
    CHECK(says(after(editor::setBudget(*document, 500)), "\"name\": \"Test\",\n  \"budget\": 500,\n  \"units\""));
    CHECK(says(after(editor::setPlayer(*document, "Anna")), "\"name\": \"Test\",\n  \"player\": \"Anna\",\n"));
    CHECK(says(after(editor::setList(*document, "greenskins")),
               "\"system\": \"opend6-fantasy\",\n  \"list\": \"greenskins\",\n"));
    CHECK(says(after(editor::rename(*document, "", "Other")), "\"name\": \"Other\""));
    CHECK(
        says(after(editor::rename(*document, "/units/1", "Levy \"A\"")), R"({ "id": "levy", "name": "Levy \"A\"" })"));
    const auto named = after(editor::rename(*document, "/units/1", "x"));
    CHECK(after(editor::rename(*parse(named), "/units/1", ""), named) == rangers);
    CHECK_FALSE(editor::setPlayer(*document, ""));
}

TEST_CASE("another list does not keep what was pinned of the one before")
{
    const std::string pinned =
        R"({ "format": 1, "system": "opend6-fantasy", "list": "greenskins", "name": "Test", "units": [], "pin": { )"
        R"("system": "0123456789abcdef", "list": "0123456789abcdef" } })";
    const auto document = parse(pinned);
    CHECK(says(after(editor::setList(*document, "free-peoples"), pinned),
               R"("list": "free-peoples", "name": "Test", "units": [], "pin": { "system": "0123456789abcdef" } })"));
    CHECK_FALSE(editor::setList(*document, "greenskins"));
    CHECK_FALSE(says(after(editor::setList(*document, ""), pinned), "\"list\""));
}

TEST_CASE("a quick fix is its JSON Patch or nothing")
{
    const auto document = parse(rangers);
    CHECK(says(after(editor::quickFix(*document, R"([{"op":"replace","path":"/units/0/size","value":9}])", "Take 9")),
               "\"size\": 9,"));
    CHECK_FALSE(editor::quickFix(*document, R"([{"op":"replace","path":"/units/7/size","value":9}])", "Take 9"));
    CHECK_FALSE(editor::quickFix(*document, "", "Nothing"));
}

TEST_CASE("a finding is accepted in an element or in the file, and the text stays canonical")
{
    const auto after = [](const std::string& text, std::string_view element, const editor::Acceptance& acceptance) {
        const auto change = editor::addAcceptance(*parse(text), element, acceptance, "Small");
        CHECK(change.name() == "Accept: Small");
        return text::applied(text, change.edits);
    };
    const auto once = after(rangers, "/units/1", {"otr-d6/small", "as \"in\" 1815", ""});
    CHECK_THAT(once, Catch::Contains(R"("id": "levy",)"));
    const auto document = parse(once);
    const auto item = document->root().at("/units/1/accept/0");
    CHECK(item["rule"].string() == "otr-d6/small");
    CHECK(item["reason"].string() == "as \"in\" 1815");
    CHECK_FALSE(item["until"]);
    const auto twice = after(once, "/units/1", {"otr-d6/other", "agreed", "2027-01-31"});
    REQUIRE(parse(twice)->root().at("/units/1/accept").size() == 2);
    CHECK(parse(twice)->root().at("/units/1/accept/1/until").string() == "2027-01-31");
    const auto whole = after(rangers, "", {"otr-d6/small", "as in 1815", ""});
    CHECK(parse(whole)->root().at("/accept").size() == 1);
    CHECK_FALSE(editor::addAcceptance(*parse(rangers), "/units/7", {"a", "b", ""}, "c"));
}

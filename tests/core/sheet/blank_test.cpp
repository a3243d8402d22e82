#include "core/sheet/blank.hpp"
#include "tests/core/sheet/described.hpp"

#include <catch2/catch.hpp>

using namespace muster::sheet;
using namespace muster::sheet::tests;

namespace {

/// The sheet of these blocks without a subject: `self` is null.
Composed blankOf(Described& described)
{
    REQUIRE(described.valid());
    const muster::expr::Value slots[] = {muster::expr::Value::null(), muster::expr::Value::null()};
    return compose(std::get<Description>(described.compiled), 0, slots, described.arena, {}, described.budget,
                   Filling::blank);
}

Blocks blankBlocks(const std::string& blocks)
{
    Described described(withBlocks(blocks));
    auto composed = blankOf(described);
    CHECK(composed.faults.empty());
    REQUIRE(composed.sheet);
    return composed.sheet->blocks;
}

}  // namespace

TEST_CASE("texts are cut, left out, or have lines where a value is missing")
{
    CHECK(withGaps("Squad sheet: \x1f", Gap::cut) == "Squad sheet");
    CHECK(withGaps("\x1f", Gap::cut) == "");
    CHECK(withGaps("x \x1f", Gap::empty) == "");
    CHECK(withGaps("\x1f of \x1f SGP", Gap::lines) == "______ of ______ SGP");
    CHECK(withGaps("(\x1f)", Gap::lines) == "");
    CHECK(withGaps("whole", Gap::empty) == "whole");
}

TEST_CASE("a blank sheet has its title, lines for fields and the name of the army to write")
{
    const auto blocks = blankBlocks(R"({"block": "heading", "text": "{self.name}", "note": "{self.cost} points"},
        {"block": "fields", "columns": 2, "items": [{"label": "Move", "value": "{self.move}"}, {"label": "{self.odd}",)"
                                    R"( "value": "1"}, {"label": "Die", "value": "{1 + 5}"}]},
        {"block": "text", "text": "{self.notes}"}, {"block": "findings", "title": "Findings"})");
    REQUIRE(blocks.size() == 3);
    CHECK(content<Heading>(blocks[0]).note == "______ points");
    CHECK(content<Fields>(blocks[1]).items[0].label == "Name");
    const auto& fields = content<Fields>(blocks[2]);
    REQUIRE(fields.items.size() == 2);
    CHECK(fields.items[0].line);
    CHECK(fields.items[0].value == "");
    CHECK(fields.items[1].value == "6");
}

TEST_CASE("blank says how many rows, cards and boxes there are, or what the rows are")
{
    const auto blocks = blankBlocks(
        R"({"block": "table", "rows": "self.units", "columns": [{"label": "Name", "value": "{item.name}"}, {"boxes": )"
        R"("2"}]},
        {"block": "table", "rows": "self.units", "blank": 3, "columns": [{"label": "Name", "value": "{item.name}"}]},
        {"block": "table", "rows": "self.units", "blank": "[{'name': 'Sergeant'}, {'name': 'Champion'}]", "columns": )"
        R"([{"value": "{item.name}"}, {"value": "{item.cost}"}]},
        {"block": "cards", "each": "self.units", "blank": 4, "title": "{item.name}", "blocks": [{"block": "text", )"
        R"("text": "on every card"}]},
        {"block": "boxes", "count": "self.size", "blank": 12}, {"block": "boxes", "label": "gone", "count": )"
        R"("self.size"},
        {"block": "track", "from": "self.morale", "to": "0", "blank": 7},
        {"block": "grid", "rows": "self.size", "columns": "5", "blank": [{"block": "text", "text": "instead"}]})");
    REQUIRE(blocks.size() == 7);
    const auto& usual = content<Table>(blocks[0]);
    REQUIRE(usual.rows.size() == 5);
    CHECK(usual.rows[0][1].boxes == 2);
    CHECK(usual.toFill);
    CHECK(content<Table>(blocks[1]).rows.size() == 3);
    const auto& named = content<Table>(blocks[2]);
    REQUIRE(named.rows.size() == 2);
    CHECK(named.rows[1][0].text == "Champion");
    CHECK(named.rows[1][1].text == "");
    const auto& cards = content<Cards>(blocks[3]);
    REQUIRE(cards.cards.size() == 4);
    CHECK(content<Text>(cards.cards[3].blocks.at(0)).text == "on every card");
    CHECK(content<Boxes>(blocks[4]).count == 12);
    CHECK(content<Track>(blocks[5]).from == 7);
    CHECK(content<Text>(blocks[6]).text == "instead");
}

TEST_CASE("the total of a blank table is written, added up, or printed as it is")
{
    const auto blocks = blankBlocks(R"({"block": "table", "blank": 3, "rows": "self.units", "columns": [
        {"value": "{item.name}"}, {"value": "{item.figures}"}, {"value": "{item.cost}", "sum": true}, {"value": "x"}],
        "total": ["All", "{self.figures}", "{self.cost}", ""]})");
    REQUIRE(blocks.size() == 1);
    const auto& table = content<Table>(blocks[0]);
    CHECK(table.total == std::vector<std::string>{"All", "", "", ""});
    CHECK(table.totalCells ==
          std::vector<TotalCell>{TotalCell::printed, TotalCell::toFill, TotalCell::sum, TotalCell::printed});
}

TEST_CASE("a block whose condition only an army decides stands if it reads nothing else of an army")
{
    const auto blocks = blankBlocks(
        R"({"block": "text", "text": "known", "when": "self.count > 1"},
        {"block": "text", "text": "{self.count} squads", "when": "self.count > 1"},
        {"block": "text", "text": "{self.count} of them", "when": "self.count > 1", "blank": true},
        {"block": "text", "text": "either", "when": "self.count <= 1", "blank": []},
        {"block": "boxes", "label": "Loaded", "count": "1", "when": "self.shoots"},
        {"block": "track", "label": "Turn", "from": "1", "to": "6", "when": "self.shoots"},
        {"block": "track", "label": "Morale", "from": "self.morale", "to": "0", "when": "self.shoots"},
        {"block": "columns", "columns": [[{"block": "text", "text": "in a column"}], [{"block": "text", "text": )"
        R"("{self.name}"}]], "when": "self.count > 1"},
        {"block": "heading", "level": 3, "text": "{item}", "each": "self.arms", "blank": "['foot', 'horse']"})");
    REQUIRE(blocks.size() == 6);
    CHECK(content<Text>(blocks[0]).text == "known");
    CHECK(content<Text>(blocks[1]).text == "______ of them");
    CHECK(content<Boxes>(blocks[2]).label == "Loaded");
    CHECK(content<Track>(blocks[3]).label == "Turn");
    CHECK(content<Heading>(blocks[5]).text == "horse");
}

TEST_CASE("a condition that reads only the system decides on blank sheets too")
{
    const auto blocks = blankBlocks(
        R"({"block": "text", "text": "yes", "when": "[1, 2].size() == 2"}, {"block": "text", "text": "no", "when": )"
        R"("[1, 2].size() > 2"}, {"block": "text", "text": "short", "when": "1 < 2 || self.x"})");
    REQUIRE(blocks.size() == 2);
    CHECK(content<Text>(blocks[0]).text == "yes");
    CHECK(content<Text>(blocks[1]).text == "short");
}

TEST_CASE("gaps of a blank sheet are what is written by hand: no conditions, no blocks that are left out")
{
    const auto gapsOf = [](const std::string& blocks) {
        Described described(withBlocks(blocks));
        return blankOf(described).gaps;
    };
    const auto ofTitle = gapsOf(R"({"block": "text", "text": "known"})");
    CHECK(gapsOf(R"({"block": "text", "text": "known", "when": "self.count > 1"})") == ofTitle);
    CHECK(gapsOf(R"({"block": "text", "text": "{self.count} squads", "when": "self.count > 1"})") == ofTitle);
    CHECK(gapsOf(R"({"block": "text", "text": "{self.count} squads"})") == ofTitle + 1);
}

TEST_CASE("blocks with boxes, tracks, lines or empty cells are places to fill in, others are not")
{
    const auto are = [](const std::string& blocks) { return arePlacesToFill(blankBlocks(blocks)); };
    CHECK(are(R"({"block": "boxes", "count": "3"})"));
    CHECK(are(R"({"block": "track", "from": "1", "to": "6"})"));
    CHECK(are(R"({"block": "fields", "items": [{"label": "Name", "value": "", "line": true}]})"));
    CHECK(are(R"({"block": "table", "columns": [{"label": "Name", "value": ""}], "emptyRows": 3})"));
    CHECK(are(R"({"block": "table", "columns": [{"value": ""}], "rows": "[1, 2]"})"));
    CHECK(are(R"({"block": "columns", "columns": [[{"block": "text", "text": "x"}], [{"block": "boxes", "count": )"
              R"("1"}]]})"));
    CHECK(are(R"({"block": "cards", "each": "[1]", "title": "", "blocks": []})"));
    CHECK_FALSE(are(R"({"block": "cards", "each": "[1]", "title": "x", "blocks": [{"block": "text", "text": "x"}]})"));
    CHECK_FALSE(are(R"({"block": "fields", "items": [{"label": "Die", "value": "{1 + 5}", "line": true}]})"));
    CHECK_FALSE(are(R"({"block": "table", "columns": [{"value": "{item}"}], "rows": "[1, 2]"})"));
    CHECK_FALSE(are(R"({"block": "heading", "text": "x"}, {"block": "text", "text": "x"}, {"block": "reference", )"
                    R"("ids": ["turn"]})"));
}

TEST_CASE("blank does nothing to the sheets of an army, and a wrong one is a fault")
{
    Described described(
        withBlocks(R"({"block": "boxes", "count": "3", "blank": 12}, {"block": "text", "text": "x", "blank": []})"));
    REQUIRE(described.valid());
    const auto sheet = described.composed().sheet;
    REQUIRE(sheet);
    REQUIRE(sheet->blocks.size() == 2);
    CHECK(content<Boxes>(sheet->blocks[0]).count == 3);
    const Described wrong(withBlocks(R"({"block": "boxes", "count": "3", "blank": "'many'"})"));
    REQUIRE_FALSE(wrong.valid());
    CHECK_THAT(wrong.faults().front().message, Catch::Contains("blank"));
}

TEST_CASE("a blank sheet cannot be made endless")
{
    const auto blocks =
        blankBlocks(R"({"block": "table", "rows": "self.units", "blank": 100000, "columns": [{"value": "{item.name}"}]},
        {"block": "boxes", "count": "self.size", "blank": 9000000000})");
    CHECK(content<Table>(blocks.at(0)).rows.size() == 200);
    CHECK(content<Boxes>(blocks.at(1)).count == 200);
}

#include "tests/core/sheet/described.hpp"

#include <catch2/catch.hpp>

using namespace muster::sheet;
using Catch::Generators::as;
using namespace muster::sheet::tests;

namespace {

/// The blocks of the only sheet, which must exist and have no faults.
Blocks blocksOf(const std::string& blocks, const std::vector<Finding>& findings = {})
{
    Described described(withBlocks(blocks));
    REQUIRE(described.valid());
    auto composed = described.composed(findings);
    CHECK(composed.faults.empty());
    REQUIRE(composed.sheet);
    CHECK(composed.sheet->title == "Test");
    return composed.sheet->blocks;
}

}  // namespace

TEST_CASE("a block is repeated over each and left out where when does not hold")
{
    const auto blocks = blocksOf(
        R"({"block": "heading", "text": "{index + 1}. {item.name}", "each": "self.units", "when": "item.figures > 3"},
                                    {"block": "text", "text": "{self.name}"}, {"block": "text", "text": ""})");
    REQUIRE(blocks.size() == 2);
    CHECK(content<Heading>(blocks[0]).text == "2. Line");
    CHECK(content<Text>(blocks[1]).text == "Test");
}

TEST_CASE("an item can have a name, so that an inner list does not hide it")
{
    const auto blocks = blocksOf(R"({"block": "table", "each": "self.units", "as": "unit", "title": "{unit.name}",
        "columns": [{"label": "N", "value": "{unit.name} {item}"}], "rows": "[1, 2]"})");
    REQUIRE(blocks.size() == 2);
    CHECK(content<Table>(blocks[1]).rows[1][0].text == "Line 2");
}

TEST_CASE("a table has rows, boxes, groups and totals, without the columns whose when does not hold")
{
    const auto blocks = blocksOf(
        R"({"block": "table", "title": "Units", "rows": "self.units", "group": "{item.figures > 5 ? 'large' : )"
        R"('small'}", "emptyRows": 2,
        "columns": [{"label": "Name", "value": "{item.name}", "width": 3}, {"label": "None", "value": "x", "when": )"
        R"("count > 7"},
                    {"label": "Figures", "align": "right", "boxes": "item.figures"}],
        "total": ["All", "hidden", "{self.units.map(u, u.figures).sum()}"]})");
    const auto& table = content<Table>(blocks.at(0));
    REQUIRE(table.columns.size() == 2);
    CHECK(table.columns[0].width == 3);
    CHECK(table.columns[1].align == Align::right);
    REQUIRE(table.rows.size() == 2);
    CHECK(table.rows[1][1].boxes == 12);
    CHECK(table.groups == std::vector<std::string>{"small", "large"});
    CHECK(table.total == std::vector<std::string>{"All", "15"});
    CHECK(table.emptyRows == 2);
}

TEST_CASE("a column leads with its first line or prints its value in its boxes")
{
    const auto blocks = blocksOf(
        R"({"block": "table", "rows": "self.units", "columns": [
        {"label": "Name", "value": "{item.name}\n{counted(item.figures, 'figure')}", "lead": true},
        {"label": "Move", "value": "{item.figures}", "boxes": 1, "inBoxes": true}]})");
    const auto& table = content<Table>(blocks.at(0));
    CHECK(table.columns[0].lead);
    CHECK_FALSE(table.columns[0].inBoxes);
    CHECK(table.columns[1].inBoxes);
    CHECK(table.rows[1][0].text == "Line\n12 figures");
    CHECK(table.rows[1][1].boxes == 1);
}

TEST_CASE("values have a size, rows are dimmed, and boxes have groups, numbers and marks")
{
    const auto blocks = blocksOf(
        R"({"block": "fields", "points": 18, "items": [{"label": "Move", "value": "6"}]},
        {"block": "table", "rows": "self.units", "dim": "item.figures > 5", "columns": [{"label": "N",
         "points": 16, "band": true, "boxes": "item.figures",
         "group": "item.figures - 1", "boxStyle": {"size": 5.5, "numbered": true}}]},
        {"block": "boxes", "count": 4, "group": "1 + 1", "size": 6, "marks": ["W", "X"]},
        {"block": "grid", "rows": 1, "columns": 1, "cell": "", "boxes": 2,
         "boxStyle": {"marks": ["a"], "joined": true}})");
    CHECK(content<Fields>(blocks.at(0)).points == 18);
    const auto& table = content<Table>(blocks.at(1));
    CHECK(table.columns[0].points == 16);
    CHECK(table.columns[0].boxes.size == 5.5);
    CHECK(table.columns[0].boxes.numbered);
    CHECK(table.columns[0].band);
    CHECK(table.rows[1][0].group == 11);
    CHECK(table.dimmed == std::vector<bool>{false, true});
    const auto& boxes = content<Boxes>(blocks.at(2));
    CHECK(boxes.group == 2);
    CHECK(boxes.style.size == 6);
    CHECK(boxes.style.markOf(3, boxes.group) == "X");
    CHECK_FALSE(boxes.style.joined);
    CHECK(content<Grid>(blocks.at(3)).boxes.markOf(1, 5) == "a");
    CHECK(content<Grid>(blocks.at(3)).boxes.joined);
}

TEST_CASE("numbers in boxes run on across groups")
{
    const auto blocks = blocksOf(
        R"({"block": "boxes", "count": 12, "group": 5, "marks": "numbers"},
        {"block": "grid", "rows": 1, "columns": 2, "cell": "", "boxes": 6, "group": "column + 2",
         "boxStyle": {"marks": "numbers"}})");
    const auto& boxes = content<Boxes>(blocks.at(0));
    CHECK(boxes.style.markOf(0, boxes.group) == "1");
    CHECK(boxes.style.markOf(5, boxes.group) == "6");
    CHECK(boxes.style.markOf(11, boxes.group) == "12");
    const auto& grid = content<Grid>(blocks.at(1));
    CHECK(grid.cells.at(0).group == 2);
    CHECK(grid.cells.at(1).group == 3);
    CHECK(grid.boxes.markOf(5, 2) == "6");
}

TEST_CASE("the size of boxes may depend on the army, within limits")
{
    const std::string look = R"(,"size": "self.units.size() > 1 ? 4.5 : 6.0"})";
    const auto blocks = blocksOf(R"({"block": "boxes", "count": 2)" + look +
                                 R"(, {"block": "table", "rows": "[1]", "columns": [{"boxes": 1, "boxStyle": {"size":
                                 "self.units.size() + 4"}}]})");
    CHECK(content<Boxes>(blocks.at(0)).style.size == 4.5);
    CHECK(content<Table>(blocks.at(1)).columns[0].boxes.size == 6);

    for (const auto* size : {"3", "41", "'wide' == '' ? 5 : 0"}) {
        CAPTURE(size);
        Described described(withBlocks(R"({"block": "boxes", "count": 2, "size": ")" + std::string(size) + "\"}"));
        REQUIRE(described.valid());
        const auto composed = described.composed();
        REQUIRE(composed.faults.size() == 1);
        CHECK(composed.faults[0].message.find("4 to 40 mm") != std::string::npos);
        CHECK(content<Boxes>(composed.sheet->blocks.at(0)).style.size == 4);
    }
}

TEST_CASE("a table keeps its groups together, and a matrix repeats its heads at the right, if asked")
{
    const auto blocks = blocksOf(
        R"({"block": "table", "rows": "[1]", "group": "{item}", "keepGroups": true, "columns": [{"value": "x"}]},
        {"block": "matrix", "columns": "[1]", "rows": "[1]", "cell": "x", "headsAtRight": true})");
    CHECK(content<Table>(blocks.at(0)).keepGroups);
    CHECK(content<Matrix>(blocks.at(1)).headsAtRight);
}

TEST_CASE("groups of boxes are numbered if there are several")
{
    const BoxStyle numbered{5.5, false, true, {}};
    CHECK(numbered.numbers(0, 4, 8));
    CHECK(numbered.numbers(4, 4, 8));
    CHECK_FALSE(numbered.numbers(5, 4, 8));
    CHECK_FALSE(numbered.numbers(0, 4, 4));
    CHECK_FALSE(numbered.numbers(0, 0, 4));
    CHECK_FALSE(BoxStyle{}.numbers(0, 4, 8));
}

TEST_CASE("a table without rows has a line to write on")
{
    const auto blocks = blocksOf(
        R"({"block": "table", "columns": [{"label": "Name", "value": "{item.name}"}], "rows": "self.units.filter(u, )"
        R"(u.figures > 100) "},
                                    {"block": "table", "columns": [{"label": "Name", "value": "{item.name}"}], )"
        R"("rows": "self.units.filter(u, u.figures > 100) ", "emptyRows": 3},
                                    {"block": "table", "columns": [{"label": "Name", "value": "{item.name}"}], )"
        R"("rows": "self.units"})");
    REQUIRE(blocks.size() == 3);
    CHECK(content<Table>(blocks[0]).rows.empty());
    CHECK(content<Table>(blocks[0]).emptyRows == 1);
    CHECK(content<Table>(blocks[1]).emptyRows == 3);
    CHECK(content<Table>(blocks[2]).emptyRows == 0);
}

TEST_CASE("fields, cards, tracks, boxes, grids and matrices get their values")
{
    const auto blocks = blocksOf(R"(
        {"block": "fields", "columns": 3, "items": [{"label": "Name", "value": "{self.name}", "span": 2}, {"label": )"
                                 R"("Player", "line": true}, {"label": "No", "when": "false"}]},
        {"block": "cards", "each": "self.units", "columns": 3, "title": "{item.name}", "subtitle": "s", "corner": )"
                                 R"("{item.figures}", "blocks": [{"block": "boxes", "count": "item.figures"}]},
        {"block": "track", "label": "Morale", "from": "0", "to": 7, "start": "count - 1"},
        {"block": "boxes", "label": "Hits", "count": "count", "group": 4, "size": 5},
        {"block": "grid", "rows": "2", "columns": "3", "cell": "{row}{column}", "boxes": "row + column", "rowHeight": )"
                                 R"(20},
        {"block": "matrix", "corner": "D", "columns": "[2, 3]", "rows": "['a', 'b']", "cell": "{row}{column * 2}",
            "points": 14, "shade": "row == 'a' ? 0 : column + 1"},
        {"block": "columns", "widths": [1, 2], "columns": [[{"block": "text", "text": "l"}], []]},
        {"block": "reference", "ids": ["turn"]})");
    REQUIRE(blocks.size() == 8);
    const auto& fields = content<Fields>(blocks[0]);
    REQUIRE(fields.items.size() == 2);
    CHECK(fields.items[0].value == "Test");
    CHECK(fields.items[0].span == 2);
    CHECK(fields.items[1].line);
    const auto& cards = content<Cards>(blocks[1]);
    REQUIRE(cards.cards.size() == 2);
    CHECK(cards.cards[1].corner == "12");
    CHECK(content<Boxes>(cards.cards[0].blocks.at(0)).count == 3);
    CHECK(content<Track>(blocks[2]).start == 6);
    CHECK(content<Track>(blocks[2]).to == 7);
    CHECK(content<Boxes>(blocks[3]).count == 7);
    const auto& grid = content<Grid>(blocks[4]);
    REQUIRE(grid.cells.size() == 6);
    CHECK(grid.cells[5].text == "12");
    CHECK(grid.cells[5].boxes == 3);
    CHECK(content<Matrix>(blocks[5]).cells == std::vector<std::string>{"a4", "a6", "b4", "b6"});
    CHECK(content<Matrix>(blocks[5]).shades == std::vector<std::uint8_t>{0, 0, 3, 4});
    CHECK(content<Matrix>(blocks[5]).points == 14);
    CHECK(content<Columns>(blocks[6]).columns.size() == 2);
    const auto& reference = content<Reference>(blocks[7]);
    REQUIRE(reference.sections.size() == 1);
    CHECK(reference.sections[0].items.size() == 2);
    CHECK(reference.sections[0].tables.at(0).rows.at(0)[1].text == "1");
}

TEST_CASE("findings of the check stand where the sheet asks for them")
{
    const auto blocks = blocksOf(R"({"block": "findings", "title": "Check"})",
                                 {{muster::diagnostics::Level::error, "Triarii", "Too many."}});
    CHECK(content<Findings>(blocks.at(0)).items.at(0).message == "Too many.");
}

TEST_CASE("a sheet whose when does not hold is not made")
{
    Described described(withBlocks("", R"(, "when": "count > 100")"));
    REQUIRE(described.valid());
    CHECK_FALSE(described.composed().sheet);
}

TEST_CASE("an expression that fails is reported once for each item and never ends the sheet")
{
    Described described(withBlocks(R"({"block": "text", "text": "before {self.nothing} after", "each": "self.units"},
                                      {"block": "boxes", "count": "self.units[9].figures"}, {"block": "text", "text": )"
                                   R"("end"})"));
    REQUIRE(described.valid());
    const auto composed = described.composed();
    REQUIRE(composed.sheet);
    REQUIRE(composed.sheet->blocks.size() == 4);
    CHECK(content<Text>(composed.sheet->blocks[0]).text == "before ? after");
    CHECK(content<Text>(composed.sheet->blocks[3]).text == "end");
    REQUIRE(composed.faults.size() == 3);
    for (std::size_t i = 0; i < 2; ++i) {
        CHECK(composed.faults[i].rule == "print/expression");
        CHECK_THAT(described.at(composed.faults[i].range), Catch::Contains("nothing"));
    }
    CHECK(composed.faults[0].name() != composed.faults[1].name());
}

TEST_CASE("a sheet cannot be made to hold more than paper can")
{
    const std::string ten = R"("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]")";
    const auto many = R"({"block": "cards", "title": "x", "each": )" + ten +
                      R"(, "blocks": [{"block": "cards", "title": "y", "each": )" + ten +
                      R"(, "blocks": [{"block": "boxes", "each": )" + ten + R"(, "count": 1000}]}]})";
    const auto block = GENERATE_COPY(as<std::string>(), R"({"block": "boxes", "count": "1000000000"})",
                                     R"({"block": "track", "from": "0", "to": "9000000000000000000"})",
                                     R"({"block": "grid", "rows": "1000000", "columns": "1000000", "cell": "x"})",
                                     R"x({"block": "boxes", "count": "double(count) / (0.0 * 1.0)"})x", many);
    CAPTURE(block);
    Described described(withBlocks(block));
    REQUIRE(described.valid());
    const auto composed = described.composed();
    REQUIRE(composed.sheet);
    REQUIRE((!composed.faults.empty() || described.budget.isExhausted()));
}

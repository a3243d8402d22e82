#include "printer/layout/side_by_side.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace muster;
using namespace muster::printer;
using namespace muster::printer::tests;

namespace {

sheet::Table positions(std::size_t rows, std::uint32_t across)
{
    sheet::Table table;
    table.title = "Positions";
    table.columns = {{"Unit"}, {"West", sheet::Align::right}};
    for (std::size_t i = 0; i < rows; ++i)
        table.rows.push_back({{"Unit " + std::to_string(i)}, {std::to_string(100 + i)}});
    table.dense = true;
    table.across = across;
    return table;
}

std::vector<double> topsOf(const Page& page, const char* prefix)
{
    std::vector<double> tops;
    for (const auto& mark : page.marks)
        if (const auto* line = std::get_if<TextMark>(&mark); line != nullptr && line->text.startsWith(prefix))
            tops.push_back(line->y);
    return tops;
}

}  // namespace

TEST_CASE("rows of a narrow table are side by side, read downwards, and none is lost")
{
    LayoutFixture fixture;
    const auto set = fixture.set({sheet::Block{positions(20, 3)}});
    REQUIRE(set.pages.size() == 1);
    for (int i = 0; i < 20; ++i) CHECK(countLine(set.pages[0], ("Unit " + std::to_string(i)).c_str()) == 1);
    CHECK(countLine(set.pages[0], "West") == 3);
    const auto tops = topsOf(set.pages[0], "Unit ");
    CHECK(std::set<double>(tops.begin(), tops.end()).size() == 7);
}

TEST_CASE("a table longer than a page is read row by row")
{
    LayoutFixture fixture;
    const auto set = fixture.set({sheet::Block{positions(400, 3)}});
    REQUIRE(set.pages.size() > 1);
    for (const char* unit : {"Unit 0", "Unit 1", "Unit 2"}) CHECK(countLine(set.pages[0], unit) == 1);
    std::size_t all = 0;
    for (const auto& page : set.pages) all += topsOf(page, "Unit ").size();
    CHECK(all >= 400);
}

TEST_CASE("tables with few rows, wide texts or more than text stay as they are")
{
    LayoutFixture fixture;
    LayoutNotes notes;
    const BlockLayout layout{fixture.type, notes, 180, 250, Density{1.0, 0}, {}};
    CHECK(sideBySide(positions(20, 3), layout));
    CHECK_FALSE(sideBySide(positions(20, 1), layout));
    CHECK_FALSE(sideBySide(positions(5, 3), layout));
    auto wide = positions(20, 3);
    wide.rows[3][1].text = std::string(120, '1');
    CHECK_FALSE(sideBySide(wide, layout));
    // Long texts have several lines.
    auto wordy = positions(20, 3);
    wordy.rows[3][0].text = "A long name that takes more than one line in a narrow column of a table";
    CHECK(sideBySide(wordy, layout));
    auto counted = positions(20, 3);
    counted.rows[0][1].boxes = 3;
    CHECK_FALSE(sideBySide(counted, layout));
    auto grouped = positions(20, 3);
    grouped.groups.assign(20, "Foot");
    CHECK_FALSE(sideBySide(grouped, layout));
}

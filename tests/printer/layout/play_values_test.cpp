#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <map>
#include <set>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;

namespace {

/// The boxes of a page with numbers in them, as how many are at each height, from the top.
std::map<double, std::size_t> stepsPerLine(const Page& page)
{
    std::map<double, std::size_t> lines;
    for (const auto& mark : page.marks) {
        const auto* box = std::get_if<BoxMark>(&mark);
        if (box != nullptr && std::abs(box->width - box->height) < 1e-6 && box->width > 5 && box->width < 7)
            ++lines[box->y];
    }
    return lines;
}

/// The sizes in which lines of text that begin like that are set.
std::set<double> sizesOf(const SetBooklet& set, const char* start)
{
    std::set<double> sizes;
    for (const auto& page : set.pages) {
        for (const auto& mark : page.marks) {
            const auto* text = std::get_if<TextMark>(&mark);
            if (text != nullptr && text->text.startsWith(QString::fromUtf8(start))) sizes.insert(text->style.points);
        }
    }
    return sizes;
}

Table named(const std::vector<std::string>& names)
{
    Table table;
    table.columns = {{"Unit", Align::left, 2, 11}, {"Strength", Align::center, 1, 18}, {"Notes", Align::left, 6}};
    for (const auto& name : names) table.rows.push_back({{name}, {"4"}, {"none"}});
    return table;
}

}  // namespace

TEST_CASE("no step of a track is alone on its last line")
{
    LayoutFixture fixture;
    for (const auto* paper : {"a4", "letter"}) {
        for (std::int64_t last = 12; last <= 60; ++last) {
            CAPTURE(paper, last);
            const auto set = fixture.set({block(Track{"Army morale", last, 0, {}})}, paper);
            const auto lines = stepsPerLine(set.pages.front());
            REQUIRE(!lines.empty());
            std::size_t all = 0;
            for (const auto& line : lines) all += line.second;
            CHECK(all == static_cast<std::size_t>(last) + 1);
            CHECK(lines.rbegin()->second > 1);
        }
    }
}

TEST_CASE("a track of 44 steps takes two lines, and its boxes are at least 5.8 mm")
{
    LayoutFixture fixture;
    const auto set = fixture.set({block(Track{"Army morale", 43, 0, {}})});
    CHECK(stepsPerLine(set.pages.front()).size() == 2);
    for (const auto& mark : set.pages.front().marks) {
        const auto* box = std::get_if<BoxMark>(&mark);
        if (box != nullptr && std::abs(box->width - box->height) < 1e-6) CHECK(box->width >= 5.79);
    }
}

TEST_CASE("large names of a table have one size, except one too long for two lines")
{
    LayoutFixture fixture;
    CHECK(sizesOf(fixture.set({block(named({"Short", "Also short"}))}), "Short") == std::set<double>{11});

    // The longer a name, the smaller both are, until it is too long for two lines.
    std::set<double> common;
    std::string name = "Household";
    for (int words = 0; words < 20; ++words) {
        const auto sizes = sizesOf(fixture.set({block(named({"Short", name}))}), "Short");
        if (sizes == sizesOf(fixture.set({block(named({"Short", name}))}), "Household"))
            common.insert(sizes.begin(), sizes.end());
        name += " in";
    }
    CHECK(*common.rbegin() == 11);
    CHECK(*common.begin() < 10);
    CHECK(*common.begin() >= 9);

    const auto tooLong = fixture.set({block(named({"Short", "Long " + std::string(60, 'x') + std::string(50, ' ')}))});
    CHECK(sizesOf(tooLong, "Short") == std::set<double>{11});
    CHECK(sizesOf(tooLong, "4") == std::set<double>{18});
}

TEST_CASE("a matrix has the size of cells that it asks for")
{
    LayoutFixture fixture;
    Matrix matrix{"Hits", "D20", {"2", "3"}, {"1"}, {"7", "7"}, {}};
    CHECK(*sizesOf(fixture.set({block(matrix)}), "7").begin() < 14);
    matrix.points = 14;
    const auto set = fixture.set({block(matrix)});
    CHECK(sizesOf(set, "7") == std::set<double>{14});
    CHECK(countLine(set.pages.front(), "7") == 2);
}

TEST_CASE("the heads of a matrix stand at the right too if asked, but are read once")
{
    LayoutFixture fixture;
    Matrix matrix{"Hits", "D20", {"2", "3"}, {"19"}, {"7", "7"}, {}};
    CHECK(countLine(fixture.set({block(matrix)}).pages.front(), "19") == 1);
    matrix.headsAtRight = true;
    const auto set = fixture.set({block(matrix)});
    CHECK(countLine(set.pages.front(), "19") == 2);
    double last = 0;
    std::size_t silent = 0;
    for (const auto& mark : set.pages.front().marks) {
        const auto* text = std::get_if<TextMark>(&mark);
        if (text == nullptr || text->text != u"19") continue;
        CHECK(text->x > last);
        last = text->x;
        silent += mark.tag && mark.tag->role == Role::artifact;
    }
    CHECK(silent == 1);
    CHECK(outsideMargin(set) == "");
}

TEST_CASE("numbers of three digits are in boxes where they fit")
{
    LayoutFixture fixture;
    BoxStyle style;
    style.counted = true;
    const auto small = fixture.set({block(Boxes{"", 120, 10, style})});
    CHECK(countLine(small.pages.front(), "99") == 1);
    CHECK(countLine(small.pages.front(), "120") == 0);
    style.size = 5;
    const auto large = fixture.set({block(Boxes{"", 120, 10, style})});
    CHECK(countLine(large.pages.front(), "120") == 1);
    for (const auto& mark : large.pages.front().marks) {
        const auto* text = std::get_if<TextMark>(&mark);
        if (text != nullptr && text->text == u"120") CHECK(text->width < 5 - rule::medium);
    }
}

TEST_CASE("a band runs behind the values of its column, but not behind cells to fill in")
{
    LayoutFixture fixture;
    auto table = named({"Guard", "Line"});
    const auto fills = [&] {
        const auto set = fixture.set({block(table)});
        std::size_t count = 0;
        for (const auto& mark : set.pages.front().marks) {
            const auto* box = std::get_if<BoxMark>(&mark);
            count += box != nullptr && box->filled;
        }
        return count;
    };
    const auto before = fills();
    table.columns[1].band = true;
    CHECK(fills() == before + 2);
    table.toFill = true;
    CHECK(fills() == before);
}

TEST_CASE("the stands of a unit are numbered if there are several")
{
    LayoutFixture fixture;
    Table table;
    table.columns = {{"Stands", Align::left, 1, 0, BoxStyle{5.5, false, true, {}}}};
    table.rows = {{{"", 4, 4}}};
    CHECK(countLine(fixture.set({block(table)}).pages.front(), "1") == 0);
    table.rows = {{{"", 8, 4}}};
    const auto two = fixture.set({block(table)});
    CHECK(countLine(two.pages.front(), "1") == 1);
    CHECK(countLine(two.pages.front(), "2") == 1);
}

TEST_CASE("boxes whose groups do not fit on a line are on lines of equal length")
{
    LayoutFixture fixture;
    Table table;
    table.columns = {{"Hits", Align::left, 1, 0, BoxStyle{5, false, false, {}}}, {"Notes", Align::left, 5.5}};
    table.rows = {{{"", 12, 6}, {"none"}}};
    const auto set = fixture.set({block(table)});
    std::map<double, std::size_t> lines;
    for (const auto& mark : set.pages.front().marks) {
        const auto* box = std::get_if<BoxMark>(&mark);
        if (box != nullptr && box->width == 5) ++lines[box->y];
    }
    REQUIRE(lines.size() > 2);
    for (const auto& line : lines) CHECK(line.second == lines.begin()->second);
}

TEST_CASE("a short reference is set larger, a long one is not, and neither takes another page for it")
{
    LayoutFixture fixture;
    ReferenceSection section{"Turn", {}, {}, {}};
    for (int i = 0; i < 5; ++i) section.items.push_back("Item of the turn, with some words to read during the game.");
    const auto roomy = fixture.set({block(Reference{2, {section, section}})});
    CHECK(roomy.pages.size() == 1);
    CHECK(*sizesOf(roomy, "Item of").rbegin() == type::mostReading);

    const auto narrow = fixture.set({block(Reference{3, {section, section, section}})});
    CHECK(*sizesOf(narrow, "Item of").rbegin() > 8);
    CHECK(*sizesOf(narrow, "Item of").rbegin() < 10);

    const std::vector<ReferenceSection> many(26, section);
    const auto full = fixture.set({block(Reference{2, many})});
    CHECK(full.pages.size() == 1 + (*sizesOf(full, "Item of").rbegin() > 8 ? 1u : 0u));
}

TEST_CASE("a value in a tick box is as large as the box allows")
{
    LayoutFixture fixture;
    Table table;
    table.columns = {{"Unit"}, {"Line"}, {"Column"}};
    for (std::size_t i : {1U, 2U}) {
        table.columns[i].boxes.size = 5;
        table.columns[i].inBoxes = true;
    }
    table.rows = {{{"Foot"}, {"2\"", 1}, {"12\"", 1}}};
    const auto set = fixture.set({block(table)});
    CHECK(sizesOf(set, "2\u2033") == std::set<double>{11});
    const auto longer = sizesOf(set, "12\u2033");
    REQUIRE(longer.size() == 1);
    CHECK(*longer.begin() >= 8);
    CHECK(*longer.begin() < 11);
}

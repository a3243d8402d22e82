#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <cmath>
#include <set>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;

namespace {

Table table(std::size_t rows, const std::string& name = "Line infantry")
{
    Table made;
    made.title = "Units";
    made.columns = {{"Name", Align::left, 0}, {"Points", Align::right, 0}, {"Hits", Align::left, 0}};
    for (std::size_t i = 0; i < rows; ++i) made.rows.push_back({{name}, {std::to_string(i)}, {"", 3}});
    made.total = {"Total", "99"};
    return made;
}

const std::string longName(300, 'W');
const std::string longText = [] {
    std::string text;
    for (int i = 0; i < 3000; ++i) text += "word" + std::to_string(i) + " ";
    return text;
}();

}  // namespace

TEST_CASE("the sample sheets stay between the margins on every paper")
{
    LayoutFixture fixture;
    const auto* paper = GENERATE("a4", "letter", "a5", "legal");
    CAPTURE(paper);
    for (const auto& sheet :
         {muster::samples::armySheet(), muster::samples::recordSheet(), muster::samples::cardSheet()}) {
        CAPTURE(sheet.id);
        const auto set = fixture.set(sheet, paper);
        CHECK(!set.pages.empty());
        CHECK(outsideMargin(set) == "");
    }
}

TEST_CASE("a table of 200 rows goes over pages with its head on each and its total beside the last row")
{
    LayoutFixture fixture;
    const auto set = fixture.set({block(table(200))});
    REQUIRE(set.pages.size() > 3);
    for (const auto& page : set.pages) CHECK(countLine(page, "Points") == 1);
    std::size_t rows = 0;
    for (const auto& page : set.pages) rows += countLine(page, "Line infantry");
    CHECK(rows == 200);
    CHECK(countLine(set.pages.back(), "Total") == 1);
    CHECK(countLine(set.pages.back(), "199") == 1);
    CHECK(outsideMargin(set) == "");
    CHECK(set.findings.empty());
}

TEST_CASE("groups of a table name themselves once, with the rows they head")
{
    LayoutFixture fixture;
    auto grouped = table(4);
    grouped.groups = {"Foot", "Foot", "Horse", "Horse"};
    const auto set = fixture.set({block(grouped)});
    REQUIRE(set.pages.size() == 1);
    CHECK(countLine(set.pages[0], "Foot") == 1);
    CHECK(countLine(set.pages[0], "Horse") == 1);
}

TEST_CASE("a group that goes on over a page has its name at the top of the next")
{
    LayoutFixture fixture;
    auto grouped = table(120);
    for (std::size_t i = 0; i < 120; ++i) grouped.groups.push_back(i < 10 ? "Foot" : "Horse");
    const auto set = fixture.set({block(grouped)});
    REQUIRE(set.pages.size() > 2);
    CHECK(countLine(set.pages[0], "Horse") == 1);
    CHECK(countLine(set.pages[0], "Foot (continued)") == 0);
    for (std::size_t page = 1; page < set.pages.size(); ++page) {
        CHECK(countLine(set.pages[page], "Horse (continued)") == 1);
        CHECK(countLine(set.pages[page], "Points") == 1);
    }
    std::size_t rows = 0;
    for (const auto& page : set.pages) rows += countLine(page, "Line infantry");
    CHECK(rows == 120);
    CHECK(outsideMargin(set) == "");
}

TEST_CASE("a table keeps its groups together if asked, except those longer than half a page")
{
    LayoutFixture fixture;
    const auto isSplit = [&](std::size_t rowsOfGroup, bool keeps) {
        auto grouped = table(90);
        for (std::size_t i = 0; i < 90; ++i) grouped.groups.push_back("Group " + std::to_string(i / rowsOfGroup));
        grouped.keepGroups = keeps;
        const auto text = allText(fixture.set({block(grouped)}));
        return text.contains(QStringLiteral("(continued)"));
    };
    std::size_t split = 0;
    for (std::size_t rows = 5; rows < 12; ++rows) {
        CAPTURE(rows);
        split += isSplit(rows, false);
        CHECK_FALSE(isSplit(rows, true));
    }
    CHECK(split > 3);
    CHECK(isSplit(90, true));
}

TEST_CASE("lines of boxes in a dense row keep their distance from the rules")
{
    LayoutFixture fixture;
    Table dense;
    dense.dense = true;
    dense.columns = {{"Squad", Align::left, 4}, {"Wounds", Align::left, 1}};
    for (int i = 0; i < 3; ++i) dense.rows.push_back({{"Rangers"}, {"", 12, 2}});
    const auto set = fixture.set({block(dense)});
    double closest = 1e9;
    for (const auto& mark : set.pages[0].marks) {
        const auto* box = std::get_if<BoxMark>(&mark);
        if (box == nullptr || box->filled || box->width != 4) continue;
        for (const auto& other : set.pages[0].marks) {
            const auto* line = std::get_if<LineMark>(&other);
            if (line == nullptr || line->y1 != line->y2 || line->x2 < box->x) continue;
            closest = std::min({closest, std::abs(line->y1 - box->y), std::abs(line->y1 - box->y - box->height)});
        }
    }
    CHECK(closest >= 0.7 - 1e-6);
    CHECK(closest < 2);
}

TEST_CASE("labels of boxes are as wide as the longest of their neighbours, so that boxes line up")
{
    LayoutFixture fixture;
    const auto firstBox = [&](const Blocks& blocks) {
        std::vector<double> starts;
        const auto set = fixture.set(blocks);
        double y = -1;
        for (const auto& mark : set.pages[0].marks) {
            const auto* box = std::get_if<BoxMark>(&mark);
            if (box != nullptr && box->width == 4 && box->y != y) starts.push_back(box->x), y = box->y;
        }
        return starts;
    };
    const auto alone = firstBox({block(Boxes{"Hits", 3, 5, {4}})});
    const auto lone = firstBox({block(Boxes{"Morale markers", 3, 5, {4}})});
    REQUIRE(alone.size() == 1);
    REQUIRE(lone.size() == 1);
    CHECK(alone[0] < lone[0] - 10);
    const double label = fixture.type.width(QStringLiteral("Hits"), type::body);
    CHECK(alone[0] == Approx(12 + label + 3).margin(1));
    const auto both = firstBox({block(Boxes{"Hits", 3, 5, {4}}), block(Boxes{"Morale markers", 3, 5, {4}})});
    CHECK(both == std::vector<double>{lone[0], lone[0]});
    const auto apart =
        firstBox({block(Boxes{"Hits", 3, 5, {4}}), block(Text{"Words"}), block(Boxes{"Morale markers", 3, 5, {4}})});
    CHECK(apart == std::vector<double>{alone[0], lone[0]});
}

TEST_CASE("a text for pages with room is left out where it alone would need another page")
{
    LayoutFixture fixture;
    const auto printed = [&](std::size_t rows, bool ifRoom) {
        Text story{"Once upon a time.", TextStyle::small};
        story.ifRoom = ifRoom;
        auto units = table(rows);
        return fixture.set({block(units), block(Columns{{}, {{block(story)}}}), block(story)});
    };
    std::size_t leftOut = 0;
    for (std::size_t rows = 20; rows < 60; ++rows) {
        CAPTURE(rows);
        const auto with = printed(rows, false);
        const auto set = printed(rows, true);
        const bool hasStory = allText(set).contains(QStringLiteral("Once upon a time."));
        CHECK(set.pages.size() <= with.pages.size());
        if (hasStory) CHECK(set.pages.size() == with.pages.size());
        leftOut += !hasStory;
    }
    CHECK(leftOut > 0);
    CHECK(leftOut < 20);
}

TEST_CASE("no card is alone on the last page of several in columns")
{
    LayoutFixture fixture;
    for (int count = 3; count < 16; count += 2) {
        CAPTURE(count);
        Cards cards;
        cards.columns = 2;
        for (int i = 0; i < count; ++i) {
            Card card{"Card " + std::to_string(i), "", "", {}, {}};
            for (int line = 0; line < 5; ++line) card.blocks.push_back(block(Boxes{"Hits", 5, 5, {5}}));
            cards.cards.push_back(card);
        }
        const auto set = fixture.set({block(cards)});
        std::size_t last = 0;
        for (int i = 0; i < count; ++i) last += countLine(set.pages.back(), ("Card " + std::to_string(i)).c_str());
        CHECK(last != 1);
    }
}

TEST_CASE("a note goes below a title that it would cost a line")
{
    LayoutFixture fixture;
    const auto* title = "Federals at Gettysburg 1863, first day of three";
    const auto set = fixture.set({block(Heading{1, title, "80 stands, 19,600 men, 60 guns"})});
    CHECK(countLine(set.pages[0], title) == 1);
    CHECK(countLine(set.pages[0], "80 stands, 19,600 men, 60 guns") == 1);
    const auto yOf = [&](const SetBooklet& booklet, const char* text) {
        for (const auto& mark : booklet.pages[0].marks) {
            const auto* line = std::get_if<TextMark>(&mark);
            if (line != nullptr && line->text == QString::fromUtf8(text)) return line->y;
        }
        return 0.0;
    };
    CHECK(yOf(set, "80 stands, 19,600 men, 60 guns") > yOf(set, title) + 3);
    const auto beside = fixture.set({block(Heading{1, "Federals", "80 stands"})});
    CHECK(yOf(beside, "80 stands") == Approx(yOf(beside, "Federals")).margin(0.1));
    CHECK(outsideMargin(set) == "");
}

TEST_CASE("a heading never stands alone at the foot of a page")
{
    LayoutFixture fixture;
    for (std::size_t rows = 20; rows < 48; ++rows) {
        const auto set = fixture.set(
            {block(table(rows)), block(Heading{2, "Morale", ""}), block(Text{"All about morale.", TextStyle::body})});
        for (const auto& page : set.pages) CHECK(countLine(page, "Morale") == countLine(page, "All about morale."));
    }
}

TEST_CASE("cards are never split")
{
    LayoutFixture fixture;
    Cards cards;
    cards.columns = 2;
    for (int i = 0; i < 23; ++i) {
        Card card{"Card " + std::to_string(i), "", "", {}, {}};
        card.blocks.push_back(block(Boxes{"", 30, 5, {5}}));
        card.blocks.push_back(block(Text{"End " + std::to_string(i), TextStyle::small}));
        cards.cards.push_back(card);
    }
    const auto set = fixture.set({block(cards)});
    REQUIRE(set.pages.size() > 1);
    for (int i = 0; i < 23; ++i) {
        std::size_t found = 0;
        for (const auto& page : set.pages) {
            const auto begin = countLine(page, ("Card " + std::to_string(i)).c_str());
            CHECK(begin == countLine(page, ("End " + std::to_string(i)).c_str()));
            found += begin;
        }
        CHECK(found == 1);
    }
    CHECK_FALSE(has(set.findings, "print/overflow"));
}

TEST_CASE("a card higher than a page continues on a second card, which is reported")
{
    LayoutFixture fixture;
    Cards cards;
    Card card{"Giant", "", "", {}, {}};
    card.blocks.push_back(block(table(150)));
    cards.cards.push_back(card);
    const auto set = fixture.set({block(cards)});
    CHECK(has(set.findings, "print/overflow"));
    CHECK(allText(set).contains(QStringLiteral("Giant (continued)")));
    CHECK(outsideMargin(set) == "");
    std::size_t rows = 0;
    for (const auto& page : set.pages) rows += countLine(page, "Line infantry");
    CHECK(rows == 150);
}

TEST_CASE("long names wrap or shrink in every block, stay on the page, and are reported")
{
    LayoutFixture fixture;
    Reference reference{2, {{longName, {longName}, {table(1, longName)}, {longName}}, {"B", {}, {}, {}}}};
    Card card{longName, longName, longName, {block(Text{longName, TextStyle::small})}, {}};
    const Blocks blocks[] = {
        {block(Heading{1, longName, longName})},
        {block(Heading{2, longName, ""})},
        {block(Fields{4, {{longName, longName}, {"", longName}}})},
        {block(table(2, longName))},
        {block(Cards{3, {card, card}})},
        {block(Track{longName, 0, 7, 3})},
        {block(Boxes{longName, 7, 5, {4}})},
        {block(Grid{longName, 2, 3, 10, std::vector<Cell>(6, Cell{longName, 4})})},
        {block(Matrix{longName, longName, {longName, "b"}, {longName, "d"}, {longName, "1", "2", "3"}})},
        {block(Text{longName, TextStyle::body})},
        {block(Columns{{1, 1}, {{block(Text{longName, TextStyle::body})}, {block(table(2, longName))}}})},
        {block(reference)},
        {block(Findings{longName, {{muster::diagnostics::Level::error, longName, longName}}})},
    };
    for (const auto& one : blocks) {
        CAPTURE(one.front().content.index());
        const auto set = fixture.set(one);
        CHECK(outsideMargin(set) == "");
        CHECK(has(set.findings, "print/text-shrunk"));
        const auto letters = allText(set).count(u'W');
        CHECK(letters >= 300);
        // The parts of a continued card repeat the first 60 letters of its title.
        const bool isCards = std::holds_alternative<Cards>(one.front().content);
        CHECK(letters % (isCards ? 60 : 300) == 0);
    }
}

TEST_CASE("a text of many pages loses no word in any block")
{
    LayoutFixture fixture;
    const Blocks blocks[] = {
        {block(Text{longText, TextStyle::body})},
        {block(Heading{1, longText, ""})},
        {block(Fields{2, {{"Notes", longText}}})},
        {block(table(1, longText))},
        {block(Cards{2, {Card{"A", "", "", {block(Text{longText, TextStyle::body})}, {}}}})},
        {block(Grid{"", 1, 2, 10, {{longText, 2}, {"b", 2}}})},
        {block(Columns{{1, 2}, {{block(Text{longText, TextStyle::body})}, {block(Text{"b", TextStyle::body})}}})},
        {block(Reference{2, {{"A", {longText}, {}, {}}, {"B", {"b"}, {}, {}}}})},
    };
    for (const auto& one : blocks) {
        CAPTURE(one.front().content.index());
        const auto set = fixture.set(one);
        CHECK(set.pages.size() > 1);
        CHECK(outsideMargin(set) == "");
        const auto text = allText(set);
        for (int i = 0; i < 3000; i += 7) CHECK(text.contains(QStringLiteral("word%1 ").arg(i)));
    }
}

TEST_CASE("an army without anything gives one page with head and foot")
{
    LayoutFixture fixture;
    const auto set = fixture.set(Blocks{});
    REQUIRE(set.pages.size() == 1);
    CHECK(allText(set).contains(QStringLiteral("Page 1 of 1")));
    CHECK(allText(set).contains(QStringLiteral("Test sheet")));
    const auto none = setBooklet({}, fixture.type, {});
    CHECK(none.pages.empty());
}

TEST_CASE("a matrix too wide for the page goes on below with its row heads")
{
    LayoutFixture fixture;
    Matrix matrix;
    for (int i = 0; i < 60; ++i) matrix.columnHeads.push_back("c" + std::to_string(i));
    matrix.rowHeads = {"first row"};
    for (int i = 0; i < 60; ++i) matrix.cells.push_back("v" + std::to_string(i));
    const auto set = fixture.set({block(matrix)}, "a5");
    CHECK(outsideMargin(set) == "");
    CHECK(countLine(set.pages[0], "first row") > 1);
    for (int i = 0; i < 60; ++i) CHECK(countLine(set.pages[0], ("v" + std::to_string(i)).c_str()) == 1);
}

TEST_CASE("what goes on alone beside an ended column takes the whole width of the next page")
{
    LayoutFixture fixture;
    Blocks lines;
    for (int i = 0; i < 300; ++i) lines.push_back(block(Text{"Line " + std::to_string(i), TextStyle::body}));
    const auto set = fixture.set({block(Columns{{2, 1}, {{block(Text{"Short", TextStyle::body})}, lines}})});
    REQUIRE(set.pages.size() > 1);
    const auto leftOf = [](const Page& page) {
        std::set<long> places;
        for (const auto& mark : page.marks) {
            const auto* line = std::get_if<TextMark>(&mark);
            if (line != nullptr && line->text.startsWith(QStringLiteral("Line "))) places.insert(std::lround(line->x));
        }
        return places.size();
    };
    CHECK(leftOf(set.pages[0]) == 1);
    CHECK(leftOf(set.pages[1]) > 1);
    for (int i = 0; i < 300; ++i) {
        std::size_t found = 0;
        for (const auto& page : set.pages) found += countLine(page, ("Line " + std::to_string(i)).c_str());
        CHECK(found == 1);
    }
    CHECK(outsideMargin(set) == "");
}

TEST_CASE("a sheet that just overflows is set closer, so that it keeps to one page")
{
    LayoutFixture fixture;
    Blocks blocks;
    for (int i = 0; i < 17; ++i) blocks.push_back(block(Fields{2, {{"Label", "Value"}, {"Notes", "", true}}}));
    CHECK(fixture.set(blocks).pages.size() == 1);
}

TEST_CASE("tick boxes are big enough for a pencil, and steps above the start are struck out")
{
    LayoutFixture fixture;
    const auto set = fixture.set({block(Boxes{"Hits", 12, 5, {1}}), block(Track{"Morale", 0, 7, 5})});
    std::size_t boxes = 0;
    std::size_t struck = 0;
    for (const auto& mark : set.pages.at(0).marks) {
        if (const auto* box = std::get_if<BoxMark>(&mark)) {
            if (box->filled) {
                ++struck;
            } else {
                ++boxes;
                CHECK(box->width >= 4.0);
                CHECK(box->height >= 4.0);
            }
        }
    }
    CHECK(boxes == 12 + 8);
    CHECK(struck == 2);
}

TEST_CASE("boxes stand in groups of five")
{
    LayoutFixture fixture;
    const auto set = fixture.set({block(Boxes{"", 10, 5, {4}})});
    std::vector<double> left;
    for (const auto& mark : set.pages.at(0).marks) {
        if (const auto* box = std::get_if<BoxMark>(&mark)) left.push_back(box->x);
    }
    REQUIRE(left.size() == 10);
    CHECK(left[5] - left[4] > left[4] - left[3] + 1.0);
    CHECK(left[6] - left[5] == Approx(left[1] - left[0]));
}

TEST_CASE("nothing is set smaller than eight points")
{
    LayoutFixture fixture;
    for (const auto& sheet :
         {muster::samples::armySheet(), muster::samples::recordSheet(), muster::samples::cardSheet()}) {
        for (const auto& page : fixture.set(sheet, "a5").pages) {
            for (const auto& mark : page.marks) {
                if (const auto* text = std::get_if<TextMark>(&mark)) CHECK(text->style.points >= 8.0);
            }
        }
    }
}

TEST_CASE("every page says which army, sheet, system and page it is, and a long notice is printed in full")
{
    LayoutFixture fixture;
    auto booklet = muster::samples::booklet({"test", "Test sheet", Orientation::landscape, {block(table(120))}});
    auto set = setBooklet(booklet, fixture.type, {});
    REQUIRE(set.pages.size() > 1);
    for (const auto& page : set.pages) {
        CHECK(page.width > page.height);
        CHECK(countLine(page, "French with Old Guard") == 1);
        CHECK(countLine(page, "Test sheet") == 1);
        CHECK(countLine(page, "Old Trousers 6mm Quickplay Napoleonic 1.0.0") == 1);
    }
    CHECK(countLine(set.pages[1], ("Page 2 of " + std::to_string(set.pages.size())).c_str()) == 1);
    booklet.notice = longText;
    set = setBooklet(booklet, fixture.type, {});
    CHECK(outsideMargin(set) == "");
    CHECK(allText(set).contains(QStringLiteral("word2999")));
}

TEST_CASE("a glyph no font has is reported with its code")
{
    LayoutFixture fixture;
    const auto set = fixture.set({block(Text{"\xF3\xB1\x88\xB4", TextStyle::body})});
    REQUIRE(has(set.findings, "print/missing-glyph"));
    CHECK_THAT(set.findings.back().message, Catch::Contains("U+F1234"));
}

TEST_CASE("deep nesting of columns and cards does no harm")
{
    LayoutFixture fixture;
    Blocks blocks{block(Text{"core", TextStyle::body})};
    for (int i = 0; i < 30; ++i) {
        Blocks outer;
        if (i % 2 == 0)
            outer.push_back(block(Columns{{1}, {blocks}}));
        else
            outer.push_back(block(Cards{1, {Card{"c", "", "", blocks, {}}}}));
        blocks = std::move(outer);
    }
    const auto set = fixture.set(blocks);
    CHECK(allText(set).contains(QStringLiteral("core")));
}

TEST_CASE("bookmarks lead to the army, each kind of sheet, and each unit that has one of its own")
{
    LayoutFixture fixture;
    auto booklet = muster::samples::booklet({"roster", "Roster", Orientation::portrait, {block(table(3))}});
    booklet.sheets.push_back({"record", "Record: Foy", Orientation::portrait, {block(table(90))}, "Record", "Foy"});
    booklet.sheets.push_back(
        {"record", "Record: Bachelu", Orientation::portrait, {block(table(3))}, "Record", "Bachelu"});
    const auto set = setBooklet(booklet, fixture.type, {});
    const auto last = set.pages.size() - 1;
    REQUIRE(last > 2);
    const std::vector<Bookmark> expected{
        {booklet.name, 0, 0}, {"Roster", 1, 0}, {"Record", 1, 1}, {"Foy", 2, 1}, {"Bachelu", 2, last}};
    CHECK(set.bookmarks == expected);
}

TEST_CASE("bookmarks lead to the row of a unit without a card or sheet of its own, in its first table")
{
    LayoutFixture fixture;
    const auto rows = [](const std::vector<std::string>& names) {
        Table made;
        made.columns = {{"Unit", Align::left, 0}, {"Cost", Align::right, 0}};
        for (const auto& name : names) made.rows.push_back({{name}, {"3"}});
        return block(made);
    };
    auto booklet = muster::samples::booklet(
        {"roster", "Roster", Orientation::portrait, {rows({"Foy's Brigade", "Bachelu", "2 × Guns", "Not a unit"})}});
    booklet.sheets.push_back({"costs", "Costs", Orientation::portrait, {rows({"Bachelu", "Reserve"})}});
    booklet.sheets.push_back({"record", "Record: Soye", Orientation::portrait, {rows({"Soye"})}, "Record", "Soye"});
    booklet.units = {"Reserve", "Foy's Brigade", "Bachelu", "Guns", "Soye", "Nowhere"};
    const auto set = setBooklet(booklet, fixture.type, {});
    std::vector<std::string> outline;
    for (const auto& bookmark : set.bookmarks)
        outline.push_back(fmt::format("{} {} {}", bookmark.level, bookmark.title, bookmark.page));
    const std::vector<std::string> expected{"0 " + booklet.name + " 0",
                                            "1 Roster 0",
                                            "2 Foy's Brigade 0",
                                            "2 Bachelu 0",
                                            "2 Guns 0",
                                            "1 Costs 1",
                                            "2 Reserve 1",
                                            "1 Record 2",
                                            "2 Soye 2"};
    CHECK(outline == expected);
}

TEST_CASE("a line feed behind a digit ends the line")
{
    LayoutFixture fixture;
    const auto set = fixture.set({block(Text{"Cost: 5\nMove: 6\n\n7", TextStyle::body})});
    CHECK(countLine(set.pages.at(0), "Cost: 5") == 1);
    CHECK(countLine(set.pages.at(0), "Move: 6") == 1);
    CHECK(countLine(set.pages.at(0), "7") == 1);
}

TEST_CASE("a verdict is stamped with what is wrong below it")
{
    LayoutFixture fixture;
    const auto set = fixture.set({block(Findings{"1 error: 31 of 30 points, checked with Game 1.0.0",
                                                 {{muster::diagnostics::Level::error, "", "One too many."}},
                                                 true})},
                                 "a5");
    CHECK(countLine(set.pages.at(0), "1 error") == 1);
    CHECK(countLine(set.pages.at(0), "One too many.") == 1);
    CHECK(outsideMargin(set) == "");
}

namespace {

/// The inks of the lines below headings.
std::set<std::string> lineInks(const SetBooklet& booklet)
{
    std::set<std::string> inks;
    for (const auto& page : booklet.pages) {
        for (const auto& mark : page.marks)
            if (const auto* line = std::get_if<LineMark>(&mark); line != nullptr && line->thickness >= rule::thick)
                inks.insert(hexColour(line->ink));
    }
    return inks;
}

}  // namespace

TEST_CASE("headings have a bar in the army's colour, darkened with a finding where it cannot be read on white")
{
    LayoutFixture fixture;
    auto booklet = muster::samples::booklet({"x", "X", Orientation::portrait, {block(Heading{1, "Old Guard", ""})}});
    CHECK(lineInks(setBooklet(booklet, fixture.type, {})) == std::set<std::string>{"#000000"});
    booklet.colour = "#1c4284";
    auto set = setBooklet(booklet, fixture.type, {});
    CHECK(lineInks(set) == std::set<std::string>{"#1c4284"});
    CHECK(set.findings.empty());
    booklet.colour = "#ffff00";
    set = setBooklet(booklet, fixture.type, {});
    CHECK(has(set.findings, "print/pale-colour"));
    CHECK(lineInks(set) == std::set<std::string>{hexColour(readable(muster::printer::Ink(255, 255, 0)))});
    Settings grey;
    grey.inkMode = InkMode::grey;
    booklet.colour = "#1c4284";
    CHECK(lineInks(setBooklet(booklet, fixture.type, grey)) ==
          std::set<std::string>{hexColour(greyOf(muster::printer::Ink(0x1c, 0x42, 0x84)))});
    booklet.colour = "blue";
    CHECK(lineInks(setBooklet(booklet, fixture.type, {})) == std::set<std::string>{"#000000"});
}

TEST_CASE("every line is thick and dark enough for a laser printer")
{
    LayoutFixture fixture;
    for (const auto& sheet :
         {muster::samples::armySheet(), muster::samples::recordSheet(), muster::samples::cardSheet()}) {
        CAPTURE(sheet.id);
        for (const auto& page : fixture.set(sheet).pages) {
            for (const auto& mark : page.marks) {
                const auto* line = std::get_if<LineMark>(&mark);
                if (line == nullptr) continue;
                CHECK(line->thickness >= 0.15);
                CHECK(contrastOnWhite(line->ink) >= minContrast);
            }
        }
    }
}

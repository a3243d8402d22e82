#include "printer/layout/impose.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <set>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;

namespace {

Sheet sheetOf(const std::string& title, Blocks blocks)
{
    return {title, title, Orientation::portrait, std::move(blocks)};
}

Sheet textSheet(const std::string& title, int paragraphs = 1)
{
    Blocks blocks{block(Heading{1, title, ""})};
    for (int i = 0; i < paragraphs; ++i) blocks.push_back(block(Text{title + " text"}));
    return sheetOf(title, std::move(blocks));
}

Cards smallCards(int count, CardSize size, bool twoSided)
{
    Cards cards;
    cards.size = size;
    cards.cut = true;
    cards.twoSided = twoSided;
    for (int i = 0; i < count; ++i) {
        cards.cards.push_back({"Card " + std::to_string(i), "", "", {block(Text{"Front"})}, {}});
        if (twoSided) cards.cards.back().back.push_back(block(Text{"Back"}));
    }
    return cards;
}

Booklet bookletOf(std::vector<Sheet> sheets)
{
    Booklet booklet{"Army", "Game 1", "Notice of the game.", std::move(sheets)};
    booklet.game = "Game";
    return booklet;
}

/// True if the only thing on a page is the line that says so.
bool isEmptySide(const Page& page) { return page.marks.size() == 1 && countLine(page, "This side stays empty.") == 1; }

std::vector<std::size_t> pagesWith(const std::vector<Page>& pages, const char* text)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < pages.size(); ++i)
        if (countLine(pages[i], text) > 0) found.push_back(i + 1);
    return found;
}

/// The texts inside the groups of a page, from left to right as they are on the sheet.
std::vector<QString> placedTexts(const Page& page, const QString& prefix)
{
    std::vector<std::pair<double, QString>> found;
    for (const auto& mark : page.marks) {
        const auto* group = std::get_if<GroupMark>(&mark);
        if (group == nullptr) continue;
        for (const auto& inner : *group->content) {
            const auto* text = std::get_if<TextMark>(&inner);
            if (text != nullptr && text->text.startsWith(prefix))
                found.emplace_back(group->place({text->x, text->y}).x, text->text);
        }
    }
    std::sort(found.begin(), found.end());
    std::vector<QString> texts;
    for (auto& [x, text] : found) texts.push_back(text);
    return texts;
}

PrintOut numbered(int pages, Typesetter& type, double width, double height)
{
    PrintOut print;
    for (int i = 0; i < pages; ++i) {
        Drawing drawing(type);
        drawing.line(QStringLiteral("P%1").arg(i + 1), type::body, 10, 10, 40);
        print.pages.push_back({width, height, drawing.take()});
    }
    return print;
}

}  // namespace

TEST_CASE("fronts of two-sided cards are on odd pages, backs behind them")
{
    LayoutFixture fixture;
    const auto before = GENERATE(1, 2, 3);
    std::vector<Sheet> sheets;
    for (int i = 0; i < before; ++i) sheets.push_back(textSheet("Roster"));
    sheets.push_back(sheetOf("Cards", {block(smallCards(20, {63.5, 89}, true))}));
    const std::vector<Booklet> armies{bookletOf(sheets), bookletOf(sheets)};
    Settings settings;
    settings.duplex = GENERATE(Duplex::fronts, Duplex::on);
    const auto print = layOut(armies, fixture.type, settings);
    const auto fronts = pagesWith(print.pages, "Front");
    const auto backs = pagesWith(print.pages, "Back");
    REQUIRE(fronts.size() == 6);  // 9 + 9 + 2 of each army
    REQUIRE(backs.size() == 6);
    for (std::size_t i = 0; i < fronts.size(); ++i) {
        CHECK(fronts[i] % 2 == 1);
        CHECK(backs[i] == fronts[i] + 1);
    }
}

TEST_CASE("without duplex there are no blank pages")
{
    LayoutFixture fixture;
    const std::vector<Booklet> armies{
        bookletOf({textSheet("Roster"), sheetOf("Cards", {block(smallCards(4, {63.5, 89}, true))})})};
    Settings settings;
    settings.duplex = Duplex::off;
    const auto print = layOut(armies, fixture.type, settings);
    REQUIRE(print.pages.size() == 3);
    for (const auto& page : print.pages) CHECK_FALSE((page.marks.empty() || isEmptySide(page)));
}

TEST_CASE("a reference changes places with two-sided cards, so that no side stays empty before them")
{
    LayoutFixture fixture;
    auto reference = textSheet("Reference");
    reference.blocks.push_back(block(Reference{1, {{"Turn", {"Move, then shoot."}, {}, {}}}}));
    const auto cards = sheetOf("Cards", {block(smallCards(4, {63.5, 89}, true))});
    const bool isLong = GENERATE(false, true);
    const auto roster = textSheet("Roster", isLong ? 60 : 1);
    const auto first = isLong ? reference : cards;
    const auto second = isLong ? cards : reference;
    Settings settings;
    const auto set = setBooklet(bookletOf({roster, first, second}), fixture.type, settings);
    REQUIRE(set.pages.size() == (isLong ? 5 : 4));
    CHECK(pagesWith(set.pages, "Front") == std::vector<std::size_t>{3});
    CHECK(std::none_of(set.pages.begin(), set.pages.end(), isEmptySide));
    // Sheets that are named are printed in that order.
    settings.sheets = {"Roster", "Reference", "Cards"};
    const auto named = setBooklet(bookletOf({roster, first, second}), fixture.type, settings);
    CHECK(std::count_if(named.pages.begin(), named.pages.end(), isEmptySide) == 1);
    CHECK(countLine(named.pages.back(), isLong ? "Back" : "Reference") > 0);
}

TEST_CASE("no page of a print on both sides is without a word")
{
    LayoutFixture fixture;
    const auto army =
        bookletOf({textSheet("Roster"), sheetOf("Cards", {block(smallCards(10, {63.5, 89}, GENERATE(false, true)))}),
                   textSheet("Summary")});
    const std::vector<Booklet> armies{army, army};
    Settings settings;
    settings.duplex = GENERATE(Duplex::fronts, Duplex::on);
    settings.footer.shown = GENERATE(false, true);
    const auto print = layOut(armies, fixture.type, settings);
    for (const auto& page : print.pages) CHECK_FALSE(page.marks.empty());
}

TEST_CASE("what an empty side says is not behind a card")
{
    LayoutFixture fixture;
    Settings settings;
    settings.duplex = Duplex::on;
    settings.page.paper = *findPaper(GENERATE("a4", "letter"));
    const auto size = GENERATE(CardSize{63.5, 89}, CardSize{89, 63.5});
    const std::vector<Booklet> armies{
        bookletOf({sheetOf("Cards", {block(smallCards(9, size, false))}), textSheet("Roster")})};
    const auto print = layOut(armies, fixture.type, settings);
    REQUIRE(print.pages.size() == 3);
    const auto& behind = print.pages[1];
    REQUIRE(behind.marks.size() == 1);
    const auto& group = std::get<GroupMark>(behind.marks.front());
    const auto& text = std::get<TextMark>(group.content->front());
    CHECK(text.text == QStringLiteral("This side stays empty."));
    double left = 1e9, right = 0, top = 1e9, bottom = 0;  // of the cards
    for (const auto& mark : print.pages[0].marks) {
        const auto* line = std::get_if<LineMark>(&mark);
        if (line == nullptr || line->thickness != rule::thin) continue;
        left = std::min(left, line->x1), right = std::max(right, line->x2);
        top = std::min(top, line->y1), bottom = std::max(bottom, line->y2);
    }
    // The paper is turned over one of its edges, so both are looked at.
    const auto at = group.place({text.x, text.y});
    for (const double x : {at.x, behind.width - at.x})
        for (const double y : {at.y, behind.height - at.y}) CHECK((x <= left || x >= right || y <= top || y >= bottom));
}

TEST_CASE("in duplex mode each army starts on an odd page and cut-outs have blank backs")
{
    LayoutFixture fixture;
    Cutouts labels{"", {{40, 20, CutoutShape::rectangle, CutoutTone::plain, "7", "", "", 3}}};
    const auto army = bookletOf({textSheet("Roster"), sheetOf("Labels", {block(labels)}), textSheet("Summary")});
    const std::vector<Booklet> armies{army, army};
    Settings settings;
    settings.duplex = Duplex::on;
    const auto print = layOut(armies, fixture.type, settings);
    CHECK(pagesWith(print.pages, "Roster text") == std::vector<std::size_t>{1, 7});
    CHECK(pagesWith(print.pages, "7") == std::vector<std::size_t>{3, 9});
    CHECK(pagesWith(print.pages, "Summary text") == std::vector<std::size_t>{5, 11});
    for (const std::size_t blank : {2, 4, 6, 8, 10}) CHECK(isEmptySide(print.pages.at(blank - 1)));
    for (const auto& bookmark : print.bookmarks) CHECK_FALSE(isEmptySide(print.pages.at(bookmark.page)));
    settings.duplex = Duplex::fronts;
    CHECK(layOut(armies, fixture.type, settings).pages.size() == 6);
}

TEST_CASE("nine poker cards fit on A4 and Letter, with crop marks outside the cards only")
{
    LayoutFixture fixture;
    const auto* paper = GENERATE("a4", "letter");
    const auto size = GENERATE(CardSize{63.5, 89}, CardSize{89, 63.5});
    auto booklet = bookletOf({sheetOf("Cards", {block(smallCards(10, size, false))})});
    booklet.checked = "Legal: 30 of 30 points · Game 1 · CODE-CODE-CODE";
    Settings settings;
    settings.page.paper = *findPaper(paper);
    const auto set = setBooklet(booklet, fixture.type, settings);
    REQUIRE(set.pages.size() == 2);
    CHECK(countLine(set.pages[0], "Front") == 9);
    CHECK(countLine(set.pages[1], "Front") == 1);
    for (const auto& mark : set.pages[0].marks) {
        const auto* line = std::get_if<LineMark>(&mark);
        if (line == nullptr || line->thickness != rule::thin) continue;
        const double length = std::abs(line->x2 - line->x1) + std::abs(line->y2 - line->y1);
        CHECK(length <= 2.0 + 1e-6);
        CHECK(std::min(line->x1, line->x2) > 3.99);
        CHECK(std::max(line->y1, line->y2) < set.pages[0].height - 3.99);
    }
}

TEST_CASE("labels and markers share a page if both fit on it")
{
    LayoutFixture fixture;
    const auto few = [](const char* word) {
        return sheetOf(word,
                       {block(Heading{1, word, ""}),
                        block(Cutouts{"", {{40, 20, CutoutShape::rectangle, CutoutTone::plain, word, "", "", 3}}})});
    };
    const auto set = setBooklet(bookletOf({few("Label"), few("Marker"), textSheet("After")}), fixture.type, {});
    REQUIRE(set.pages.size() == 2);
    CHECK(countLine(set.pages[0], "Marker") > 0);
    REQUIRE(set.bookmarks.size() == 4);
    CHECK(set.bookmarks[2] == Bookmark{"Marker", 1, 0});
    CHECK(set.bookmarks[3] == Bookmark{"After", 1, 1});
}

TEST_CASE("the notice of the game is on the last page only")
{
    LayoutFixture fixture;
    const auto set = setBooklet(bookletOf({textSheet("One"), textSheet("Two"), textSheet("Three")}), fixture.type, {});
    CHECK(pagesWith(set.pages, "Notice of the game.") == std::vector<std::size_t>{3});
}

TEST_CASE("no page after the first is nearly empty")
{
    LayoutFixture fixture;
    for (int paragraphs = 30; paragraphs < 90; ++paragraphs) {
        const auto set = setBooklet(bookletOf({textSheet("Long", paragraphs)}), fixture.type, {});
        CAPTURE(paragraphs);
        for (std::size_t page = 1; page < set.pages.size(); ++page) CHECK(countLine(set.pages[page], "Long text") > 3);
    }
}

TEST_CASE("a row of a table is never alone on a page")
{
    LayoutFixture fixture;
    for (int rows = 30; rows < 60; ++rows) {
        Table table;
        table.columns = {{"Unit"}, {"Note"}};
        for (int i = 0; i < rows; ++i) table.rows.push_back({{"Row", 0}, {"x", 0}});
        Blocks blocks{block(Heading{1, "Table", ""})};
        for (int i = 0; i < 12; ++i) blocks.push_back(block(Text{"Before"}));
        blocks.push_back(block(table));
        const auto set = fixture.set(std::move(blocks));
        CAPTURE(rows);
        for (const auto& page : set.pages) CHECK(countLine(page, "Row") != 1);
    }
}

TEST_CASE("the only row of the last group of a table is not alone with it")
{
    LayoutFixture fixture;
    for (int before = 1; before < 40; ++before) {
        Table table;
        table.columns = {{"Unit"}, {"Note"}};
        for (int i = 0; i < 30; ++i) {
            table.rows.push_back({{"Row", 0}, {"x", 0}});
            table.groups.push_back(i == 0 ? "First" : i == 29 ? "Last" : "Middle");
        }
        Blocks blocks;
        for (int i = 0; i < before; ++i) blocks.push_back(block(Text{"Before"}));
        blocks.push_back(block(table));
        const auto set = fixture.set(std::move(blocks));
        CAPTURE(before);
        for (const auto& page : set.pages) CHECK(countLine(page, "Row") != 1);
    }
}

TEST_CASE("heads of narrow columns stay whole beside a name of 120 characters")
{
    LayoutFixture fixture;
    Table table;
    table.columns = {{"Unit", Align::left, 45}};
    std::vector<Cell> row{{std::string(120, 'W'), 0}};
    for (const auto* head : {"Stands", "Move", "Wounded", "Strength", "Morale", "Save"}) {
        table.columns.push_back({head, Align::right, 4});
        row.push_back({"12", 0});
    }
    table.rows.assign(3, row);
    const auto set = fixture.set({block(table)});
    for (const auto* head : {"Stands", "Move", "Wounded", "Strength", "Morale", "Save"}) {
        CAPTURE(head);
        CHECK(countLine(set.pages.front(), head) == 1);
    }
    CHECK(allText(set).remove(u' ').count(u'W') >= 360);
}

TEST_CASE("the pages of a booklet are in order after folding")
{
    LayoutFixture fixture;
    auto print = numbered(6, fixture.type, 105, 148);
    print.bookmarks = {{"Sixth", 0, 5}};
    impose(print, *findPaper("a5"), Fold::booklet);
    REQUIRE(print.pages.size() == 4);
    CHECK(print.pages.front().width > print.pages.front().height);
    CHECK(placedTexts(print.pages[0], "P") == std::vector<QString>{"P1"});  // beside the blank eighth page
    CHECK(placedTexts(print.pages[1], "P") == std::vector<QString>{"P2"});
    CHECK(placedTexts(print.pages[2], "P") == std::vector<QString>{"P6", "P3"});
    CHECK(placedTexts(print.pages[3], "P") == std::vector<QString>{"P4", "P5"});
    CHECK(print.bookmarks.front().page == 2);
}

TEST_CASE("a card folded in three has its cover on the right of the outside")
{
    LayoutFixture fixture;
    auto print = numbered(6, fixture.type, 99, 210);
    impose(print, *findPaper("a4"), Fold::triFold);
    REQUIRE(print.pages.size() == 2);
    CHECK(placedTexts(print.pages[0], "P") == std::vector<QString>{"P5", "P6", "P1"});
    CHECK(placedTexts(print.pages[1], "P") == std::vector<QString>{"P2", "P3", "P4"});
}

TEST_CASE("a wide page of a booklet is turned upright and stays on its half of the sheet")
{
    LayoutFixture fixture;
    auto print = numbered(1, fixture.type, 210, 148);
    impose(print, *findPaper("a4"), Fold::booklet);
    REQUIRE(print.pages.size() == 2);
    for (const auto& mark : print.pages[0].marks) {
        const auto* group = std::get_if<GroupMark>(&mark);
        if (group == nullptr) continue;
        for (const Point corner : {Point{0, 0}, Point{210, 148}}) {
            const auto at = group->place(corner);
            CHECK(at.x >= 148.5 - 1e-6);
            CHECK(at.x <= 297 + 1e-6);
            CHECK(at.y >= -1e-6);
            CHECK(at.y <= 210 + 1e-6);
        }
    }
}

TEST_CASE("a folded card of three panels needs one side of the paper")
{
    LayoutFixture fixture;
    auto print = numbered(3, fixture.type, 99, 210);
    impose(print, *findPaper("a4"), Fold::triFold);
    REQUIRE(print.pages.size() == 1);
    CHECK(placedTexts(print.pages[0], "P") == std::vector<QString>{"P1", "P2", "P3"});
}

TEST_CASE("poker cards on A4 have a gap on every side, so that colour may bleed over their edges")
{
    LayoutFixture fixture;
    const auto size = GENERATE(CardSize{63.5, 89}, CardSize{89, 63.5});
    const auto set = fixture.set(sheetOf("Cards", {block(smallCards(9, size, false))}));
    REQUIRE(set.pages.size() == 1);
    std::set<double> across, down;  // of the crop marks, in 1/100 mm
    for (const auto& mark : set.pages[0].marks) {
        const auto* line = std::get_if<LineMark>(&mark);
        if (line == nullptr || line->thickness != rule::thin) continue;
        if (line->x1 == line->x2) across.insert(std::round(line->x1 * 100));
        if (line->y1 == line->y2) down.insert(std::round(line->y1 * 100));
    }
    for (const auto* edges : {&across, &down}) {
        const std::vector<double> all(edges->begin(), edges->end());
        REQUIRE(all.size() == 6);
        for (std::size_t i = 1; i + 1 < all.size(); i += 2) CHECK(all[i + 1] - all[i] >= 100);
    }
}

TEST_CASE("a notice of several lines and the line of the check are whole on a page of cards")
{
    LayoutFixture fixture;
    auto booklet = bookletOf({sheetOf("Cards", {block(smallCards(10, {63.5, 89}, GENERATE(false, true)))})});
    booklet.notice.clear();
    for (int i = 0; i < 60; ++i) booklet.notice += "word" + std::to_string(i) + " ";
    booklet.checked = "Legal: 30 of 30 points · Game 1 · CODE-CODE-CODE";
    Settings settings;
    settings.page.paper = *findPaper(GENERATE("a4", "letter"));
    const auto set = setBooklet(booklet, fixture.type, settings);
    const auto textsOf = [](const Page& page) {
        QString all;
        for (const auto& mark : page.marks) {
            const auto* group = std::get_if<GroupMark>(&mark);
            if (group == nullptr) continue;
            for (const auto& inner : *group->content)
                if (const auto* text = std::get_if<TextMark>(&inner)) all += text->text + u' ';
        }
        return all;
    };
    for (const auto& page : set.pages) CHECK(textsOf(page).contains("CODE-CODE-CODE"));
    for (int i = 0; i < 60; ++i) CHECK(textsOf(set.pages.back()).contains("word" + QString::number(i) + " "));
    CHECK_FALSE(textsOf(set.pages.front()).contains("word0 "));
    // No text is printed over a card.
    for (const auto& page : set.pages) {
        double left = 1e9, right = 0, top = 1e9, bottom = 0;
        for (const auto& mark : page.marks) {
            const auto* line = std::get_if<LineMark>(&mark);
            if (line == nullptr || line->thickness != rule::thin) continue;
            left = std::min(left, line->x1), right = std::max(right, line->x2);
            top = std::min(top, line->y1), bottom = std::max(bottom, line->y2);
        }
        for (const auto& mark : page.marks) {
            const auto* group = std::get_if<GroupMark>(&mark);
            if (group == nullptr) continue;
            for (const auto& inner : *group->content) {
                const auto* text = std::get_if<TextMark>(&inner);
                if (text == nullptr) continue;
                const auto at = group->place({text->x, text->y});
                CAPTURE(text->text.toStdString(), page.width, at.x, at.y, left, right, top, bottom);
                CHECK((at.x <= left || at.x >= right || at.y <= top || at.y >= bottom));
            }
        }
    }
}

TEST_CASE("on A5, a table that needs the width of the page has it")
{
    LayoutFixture fixture;
    Matrix matrix;
    for (int i = 2; i <= 20; ++i) matrix.columnHeads.push_back(std::to_string(i));
    for (int row = 1; row <= 20; ++row) {
        matrix.rowHeads.push_back("r" + std::to_string(row));
        for (int i = 2; i <= 20; ++i) matrix.cells.push_back("1");
    }
    Columns columns{{3, 2}, {{block(matrix)}, {}}};
    for (int i = 0; i < 6; ++i) columns.columns[1].push_back(block(Text{"Beside or below the table."}));
    const auto set = fixture.set({block(columns)}, "a5");
    CHECK(set.pages.size() == 1);
    CHECK(countLine(set.pages[0], "r20") == 1);
    CHECK_FALSE(has(set.findings, "print/overflow"));
}

TEST_CASE("no word of a notice is alone on its last line")
{
    LayoutFixture fixture;
    for (int words = 20; words < 46; ++words) {  // up to three lines
        auto booklet = bookletOf({textSheet("One")});
        booklet.notice.clear();
        for (int i = 0; i < words; ++i) booklet.notice += "sentence ";
        const auto set = setBooklet(booklet, fixture.type, {});
        CAPTURE(words);
        CHECK(countLine(set.pages.front(), "sentence") == 0);
    }
}

TEST_CASE("page numbers that do not fit in the footer are one finding")
{
    LayoutFixture fixture;
    Settings settings;
    settings.page.paper = *paperFrom("50x50mm");
    settings.page.margins = Margins::all(18);
    const auto set = setBooklet(bookletOf({textSheet("Long", 120)}), fixture.type, settings);
    REQUIRE(set.pages.size() > 9);
    std::size_t pageNumbers = 0;
    for (const auto& finding : set.findings) pageNumbers += finding.message.find("\"Page ") != std::string::npos;
    CHECK(pageNumbers <= 1);
}

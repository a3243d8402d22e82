#include "printer/layout/print_out.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;

namespace {

Sheet sheetWith(const std::string& title, int paragraphs)
{
    Blocks blocks{block(Heading{1, title, ""})};
    for (int i = 0; i < paragraphs; ++i) blocks.push_back(block(Text{title + " text"}));
    return {title, title, Orientation::portrait, std::move(blocks)};
}

Booklet listed(const std::string& name, std::vector<Sheet> sheets)
{
    Booklet booklet{name, "Game 1", "Notice of the game.", std::move(sheets)};
    booklet.game = "Game";
    return booklet;
}

/// A cover with that many lines, then armies with sheets of one page and of several.
std::vector<Booklet> evening(int linesOfCover, int armies)
{
    std::vector<Booklet> booklets{listed("Evening", {sheetWith("Evening", linesOfCover)})};
    booklets.front().isCover = true;
    for (int i = 1; i <= armies; ++i) {
        const auto name = "Army " + std::to_string(i);
        booklets.push_back(listed(name, {sheetWith("Roster", i % 3 * 60), sheetWith("Reference", 1)}));
    }
    return booklets;
}

/// The pages, counted from 0, on which sheets with that title begin.
std::vector<std::size_t> startsOf(const PrintOut& print, const std::string& title)
{
    std::vector<std::size_t> pages;
    for (const auto& bookmark : print.bookmarks)
        if (bookmark.level == 0 && bookmark.title == title) pages.push_back(bookmark.page);
    return pages;
}

const TextMark* textOn(const Page& page, const QString& text)
{
    for (const auto& mark : page.marks)
        if (const auto* found = std::get_if<TextMark>(&mark); found != nullptr && found->text == text) return found;
    return nullptr;
}

}  // namespace

TEST_CASE("a cover lists what follows with the page on which it begins")
{
    LayoutFixture fixture;
    Settings settings;
    settings.duplex = GENERATE(Duplex::off, Duplex::fronts, Duplex::on);
    // With and without a page break in the contents, and with more than nine pages before the last army.
    const auto booklets = evening(GENERATE(1, 30, 44, 60), 12);
    const auto print = layOut(booklets, fixture.type, settings);
    const auto first = startsOf(print, "Army 1");
    REQUIRE(first.size() == 1);
    for (int i = 1; i <= 12; ++i) {
        const auto name = "Army " + std::to_string(i);
        const auto starts = startsOf(print, name);
        CAPTURE(name);
        REQUIRE(starts.size() == 1);
        bool isListed = false;
        for (std::size_t page = 0; page < first.front(); ++page) {
            const auto* entry = textOn(print.pages[page], QString::fromStdString(name));
            if (entry == nullptr) continue;
            isListed = true;
            for (const auto& mark : print.pages[page].marks) {  // the number in the same row
                const auto* number = std::get_if<TextMark>(&mark);
                if (number == nullptr || std::abs(number->y - entry->y) > 0.1 || number->x < 150) continue;
                CHECK(number->text == QString::number(starts.front() + 1));
            }
            std::size_t links = 0;
            for (const auto& link : print.pages[page].links) {
                if (link.words != name) continue;
                CHECK(link.page == starts.front());
                ++links;
            }
            CHECK(links >= 3);  // name, sheets and page
        }
        CHECK(isListed);
    }
}

TEST_CASE("the pages of a print with a cover are numbered from first to last, and each army keeps its notice")
{
    LayoutFixture fixture;
    const auto booklets = evening(1, 3);
    const auto print = layOut(booklets, fixture.type, {});
    REQUIRE(print.pages.size() > 6);
    std::size_t notices = 0;
    for (std::size_t i = 0; i < print.pages.size(); ++i) {
        const auto number = QStringLiteral("Page %1 of %2").arg(i + 1).arg(print.pages.size());
        CHECK(textOn(print.pages[i], number) != nullptr);
        notices += countLine(print.pages[i], "Notice of the game.");
    }
    CHECK(notices == 4);  // three armies and, in this test, the cover
}

TEST_CASE("without a cover, each army is numbered on its own and nothing lists them")
{
    LayoutFixture fixture;
    auto booklets = evening(1, 2);
    booklets.front().isCover = false;
    const auto print = layOut(booklets, fixture.type, {});
    CHECK(textOn(print.pages[0], QStringLiteral("Page 1 of 1")) != nullptr);
    CHECK(countLine(print.pages[0], "Contents") == 0);
    CHECK(print.pages[0].links.empty());
}

TEST_CASE("names in other tables of the cover lead to their armies, unless two have the same")
{
    LayoutFixture fixture;
    auto booklets = evening(1, 3);
    booklets[3].name = "Army 2";
    Table sides;
    sides.columns = {{"Side"}, {"Army"}};
    sides.rows = {{{"North", 0}, {"Army 1", 0}}, {{"South", 0}, {"Army 2", 0}}};
    booklets.front().sheets.front().blocks.push_back(block(sides));
    const auto print = layOut(booklets, fixture.type, {});
    const auto linksOf = [&](const std::string& name) {
        return std::count_if(print.pages[0].links.begin(), print.pages[0].links.end(),
                             [&](const auto& link) { return link.words == name; });
    };
    CHECK(linksOf("Army 1") == 4);  // a row of the contents, and its name above
    CHECK(linksOf("Army 2") == 6);  // two rows of the contents
    const auto starts = startsOf(print, "Army 2");
    REQUIRE(starts.size() == 2);
    for (const auto start : starts)
        CHECK(std::count_if(print.pages[0].links.begin(), print.pages[0].links.end(),
                            [&](const auto& link) { return link.page == start; }) == 3);
}

TEST_CASE("the links of the contents lead to their pages in a folded print too")
{
    LayoutFixture fixture;
    Settings settings;
    settings.fold = Fold::booklet;
    const auto print = layOut(evening(1, 3), fixture.type, settings);
    std::size_t links = 0;
    for (const auto& page : print.pages)
        for (const auto& link : page.links) {
            CHECK(link.page < print.pages.size());
            ++links;
        }
    CHECK(links == 9);
}

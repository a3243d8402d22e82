#include "printer/draw/devices.hpp"
#include "printer/page/ink_mode.hpp"
#include "printer/page/symbol.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <set>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;

namespace {

SymbolRef horse() { return SymbolBook::shared()->symbol("horse"); }

/// A symbol on a page: its place in mm, and what is read aloud for it.
struct DrawnSymbol {
    double x, y, side;
    std::string words;
    const void* marks;
};

std::vector<DrawnSymbol> symbolsOn(const Page& page)
{
    std::vector<DrawnSymbol> found;
    for (const auto& mark : page.marks) {
        const auto* group = std::get_if<GroupMark>(&mark);
        if (group == nullptr || !mark.tag || mark.tag->role != Role::figure) continue;
        const auto& place = group->place;
        found.push_back({place.dx, place.dy, place.xx * symbolSide, mark.tag->words, group->content.get()});
    }
    return found;
}

const TextMark* lineOf(const Page& page, const char* text)
{
    for (const auto& mark : page.marks) {
        const auto* line = std::get_if<TextMark>(&mark);
        if (line != nullptr && line->text == QString::fromUtf8(text)) return line;
    }
    return nullptr;
}

Table table()
{
    Table made;
    made.columns = {{"Unit"}, {"Strength"}};
    made.rows = {{Cell{"Hussars"}, Cell{"3"}}, {Cell{"Dragoons"}, Cell{"4"}}, {Cell{"Line"}, Cell{"5"}}};
    made.rows[0][0].symbol = made.rows[1][0].symbol = horse();
    return made;
}

Cutout label(double width, double depth)
{
    Cutout piece;
    piece.width = width, piece.depth = depth;
    piece.strong = "4", piece.text = "Hussars";
    piece.symbol = horse();
    return piece;
}

}  // namespace

TEST_CASE("symbols stand before the names of a table, which stay in line")
{
    LayoutFixture fixture;
    const auto booklet = fixture.set({block(table())});
    const auto& page = booklet.pages.at(0);
    const auto symbols = symbolsOn(page);
    REQUIRE(symbols.size() == 2);
    CHECK(symbols[0].words == "Horse");
    CHECK(symbols[0].side >= 5);
    CHECK(symbols[0].marks == symbols[1].marks);  // drawn twice, stored once
    const auto* first = lineOf(page, "Hussars");
    const auto* last = lineOf(page, "Line");
    REQUIRE((first != nullptr && last != nullptr));
    CHECK(first->x == Approx(last->x));
    CHECK(first->x > symbols[0].x + symbols[0].side);
    CHECK(symbols[1].y >= symbols[0].y + symbols[0].side);  // rows are high enough for them
    CHECK((first->y > symbols[0].y && first->y < symbols[0].y + symbols[0].side));
}

TEST_CASE("cards, headings and fields show their symbol")
{
    LayoutFixture fixture;
    Card card{"Hussars", "light horse", "12", {}, {}};
    card.symbol = horse();
    Heading heading{1, "Cavalry", "", Align::left};
    heading.symbol = horse();
    Fields strip{3, {{"Strength", "4"}, {"Arm", ""}}, 18};
    strip.items[1].symbol = horse();
    const auto booklet = fixture.set(
        {block(heading), block(strip), block(Cards{2, {card}}), block(Cards{2, {card}, CardSize{63.5, 88.9}})});
    const auto symbols = symbolsOn(booklet.pages.at(0));
    REQUIRE(symbols.size() == 4);
    for (const auto& symbol : symbols) CHECK(symbol.side >= 6);
    CHECK(outsideMargin(booklet).empty());
}

TEST_CASE("a label shows its symbol if its texts fit beside it")
{
    LayoutFixture fixture;
    const auto roomy = fixture.set({block(Cutouts{"", {label(40, 20)}})});
    const auto symbols = symbolsOn(roomy.pages.at(0));
    REQUIRE(symbols.size() == 1);
    CHECK(symbols[0].side > 8);
    CHECK(roomy.findings.empty());
    const auto* name = lineOf(roomy.pages.at(0), "Hussars");
    REQUIRE(name != nullptr);
    CHECK(name->x > symbols[0].x + symbols[0].side);

    const auto narrow = fixture.set({block(Cutouts{"", {label(18, 8)}})});
    CHECK(symbolsOn(narrow.pages.at(0)).empty());
    CHECK(lineOf(narrow.pages.at(0), "Hussars") != nullptr);
    CHECK(narrow.findings.empty());
}

TEST_CASE("labels of one size have symbols of one size, or none has one")
{
    LayoutFixture fixture;
    const auto named = [](const char* name) {
        auto piece = label(24, 13);
        piece.text = name;
        return piece;
    };
    const auto symbolsOf = [&](const std::vector<Cutout>& pieces) {
        return symbolsOn(fixture.set({block(Cutouts{"", pieces})}).pages.at(0));
    };
    CHECK(symbolsOf({named("Foot"), named("Horse")}).size() == 2);
    // From a short name to one that has no room beside any symbol.
    std::set<double> sides;
    std::size_t without = 0;
    for (std::string name = "guard"; name.size() < 100; name += " guard") {
        CAPTURE(name);
        const std::vector<Cutout> pieces{named("Foot"), named(name.c_str())};
        if (!fixture.set({block(Cutouts{"", pieces})}).findings.empty()) break;
        const auto symbols = symbolsOf(pieces);
        REQUIRE((symbols.empty() || symbols.size() == 2));
        without += symbols.empty();
        if (symbols.empty()) continue;
        CHECK(symbols[0].side == Approx(symbols[1].side));
        sides.insert(symbols[0].side);
    }
    CHECK(!sides.empty());
    CHECK(without > 0);
    // One that does not even fit alone spoils no other.
    CHECK(symbolsOf({named("Foot"), named(std::string(200, 'W').c_str())}).size() == 1);
}

TEST_CASE("a symbol stands before the strong text where words leave no other room")
{
    LayoutFixture fixture;
    auto foot = label(25, 20);
    foot.text = "Foot";
    auto guns = foot;
    guns.text = "Wilkeson's and Heckman's Batteries";
    const auto booklet = fixture.set({block(Cutouts{"", {foot, guns}})});
    const auto symbols = symbolsOn(booklet.pages.at(0));
    REQUIRE(symbols.size() == 2);
    CHECK(symbols[0].side == Approx(symbols[1].side));
    CHECK(symbols[0].side > 3);
    const auto* strong = lineOf(booklet.pages.at(0), "4");
    REQUIRE(strong != nullptr);
    CHECK(strong->x > symbols[0].x + symbols[0].side);
    CHECK(std::abs(strong->y - symbols[0].y - symbols[0].side) < 3);
    CHECK(booklet.findings.empty());
}

TEST_CASE("on a dark piece the symbol is white")
{
    auto piece = label(30, 30);
    piece.tone = CutoutTone::dark;
    LayoutFixture fixture;
    const auto booklet = fixture.set({block(Cutouts{"", {piece}})});
    std::set<int> greys;
    for (const auto& mark : booklet.pages.at(0).marks) {
        const auto* group = std::get_if<GroupMark>(&mark);
        if (group == nullptr) continue;
        for (const auto& inner : *group->content)
            if (const auto* path = std::get_if<PathMark>(&inner)) greys.insert(path->ink.red);
    }
    CHECK(greys == std::set<int>{40, 255});
}

TEST_CASE("the white parts of a symbol stay white in every ink mode")
{
    constexpr muster::printer::Ink paper = 255;
    for (const auto mode : {InkMode::colour, InkMode::grey, InkMode::saving}) {
        auto marks = marksOf(horse()->parts, 6.4);
        applyInkMode(marks, mode);
        std::size_t white = 0;
        for (const auto& mark : marks) {
            const auto& path = std::get<PathMark>(mark);
            if (path.closed) CHECK(path.fill);
            white += path.ink == paper && (!path.closed || path.fill == paper);
        }
        CHECK(white > 0);
    }
}

TEST_CASE("SVG contains the drawing")
{
    LayoutFixture fixture;
    const auto booklet = fixture.set({block(table())});
    const auto svg = writeSvg(booklet.pages.at(0), fixture.type, "test");
    CHECK(svg.count("fill-rule=\"evenodd\"") >= 2);
}

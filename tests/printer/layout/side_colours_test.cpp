#include "printer/layout/card_back.hpp"
#include "printer/layout/side_look.hpp"
#include "tests/paths.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;
namespace fs = std::filesystem;

namespace {

/// First and second colours of all shipped lists, armies and scenarios.
std::set<std::pair<std::string, std::string>> shippedColours()
{
    std::set<std::pair<std::string, std::string>> all;
    const std::regex colours("\"colours\": \\[\"(#[0-9a-fA-F]{6})\"(?:, \"(#[0-9a-fA-F]{6})\")?");
    for (const auto& entry : fs::recursive_directory_iterator(muster::test::sourcePath("armylists"))) {
        if (entry.path().extension() != ".json") continue;
        std::stringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        const auto content = text.str();
        for (std::sregex_iterator at(content.begin(), content.end(), colours), end; at != end; ++at)
            all.emplace((*at)[1].str(), (*at)[2].str());
    }
    return all;
}

Cards backed()
{
    Cards cards;
    cards.size = CardSize{63.5, 88.9};
    cards.cut = cards.twoSided = true;
    cards.cards.push_back({"First Division",
                           "Hill",
                           "7",
                           {block(Text{"Front"})},
                           {block(Heading{1, "OTR D6", "", Align::center}), block(Text{"Activation card"})}});
    return cards;
}

Cutouts pieces()
{
    Cutouts made{"Labels", {}};
    for (const auto shape : {CutoutShape::rectangle, CutoutShape::circle})
        for (const auto tone : {CutoutTone::plain, CutoutTone::grey, CutoutTone::dark}) {
            Cutout piece{30, 30, shape, tone, "5", "Guards", "Foot", 1};
            piece.number = "12";
            made.pieces.push_back(piece);
        }
    return made;
}

Matrix shadedTable()
{
    return {"Combat", "", {"+1", "+2", "+3", "+4", "+5"}, {"1"}, {"a", "b", "c", "d", "e"}, {0, 1, 2, 3, 4}};
}

Booklet bookletOf(Blocks blocks, const std::string& first, const std::string& second)
{
    auto booklet = muster::samples::booklet({"x", "X", Orientation::portrait, std::move(blocks)});
    booklet.colour = first;
    booklet.secondColour = second;
    return booklet;
}

/// The ink below a point: that of the last filled mark that covers it, or paper.
muster::printer::Ink groundAt(const std::vector<Mark>& marks, std::size_t end, double x, double y)
{
    muster::printer::Ink ground = 255;
    for (std::size_t i = 0; i < end; ++i) {
        if (const auto* box = std::get_if<BoxMark>(&marks[i])) {
            const bool covers = x >= box->x && x <= box->x + box->width && y >= box->y && y <= box->y + box->height;
            if (box->filled && covers) ground = box->fill;
        } else if (const auto* disc = std::get_if<EllipseMark>(&marks[i])) {
            const double dx = (x - disc->x) / disc->radiusX, dy = (y - disc->y) / disc->radiusY;
            if (disc->fill && dx * dx + dy * dy <= 1) ground = *disc->fill;
        }
    }
    return ground;
}

/// The lowest contrast of a text with what is below it, and that text.
std::pair<double, std::string> lowestContrast(const SetBooklet& set)
{
    std::pair<double, std::string> lowest{21, ""};
    for (const auto& page : set.pages)
        for (std::size_t i = 0; i < page.marks.size(); ++i) {
            const auto* text = std::get_if<TextMark>(&page.marks[i]);
            if (text == nullptr) continue;
            const double middle = text->y - text->style.points * type::millimetresPerPoint * 0.3;
            const auto ground = groundAt(page.marks, i, text->x + text->width / 2, middle);
            const double found = contrast(text->style.ink, ground);
            if (found < lowest.first) lowest = {found, text->text.toStdString()};
        }
    return lowest;
}

bool hasDarkDisc(const SetBooklet& set)
{
    for (const auto& page : set.pages)
        for (const auto& mark : page.marks) {
            const auto* disc = std::get_if<EllipseMark>(&mark);
            if (disc != nullptr && disc->fill && contrastOnWhite(*disc->fill) > 1.5) return true;
        }
    return false;
}

Emblem redSquare()
{
    auto picture = std::make_shared<Picture>();
    picture->width = picture->height = 1;
    picture->dots = {200, 0, 0, 255};
    return {picture};
}

}  // namespace

TEST_CASE("every text of every shipped army's colours has a contrast of at least 4.5 to what is below it")
{
    LayoutFixture fixture;
    const auto all = shippedColours();
    REQUIRE(all.size() > 40);
    for (const auto inkMode : {InkMode::colour, InkMode::grey, InkMode::saving}) {
        Settings settings;
        settings.inkMode = inkMode;
        for (const auto& [first, second] : all) {
            CAPTURE(first, second, static_cast<int>(inkMode));
            for (auto blocks : {Blocks{block(backed())}, Blocks{block(pieces())},
                                Blocks{block(Heading{1, "Army", "12"}), block(shadedTable())}}) {
                const auto set = setBooklet(bookletOf(std::move(blocks), first, second), fixture.type, settings);
                const auto [found, text] = lowestContrast(set);
                CAPTURE(text);
                CHECK(found >= minContrast);
            }
        }
    }
}

TEST_CASE("the frame of a card's back and the disc with its emblem stand out in brightness, in grey too")
{
    for (const auto& [first, second] : shippedColours()) {
        const auto look = sideLookOf(bookletOf({}, first, second), InkMode::colour);
        CAPTURE(first, second);
        CHECK(contrast(look.accent, look.frame) >= 3);
        CHECK(contrast(greyOf(look.accent), greyOf(look.frame)) >= 3);
        CHECK(contrast(look.accent, 255) >= minContrast);
    }
}

TEST_CASE("the back of a card is in the army's colour with its emblem; a saving print has only outlines")
{
    LayoutFixture fixture;
    const auto colour = muster::printer::Ink(0x1f, 0x3a, 0x7a);
    auto booklet = bookletOf({block(backed())}, "#1f3a7a", "#ffffff");
    const auto backOf = [&](InkMode inkMode) {
        Settings settings;
        settings.inkMode = inkMode;
        auto set = setBooklet(booklet, fixture.type, settings);
        REQUIRE(set.pages.size() == 2);
        return set.pages[1];
    };
    const auto fills = [&](const Page& page) {
        double area = 0;
        for (const auto& mark : page.marks)
            if (const auto* box = std::get_if<BoxMark>(&mark); box != nullptr && box->filled && box->fill != 255)
                area = std::max(area, box->width * box->height);
        return area;
    };
    CHECK(fills(backOf(InkMode::colour)) >= 63.5 * 88.9);
    CHECK(fills(backOf(InkMode::saving)) == 0);
    auto page = backOf(InkMode::colour);
    CHECK(std::any_of(page.marks.begin(), page.marks.end(), [&](const Mark& mark) {
        const auto* box = std::get_if<BoxMark>(&mark);
        return box != nullptr && box->filled && box->fill == colour;
    }));
    CHECK(countLine(page, "FO") == 1);  // of "French with Old Guard"
    booklet.emblem = redSquare();
    page = backOf(InkMode::colour);
    const auto images = [](const Page& of) {
        std::vector<ImageMark> found;
        for (const auto& mark : of.marks)
            if (const auto* image = std::get_if<ImageMark>(&mark)) found.push_back(*image);
        return found;
    };
    REQUIRE(images(page).size() == 1);
    CHECK(images(page)[0].width > 15);
    CHECK(countLine(page, "FO") == 0);
    const auto grey = images(backOf(InkMode::grey));
    REQUIRE(grey.size() == 1);
    CHECK(grey[0].picture->dots[0] == grey[0].picture->dots[2]);
}

TEST_CASE("backs of a deck that both sides draw from do not tell the sides apart")
{
    LayoutFixture fixture;
    const auto inkMode = GENERATE(InkMode::colour, InkMode::grey, InkMode::saving);
    auto cards = backed();
    cards.commonBack = true;
    const auto backOf = [&](const std::string& name, const char* first, const char* second, bool hasEmblem) {
        auto booklet = bookletOf({block(cards)}, first, second);
        booklet.name = name;
        if (hasEmblem) booklet.emblem = redSquare();
        Settings settings;
        settings.inkMode = inkMode;
        settings.header.shown = settings.footer.shown = false;
        const auto set = setBooklet(booklet, fixture.type, settings);
        REQUIRE(set.pages.size() == 2);
        CHECK(lowestContrast(set).first >= minContrast);
        std::vector<std::string> drawn;
        for (const auto& mark : set.pages[1].marks) {
            CHECK_FALSE(std::holds_alternative<ImageMark>(mark));
            std::ostringstream told;
            if (const auto* box = std::get_if<BoxMark>(&mark))
                told << "box " << box->x << ' ' << box->y << ' ' << box->width << ' ' << hexColour(box->ink)
                     << hexColour(box->fill);
            else if (const auto* text = std::get_if<TextMark>(&mark))
                told << text->text.toStdString() << ' ' << text->x << hexColour(text->style.ink);
            else if (const auto* rule = std::get_if<LineMark>(&mark))
                told << "line " << rule->x1 << ' ' << rule->y1 << ' ' << rule->x2 << hexColour(rule->ink);
            else if (const auto* path = std::get_if<PathMark>(&mark))
                told << "path " << path->rings.size() << hexColour(path->ink);
            drawn.push_back(std::to_string(mark.index()) + told.str());
        }
        return drawn;
    };
    const auto north = backOf("Army of the Potomac", "#1f3a7a", "#ffffff", true);
    CHECK(north == backOf("Army of Northern Virginia", "#7a7a6a", "#aa3333", false));
    CHECK(north == backOf("No colours", "", "", false));
}

TEST_CASE("labels have a bar in the army's colour with its letter and the unit's number, and words of 12 pt")
{
    LayoutFixture fixture;
    auto booklet = bookletOf({block(pieces())}, "#1f3a7a", "#ffffff");
    const auto set = setBooklet(booklet, fixture.type, {});
    CHECK(countLine(set.pages[0], "12") == 3);
    CHECK(countLine(set.pages[0], "F") == 3);
    std::size_t bars = 0;
    for (const auto& mark : set.pages[0].marks) {
        const auto* box = std::get_if<BoxMark>(&mark);
        if (box != nullptr && box->filled && box->fill == muster::printer::Ink(0x1f, 0x3a, 0x7a) && box->width > 2.9 &&
            box->width < 4)
            ++bars;
        const auto* text = std::get_if<TextMark>(&mark);
        if (text != nullptr && text->text == u"Guards") CHECK(text->style.points >= 12);
    }
    CHECK(bars == 3);
    CHECK(set.findings.empty());
}

TEST_CASE("a saving print has no dark discs, and white words become black ones")
{
    LayoutFixture fixture;
    for (const auto* colour : {"", "#1f3a7a"}) {
        CAPTURE(colour);
        const auto booklet = bookletOf({block(pieces())}, colour, "");
        Settings settings;
        CHECK(hasDarkDisc(setBooklet(booklet, fixture.type, settings)));
        settings.inkMode = InkMode::saving;
        const auto set = setBooklet(booklet, fixture.type, settings);
        CHECK_FALSE(hasDarkDisc(set));
        CHECK(lowestContrast(set).first >= minContrast);
    }
}

TEST_CASE("an army without an emblem is told by its initials")
{
    const auto letters = [](const std::string& name) {
        auto booklet = bookletOf({}, "#1f3a7a", "");
        booklet.name = name;
        return sideLookOf(booklet, InkMode::colour).letters.toStdString();
    };
    CHECK(letters("Confederates at Antietam 1862") == "CA");
    CHECK(letters("The Green Summons") == "GS");
    CHECK(letters("élan") == "É");
    CHECK(letters("第一軍") == "第");
    CHECK(letters("") == "");
}

TEST_CASE("an emblem stands before the title of a sheet")
{
    LayoutFixture fixture;
    auto booklet = bookletOf({block(Heading{1, "Old Guard", "30"})}, "#1f3a7a", "");
    booklet.emblem = redSquare();
    const auto set = setBooklet(booklet, fixture.type, {});
    double image = 0, title = 0;
    for (const auto& mark : set.pages[0].marks) {
        if (const auto* found = std::get_if<ImageMark>(&mark)) image = found->x + found->width;
        if (const auto* text = std::get_if<TextMark>(&mark); text != nullptr && text->text == u"Old Guard")
            title = text->x;
    }
    CHECK(image > 15);
    CHECK(title > image);
}

TEST_CASE("backs of cards have the initials of an army or a list, but none of a game")
{
    auto booklet = muster::samples::booklet(muster::samples::armySheet());
    booklet.name = "Army of the Potomac";
    booklet.game = "OTR D6";
    CHECK(sideLookOf(booklet, InkMode::colour).letters == QStringLiteral("AP"));
    booklet.name = booklet.game;  // a blank sheet
    CHECK(sideLookOf(booklet, InkMode::colour).letters.isEmpty());
}

#include "printer/draw/devices.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;
namespace fs = std::filesystem;

namespace {

/// A page of a PDF as pixels: ten dots per millimetre.
struct Ink {
    int width = 0;
    int height = 0;
    std::vector<unsigned char> dots;
    bool dark(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < width && y < height &&
               dots[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)] < 160;
    }
};

/// Renders the first page of a PDF of these blocks, or nothing if poppler is not installed.
std::optional<Ink> printed(LayoutFixture& fixture, Blocks blocks, const char* paper = "a4")
{
    if (std::system("command -v pdftoppm > /dev/null 2>&1") != 0) {
        WARN("pdftoppm is not installed (Debian package poppler-utils): skipped");
        return std::nullopt;
    }
    const auto pdf = writePdf(fixture.set(std::move(blocks), paper).pages, fixture.type, "test");
    const auto folder = fs::temp_directory_path() / ("muster-true-size-" + std::to_string(::rand()));
    fs::create_directories(folder);
    std::ofstream(folder / "a.pdf", std::ios::binary).write(pdf.constData(), pdf.size());
    REQUIRE(std::system(("pdftoppm -gray -r 254 -f 1 -l 1 -singlefile " + (folder / "a.pdf").string() + " " +
                         (folder / "a").string())
                            .c_str()) == 0);
    std::ifstream in(folder / "a.pgm", std::ios::binary);
    std::string magic;
    Ink ink;
    int max = 0;
    in >> magic >> ink.width >> ink.height >> max;
    REQUIRE(magic == "P5");
    in.get();
    ink.dots.resize(static_cast<std::size_t>(ink.width) * static_cast<std::size_t>(ink.height));
    in.read(reinterpret_cast<char*>(ink.dots.data()), static_cast<std::streamsize>(ink.dots.size()));
    fs::remove_all(folder);
    return ink;
}

/// Positions in millimetres of long vertical (or horizontal) lines, from left to right (top to bottom).
std::vector<double> linesOf(const Ink& ink, bool vertical, double length)
{
    std::vector<double> found;
    const int across = vertical ? ink.width : ink.height;
    const int along = vertical ? ink.height : ink.width;
    for (int at = 0; at < across; ++at) {
        int run = 0;
        int longest = 0;
        for (int i = 0; i < along; ++i) {
            run = (vertical ? ink.dark(at, i) : ink.dark(i, at)) ? run + 1 : 0;
            longest = std::max(longest, run);
        }
        if (longest < length * 10) continue;
        if (found.empty() || at / 10.0 - found.back() > 0.5) found.push_back(at / 10.0);
    }
    return found;
}

Cutouts labels(double width, double depth, std::uint32_t count)
{
    return {"", {{width, depth, CutoutShape::rectangle, CutoutTone::plain, "5", "Guards", "Infantry", count}}};
}

Cards sized(int count, CardSize size, bool twoSided = false)
{
    Cards cards;
    cards.size = size;
    cards.cut = true;
    cards.twoSided = twoSided;
    for (int i = 0; i < count; ++i) {
        Card card{"Card " + std::to_string(i), "", "", {block(Text{"Front " + std::to_string(i)})}, {}};
        if (twoSided) card.back.push_back(block(Text{"Back " + std::to_string(i), TextStyle::body, Align::center}));
        cards.cards.push_back(std::move(card));
    }
    return cards;
}

struct Placed {
    std::size_t page = 0;
    double x = 0;
    double y = 0;
};

Placed find(const SetBooklet& set, const std::string& words)
{
    for (std::size_t page = 0; page < set.pages.size(); ++page) {
        for (const auto& mark : set.pages[page].marks) {
            const auto* text = std::get_if<TextMark>(&mark);
            if (text != nullptr && text->text == QString::fromStdString(words))
                return {page, text->x + text->width / 2, text->y};
        }
    }
    FAIL("\"" << words << "\" stands on no page");
    return {};
}

}  // namespace

TEST_CASE("base labels measure on paper what they say, to a tenth of a millimetre")
{
    LayoutFixture fixture;
    const auto* paper = GENERATE("a4", "letter");
    const auto ink = printed(fixture, {block(labels(60, 30, 5))}, paper);
    if (!ink) return;
    const auto upright = linesOf(*ink, true, 29);
    REQUIRE(upright.size() == 4);  // three labels in a row share their cuts
    for (std::size_t i = 1; i < upright.size(); ++i) CHECK(upright[i] - upright[i - 1] == Approx(60).margin(0.11));
    const auto level = linesOf(*ink, false, 59.5);
    std::vector<double> cuts;
    for (const double y : level) {
        if (y > 24 && y < 120) cuts.push_back(y);
    }
    REQUIRE(cuts.size() == 3);
    CHECK(cuts[1] - cuts[0] == Approx(30).margin(0.11));
    CHECK(cuts[2] - cuts[1] == Approx(30).margin(0.11));
}

TEST_CASE("a template of 2.5 inch radius measures 127 mm across both ways")
{
    LayoutFixture fixture;
    const auto ink = printed(fixture, {block(PlayTemplate{"", "", 63.5, {}, {{180, "4"}}})});
    if (!ink) return;
    int left = ink->width, right = 0, top = ink->height, bottom = 0;
    for (int y = 400; y < 1900; ++y) {  // between header and footer lines
        for (int x = 0; x < ink->width; ++x) {
            if (ink->dark(x, y)) left = std::min(left, x), right = std::max(right, x);
        }
    }
    const int middle = (left + right) / 2;
    for (int y = 0; y < 2600; ++y) {
        if (y > 250 && ink->dark(middle, y)) top = std::min(top, y), bottom = std::max(bottom, y);
    }
    CHECK((right - left) / 10.0 == Approx(127).margin(0.5));  // the circle's line is 0.3 mm thick
    CHECK((bottom - top) / 10.0 == Approx(127).margin(0.5));
}

TEST_CASE("the control line beside true sizes is 50 mm long")
{
    LayoutFixture fixture;
    const auto ink = printed(fixture, {block(labels(20, 20, 1))});
    if (!ink) return;
    int longest = 0;
    for (int y = 200; y < 400; ++y) {
        int run = 0;
        for (int x = 0; x < ink->width; ++x) {
            run = ink->dark(x, y) ? run + 1 : 0;
            if (run < 1000) longest = std::max(longest, run);  // longer ones belong to the header
        }
    }
    CHECK(longest / 10.0 == Approx(50).margin(0.4));
}

TEST_CASE("pieces that do not fit the paper are left out and reported, never made smaller")
{
    LayoutFixture fixture;
    auto set = fixture.set({block(labels(500, 30, 1))});
    CHECK(has(set.findings, "print/overflow"));
    CHECK(outsideMargin(set) == "");
    set = fixture.set({block(PlayTemplate{"", "", 63.5, {}, {}})}, "a5");
    CHECK(has(set.findings, "print/overflow"));
    CHECK(outsideMargin(set) == "");
}

TEST_CASE("a label's words that find no room are shortened and reported; a number always stands there")
{
    LayoutFixture fixture;
    std::string longName;
    for (int i = 0; i < 6; ++i)
        longName += "The Grand Combined Battery before the Orchard of La Haye Sainte and its Sandpit, ";
    for (const auto& [width, depth] : {std::pair{20.0, 30.0}, {20.0, 8.0}, {60.0, 12.0}, {25.0, 25.0}}) {
        for (const auto shape : {CutoutShape::rectangle, CutoutShape::circle}) {
            CAPTURE(width, depth);
            const auto set = fixture.set({block(Cutouts{"",
                                                        {{width, shape == CutoutShape::circle ? width : depth, shape,
                                                          CutoutTone::dark, "5", longName, longName, 3}}})});
            CHECK(has(set.findings, "print/overflow"));
            CHECK(outsideMargin(set) == "");
            CHECK(countLine(set.pages.at(0), "5") == 3);
        }
    }
}

TEST_CASE("a long word reaches closer to the edges of its label, and is reported if it has to be broken there")
{
    LayoutFixture fixture;
    const double word = fixture.type.width(QStringLiteral("Amompharetus"), {type::minPoints, Face::condensed});
    const auto setOf = [&](const char* name) {
        return fixture.set(
            {block(Cutouts{"", {{word + 1.4, 20, CutoutShape::rectangle, CutoutTone::plain, "C", name, "", 1}}})});
    };
    const auto fitting = setOf("Amompharetus");
    CHECK(countLine(fitting.pages.at(0), "Amompharetus") == 1);
    CHECK(fitting.findings.empty());
    const auto broken = setOf("Amompharetusanaxilaos");
    REQUIRE(broken.findings.size() == 1);
    CHECK(broken.findings[0].message.find("broken inside a word") != std::string::npos);
    CHECK(allText(broken).remove(u' ').contains(QStringLiteral("Amompharetusanaxilaos")));
}

TEST_CASE("pieces of one size speak equally loud")
{
    LayoutFixture fixture;
    Cutouts cutouts{"", {}};
    for (const auto* word : {"Hill", "Built-up area", "Woods"})
        cutouts.pieces.push_back({40, 20, CutoutShape::rectangle, CutoutTone::plain, word, "", "", 1});
    cutouts.pieces.push_back({60, 40, CutoutShape::rectangle, CutoutTone::plain, "Lost", "", "", 1});
    const auto set = fixture.set({block(cutouts)});
    std::map<QString, double> points;
    for (const auto& mark : set.pages.front().marks) {
        if (const auto* line = std::get_if<TextMark>(&mark)) points[line->text] = line->style.points;
    }
    CHECK(points.at("Hill") == points.at("Woods"));
    CHECK(points.at("Hill") == points.at("Built-up area"));
    CHECK(points.at("Lost") > points.at("Hill"));
}

TEST_CASE("hundreds of pieces go over pages and none is lost or split")
{
    LayoutFixture fixture;
    Cutouts cutouts;
    for (const double depth : {30.0, 20.0, 15.0})
        cutouts.pieces.push_back({40, depth, CutoutShape::rectangle, CutoutTone::plain, "7", "", "", 150});
    const auto set = fixture.set({block(cutouts)});
    REQUIRE(set.pages.size() > 2);
    CHECK(outsideMargin(set) == "");
    std::size_t pieces = 0;
    for (const auto& page : set.pages) pieces += countLine(page, "7");
    CHECK(pieces == 450);
}

TEST_CASE("crop marks of cards of one size are exactly that far apart")
{
    LayoutFixture fixture;
    const auto set = fixture.set({block(sized(9, {88.9, 63.5}))});
    REQUIRE(set.pages.size() == 1);
    std::set<double> edges;  // the crop marks' distances from the left edge of the paper, in 1/100 mm
    for (const auto& mark : set.pages.front().marks) {
        const auto* line = std::get_if<LineMark>(&mark);
        if (line != nullptr && line->thickness == rule::thin && line->x1 == line->x2)
            edges.insert(std::round(line->x1 * 100) / 100);
    }
    const std::vector<double> all(edges.begin(), edges.end());
    REQUIRE(all.size() == 6);  // both edges of three columns, with a gap between them
    for (std::size_t i = 0; i < all.size(); i += 2) CHECK(all[i + 1] - all[i] == Approx(88.9).margin(0.011));
    CHECK((all.front() + all.back()) / 2 == Approx(297 / 2.0).margin(0.1));  // in the middle of the paper
}

TEST_CASE("backs stand behind their fronts when the paper is turned over its long edge")
{
    LayoutFixture fixture;
    const auto* paper = GENERATE("a4", "letter");
    const auto set =
        fixture.set({block(Heading{1, "Activation cards", ""}), block(sized(7, {63.5, 88.9}, true))}, paper);
    for (int i = 0; i < 7; ++i) {
        const auto front = find(set, "Front " + std::to_string(i));
        const auto title = find(set, "Card " + std::to_string(i));
        const auto back = find(set, "Back " + std::to_string(i));
        CAPTURE(i);
        CHECK(back.page == front.page + 1);
        // A centred back has its middle where the front's card has it, as seen from the other side.
        const double width = set.pages[front.page].width;
        const double left = title.x;  // of a short title, near the card's left edge
        CHECK(width - back.x > left);
        CHECK(width - back.x < left + 63.5);
        CHECK(back.y > front.y - 10);
        CHECK(back.y < front.y + 88.9);
    }
}

TEST_CASE("a card that holds too much continues on further cards of the same size, numbered and reported")
{
    LayoutFixture fixture;
    auto cards = sized(2, {88.9, 63.5});
    std::string words;
    for (int i = 0; i < 300; ++i) words += "word" + std::to_string(i) + " ";
    cards.cards[0].blocks.push_back(block(Text{words, TextStyle::small}));
    const auto set = fixture.set({block(cards)});
    CHECK(has(set.findings, "print/overflow"));
    CHECK(allText(set).contains(QStringLiteral("word299")));
    CHECK(allText(set).contains(QStringLiteral("1 of ")));
    CHECK(outsideMargin(set, 4.5) == "");  // crop marks reach as far as printers do
    for (const auto& page : set.pages) {
        for (const auto& mark : page.marks) {
            if (const auto* text = std::get_if<TextMark>(&mark)) CHECK(text->style.points >= 8.0);
        }
    }
}

TEST_CASE("content is set closer before it goes on to a second card")
{
    LayoutFixture fixture;
    auto cards = sized(1, {88.9, 63.5});
    for (int i = 0; i < 7; ++i) cards.cards[0].blocks.push_back(block(Boxes{"Hits", 5, 5, {4}}));
    const auto set = fixture.set({block(cards)});
    CHECK_FALSE(has(set.findings, "print/overflow"));
    CHECK(countLine(set.pages.at(0), "Card 0") == 1);
}

TEST_CASE("a card that needs a second one is set as loosely as two allow, and large values keep their size")
{
    LayoutFixture fixture;
    auto cards = sized(1, {88.9, 63.5});
    Fields strip{2, {{"Strength", "4"}, {"Move", "6"}}, 18};
    cards.cards[0].blocks = {block(strip)};
    std::string words;
    for (int i = 0; i < 60; ++i) words += "word" + std::to_string(i) + " ";
    cards.cards[0].blocks.push_back(block(Text{words, TextStyle::body}));
    for (int i = 0; i < 4; ++i) cards.cards[0].blocks.push_back(block(Boxes{"Hits", 5, 5, {4}}));
    const auto set = fixture.set({block(cards)});
    CHECK(allText(set).contains(QStringLiteral("2 of 2")));
    for (const auto& mark : set.pages.front().marks) {
        const auto* text = std::get_if<TextMark>(&mark);
        if (text == nullptr) continue;
        if (text->text == u"4" || text->text == u"6") CHECK(text->style.points == 18);
        if (text->text.startsWith(u"word")) CHECK(text->style.points == type::body.points);
    }
}

TEST_CASE("a card that continues keeps its symbol, and says which one it is below its corner")
{
    LayoutFixture fixture;
    auto cards = sized(1, {63.5, 88.9});
    cards.cards[0].title = "Ice Rangers";
    cards.cards[0].subtitle = "Elite soldiers";
    cards.cards[0].corner = "720 SGP";
    cards.cards[0].symbol = SymbolBook::shared()->symbol("bow");
    for (int i = 0; i < 16; ++i) cards.cards[0].blocks.push_back(block(Boxes{"Hits", 5, 5, {4}}));
    const auto set = fixture.set({block(cards)});
    REQUIRE(set.pages.size() == 1);
    const auto& page = set.pages[0];
    CHECK(countLine(page, "720 SGP") == 2);
    CHECK(countLine(page, "1 of 2") == 1);
    CHECK(countLine(page, "2 of 2") == 1);
    CHECK(std::count_if(page.marks.begin(), page.marks.end(),
                        [](const Mark& mark) { return std::holds_alternative<GroupMark>(mark); }) >= 2);
    double corner = 0, number = 0;
    for (const auto& mark : page.marks) {
        const auto* text = std::get_if<TextMark>(&mark);
        if (text == nullptr) continue;
        if (text->text == u"720 SGP" && corner == 0) corner = text->y;
        if (text->text == u"1 of 2") number = text->y;
    }
    CHECK(number > corner);
}

TEST_CASE("cards larger than the page are still printed, and the page says so")
{
    LayoutFixture fixture;
    const auto set = fixture.set({block(sized(2, {205, 63.5}))}, "a5");
    CHECK(has(set.findings, "print/overflow"));
    CHECK(allText(set).contains(QStringLiteral("Front 1")));
    CHECK(outsideMargin(set) == "");
}

TEST_CASE("endless titles and words do no harm to cards of one size")
{
    LayoutFixture fixture;
    const std::string longName(3000, 'W');
    auto cards = sized(1, {63.5, 88.9}, true);
    cards.cards[0].title = cards.cards[0].subtitle = cards.cards[0].corner = longName;
    cards.cards[0].back.push_back(block(Text{longName, TextStyle::body}));
    const auto set = fixture.set({block(cards)});
    CHECK(outsideMargin(set, 4.5) == "");
    CHECK(allText(set).count(u'W') >= 9000);
}

#include "printer/layout/poster.hpp"
#include "tests/printer/layout_fixture.hpp"
#include "tests/printer/sample_map.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace muster;
using namespace muster::printer;
using namespace muster::printer::tests;

namespace {

Paper paper(const char* words) { return *paperFrom(words); }

SetBooklet setOn(LayoutFixture& fixture, const Paper& paper, sheet::Blocks blocks,
                 const std::function<void(Settings&)>& change = {})
{
    Settings settings;
    settings.page.paper = paper;
    if (change) change(settings);
    return setBooklet(
        samples::booklet(sheet::Sheet{"test", "Test sheet", sheet::Orientation::portrait, std::move(blocks)}),
        fixture.type, settings);
}

/// The smallest letters of a print, in points; those of groups are turned, not scaled.
double smallestLetters(const SetBooklet& set)
{
    double smallest = std::numeric_limits<double>::max();
    for (const auto& page : set.pages)
        for (const auto& mark : page.marks)
            if (const auto* text = std::get_if<TextMark>(&mark)) smallest = std::min(smallest, text->style.points);
    return smallest;
}

/// The width of the largest outline with four corners: the board.
double boardWidth(const SetBooklet& set)
{
    double widest = 0;
    for (const auto& mark : set.pages.front().marks) {
        const auto* path = std::get_if<PathMark>(&mark);
        if (path == nullptr || path->rings.size() != 1 || path->rings.front().size() != 4) continue;
        const auto& ring = path->rings.front();
        widest = std::max(widest, std::abs(ring[0].x - ring[2].x));
    }
    return widest;
}

}  // namespace

TEST_CASE("letters grow with the paper, from 8 pt on Letter to 20 pt on A0, and more slowly than the paper")
{
    for (const char* held : {"a5", "a4", "letter", "legal", "50x50", "216x5000"})
        CHECK(enlargementOn(paper(held)) == 1);
    double before = 1;
    double side = 210;
    for (const char* large : {"tabloid", "a3", "a2", "a1", "a0"}) {
        const auto now = paper(large);
        INFO(large);
        CHECK(enlargementOn(now) > before);
        CHECK(enlargementOn(now) / before < now.width / side);
        before = enlargementOn(now);
        side = now.width;
    }
    CHECK(enlargementOn(paper("a1")) * type::minPoints > 18);  // read from a metre away
    CHECK(enlargementOn(paper("5000x5000")) == maxEnlargement);
    CHECK(maxEnlargement * type::minPoints == 20);
    for (int mm = 50; mm < 5'000; mm += 7) {  // custom sizes never shrink
        const Paper one{"", "", mm * 1.0, 5'000};
        const Paper more{"", "", mm + 7.0, 5'000};
        CHECK(enlargementOn(one) <= enlargementOn(more));
    }
}

TEST_CASE("a map fills its poster, with letters, lines and margins as large as its paper asks for")
{
    LayoutFixture fixture;
    const auto onA4 = setOn(fixture, paper("a4"), {samples::mapBlock(samples::battle())});
    for (const char* words : {"a3", "a2", "a1", "a0", "500x700", "1000x1000mm"}) {
        const auto large = paper(words);
        const auto set = setOn(fixture, large, {samples::mapBlock(samples::battle())});
        INFO(words);
        REQUIRE(set.pages.size() == 1);
        CHECK(set.findings.empty());
        CHECK(set.pages.front().width == Approx(large.width));
        CHECK(set.pages.front().height == Approx(large.height));
        REQUIRE(set.emptySide);
        CHECK(set.emptySide->width == Approx(large.width));
        CHECK(set.emptySide->height == Approx(large.height));
        CHECK(smallestLetters(set) >= type::minPoints * enlargementOn(large) - 1e-9);
        CHECK(smallestLetters(set) / smallestLetters(onA4) == Approx(enlargementOn(large)));
        CHECK(boardWidth(set) > 0.8 * large.width);
        CHECK(outsideMargin(set, 11.5) == "");
        CHECK(allText(set).contains("The Red Host"));
        // What the scale says is true of this paper.
        const double inch = boardWidth(set) / samples::battle().width;
        CHECK(allText(set).contains(QString::asprintf("1 in on the table is %.3g mm here", inch)));
    }
}

TEST_CASE("links, bookmarks and fields of a poster are where its text is")
{
    LayoutFixture fixture;
    sheet::Blocks blocks{samples::mapBlock(samples::battle())};
    blocks.push_back(samples::block(sheet::Boxes{"Lost", 3}));
    const auto large = paper("a1");
    const auto set = setOn(fixture, large, blocks, [](Settings& settings) { settings.fillable = true; });
    std::size_t fields = 0;
    for (const auto& page : set.pages)
        for (const auto& mark : page.marks)
            if (const auto* field = std::get_if<FieldMark>(&mark)) {
                ++fields;
                CHECK(field->width > space::box * 2);
                const bool isOverBox = std::any_of(page.marks.begin(), page.marks.end(), [&](const Mark& other) {
                    const auto* box = std::get_if<BoxMark>(&other);
                    return box != nullptr && std::abs(box->x - field->x) < 1e-6 && std::abs(box->y - field->y) < 1e-6;
                });
                CHECK(isOverBox);
            }
    CHECK(fields == 3);
    REQUIRE_FALSE(set.bookmarks.empty());
}

TEST_CASE("what has a true size keeps it on any paper, and so do sheets without a map")
{
    LayoutFixture fixture;
    const auto isUsual = [&](sheet::Blocks blocks) {
        return smallestLetters(setOn(fixture, paper("a1"), std::move(blocks))) == Approx(type::minPoints);
    };
    CHECK(isUsual({samples::mapBlock(samples::battle(), sheet::MapScaling::trueSize),
                   samples::mapBlock(samples::battle(), sheet::MapScaling::tiles)}));
    CHECK(isUsual({sheet::Block{sheet::Text{"Small print.", sheet::TextStyle::small}}}));
    sheet::Columns columns;
    columns.columns.resize(2);
    columns.columns[0].push_back(samples::mapBlock(samples::battle()));
    columns.columns[1].push_back({sheet::PlayTemplate{}});
    const sheet::Sheet withTemplate{"test", "Test", sheet::Orientation::portrait, {{std::move(columns)}}};
    CHECK_FALSE(isPoster(samples::booklet(withTemplate), paper("a1")));
}

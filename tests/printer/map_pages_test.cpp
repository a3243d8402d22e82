#include "printer/layout/map_drawing.hpp"
#include "printer/layout/map_tiles.hpp"
#include "printer/text_formats/map_svg.hpp"
#include "tests/printer/layout_fixture.hpp"
#include "tests/printer/sample_map.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::printer;
using namespace muster::printer::tests;

namespace {

/// As on a sheet: the map with the positions of the tiles, then the tiles.
sheet::Blocks tiled(const sheet::MapPicture& picture)
{
    return {samples::mapBlock(picture, sheet::MapScaling::trueSize),
            samples::mapBlock(picture, sheet::MapScaling::tiles)};
}

/// Calls visit for all marks, including those in groups, with their position on the page.
template <class Visit>
void forMarks(const std::vector<Mark>& marks, const Transform& place, const Visit& visit)
{
    for (const auto& mark : marks) {
        visit(mark, place);
        if (const auto* group = std::get_if<GroupMark>(&mark))
            forMarks(*group->content, group->place.then(place), visit);
    }
}

}  // namespace

TEST_CASE("a map is fitted into its page on every paper, with its legend")
{
    LayoutFixture fixture;
    for (const char* paper : {"a4", "letter", "a5"}) {
        const auto set = fixture.set(sheet::Blocks{samples::mapBlock(samples::battle())}, paper);
        INFO(paper);
        CHECK(set.pages.size() == 1);
        CHECK(set.findings.empty());
        CHECK(outsideMargin(set) == "");
        CHECK(allText(set).contains("Woods"));
        CHECK(allText(set).contains("Rough."));
        CHECK(allText(set).contains("The Red Host"));
    }
}

TEST_CASE("in true scale an inch of the board is 25.4 mm of paper on every tile, and tiles overlap")
{
    LayoutFixture fixture;
    const auto set = fixture.set(tiled(samples::battle()));
    REQUIRE(set.pages.size() > 9);
    std::size_t guards = 0;
    std::size_t named = 0;
    for (std::size_t i = 1; i < set.pages.size(); ++i) {
        const auto& page = set.pages[i];
        const auto name = MapTiles::name((i - 1) % 4, (i - 1) / 4);  // 24 inches need 4 pages of A4 across
        named += countLine(page, name.c_str());
        forMarks(page.marks, {}, [&](const Mark& mark, const Transform& place) {
            const auto* path = std::get_if<PathMark>(&mark);
            if (path == nullptr || !path->fill || path->rings.size() != 1 || path->rings.front().size() != 4 ||
                path->thickness <= 0)
                return;
            const auto a = place(path->rings.front()[0]);
            const auto b = place(path->rings.front()[2]);
            // The Old Guard's base, 2 by 1 inches.
            if (std::abs(std::abs(a.x - b.x) - 50.8) < 1e-6 && std::abs(std::abs(a.y - b.y) - 25.4) < 1e-6) ++guards;
        });
    }
    CHECK(named == set.pages.size() - 1);
    CHECK(guards >= 2);
    CHECK(outsideMargin(set) == "");
}

TEST_CASE("tiles cover the whole picture and share a strip with each neighbour")
{
    const MapTiles tiles(620, 640, 186, 250);
    CHECK(tiles.columns() == 4);
    CHECK(tiles.rows() == 3);
    CHECK(tiles.tile(0).part.left == 0);
    CHECK(tiles.tile(tiles.count() - 1).part.right == Approx(620));
    CHECK(tiles.tile(tiles.count() - 1).part.bottom == Approx(640));
    for (std::size_t i = 0; i + 1 < tiles.count(); ++i) {
        const auto one = tiles.tile(i);
        const auto next = tiles.tile(i + 1);
        if (one.row == next.row) CHECK(one.part.right - next.part.left == Approx(MapTiles::overlap));
    }
    CHECK(MapTiles(100, 100, 186, 250).count() == 1);
    CHECK(MapTiles::name(0, 0) == "A1");
    CHECK(MapTiles::name(26, 2) == "AA3");
}

TEST_CASE("marks to cut along stand on every side that has a neighbour")
{
    LayoutFixture fixture;
    const auto set = fixture.set(tiled(samples::battle()));
    const auto cuts = [&](const Page& page) {
        std::size_t count = 0;
        for (const auto& mark : page.marks) {
            const auto* line = std::get_if<LineMark>(&mark);
            count += line != nullptr && line->dash == Dash::dotted ? 1 : 0;
        }
        return count;
    };
    CHECK(cuts(set.pages.at(0)) == 0);
    CHECK(cuts(set.pages.at(1)) == 2);  // A1: right and below
    CHECK(cuts(set.pages.at(2)) == 3);  // B1: left, right and below
}

TEST_CASE("a board too large to be tiled is fitted to the page, and that is said")
{
    LayoutFixture fixture;
    auto picture = samples::battle();
    picture.width = picture.depth = 2'400;
    const auto set = fixture.set(tiled(picture));
    CHECK(set.pages.size() <= 2);
    REQUIRE_FALSE(set.findings.empty());
    CHECK(set.findings.front().rule == "print/map");
}

TEST_CASE("a board without a size prints a sentence instead of a map")
{
    LayoutFixture fixture;
    const auto set = fixture.set(sheet::Blocks{samples::mapBlock({})});
    CHECK(set.pages.size() == 1);
    CHECK(allText(set).contains("no size"));
    REQUIRE(set.findings.size() == 1);
    CHECK(set.findings.front().rule == "print/map");
}

TEST_CASE("a map as SVG escapes names and is whole")
{
    auto picture = samples::battle();
    picture.sides[0].name = "A <b> & \"C\"";
    const auto svg = mapSvg(std::get<sheet::Map>(samples::mapBlock(std::move(picture)).content), InkMode::colour).svg;
    CHECK(svg.find("<b>") == std::string::npos);
    CHECK(svg.find("A &lt;b&gt; &amp; “C”") != std::string::npos);
    CHECK(svg.starts_with("<svg "));
    CHECK(svg.ends_with("</svg>"));
    CHECK(svg.find("nan") == std::string::npos);
    CHECK(svg.find("inf") == std::string::npos);
}

TEST_CASE("a map as SVG spends no more ink than it may")
{
    const auto block = samples::mapBlock(samples::battle());
    const auto coloured = [&](InkMode inkMode) {
        const auto svg = mapSvg(std::get<sheet::Map>(block.content), inkMode).svg;
        std::size_t count = 0;
        for (auto at = svg.find("\"#"); at != std::string::npos; at = svg.find("\"#", at + 1))
            count += svg.substr(at + 2, 2) != svg.substr(at + 4, 2);
        return count;
    };
    CHECK(coloured(InkMode::colour) > 0);
    CHECK(coloured(InkMode::grey) == 0);
    CHECK(coloured(InkMode::saving) == 0);
    const auto grounds = [&](InkMode inkMode) {
        const auto svg = mapSvg(std::get<sheet::Map>(block.content), inkMode).svg;
        std::size_t count = 0;
        for (auto at = svg.find("fill=\"none\""); at != std::string::npos; at = svg.find("fill=\"none\"", at + 1))
            ++count;
        return count;
    };
    CHECK(grounds(InkMode::saving) > grounds(InkMode::grey));
}

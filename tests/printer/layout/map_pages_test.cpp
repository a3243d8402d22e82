#include "printer/layout/map_drawing.hpp"
#include "printer/layout/map_tiles.hpp"
#include "printer/text_formats/map_svg.hpp"
#include "tests/printer/layout_fixture.hpp"
#include "tests/printer/sample_map.hpp"
#include "tests/processor_watch.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

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

/// The board of a map on the first page: its largest outline.
map::Frame boardOf(const SetBooklet& set)
{
    map::Frame largest;
    for (const auto& mark : set.pages.front().marks) {
        const auto* path = std::get_if<PathMark>(&mark);
        if (path == nullptr || path->rings.size() != 1 || path->rings.front().size() != 4) continue;
        const auto& ring = path->rings.front();
        const map::Frame frame{std::min(ring[0].x, ring[2].x), std::min(ring[0].y, ring[2].y),
                               std::max(ring[0].x, ring[2].x), std::max(ring[0].y, ring[2].y)};
        if (frame.width() * frame.height() > largest.width() * largest.height()) largest = frame;
    }
    return largest;
}

/// A table of that many units and where they are.
sheet::Block positions(std::size_t units)
{
    sheet::Table table;
    table.title = "Positions";
    table.columns = {{"Unit"}, {"From west", sheet::Align::right}};
    for (std::size_t i = 0; i < units; ++i) table.rows.push_back({{"Unit " + std::to_string(i)}, {"12"}});
    return {std::move(table)};
}

/// The name of a page of a map in true scale: its largest line.
std::string tileName(const Page& page)
{
    for (const auto& mark : page.marks)
        if (const auto* line = std::get_if<TextMark>(&mark); line != nullptr && line->style.points == type::part.points)
            return line->text.toStdString();
    return {};
}

/// A board of 48 by 24 inches with a wood in its north-west corner and a long name across the middle.
sheet::MapPicture emptyInTheEast()
{
    auto picture = samples::boardWith(sheet::MapLook::woods);
    picture.width = 48;
    picture.terrain.front().rings = samples::rectangle(0.5, 18, 5, 23);
    picture.terrain.push_back({"La Haye Sainte", 0, samples::rectangle(6, 8, 10, 12), {}, 0, 0});
    return picture;
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

TEST_CASE("in columns the legend stays with its map, under a heading too")
{
    LayoutFixture fixture;
    auto picture = samples::battle();
    // A legend of some height.
    for (int i = 0; i < 8; ++i) {
        picture.kinds.push_back(
            {"Kind " + std::to_string(i), "What it does to troops.", sheet::MapLook::area, false, 0});
        const double left = 1 + i;
        picture.terrain.push_back(
            {"", picture.kinds.size() - 1, samples::rectangle(left, 7, left + 0.8, 7.8), {}, 0, 0});
    }
    sheet::Columns columns;
    columns.widths = {3, 2};
    columns.columns.resize(2);
    columns.columns[0].push_back(samples::mapBlock(picture));
    columns.columns[1].push_back({sheet::Text{"Beside the map."}});
    sheet::Blocks blocks;
    blocks.push_back({sheet::Heading{1, "A battle", {}}});
    blocks.push_back({std::move(columns)});
    const auto set = fixture.set(std::move(blocks), "a4", sheet::Orientation::landscape);
    CHECK(set.pages.size() == 1);
    CHECK(allText(set).contains("Kind 7"));
    CHECK(outsideMargin(set) == "");
}

TEST_CASE("a map makes room for a short table below it, in either orientation")
{
    LayoutFixture fixture;
    const double wholeScale = boardOf(fixture.set({samples::mapBlock(samples::battle())})).width() / 24;
    for (const auto orientation : {sheet::Orientation::portrait, sheet::Orientation::landscape}) {
        const bool isWide = orientation == sheet::Orientation::landscape;
        const auto set =
            fixture.set({samples::mapBlock(samples::battle()), positions(isWide ? 3 : 8)}, "a4", orientation);
        CHECK(set.pages.size() == 1);
        CHECK(allText(set).contains(isWide ? "Unit 2" : "Unit 7"));
        CHECK(allText(set).contains("Woods"));
        CHECK(outsideMargin(set) == "");
        if (!isWide) CHECK(boardOf(set).width() / 24 >= 0.68 * wholeScale - 1e-9);
    }
}

TEST_CASE("a map that would be too small leaves a long legend to the page of the table below it")
{
    LayoutFixture fixture;
    auto picture = samples::battle();
    picture.depth = 40;  // as high as a page
    for (int i = 0; i < 16; ++i) {
        picture.kinds.push_back(
            {"Kind " + std::to_string(i), "What it does to troops.", sheet::MapLook::area, false, 0});
        picture.terrain.push_back({"", picture.kinds.size() - 1, samples::rectangle(1 + i, 7, 1.8 + i, 7.8), {}, 0, 0});
    }
    const auto map = samples::mapBlock(picture);
    const auto alone = fixture.set({map});
    for (const std::size_t rows : {15, 20, 25}) {
        CAPTURE(rows);
        const auto set = fixture.set({map, positions(rows)});
        REQUIRE(set.pages.size() == 2);
        CHECK(boardOf(set).height() >= boardOf(alone).height());
        CHECK(countLine(set.pages[1], "Kind 7") == 1);
        CHECK(countLine(set.pages[1], "Unit 7") == 1);
        CHECK(outsideMargin(set) == "");
    }
}

TEST_CASE("in true scale an inch of the board is 25.4 mm of paper on every tile, and tiles overlap")
{
    LayoutFixture fixture;
    const auto set = fixture.set(tiled(samples::battle()));
    REQUIRE(set.pages.size() > 9);
    std::size_t guards = 0;
    std::set<std::string> names;
    for (std::size_t i = 1; i < set.pages.size(); ++i) {
        const auto& page = set.pages[i];
        names.insert(tileName(page));
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
    CHECK(names.size() == set.pages.size() - 1);
    CHECK(names.count("A1") == 1);
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

TEST_CASE("pages of bare table are left out, and the map of the pages names them")
{
    LayoutFixture fixture;
    const auto set = fixture.set(tiled(emptyInTheEast()));
    std::set<std::string> names;
    for (std::size_t i = 1; i < set.pages.size(); ++i) names.insert(tileName(set.pages[i]));
    CHECK(names == std::set<std::string>{"A1", "A2", "B2"});
    CHECK(allText(set).contains("Not printed, as they show only the bare table: B1–H1, C2–H2, A3–H3."));
    CHECK(countLine(set.pages.at(0), "B1") == 0);
    // Pages that are not printed are not named beside cuts.
    for (std::size_t i = 1; i < set.pages.size(); ++i) CHECK(countLine(set.pages[i], "C2") == 0);
    // A board full of ground has every page.
    auto full = emptyInTheEast();
    full.terrain.push_back({"", 0, samples::rectangle(0, 0, 48, 24), {}, 0, 0});
    CHECK(fixture.set(tiled(full)).pages.size() == 25);
}

TEST_CASE("pages of a map have crosses to join, at the same places, with the names of both pages at the cut")
{
    LayoutFixture fixture;
    const auto set = fixture.set(tiled(samples::battle()));
    const auto& first = set.pages.at(1);
    const auto& second = set.pages.at(2);
    REQUIRE(tileName(first) == "A1");
    REQUIRE(tileName(second) == "B1");
    const auto crosses = [](const Page& page) {
        std::vector<std::pair<double, double>> at;
        for (const auto& mark : page.marks)
            if (const auto* ring = std::get_if<EllipseMark>(&mark)) at.emplace_back(ring->x, ring->y);
        return at;
    };
    CHECK(crosses(first).size() == 3);   // on the right: near the edge and at the corner; below: near the edge
    CHECK(crosses(second).size() == 4);  // on both sides: near the edge and at the corner
    for (const auto& [x, y] : crosses(first)) {
        const auto others = crosses(second);
        const bool isRight = x > first.width / 2;
        if (isRight)
            CHECK(std::any_of(others.begin(), others.end(), [&, down = y](const auto& other) {
                return other.first < second.width / 2 && std::abs(other.second - down) < 1e-6;
            }));
    }
    CHECK(countLine(first, "B1") == 2);  // above and below the picture
    CHECK(countLine(first, "A2") == 2);
    CHECK(countLine(second, "A1") == 2);
}

TEST_CASE("no name on a map in true scale is cut where its pages are joined")
{
    LayoutFixture fixture;
    for (auto picture : {emptyInTheEast(), samples::battle()}) {
        picture.sides.push_back({"allies", "The Allied Army of the Netherlands", sheet::MapEdge::south, {}});
        MapStyle style;
        style.scale = picture.millimetres;
        style.letters = 1.75;
        for (double x = 40; x < picture.width * style.scale; x += 93) style.jointsX.push_back(x);
        for (double y = 55; y < picture.depth * style.scale; y += 121) style.jointsY.push_back(y);
        const auto sketch = map::sketchMap(picture, style, measureWith(fixture.type));
        std::size_t names = 0;
        for (const auto& item : sketch.items) {
            const auto* words = std::get_if<map::Words>(&item);
            if (words == nullptr || words->turn != 0 || words->text.size() < 4) continue;
            ++names;
            INFO(words->text);
            const double height = words->style.points * type::millimetresPerPoint;
            for (const double x : style.jointsX) CHECK((x <= words->at.x || x >= words->at.x + words->width));
            if (sketch.board.holds(words->at))
                for (const double y : style.jointsY) CHECK((y <= words->at.y - height * 0.7 || y >= words->at.y));
        }
        CHECK(names >= 3);
    }
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

TEST_CASE("maps that save ink have no dark areas, and sides still differ")
{
    auto picture = samples::battle();
    picture.bases.push_back({0, "light", "Scouts", 0, true, true, {10, 20}, true, {}, 0});
    for (int look = 0; look <= static_cast<int>(sheet::MapLook::line); ++look) {
        picture.kinds.push_back({"Kind", "", static_cast<sheet::MapLook>(look), false, 0});
        const double x = 1.0 + look % 7 * 3.2;
        const double y = 7.0 + look / 7 * 2.6;
        picture.terrain.push_back({"", picture.kinds.size() - 1, samples::rectangle(x, y, x + 2.6, y + 2), {}, 0, 0});
    }
    MapStyle style;
    style.scale = 7;
    style.ownColours = style.light = true;
    const auto sketch = map::sketchMap(picture, style, [](std::string_view text, const Style& letters) {
        return 0.6 * static_cast<double>(text.size()) * letters.points * type::millimetresPerPoint;
    });
    const auto prints = [](Ink fill) { return fill != Ink{255} && !isLeftWhite(fill, InkMode::saving); };
    std::size_t checked = 0;
    for (const auto& item : sketch.items) {
        if (const auto* disc = std::get_if<map::Disc>(&item)) CHECK((!disc->fill || !prints(*disc->fill)));
        const auto* lines = std::get_if<map::Lines>(&item);
        if (lines == nullptr || !lines->closed || !lines->fill || !prints(*lines->fill)) continue;
        for (const auto& outline : lines->outlines) {
            const auto frame = map::Frame::around(outline);
            INFO(frame.width() << " by " << frame.height());
            const bool isScaleBar = frame.top > sketch.board.bottom;
            CHECK((isScaleBar || std::min(frame.width(), frame.height()) < 1.6));  // fronts of bases, grains, teeth
            ++checked;
        }
    }
    CHECK(checked > 0);
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
        for (auto at = svg.find("fill=\"#ffffff"); at != std::string::npos; at = svg.find("fill=\"#ffffff", at + 1))
            ++count;
        return count;
    };
    CHECK(grounds(InkMode::saving) > grounds(InkMode::grey));
}

TEST_CASE("a map with 10,000 pieces on one square is printed in two seconds; names beyond the limit are listed")
{
    auto picture = samples::boardWith(sheet::MapLook::woods);
    picture.columns = picture.rows = 10;
    picture.sides.push_back({"red", "Red", sheet::MapEdge::north, {}});
    picture.terrain.clear();
    for (int i = 0; i < 10'000; ++i) {
        const auto name = "Wood " + std::to_string(i);
        picture.terrain.push_back({name, 0, samples::rectangle(12, 12, 14.4, 14.4), {}, 0, 0});
        picture.bases.push_back({0,
                                 "unit" + std::to_string(i),
                                 "Unit " + std::to_string(i),
                                 0,
                                 true,
                                 false,
                                 {13.2, 13.2},
                                 i % 2 == 0,
                                 samples::rectangle(12.2, 12.2, 13, 12.6),
                                 0});
    }
    LayoutFixture fixture;
    const test::ProcessorWatch watch;
    const auto set = fixture.set(sheet::Blocks{samples::mapBlock(picture)});
    CHECK(watch.seconds() < 2);
    CHECK(std::any_of(set.findings.begin(), set.findings.end(), [](const auto& finding) {
        return finding.rule == "print/map" && finding.message.find("more names do not fit") != std::string::npos;
    }));
    CHECK(allText(set).contains("Without a name on the map: "));
}

TEST_CASE("at most 600 names and numbers are on a map, and no name is lost")
{
    auto picture = samples::boardWith(sheet::MapLook::rough);
    picture.width = picture.depth = 240;
    picture.terrain.clear();
    std::set<std::string> lost;
    for (int i = 0; i < 700; ++i) {
        const double x = 1 + i % 30 * 8, y = 1 + i / 30 * 8;
        picture.terrain.push_back({"N" + std::to_string(i), 0, samples::rectangle(x, y, x + 7, y + 7), {}, 0, 0});
        lost.insert(picture.terrain.back().name);
    }
    MapStyle style;
    style.scale = 2;
    const auto sketch = map::sketchMap(picture, style, [](std::string_view text, const Style& letters) {
        return 0.6 * static_cast<double>(text.size()) * letters.points * type::millimetresPerPoint;
    });
    CHECK(sketch.labels.size() == 600);
    CHECK(sketch.leftOut.size() == 100);
    for (const auto& label : sketch.labels) lost.erase(label.text);
    for (const auto& name : sketch.key) lost.erase(name);
    for (const auto& name : sketch.leftOut) lost.erase(name);
    CHECK(lost.empty());
    REQUIRE(sketch.notes.size() == 1);
    CHECK(sketch.notes.front() == "100 more names do not fit on the map.");
}

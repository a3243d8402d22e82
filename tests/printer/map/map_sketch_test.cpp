#include "printer/map/map_sketch.hpp"
#include "printer/map/projection.hpp"
#include "printer/page/ink_mode.hpp"
#include "tests/printer/sample_map.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <set>
#include <sstream>

using namespace muster;
using namespace muster::printer;
using sheet::MapLook;

namespace {

double measure(std::string_view text, const Style& style)
{
    return 0.6 * static_cast<double>(text.size()) * style.points * type::millimetresPerPoint;
}

map::Sketch sketchOf(const sheet::MapPicture& picture, double scale = 7)
{
    MapStyle style;
    style.scale = scale;
    return map::sketchMap(picture, style, measure);
}

/// The legend's drawing for a kind, without colours.
std::string shapeOf(MapLook look, std::uint32_t shade, bool asWay = false)
{
    MapStyle style;
    std::ostringstream text;
    auto picture = samples::boardWith(look, shade);
    if (asWay) picture.terrain.front().path = {{4, 7}, {12, 7}};
    const auto legend = map::legendOf(picture, style);
    REQUIRE(legend.size() == 1);
    for (const auto& item : legend.front().sample.items) {
        const auto* lines = std::get_if<map::Lines>(&item);
        if (lines == nullptr) continue;
        const bool isDark = lines->fill && lines->fill->red < 140;
        if (lines->thickness <= 0 && !isDark) continue;  // a light fill is not distinguishable in grey
        text << static_cast<int>(lines->dash) << ' ' << std::lround(lines->thickness * 100) << ':';
        for (const auto& outline : lines->outlines)
            for (const auto at : outline) text << std::lround(at.x * 10) << ',' << std::lround(at.y * 10) << ' ';
        text << '\n';
    }
    return text.str();
}

std::string wordsOf(const map::Sketch& sketch)
{
    std::string all;
    for (const auto& item : sketch.items)
        if (const auto* words = std::get_if<map::Words>(&item)) all += words->text + "|";
    for (const auto& name : sketch.key) all += "key " + name + "|";
    return all;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("no two looks of terrain share a drawing once the colours are gone")
{
    std::set<std::string> shapes;
    std::size_t count = 0;
    for (int look = 0; look <= static_cast<int>(MapLook::line); ++look) {
        const auto shape = shapeOf(static_cast<MapLook>(look), 0);
        INFO("look " << look);
        CHECK_FALSE(shape.empty());
        CHECK(shapes.insert(shape).second);
        ++count;
    }
    CHECK(count == 27);
    CHECK(shapes.insert(shapeOf(MapLook::water, 0, true)).second);
    CHECK(shapes.insert(shapeOf(MapLook::water, 1, true)).second);
    for (const auto look : {MapLook::area, MapLook::wall, MapLook::trench, MapLook::gate})
        CHECK(shapeOf(look, 0) != shapeOf(look, 1));
}

TEST_CASE("a map names its terrain, zones with their size, objectives, bases and edges")
{
    const auto words = wordsOf(sketchOf(samples::battle()));
    for (const char* name : {"Bossu Wood", "Brussels road", "The Red Host", "The Blue Host", "24 × 6 in",
                             "The crossroads (3)", "Guard", "Blue", "N|"}) {
        INFO(name << " in " << words);
        CHECK(contains(words, name));
    }
}

TEST_CASE("names cover neither one another nor bases")
{
    auto picture = samples::battle();
    for (int i = 0; i < 40; ++i)
        picture.terrain.push_back(
            {"Farm number " + std::to_string(i),
             0,
             samples::rectangle(1 + i % 8 * 2.8, 1 + i / 8 * 4.4, 2 + i % 8 * 2.8, 2 + i / 8 * 4.4),
             {},
             0,
             0});
    const auto sketch = sketchOf(picture);
    std::vector<map::Frame> names;
    for (const auto& item : sketch.items) {
        const auto* words = std::get_if<map::Words>(&item);
        if (words == nullptr || words->turn != 0 || !sketch.board.holds(words->at)) continue;
        const double height = words->style.points * type::millimetresPerPoint;
        names.push_back({words->at.x, words->at.y - 0.7 * height, words->at.x + words->width, words->at.y});
    }
    CHECK(names.size() > 40);
    std::size_t overlaps = 0;
    for (std::size_t i = 0; i < names.size(); ++i)
        for (std::size_t k = i + 1; k < names.size(); ++k) overlaps += names[i].meets(names[k]) ? 1 : 0;
    CHECK(overlaps == 0);
    for (const auto& name : names) CHECK(sketch.board.holds(name));
    const auto all = wordsOf(sketch);
    for (int i = 0; i < 40; ++i)
        CHECK((contains(all, "Farm number " + std::to_string(i)) || contains(all, "number " + std::to_string(i)) ||
               contains(all, "|" + std::to_string(i) + "|")));
}

TEST_CASE("the name of a zone stays in it and has no line to anything")
{
    auto picture = samples::battle();
    // Has so many bases that there is no space for its name.
    picture.sides[0].name = "The very long name of an army that will not fit anywhere in its zone";
    for (int i = 0; i < 8; ++i)
        for (int k = 0; k < 5; ++k)
            picture.bases.push_back({0,
                                     "mob",
                                     "Mob",
                                     i * 5 + k,
                                     false,
                                     false,
                                     {1.5 + i * 3, 18.6 + k * 1.2},
                                     true,
                                     samples::rectangle(0.1 + i * 3, 18.1 + k * 1.2, 2.9 + i * 3, 19.1 + k * 1.2),
                                     180});
    const auto sketch = sketchOf(picture);
    const double zoneBottom = sketch.board.top + (sketch.board.bottom - sketch.board.top) / 4;
    for (const auto& item : sketch.items)
        if (const auto* words = std::get_if<map::Words>(&item);
            words && sketch.board.holds(words->at) && contains(words->text, "very long name"))
            CHECK(words->at.y <= zoneBottom);
}

TEST_CASE("the name of a piece of ground stands on it or close to it, else it has a number")
{
    auto picture = samples::boardWith(sheet::MapLook::rough);
    picture.terrain.front().rings = samples::rectangle(11, 11, 13, 13);
    picture.terrain.front().name = "Rough ground";
    picture.sides.push_back({"red", "Red", sheet::MapEdge::north, {}});
    for (int i = 0; i < 12; ++i)
        for (int k = 0; k < 12; ++k)
            picture.bases.push_back({0,
                                     "mob",
                                     "Mob",
                                     i * 12 + k,
                                     false,
                                     false,
                                     {1.0 + i * 2, 1.0 + k * 2},
                                     true,
                                     samples::rectangle(0.1 + i * 2, 0.1 + k * 2, 1.9 + i * 2, 1.9 + k * 2),
                                     0});
    const auto sketch = sketchOf(picture);
    const auto centre = sketch.board.centre();
    const double inch = sketch.board.width() / 24;
    for (const auto& item : sketch.items)
        if (const auto* words = std::get_if<map::Words>(&item); words && words->text == "Rough ground")
            CHECK(std::hypot(words->at.x - centre.x, words->at.y - centre.y) < 2 * inch + 32);
    CHECK((contains(wordsOf(sketch), "Rough") ||
           std::find(sketch.key.begin(), sketch.key.end(), "Rough ground") != sketch.key.end() ||
           std::find(sketch.leftOut.begin(), sketch.leftOut.end(), "Rough ground") != sketch.leftOut.end()));
}

TEST_CASE("names keep clear of the marks that say where bases look, and bases are counted in one way")
{
    auto picture = samples::battle();
    picture.bases.clear();
    for (int i = 0; i < 4; ++i)
        picture.bases.push_back({1,
                                 "foot",
                                 "Foot",
                                 i,
                                 false,
                                 false,
                                 {6.0 + i * 1.5, 3},
                                 true,
                                 samples::rectangle(5.3 + i * 1.5, 2.6, 6.7 + i * 1.5, 3.4),
                                 0});
    const auto sketch = sketchOf(picture);
    CHECK(contains(wordsOf(sketch), "Foot 1–4"));
    CHECK_FALSE(contains(wordsOf(sketch), "×4"));
    std::vector<map::Frame> marks, names;
    for (const auto& item : sketch.items) {
        if (const auto* lines = std::get_if<map::Lines>(&item); lines && lines->closed && lines->thickness == 0 &&
                                                                lines->fill && lines->outlines.size() == 1 &&
                                                                lines->outlines.front().size() == 3)
            marks.push_back(map::frameOf(item));
        if (const auto* words = std::get_if<map::Words>(&item); words && contains(words->text, "Foot"))
            names.push_back({words->at.x, words->at.y - 1.5, words->at.x + words->width, words->at.y});
    }
    REQUIRE(marks.size() == 4);
    REQUIRE(names.size() == 1);
    for (const auto& mark : marks) CHECK_FALSE(mark.meets(names.front()));
}

TEST_CASE("the line from a name ends on its base, also on one at an angle")
{
    auto picture = samples::battle();
    picture.bases.clear(), picture.terrain.clear(), picture.objectives.clear();
    // A long base on the diagonal, whose bounding box is mostly empty, in a square too small for a label.
    const double along = 2.5 * 0.7071, across = 0.2 * 0.7071;
    const auto corner = [&](double end, double side) {
        return geometry::Point{8 + end * along - side * across, 11 + end * along + side * across};
    };
    const sheet::MapRings rings{{corner(-1, 1), corner(-1, -1), corner(1, -1), corner(1, 1)}};
    picture.bases.push_back({1, "foot", "Foot", 0, true, false, {8, 11}, true, rings, 45});
    picture.columns = picture.rows = 48;
    MapStyle style;
    style.scale = 7;
    style.light = true;
    const auto sketch = map::sketchMap(picture, style, measure);
    map::Outlines shapes;
    for (const auto& base : picture.bases) {
        shapes.emplace_back();
        for (const auto at : base.rings.front())
            shapes.back().push_back({sketch.board.left + at.x * 7, sketch.board.bottom - at.y * 7});
    }
    std::size_t lines = 0;
    for (const auto& item : sketch.items) {
        const auto* dot = std::get_if<map::Disc>(&item);
        if (dot == nullptr || dot->radius > 0.4) continue;
        ++lines;
        CHECK(std::any_of(shapes.begin(), shapes.end(),
                          [&](const map::Outline& shape) { return map::inside({shape}, dot->at); }));
    }
    CHECK(lines > 0);
}

TEST_CASE("a hill becomes brighter up to its crest, and higher ones have more steps")
{
    const auto stepsOf = [](int level) {
        auto picture = samples::boardWith(MapLook::hill);
        picture.terrain.front().level = level;
        std::vector<int> brightness;
        for (const auto& item : sketchOf(picture).items)
            if (const auto* lines = std::get_if<map::Lines>(&item);
                lines && lines->fill && lines->thickness == 0 && lines->fill->red > 170 &&
                lines->outlines.size() == 1 && map::frameOf(lines->outlines).width() < 60)
                brightness.push_back(greyOf(*lines->fill).red);
        return brightness;
    };
    const auto low = stepsOf(1);
    REQUIRE(low.size() >= 3);
    CHECK(std::is_sorted(low.begin(), low.end()));
    const auto high = stepsOf(2);
    CHECK(high.size() > low.size());
    CHECK(high.front() < low.front());
}

TEST_CASE("ground that carries other ground is drawn from the lowest and largest to the highest and smallest")
{
    // The left edges of the board and of each piece of one of these grounds, in the order of drawing.
    const auto drawn = [](std::vector<sheet::MapPiece> pieces) {
        auto picture = samples::boardWith(MapLook::water);
        picture.kinds.front().carries = true;
        picture.kinds.push_back({"Island", "", MapLook::sand, true, 0});
        picture.terrain = std::move(pieces);
        std::vector<long> lefts;
        for (const auto& item : sketchOf(picture, 10).items) {
            const auto* lines = std::get_if<map::Lines>(&item);
            if (!lines || !lines->fill || lines->thickness > 0 || lines->outlines.size() != 1) continue;
            const auto left = std::lround(map::frameOf(lines->outlines).left);
            if (lefts.empty() || lefts.back() != left) lefts.push_back(left);
        }
        return lefts;
    };
    const auto piece = [](std::size_t kind, double left, double right, int level) {
        return sheet::MapPiece{"", kind, samples::rectangle(left, 2, right, right), {}, 0, level};
    };
    const auto sea = piece(0, 1, 23, 0), island = piece(1, 4, 14, 0), islet = piece(1, 6, 10, 0);
    const auto expected = drawn({sea, island, islet});
    CHECK(expected == std::vector<long>{5, 15, 45, 65});
    CHECK(drawn({islet, island, sea}) == expected);
    CHECK(drawn({island, sea, islet}) == expected);
    // A level above the others counts more than the size.
    CHECK(drawn({piece(1, 4, 14, 1), islet, sea}) == std::vector<long>{5, 15, 65, 45});
}

TEST_CASE("no tree or house stands on a road")
{
    for (const auto look : {MapLook::woods, MapLook::orchard, MapLook::town}) {
        auto picture = samples::boardWith(look);
        picture.kinds.push_back({"Road", "", MapLook::road, false, 0});
        picture.terrain.push_back({"", 1, samples::rectangle(0, 7, 24, 8), {{0, 7.5}, {24, 7.5}}, 1, 0});
        const auto sketch = sketchOf(picture);
        const double top = sketch.board.bottom - 8 * 7, bottom = sketch.board.bottom - 7 * 7;
        std::size_t figures = 0;
        for (const auto& item : sketch.items) {
            const auto* lines = std::get_if<map::Lines>(&item);
            if (lines == nullptr || !lines->closed || !lines->fill || lines->thickness <= 0) continue;
            for (const auto& outline : lines->outlines) {
                const auto frame = map::Frame::around(outline);
                if (frame.width() > 5 || !map::Frame{0, 0, 90, 400}.holds(frame)) continue;
                ++figures;
                CHECK((frame.bottom < top + 0.3 || frame.top > bottom - 0.3));
            }
        }
        INFO(static_cast<int>(look));
        CHECK(figures > 10);
    }
}

TEST_CASE("nothing is drawn beyond the board but the ruler around it, however far off it lies")
{
    auto picture = samples::battle();
    picture.terrain.push_back({"Far away", 0, samples::rectangle(-1e6, 5, 1e6, 8), {}, 0, 0});
    picture.bases.push_back(
        {0, "lost", "Lost", 0, true, false, {500, -90}, true, samples::rectangle(499, -91, 501, -89), 45});
    const auto sketch = sketchOf(picture);
    const auto paper = map::Frame{0, 0, sketch.width, sketch.height}.grown(1);
    for (const auto& item : sketch.items) CHECK(paper.holds(map::frameOf(item)));
    REQUIRE(sketch.notes.size() == 1);
    CHECK(contains(sketch.notes.front(), "Lost is beyond the edge of the board"));
    CHECK(contains(wordsOf(sketch), "Lost"));
}

TEST_CASE("only one side's bases are drawn when it is asked for")
{
    MapStyle style;
    style.scale = 7;
    style.side = 1;
    const auto words = wordsOf(map::sketchMap(samples::battle(), style, measure));
    CHECK(contains(words, "Blue"));
    CHECK_FALSE(contains(words, "Old Guard"));
}

TEST_CASE("a board with thousands of pieces is drawn in part, and says so")
{
    auto picture = samples::battle();
    for (int i = 0; i < 9'000; ++i)
        picture.terrain.push_back(
            {"",
             0,
             samples::rectangle(i % 95 * 0.25, i / 95 * 0.25, i % 95 * 0.25 + 0.2, i / 95 * 0.25 + 0.2),
             {},
             0,
             0});
    for (int i = 0; i < 9'000; ++i)
        picture.bases.push_back({0, "mob", "Mob", i, false, false, {i % 95 * 0.25, i / 95 * 0.25}, true, {}, 0});
    const auto sketch = sketchOf(picture);
    CHECK(sketch.items.size() < 100'000);
    CHECK(sketch.notes.size() >= 2);
}

TEST_CASE("a clipped outline leaves the frame's edge undrawn, and lines stop at names")
{
    const map::Frame board{0, 0, 100, 100};
    const auto open = map::withoutFrame({{{0, 10}, {50, 10}, {50, 60}, {0, 60}}}, board);
    REQUIRE(open.size() == 1);
    CHECK(open.front().size() == 4);
    const auto cut = map::withoutFrames({{{0, 50}, {100, 50}}}, false, {{20, 40, 40, 60}, {30, 45, 50, 55}});
    REQUIRE(cut.size() == 2);
    CHECK(cut[0].back().x == Approx(20));
    CHECK(cut[1].front().x == Approx(50));
    CHECK(cut[1].back().x == Approx(100));
}

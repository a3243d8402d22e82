#include "core/scenario/pose.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace muster;
using rules::ShapeSpec;
using Kind = ShapeSpec::Kind;

namespace {

std::shared_ptr<const text::Document> documentOf(const std::string& json)
{
    return text::Document::parse(std::make_shared<const text::Source>("", json)).document;
}

std::optional<ShapeSpec> specOf(const std::string& json) { return rules::readShapeSpec(documentOf(json)->root()); }

const rules::BoardFrame& board()
{
    static const auto text = documentOf(R"({"width": 48, "depth": 24, "grid": {"columns": 8, "rows": 4}})");
    static const rules::BoardFrame frame(text->root(), "in");
    return frame;
}

}  // namespace

TEST_CASE("each form of a shape is read into typed values")
{
    const auto polygon = specOf(R"({"polygon": [[1, 2], [5, 2], [5, 6]], "rotation": -30})");
    REQUIRE((polygon && polygon->isSound()));
    CHECK(polygon->points.size() == 3);
    CHECK(polygon->rotation == -30);
    const auto line = specOf(R"({"line": [[1, 2], [5, 2]], "width": 1.5})");
    REQUIRE((line && line->isSound()));
    CHECK(line->lineWidth == 1.5);
    CHECK(shapeOf(*line, board())->area() == Approx(6));
    const auto ellipse = specOf(R"({"ellipse": {"at": [6, 6], "width": 4, "depth": 2}})");
    REQUIRE((ellipse && ellipse->isSound()));
    CHECK(shapeOf(*ellipse, board())->cornerCount() == geometry::ellipseCorners);
    const auto strip = specOf(R"({"strip": {"edge": "north", "depth": 6, "inset": 4}})");
    REQUIRE((strip && strip->isSound()));
    CHECK(fixedBoxOf(*strip, board()) == geometry::Box{4, 44, 18, 24});
    const auto square = specOf(R"({"square": [2, 4]})");
    REQUIRE((square && square->isSound()));
    CHECK(fixedBoxOf(*square, board()) == geometry::Box{6, 12, 18, 24});
}

TEST_CASE("a shape with no form or with two is not read")
{
    CHECK_FALSE(specOf("{}"));
    CHECK_FALSE(specOf(R"({"polygon": [], "square": [1, 1]})"));
}

TEST_CASE("values that are missing or of the wrong type leave a shape incomplete")
{
    for (const char* json :
         {R"({"polygon": [[1, 2], [5]]})", R"({"polygon": 3})", R"({"rectangle": {"width": 4}})",
          R"({"ellipse": {"at": [1, 1], "width": 4, "depth": "2"}})", R"({"strip": {"edge": "up", "depth": 4}})",
          R"({"strip": {"edge": "south"}})", R"({"square": [1]})"}) {
        INFO(json);
        const auto spec = specOf(json);
        REQUIRE(spec);
        CHECK_FALSE(spec->isComplete);
        CHECK_FALSE(spec->isSound());
    }
    CHECK(specOf(R"({"polygon": [[1, 2], [5]]})")->points.size() == 1);
}

TEST_CASE("numbers out of range are read and are not sound")
{
    for (const char* json :
         {R"({"polygon": []})", R"({"rectangle": {"at": [1, 1], "width": 0, "depth": 2}})",
          R"({"strip": {"edge": "south", "depth": -1}})", R"({"strip": {"edge": "south", "depth": 1, "inset": -1}})",
          R"({"square": [0, 1]})", R"({"square": [1, 1], "rotation": 4000})"}) {
        INFO(json);
        const auto spec = specOf(json);
        REQUIRE(spec);
        CHECK(spec->isComplete);
        CHECK_FALSE(spec->isSound());
    }
}

TEST_CASE("a shape without an area has bounds and a centre all the same")
{
    const auto crossing = specOf(R"({"polygon": [[0, 0], [4, 4], [4, 0], [0, 4]]})");
    CHECK_FALSE(shapeOf(*crossing, board()));
    CHECK(centreOf(*crossing, board()) == geometry::Point{2, 2});
    CHECK(boundsOf(*crossing, board()) == geometry::Box{0, 4, 0, 4});
    const auto empty = specOf(R"({"line": []})");
    CHECK(centreOf(*empty, board()) == geometry::Point{0, 0});
    CHECK_FALSE(shapeOf(*specOf(R"({"square": [9, 1]})"), board()));
}

TEST_CASE("a pose moves with its shape, point, square and facing")
{
    const auto turn = geometry::Motion::turning(90, {24, 12});
    rules::Pose base;
    base.at = geometry::Point{25, 12}, base.facing = 10, base.base = {2, 1};
    const auto turned = transformed(base, turn, board());
    CHECK(*turned.at == geometry::Point{24, 11});
    CHECK(turned.facing == 100);
    CHECK(shapeOf(turned, board())->area() == Approx(2));
    const auto wider = transformed(base, geometry::Motion::scaling(3, 3, {0, 0}), board());
    CHECK(*wider.base == std::array{2.0, 1.0});
    rules::Pose inSquare;
    inSquare.square = {1, 1};
    CHECK(transformed(inSquare, geometry::Motion::moving({6, 12}), board()).square ==
          std::pair<std::int64_t, std::int64_t>(2, 3));
    rules::Pose zone;
    zone.spec = specOf(R"({"strip": {"edge": "south", "depth": 6}})");
    CHECK(transformed(zone, geometry::Motion::mirroring(false, true, {24, 12}), board()).spec->edge ==
          rules::Edge::north);
    CHECK(transformed(zone, geometry::Motion::moving({0, 3}), board()).spec->kind == Kind::rectangle);
}

namespace {

/// A circle of radius 3 about (12, 12), from four curves.
const char* const curvedCircle = R"({"polygon": [
    {"at": [15, 12], "in": [0, -1.65685], "out": [0, 1.65685]},
    {"at": [12, 15], "in": [1.65685, 0], "out": [-1.65685, 0]},
    {"at": [9, 12], "in": [0, 1.65685], "out": [0, -1.65685]},
    {"at": [12, 9], "in": [-1.65685, 0], "out": [1.65685, 0]}
]})";

constexpr double circle = 9 * 3.14159265358979;

}  // namespace

TEST_CASE("corners with handles make curves, which rules see as straight stretches near them")
{
    const auto spec = specOf(curvedCircle);
    REQUIRE((spec && spec->isSound() && spec->isCurved()));
    CHECK(spec->points.size() == 4);
    const auto shape = shapeOf(*spec, board());
    REQUIRE(shape);
    // All stretches are within the tolerance of the circle, whose own curves are within 0.03 % of it.
    const double tolerance = board().fromMillimetres(rules::curveTolerance);
    CHECK(shape->area() > circle - 2 * 3.1416 * 3 * tolerance - 0.01);
    CHECK(shape->area() < circle + 0.02);
    CHECK(shape->centre().x == Approx(12));
    CHECK(shape->cornerCount() > 20);
    CHECK(boundsOf(*spec, board()).right == Approx(15));
    // A road through a bend.
    const auto road = specOf(R"({"line": [[0, 0], {"at": [10, 0], "in": [-5, 4]}], "width": 1})");
    REQUIRE((road && road->isSound() && road->isCurved()));
    CHECK(pathOf(*road, board()).points.size() > 5);
    CHECK(shapeOf(*road, board())->bounds().upper > 1);
    // Without handles, the long form of a corner is the same as the short one.
    const auto straight = specOf(R"({"polygon": [{"at": [1, 2]}, [5, 2], {"at": [5, 6], "in": [0, 0]}]})");
    REQUIRE((straight && straight->isSound()));
    CHECK_FALSE(straight->isCurved());
    CHECK(straight->points == specOf(R"({"polygon": [[1, 2], [5, 2], [5, 6]]})")->points);
}

TEST_CASE("corners that are not quite corners leave a shape incomplete")
{
    for (const char* json : {R"({"polygon": [[1, 2], [5, 2], {"in": [1, 1]}]})", R"({"polygon": [[1, 2], [5, 2], {}]})",
                             R"({"polygon": [[1, 2], [5, 2], {"at": [5, 6], "out": [1]}]})",
                             R"({"line": [[1, 2], {"at": [5, 6], "in": "west"}], "width": 1})"}) {
        INFO(json);
        const auto spec = specOf(json);
        REQUIRE(spec);
        CHECK_FALSE(spec->isComplete);
    }
    const auto huge = specOf(R"({"polygon": [[1, 2], [5, 2], {"at": [5, 6], "out": [1e300, 1e300]}]})");
    REQUIRE(huge);
    CHECK_FALSE(shapeOf(*huge, board()));
}

TEST_CASE("curves move, turn, mirror and scale with their corners")
{
    const char* const leaf =
        R"({"polygon": [{"at": [10, 10], "out": [3, 4]}, {"at": [16, 11], "in": [-1, 5]}, [14, 6]]})";
    auto turned = std::string(leaf);
    turned.insert(turned.size() - 1, R"(, "rotation": 40)");
    for (const auto& json : {std::string(leaf), turned}) {
        const auto spec = *specOf(json);
        const auto before = *shapeOf(spec, board());
        for (const auto& motion :
             {geometry::Motion::moving({3, -2}), geometry::Motion::turning(33, {4, 4}),
              geometry::Motion::turning(90, {24, 12}), geometry::Motion::mirroring(true, false, {24, 12}),
              geometry::Motion::mirroring(true, true, {24, 12}), geometry::Motion::scaling(2, 2, {0, 0}),
              geometry::Motion::scaling(2, 0.5, {0, 0})}) {
            const auto after = shapeOf(transformed(spec, motion, board()), board());
            REQUIRE(after);
            const double factor = motion.scales() ? motion.across * motion.up : 1;
            CHECK(after->area() == Approx(before.area() * factor).epsilon(0.005));
            CHECK(geometry::distance(after->centre(), motion(before.centre())) < 0.02);
        }
        const auto same = *shapeOf(unrotated(spec, board()), board());
        CHECK(same.area() == Approx(before.area()));
        CHECK(geometry::distance(same.centre(), before.centre()) < 1e-9);
        CHECK(same.bounds().left == Approx(before.bounds().left));
    }
    CHECK(scaled(*specOf(leaf), 10).handles[0].out == geometry::Point{30, 40});
}

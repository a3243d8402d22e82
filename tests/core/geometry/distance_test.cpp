#include "core/geometry/depth.hpp"
#include "core/geometry/distance.hpp"
#include "random.hpp"

#include <catch2/catch.hpp>

using namespace muster::geometry;
using namespace muster::geometry::test;
using Points = std::vector<Point>;

namespace {

/// Points throughout an area and along its edge, at most one step apart.
Points sampled(const Shape& shape, double step)
{
    Points points;
    forEdges(shape, [&](Point a, Point b) {
        const auto count = static_cast<int>(distance(a, b) / step) + 1;
        for (int i = 0; i < count; ++i) points.push_back(a + (b - a) * (static_cast<double>(i) / count));
        return true;
    });
    const Box bounds = shape.bounds();
    for (double x = bounds.left; x < bounds.right; x += step)
        for (double y = bounds.lower; y < bounds.upper; y += step)
            if (depthWithin(shape, {x, y}) > 0) points.push_back({x, y});
    return points;
}

double bruteDistance(const Shape& a, const Shape& b, double step)
{
    double min = 1e300;
    for (const Point p : sampled(a, step)) min = std::min(min, std::max(0.0, -depthWithin(b, p)));
    return min;
}

double bruteProtrusion(const Shape& inner, const Shape& outer, double step)
{
    double max = 0;
    for (const Point p : sampled(inner, step)) max = std::max(max, -depthWithin(outer, p));
    return max;
}

}  // namespace

TEST_CASE("distances between simple things")
{
    CHECK(distance(box(0, 0, 4, 4), box(7, 8, 2, 2)) == 5);
    CHECK(distance(box(0, 0, 4, 4), box(4, 0, 2, 2)) == 0);
    CHECK(distance(box(0, 0, 9, 9), box(4, 4, 1, 1)) == 0);
    CHECK(distance(Point{7, 8}, box(0, 0, 4, 4)) == 5);
    CHECK(distance(Point{2, 2}, box(0, 0, 4, 4)) == 0);
    CHECK(distance(made(point({0, 0})), made(point({3, 4}))) == 5);
    CHECK(distance(made(path(Points{{0, 6}, {9, 6}})), box(0, 0, 4, 4)) == 2);
    CHECK(distance(made(path(Points{{-1, 2}, {9, 2}})), box(0, 0, 4, 4)) == 0);
    const Shape ring = made(line(Points{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}, 2));
    CHECK(distance(Point{5, 5}, ring) == 4);
    CHECK(distance(box(4, 4, 2, 2), ring) == 3);
}

TEST_CASE("touching is no overlap, and pressing counts from the tolerance on")
{
    const Shape a = box(0, 0, 4, 4);
    CHECK_FALSE(overlaps(a, box(4, 0, 2, 2)));
    CHECK_FALSE(overlaps(a, box(4, 4, 2, 2)));
    CHECK(overlaps(a, box(3.99, 0, 2, 2)));
    CHECK_FALSE(overlaps(a, box(3.99, 0, 2, 2), 0.02));
    CHECK(overlaps(a, a, 1));
    CHECK(pressedDepth(a, box(3, 0, 2, 2)) == 1);
    CHECK(pressedDepth(a, box(1, 1, 2, 2)) == 3);
    CHECK(pressedDepth(a, box(6, 0, 2, 2)) == -2);
    // A corner that enters by one unit.
    CHECK(pressedDepth(a, made(rectangle({2, 3 + std::sqrt(2)}, 2, 2, 45))) == Approx(1));
    CHECK(overlaps(a, made(point({1, 1}))));
    CHECK_FALSE(overlaps(a, made(point({4, 1}))));
    CHECK(overlaps(made(path(Points{{-1, 2}, {9, 2}})), a));
    CHECK_FALSE(overlaps(made(path(Points{{0, 4}, {9, 4}})), a, 0.01));
    CHECK_FALSE(overlaps(made(path(Points{{0, 2}, {9, 2}})), made(path(Points{{2, 0}, {2, 9}}))));
}

TEST_CASE("shapes that are not convex overlap by the disc that fits in both")
{
    const Shape ell = made(polygon(Points{{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}}));
    CHECK_FALSE(overlaps(ell, box(2, 2, 4, 4)));                // fits into the corner
    CHECK_FALSE(overlaps(ell, box(1.995, 1.995, 4, 4), 0.01));  // inside by less than the tolerance, along both arms
    CHECK(overlaps(ell, box(1.9, 1.9, 4, 4), 0.01));
    CHECK(overlaps(ell, box(1.98, 1.98, 4, 4), 0.01));
    const Shape other = made(polygon(Points{{2, 2}, {8, 2}, {8, 8}, {2, 8}, {2, 6}, {6, 6}, {6, 4}, {2, 4}}));
    CHECK_FALSE(overlaps(ell, other));
    CHECK(overlaps(ell, moved(other, {-0.5, 0}), 0.01));
    CHECK_FALSE(overlaps(ell, moved(other, {-0.005, 0}), 0.01));
    // A disc is found although the rest of the intersection is a long thin strip.
    const Shape comb = made(polygon(Points{{0, 0}, {40, 0}, {40, 0.5}, {39, 0.5}, {39, 0.004}, {0, 0.004}}));
    CHECK(overlaps(comb, made(polygon(Points{{-1, -1}, {41, -1}, {41, 1}, {20, 3}, {20, 2}, {-1, 1}})), 0.1));
    CHECK_FALSE(overlaps(comb, made(polygon(Points{{-1, -1}, {38, -1}, {38, 1}, {20, 3}, {20, 2}, {-1, 1}})), 0.1));
}

TEST_CASE("inside a zone, on its edge, and out of it by a measured length")
{
    const Shape zone = box(0, 0, 24, 6);
    CHECK(inside(box(0, 0, 2, 1), zone));
    CHECK(inside(box(22, 5, 2, 1), zone));
    CHECK_FALSE(inside(box(22.5, 5, 2, 1), zone));
    CHECK(inside(box(22.005, 5, 2, 1), zone, 0.01));
    CHECK(protrusion(box(22.5, 5, 2, 1), zone) == 0.5);
    CHECK(protrusion(box(30, 0, 2, 1), zone) == 8);
    CHECK(protrusion(box(1, 1, 1, 1), zone) == 0);
    CHECK(inside(made(point({24, 6})), zone));
    CHECK(protrusion(made(point({24, 8})), zone) == 2);
}

TEST_CASE("inside a shape with a bay or a hole")
{
    const Shape ell = made(polygon(Points{{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}}));
    CHECK(inside(box(0, 0, 2, 6), ell));
    CHECK(inside(box(0, 0, 6, 2), ell));
    CHECK_FALSE(inside(box(0, 0, 3, 3), ell));
    CHECK(protrusion(box(0, 0, 3, 3), ell) == Approx(1));
    CHECK(inside(ell, ell));
    CHECK(inside(made(path(Points{{1, 5}, {1, 1}, {5, 1}})), ell));
    CHECK_FALSE(inside(made(path(Points{{1, 5}, {5, 1}})), ell));
    // All corners are inside, but the middle is over the hole.
    const Shape ring = made(line(Points{{0, 0}, {10, 0}, {10, 10}, {0, 10}, {0, 0}}, 2));
    CHECK_FALSE(inside(box(0, 0, 10, 10), ring));
    CHECK(protrusion(box(0, 0, 10, 10), ring) == Approx(4).margin(0.011));
    CHECK_FALSE(inside(box(-0.5, 4, 11, 0.5), ring));
    CHECK(inside(box(-1, -1, 12, 2), ring));
}

TEST_CASE("distance and protrusion agree with looking at many points")
{
    Random random(4);
    for (int i = 0; i < 250; ++i) {
        const Shape a = random.any(), b = moved(random.any(), {random.between(-5, 5), 0});
        constexpr double step = 0.2;
        CHECK(distance(a, b) == Approx(bruteDistance(a, b, step)).margin(step));
        CHECK(distance(a, b) <= bruteDistance(a, b, step) + 1e-9);
        const double out = protrusion(a, b), brute = bruteProtrusion(a, b, step);
        CHECK(out >= brute - std::max(a.bounds().width(), a.bounds().depth()) / 1000 - 1e-9);
        CHECK(out <= brute + step);
    }
}

TEST_CASE("contact is a matter of two: overlap and distance do not ask who comes first")
{
    Random random(5);
    int overlapping = 0, within = 0;
    for (int i = 0; i < 4000; ++i) {
        const Shape a = random.any();
        Shape b = random.any();
        b = moved(b, (a.centre() - b.centre()) * random.between(0.6, 1));
        const bool both = overlaps(a, b, 0.01);
        overlapping += both;
        CHECK(both == overlaps(b, a, 0.01));
        CHECK(distance(a, b) == Approx(distance(b, a)).margin(1e-12));
        if (both) CHECK(distance(a, b) == 0);
        if (distance(a, b) > 0) CHECK_FALSE(both);
        const bool in = inside(a, b);
        within += in;
        CHECK(in == (protrusion(a, b) < 1e-9));
        if (in) CHECK(overlaps(a, b));
    }
    CHECK(overlapping > 1000);
    CHECK(within > 30);
}

TEST_CASE("convex shapes are pressed as deep as the shortest move that parts them")
{
    Random random(6);
    int pressed = 0;
    for (int i = 0; i < 300; ++i) {
        const Shape a = random.below(2) == 0 ? random.rectangle() : random.ellipse();
        Shape b = random.below(2) == 0 ? random.rectangle() : random.ellipse();
        b = moved(b, (a.centre() - b.centre()) * random.between(0.7, 1));
        const double depth = pressedDepth(a, b);
        if (depth <= 0) {
            CHECK(distance(a, b) > -depth - 1e-9);
            continue;
        }
        ++pressed;
        // In every direction, a shorter move leaves an overlap; in some direction, a slightly longer one separates
        // them.
        bool parted = false;
        for (int turn = 0; turn < 360; ++turn) {
            const Point way{std::sin(turn * 0.01745329252), std::cos(turn * 0.01745329252)};
            CHECK(pressedDepth(a, moved(b, way * (depth * 0.99))) > 0);
            parted = parted || pressedDepth(a, moved(b, way * (depth * 1.02))) <= 0;
        }
        CHECK(parted);
    }
    CHECK(pressed > 60);
}

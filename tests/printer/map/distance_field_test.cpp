#include "printer/map/distance_field.hpp"

#include <catch2/catch.hpp>

#include <cmath>

using namespace muster::printer::map;

namespace {

constexpr Frame board{0, 0, 200, 200};

Outline box(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

}  // namespace

TEST_CASE("a contour keeps its distance from the edge of an area")
{
    std::size_t work = 10'000'000;
    const DistanceField field({box(50, 50, 90, 70)}, board, work);
    CHECK(field.deepest() == Approx(10).margin(0.5));
    const auto rings = field.deeperThan(4);
    REQUIRE(rings.size() == 1);
    const auto frame = frameOf(rings);
    CHECK(frame.left == Approx(54).margin(0.3));
    CHECK(frame.right == Approx(86).margin(0.3));
    CHECK(frame.top == Approx(54).margin(0.3));
    CHECK(frame.bottom == Approx(66).margin(0.3));
    CHECK(rings.front().size() < 60);  // straight parts have no corners
    CHECK(field.deeperThan(11).empty());
    CHECK(work < 10'000'000);
}

TEST_CASE("ground that continues beyond the board has no slope at its frame, and contours stay on the board")
{
    std::size_t work = 10'000'000;
    const DistanceField field({box(0, 50, 40, 90)}, board, work);
    const auto frame = frameOf(field.deeperThan(5));
    CHECK(frame.left == Approx(0).margin(1e-9));
    CHECK(frame.right == Approx(35).margin(0.4));
    // The whole board has no edge at all.
    const DistanceField whole({box(0, 0, 200, 200)}, board, work);
    CHECK(whole.deepest() == 0);
}

TEST_CASE("an area with a hole, or in two parts, has contours around each")
{
    std::size_t work = 10'000'000;
    const DistanceField ring({box(20, 20, 80, 80), {{40, 40}, {40, 60}, {60, 60}, {60, 40}}}, board, work);
    CHECK(ring.deeperThan(3).size() == 2);
    const DistanceField parts({box(20, 20, 40, 40), box(60, 20, 80, 40)}, board, work);
    CHECK(parts.deeperThan(3).size() == 2);
}

TEST_CASE("a field without enough work is empty")
{
    std::size_t work = 200;
    const DistanceField none({box(50, 50, 90, 70)}, board, work);
    CHECK(none.deepest() == 0);
    CHECK(none.deeperThan(0).empty());
    std::size_t plenty = 100'000'000;
    Outline circle;
    for (int i = 0; i < 100'000; ++i)
        circle.push_back({100 + 50 * std::cos(i * 6.2831853e-5), 100 + 50 * std::sin(i * 6.2831853e-5)});
    CHECK(DistanceField({circle}, board, plenty).deepest() == 0);
    CHECK(DistanceField({{{0, 0}, {1e-9, 0}, {0, 0}}}, board, plenty).deepest() == 0);
}

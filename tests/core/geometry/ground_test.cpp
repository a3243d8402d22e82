#include "core/geometry/ground.hpp"
#include "random.hpp"

#include <catch2/catch.hpp>

#include <queue>

using namespace muster::geometry;
using namespace muster::geometry::test;
using Points = std::vector<Point>;
using Places = std::vector<Place>;

namespace {

/// The board as small squares, free or blocked, flooded from one of them.
class Flood {
public:
    Flood(double size, double step, const Places& blocked, const Places& openings)
        : m_count(static_cast<std::size_t>(size / step)), m_step(step), m_free(m_count * m_count),
          m_number(m_count * m_count, -1)
    {
        const auto any = [](const Places& places, Point p) {
            return std::any_of(places.begin(), places.end(), [&](const Place& place) { return holds(place, p); });
        };
        for (std::size_t i = 0; i < m_free.size(); ++i)
            m_free[i] = !any(blocked, middle(i)) || any(openings, middle(i));
        for (std::size_t i = 0; i < m_free.size(); ++i)
            if (m_free[i] && m_number[i] < 0) flood(i);
    }

    /// Sizes of the flooded areas.
    const std::vector<double>& areas() const { return m_areas; }
    int numberAt(Point p) const { return m_number[index(p)]; }

private:
    Point middle(std::size_t i) const
    {
        return {(static_cast<double>(i % m_count) + 0.5) * m_step, (static_cast<double>(i / m_count) + 0.5) * m_step};
    }
    std::size_t index(Point p) const
    {
        return static_cast<std::size_t>(p.y / m_step) * m_count + static_cast<std::size_t>(p.x / m_step);
    }

    void flood(std::size_t start)
    {
        const int number = static_cast<int>(m_areas.size());
        std::queue<std::size_t> open;
        std::size_t seen = 0;
        const auto enter = [&](std::size_t i) {
            if (!m_free[i] || m_number[i] >= 0) return;
            m_number[i] = number;
            open.push(i);
            ++seen;
        };
        for (enter(start); !open.empty(); open.pop()) {
            const std::size_t i = open.front();
            if (i % m_count > 0) enter(i - 1);
            if (i % m_count + 1 < m_count) enter(i + 1);
            if (i >= m_count) enter(i - m_count);
            if (i + m_count < m_free.size()) enter(i + m_count);
        }
        m_areas.push_back(static_cast<double>(seen) * m_step * m_step);
    }

    std::size_t m_count;
    double m_step;
    std::vector<char> m_free;
    std::vector<int> m_number;
    std::vector<double> m_areas;
};

}  // namespace

TEST_CASE("a river from edge to edge cuts the board in two")
{
    const Shape board = box(0, 0, 48, 48);
    const Shape river = made(line(Points{{-1, 20}, {20, 25}, {49, 22}}, 2));
    const Shape pond = box(10, 40, 3, 3);
    CHECK(partCount(board, Places{}, 0) == 1);
    CHECK(partCount(board, Places{pond}, 0) == 1);
    CHECK(partCount(board, Places{river}, 0) == 2);
    CHECK(partCount(board, Places{river, pond}, 0) == 2);
    // A river that ends before the edge does not divide it.
    CHECK(partCount(board, Places{made(line(Points{{-1, 20}, {20, 25}, {47, 22}}, 2))}, 0) == 1);
    // One that ends exactly at the edge does.
    CHECK(partCount(board, Places{made(line(Points{{0, 20}, {48, 20}}, 2))}, 0) == 2);
    // Two crossing rivers: four parts.
    CHECK(partCount(board, Places{river, made(line(Points{{20, -1}, {21, 49}}, 2))}, 0) == 4);
    // A closed ring.
    CHECK(partCount(board, Places{made(line(Points{{10, 10}, {30, 10}, {30, 30}, {10, 30}, {10, 10}}, 2))}, 0) == 2);
    // A corner cut off, too small to count.
    const Shape corner = made(line(Points{{-1, 2}, {2, -1}}, 1));
    CHECK(partCount(board, Places{corner}, 0) == 2);
    CHECK(partCount(board, Places{corner}, 0.5) == 1);
    CHECK(partCount(board, Places{board}, 0) == 0);
}

TEST_CASE("parts that touch at a point only are separate")
{
    const Shape board = box(0, 0, 10, 10);
    CHECK(partCount(board, Places{box(0, 0, 5, 5), box(5, 5, 5, 5)}, 0) == 2);
    CHECK(partCount(
              board,
              Places{made(polygon(Points{{0, 0}, {5, 5}, {0, 10}})), made(polygon(Points{{10, 0}, {5, 5}, {10, 10}}))},
              0) == 2);
    // A gap of any width joins them.
    CHECK(partCount(board, Places{box(0, 0, 4.999, 5), box(5, 5, 5, 5)}, 0) == 1);
}

TEST_CASE("a bridge joins both banks when it reaches both")
{
    const Shape board = box(0, 0, 48, 48);
    const Shape river = made(line(Points{{0, 24}, {48, 24}}, 4));
    const Shape near = box(10, 5, 2, 2), far = box(30, 40, 2, 2);
    const auto reaches = [&](const Places& openings) {
        return Ground(board, Places{river}, openings).reaches(near, far);
    };
    CHECK_FALSE(reaches({}));
    CHECK(reaches({box(20, 21, 2, 6)}));
    CHECK(reaches({made(rectangle({20, 24}, 2, 8, 30))}));
    CHECK_FALSE(reaches({box(20, 21, 2, 4)}));                 // from the near bank into the water
    CHECK_FALSE(reaches({box(20, 23, 2, 2)}));                 // in midstream
    CHECK(reaches({box(20, 21, 2, 3.5), box(20, 24, 2, 3)}));  // two halves that meet
    CHECK(Ground(board, Places{river}).reaches(near, box(11, 15, 3, 3)));
    CHECK(Ground(board, Places{river}).reaches(made(point({0, 0})), made(path(Points{{5, 5}, {5, 40}}))));
}

TEST_CASE("what stands on blocked ground reaches nothing, what stands partly on it may")
{
    const Shape board = box(0, 0, 48, 48), marsh = box(20, 20, 8, 8);
    const Ground ground(board, Places{marsh});
    CHECK_FALSE(ground.reaches(box(22, 22, 2, 2), box(0, 0, 2, 2)));
    CHECK(ground.reaches(box(26, 26, 3, 2), box(0, 0, 2, 2)));
    CHECK_FALSE(ground.reaches(made(point({24, 24})), made(point({1, 1}))));
    CHECK(ground.reaches(made(point({48, 48})), made(point({1, 1}))));
    CHECK_FALSE(ground.reaches(made(point({50, 50})), made(point({1, 1}))));
    CHECK(ground.parts().size() == 1);
    CHECK(ground.parts()[0].area == Approx(48 * 48 - 64));
    CHECK(holds(board, ground.parts()[0].within));
}

TEST_CASE("parts and ways agree with a flood over small squares")
{
    Random random(10);
    const Shape board = box(0, 0, 48, 48);
    int compared = 0, cut = 0;
    for (int i = 0; i < 60; ++i) {
        std::vector<Shape> blocked, openings;
        for (std::size_t k = 0, count = 2 + random.below(8); k < count; ++k) blocked.push_back(random.any());
        for (std::size_t k = 0, count = 1 + random.below(3); k < count; ++k)
            if (auto river = line(Points{{-2, random.between(0, 48)}, random.spot(), {50, random.between(0, 48)}},
                                  random.between(1, 3));
                std::holds_alternative<Shape>(river))
                blocked.push_back(std::get<Shape>(river));
        for (std::size_t k = 0, count = random.below(4); k < count; ++k) openings.push_back(random.rectangle());
        const Places blockedPlaces(blocked.begin(), blocked.end()), openingPlaces(openings.begin(), openings.end());
        const Ground ground(board, blockedPlaces, openingPlaces);
        const Flood flood(48, 0.125, blockedPlaces, openingPlaces);

        double free = 0, flooded = 0;
        for (const auto& part : ground.parts()) free += part.area;
        for (const double area : flood.areas()) flooded += area;
        CHECK(free == Approx(flooded).epsilon(0.01));
        // The flood misses passages narrower than a square: compare only boards with parts of the same sizes.
        const auto large = [](auto begin, auto end, auto areaOf) {
            return std::count_if(begin, end, [&](const auto& p) { return areaOf(p) > 2; });
        };
        const auto parts =
            large(ground.parts().begin(), ground.parts().end(), [](const Ground::Part& p) { return p.area; });
        const auto floods = large(flood.areas().begin(), flood.areas().end(), [](double a) { return a; });
        if (parts != floods) continue;
        ++compared;
        cut += parts > 1;
        for (int k = 0; k < 30; ++k) {
            const Point a = random.spot(), b = random.spot();
            const bool away = std::all_of(blocked.begin(), blocked.end(),
                                          [&](const Shape& s) { return distance(a, s.centre()) > 0.2; });
            const auto under = ground.partsUnder(made(point(a)));
            const auto underB = ground.partsUnder(made(point(b)));
            if (!away || under.size() != 1 || underB.size() != 1 || flood.numberAt(a) < 0 || flood.numberAt(b) < 0)
                continue;
            if (ground.parts()[under[0]].area < 2 || ground.parts()[underB[0]].area < 2) continue;
            CHECK(ground.reaches(made(point(a)), made(point(b))) == (flood.numberAt(a) == flood.numberAt(b)));
        }
    }
    CHECK(compared > 45);
    CHECK(cut > 20);
}

#include "editor/board/tools/plain_ring.hpp"

#include "core/geometry/makers.hpp"
#include "core/geometry/ring.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster::editor {

using geometry::Point;

namespace {

using Ring = std::vector<Point>;

void roundTo(double step, Ring& ring)
{
    if (step > 0)
        for (Point& corner : ring) corner = {std::round(corner.x / step) * step, std::round(corner.y / step) * step};
}

void tidy(Ring& ring, double step)
{
    roundTo(step, ring);
    for (const Point& corner : ring)
        if (!geometry::isWithinReach(corner)) return ring.clear();
    ring.resize(geometry::tidyRing(ring, false));
}

Ring loopOf(const Ring& ring, std::size_t from, std::size_t to, Point at)
{
    Ring loop{at};
    for (std::size_t i = from; i != to;) {
        i = (i + 1) % ring.size();
        loop.push_back(ring[i]);
    }
    return loop;
}

}  // namespace

std::vector<Point> plainRing(std::span<const Point> drawn, double step)
{
    Ring ring(drawn.begin(), drawn.end());
    roundTo(step, ring);
    if (isPlainRing(ring)) return ring;
    tidy(ring, step);
    // Each cut leaves fewer corners, so the loop ends; the bound guards against rounding errors.
    for (std::size_t cuts = 2 * ring.size() + 1; ring.size() >= 3 && cuts > 0; --cuts) {
        const auto crossing = geometry::findCrossing(ring);
        if (!crossing) {
            // Restore the direction in which it was drawn.
            if (geometry::signedArea(drawn) * geometry::signedArea(ring) < 0) std::reverse(ring.begin(), ring.end());
            return ring;
        }
        const auto [first, second, at] = *crossing;
        const bool areNeighbours = (first + 1) % ring.size() == second || (second + 1) % ring.size() == first;
        if (areNeighbours) {
            // Remove the tip of an edge that runs back over the previous one.
            ring.erase(ring.begin() +
                       static_cast<std::ptrdiff_t>((first + 1) % ring.size() == second ? second : first));
        } else {
            auto one = loopOf(ring, first, second, at), other = loopOf(ring, second, first, at);
            ring = std::abs(geometry::signedArea(one)) >= std::abs(geometry::signedArea(other)) ? std::move(one)
                                                                                                : std::move(other);
        }
        tidy(ring, step);
    }
    return {};
}

bool isPlainRing(std::span<const Point> ring)
{
    return std::holds_alternative<geometry::Shape>(geometry::polygon(ring));
}

}  // namespace muster::editor

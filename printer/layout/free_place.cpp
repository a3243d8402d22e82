#include "printer/layout/free_place.hpp"

#include <algorithm>
#include <vector>

namespace muster::printer {

namespace {

constexpr double stepDown = 1.0;
constexpr double stepAside = 4.0;

}  // namespace

std::optional<Point> freePlace(std::span<const Mark> marks, const Bounds& area, double width, double height, double gap)
{
    std::vector<Bounds> taken;
    for (const auto& mark : marks) {
        const auto bounds = boundsOf(mark);
        if (bounds.meets({area.left - gap, area.top - gap, area.right + gap, area.bottom + gap}))
            taken.push_back(bounds);
    }
    const auto isFree = [&](double x, double y) {
        const Bounds place{x - gap, y - gap, x + width + gap, y + height + gap};
        return std::none_of(taken.begin(), taken.end(), [&](const Bounds& one) { return place.meets(one); });
    };
    for (double y = area.bottom - height; y >= area.top; y -= stepDown) {
        for (double x = area.left; x + width <= area.right; x += stepAside) {
            if (!isFree(x, y)) continue;
            while (y - stepDown >= area.top && isFree(x, y - stepDown)) y -= stepDown;
            return Point{x, y};
        }
    }
    return std::nullopt;
}

}  // namespace muster::printer

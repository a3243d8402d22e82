#include "core/geometry/sight.hpp"

#include "core/geometry/stretches.hpp"

#include <vector>

namespace muster::geometry {

namespace {

/// A stretch of the line of sight, in lengths from the eye, on which an obstacle stands in the way.
struct Cover {
    double begin;
    double end;
    std::size_t obstacle;
};

/// The part of a stretch on which the line runs at least as high as the base and lower than the top.
std::optional<Stretch> atHeightOf(const Obstacle& obstacle, Stretch stretch, double from, double to)
{
    const double rise = to - from;
    if (rise == 0) return from >= obstacle.base && from < obstacle.top ? std::optional(stretch) : std::nullopt;
    const double atBase = (obstacle.base - from) / rise, atTop = (obstacle.top - from) / rise;
    stretch.begin = std::max(stretch.begin, std::min(atBase, atTop));
    stretch.end = std::min(stretch.end, std::max(atBase, atTop));
    return stretch.begin < stretch.end ? std::optional(stretch) : std::nullopt;
}

std::vector<Cover> coversBetween(const Eye& from, const Eye& to, std::span<const Obstacle> obstacles)
{
    std::vector<Cover> covers;
    Box way = Box::around(from.at);
    way.include(to.at);
    const double size = distance(from.at, to.at);
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        const Obstacle& obstacle = obstacles[i];
        if (!obstacle.place.isArea() || !meet(obstacle.place.bounds, way) || obstacle.depth == std::numeric_limits<double>::infinity()) continue;
        if (obstacle.depth <= 0 && (holds(obstacle.place, from.at) || holds(obstacle.place, to.at))) continue;
        for (const Stretch stretch : stretchesInside(obstacle.place, from.at, to.at))
            if (const auto part = atHeightOf(obstacle, stretch, from.height, to.height)) covers.push_back({part->begin * size, part->end * size, i});
    }
    std::sort(covers.begin(), covers.end(), [](const Cover& a, const Cover& b) { return a.begin < b.begin || (a.begin == b.begin && a.obstacle < b.obstacle); });
    return covers;
}

/// How far the view has gone through obstacles of one kind, and where it left the last of them.
struct Passage {
    std::uint32_t kind;
    double gone = 0;
    double until = 0;
};

}  // namespace

Sighting sight(const Eye& from, const Eye& to, std::span<const Obstacle> obstacles)
{
    const double whole = distance(from.at, to.at);
    Sighting seen{true, {}, whole};
    std::vector<Passage> passages;
    for (const Cover& cover : coversBetween(from, to, obstacles)) {
        if (cover.begin >= seen.distance) break;
        const Obstacle& obstacle = obstacles[cover.obstacle];
        double end = cover.begin;
        if (obstacle.depth > 0) {
            auto passage = std::find_if(passages.begin(), passages.end(), [&](const Passage& p) { return p.kind == obstacle.kind; });
            if (passage == passages.end()) passage = passages.insert(passages.end(), {obstacle.kind, 0, 0});
            // Where obstacles of a kind overlap the way through them counts once.
            const double begin = std::max(cover.begin, passage->until);
            const double way = std::max(0.0, cover.end - begin);
            if (passage->gone + way <= obstacle.depth + grain(obstacle.place.bounds) * 4) {
                passage->gone += way;
                passage->until = std::max(passage->until, cover.end);
                continue;
            }
            end = begin + std::max(0.0, obstacle.depth - passage->gone);
            passage->gone += way;
            passage->until = std::max(passage->until, cover.end);
        }
        if (end < seen.distance) seen = {false, cover.obstacle, end};
    }
    return seen;
}

}  // namespace muster::geometry

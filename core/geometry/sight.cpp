#include "core/geometry/sight.hpp"

#include "core/geometry/distance.hpp"
#include "core/geometry/stretches.hpp"

#include <vector>

namespace muster::geometry {

namespace {

/// A part of the line of sight, in distances from the eye, blocked by an obstacle.
struct Cover {
    double begin;
    double end;
    std::size_t obstacle;
};

/// The part of a stretch where the line is at least as high as the base and lower than the top.
std::optional<Stretch> atHeightOf(const Obstacle& obstacle, Stretch stretch, double from, double to)
{
    const double rise = to - from;
    if (rise == 0) return from >= obstacle.base && from < obstacle.top ? std::optional(stretch) : std::nullopt;
    const double atBase = (obstacle.base - from) / rise, atTop = (obstacle.top - from) / rise;
    const bool isWall = stretch.begin == stretch.end;
    stretch.begin = std::max(stretch.begin, std::min(atBase, atTop));
    stretch.end = std::min(stretch.end, std::max(atBase, atTop));
    return stretch.begin < stretch.end || (isWall && stretch.begin == stretch.end) ? std::optional(stretch)
                                                                                   : std::nullopt;
}

/// The points where the line enters or leaves an area, as stretches of zero length. Starting or ending inside does not
/// count.
std::vector<Stretch> wallsOn(std::span<const Stretch> inside)
{
    std::vector<Stretch> walls;
    for (const Stretch stretch : inside)
        for (const double at : {stretch.begin, stretch.end})
            if (at > 0 && at < 1) walls.push_back({at, at});
    return walls;
}

/// Collects the obstacles on a line of sight.
class Way {
public:
    Way(const Eye& from, const Eye& to, std::span<const Obstacle> obstacles, Effort* effort)
        : m_from(from), m_to(to), m_effort(effort), m_size(distance(from.at, to.at)), m_bounds(Box::around(from.at))
    {
        m_bounds.include(to.at);
        for (const Obstacle& obstacle : obstacles)
            if (obstacle.near && isNear(obstacle))
                for (const Stretch stretch : stretchesInside(obstacle.place, from.at, to.at, effort))
                    m_open.push_back(stretch);
        for (std::size_t i = 0; i < obstacles.size(); ++i) cover(obstacles[i], i);
        std::sort(m_covers.begin(), m_covers.end(), [](const Cover& a, const Cover& b) {
            return a.begin < b.begin || (a.begin == b.begin && a.obstacle < b.obstacle);
        });
    }

    const std::vector<Cover>& covers() const { return m_covers; }

private:
    bool isNear(const Obstacle& opening) const
    {
        const double min = std::min(distance(m_from.at, opening.place), distance(m_to.at, opening.place));
        return min <= *opening.near + grain(opening.place.bounds) * 4;
    }

    /// True if the middle of a stretch is in an opening: a door may be drawn thicker or thinner than its wall.
    bool isOpened(const Stretch& stretch) const
    {
        const double middle = (stretch.begin + stretch.end) / 2, fine = m_size > 0 ? grain(m_bounds) * 4 / m_size : 0;
        return std::any_of(m_open.begin(), m_open.end(), [&](const Stretch& open) {
            return open.begin <= middle + fine && middle <= open.end + fine;
        });
    }

    void cover(const Obstacle& obstacle, std::size_t number)
    {
        if (!obstacle.place.isArea() || !meet(obstacle.place.bounds, m_bounds)) return;
        if (obstacle.depth == std::numeric_limits<double>::infinity() || (obstacle.near && isNear(obstacle))) return;
        const bool closed = obstacle.depth <= 0;
        if (closed && !obstacle.walls && (holds(obstacle.place, m_from.at) || holds(obstacle.place, m_to.at))) return;
        auto stretches = stretchesInside(obstacle.place, m_from.at, m_to.at, m_effort);
        if (obstacle.walls) stretches = wallsOn(stretches);
        for (const Stretch stretch : stretches) {
            const auto part = atHeightOf(obstacle, stretch, m_from.height, m_to.height);
            if (part && !(closed && isOpened(*part)))
                m_covers.push_back({part->begin * m_size, part->end * m_size, number});
        }
    }

    const Eye& m_from;
    const Eye& m_to;
    Effort* m_effort;
    double m_size;
    Box m_bounds;
    std::vector<Stretch> m_open;
    std::vector<Cover> m_covers;
};

/// The distance through obstacles of one kind so far, and the end of the last of them.
struct Passage {
    std::uint32_t kind;
    double gone = 0;
    double until = 0;
};

}  // namespace

Sighting sight(const Eye& from, const Eye& to, std::span<const Obstacle> obstacles, Effort* effort)
{
    const double whole = distance(from.at, to.at);
    Sighting seen{true, {}, whole};
    std::vector<Passage> passages;
    const Way line(from, to, obstacles, effort);
    for (const Cover& cover : line.covers()) {
        if (cover.begin >= seen.distance) break;
        const Obstacle& obstacle = obstacles[cover.obstacle];
        double end = cover.begin;
        if (obstacle.depth > 0) {
            auto passage = std::find_if(passages.begin(), passages.end(),
                                        [&](const Passage& p) { return p.kind == obstacle.kind; });
            if (passage == passages.end()) passage = passages.insert(passages.end(), {obstacle.kind, 0, 0});
            // Overlapping obstacles of a kind count once.
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

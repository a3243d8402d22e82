#include "editor/board/tools/scatter.hpp"

#include "core/geometry/motion.hpp"
#include "core/geometry/rotation.hpp"
#include "editor/board/tools/curve.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace muster::editor {

using geometry::Point;
using sheet::MapRing;

namespace {

constexpr double tableOfUsualSizes = 24;  // the shorter side of the table that usual lengths are for
constexpr int throwsOfDab = 10;
constexpr double dabsOfRadius = 0.5;               // the way between two dabs, in radii
constexpr std::int64_t least = 75, largest = 125;  // per cent of the size

bool isInside(Point at, const MapRing& ring)
{
    bool inside = false;
    for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
        if ((ring[i].y > at.y) != (ring[before].y > at.y) &&
            at.x < (ring[before].x - ring[i].x) * (at.y - ring[i].y) / (ring[before].y - ring[i].y) + ring[i].x)
            inside = !inside;
    return inside;
}

double distanceTo(Point at, const MapRing& line, bool isClosed)
{
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = isClosed ? 0 : 1; i < line.size(); ++i)
        nearest = std::min(nearest, distanceToStretch(at, line[i == 0 ? line.size() - 1 : i - 1], line[i]));
    return nearest;
}

}  // namespace

ScatterBrush usualBrush(const BoardModel& board)
{
    const double unit = std::min(board.map.width, board.map.depth) / tableOfUsualSizes;
    return {2 * unit, 0.8 * unit, 0.3 * unit, 1};
}

Scatter::Scatter(const BoardModel& board, const TerrainKind& kind, const ScatterBrush& brush)
    : m_frame(board.frame), m_kind(kind), m_brush(brush), m_dice(brush.seed)
{
    for (const auto& item : board.items) {
        if (item.kind != BoardItemKind::terrain || !item.drawn) continue;
        const auto known = std::find_if(board.kinds.begin(), board.kinds.end(),
                                        [&](const auto& each) { return each.id == item.type; });
        if (item.path.size() > 1)
            m_lines.emplace_back(item.path, item.width);
        else if (known == board.kinds.end() || !known->carries)
            m_areas.push_back(item.outline);
    }
}

void Scatter::moveTo(Point at)
{
    if (!m_at) {
        m_at = at;
        dab(at);
        m_toNext = m_brush.radius * dabsOfRadius;
        return;
    }
    double left = geometry::distance(*m_at, at);
    while (left >= m_toNext && m_toNext > 0 && m_discs.size() < maxPieces) {
        m_at = *m_at + (at - *m_at) * (m_toNext / left);
        left -= m_toNext;
        m_toNext = m_brush.radius * dabsOfRadius;
        dab(*m_at);
    }
    m_toNext -= left;
    m_at = at;
}

/// Throws pieces within the radius; those that fall where there is no room are left out.
void Scatter::dab(Point at)
{
    constexpr std::int64_t grains = 1000;
    const double usual = std::max(m_kind.width, m_kind.depth);
    if (!(usual > 0) || m_kind.square) return;
    const double diagonal = std::hypot(m_kind.width, m_kind.depth) / usual;
    for (int i = 0; i < throwsOfDab && m_discs.size() < maxPieces; ++i) {
        // The root spreads them evenly over the disc.
        const double away = std::sqrt(static_cast<double>(m_dice.between(0, grains)) / grains) * m_brush.radius;
        const double degrees = static_cast<double>(m_dice.between(0, 359));
        const double size = m_brush.size * static_cast<double>(m_dice.between(least, largest)) / 100;
        const Disc disc{at + geometry::direction(degrees) * away, size * diagonal / 2};
        if (isFree(disc)) lay(disc, size);
    }
}

bool Scatter::isFree(const Disc& disc) const
{
    const auto& [at, radius] = disc;
    if (!m_frame.box().contains(geometry::Box::around(at).grownBy(radius))) return false;
    return std::none_of(m_discs.begin(), m_discs.end(),
                        [&](const Disc& other) {
                            return geometry::distance(other.at, at) < other.radius + radius + m_brush.spacing;
                        }) &&
           std::none_of(m_areas.begin(), m_areas.end(),
                        [&](const sheet::MapRings& rings) {
                            return std::any_of(rings.begin(), rings.end(), [&](const MapRing& ring) {
                                return !ring.empty() && (isInside(at, ring) || distanceTo(at, ring, true) < radius);
                            });
                        }) &&
           std::none_of(m_lines.begin(), m_lines.end(),
                        [&](const auto& line) { return distanceTo(at, line.first, false) < radius + line.second / 2; });
}

void Scatter::lay(const Disc& disc, double size)
{
    auto shape = rules::scaled(m_kind.shape, size / std::max(m_kind.width, m_kind.depth));
    auto motion = geometry::Motion::turning(10.0 * static_cast<double>(m_dice.between(0, 35)), {});
    motion.by = disc.at;
    shape = rules::transformed(shape, motion, m_frame);
    const auto covered = rules::shapeOf(shape, m_frame);
    if (!covered || covered->ringCount() == 0) return;
    const auto ring = covered->ring(0);
    m_discs.push_back(disc);
    m_outlines.emplace_back(ring.begin(), ring.end());
    m_shapes.push_back(std::move(shape));
}

}  // namespace muster::editor

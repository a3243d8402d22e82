#include "core/geometry/outline.hpp"

#include "core/geometry/ring.hpp"
#include "core/geometry/strips.hpp"

#include <algorithm>
#include <vector>

namespace muster::geometry {

namespace {

/// A segment of the vertical line between two strips.
struct Span {
    double lower, upper;
};

/// A segment of the outline, with the area on its left.
struct Side {
    Point from, to;
    bool walked = false;
};

/// Collects the outline of the covered ground strip by strip. Ends match exactly: the height of an edge at a cut is the
/// same number in the strips and in the vertical segments at that cut.
class Tracing {
public:
    explicit Tracing(double fine) : m_fine(fine) {}

    void add(StripPiece piece)
    {
        if (!m_strip.empty() && piece.left != m_strip.back().left) closeStrip();
        if (!m_strip.empty() && piece.lowerLeft - m_strip.back().upperLeft <= m_fine &&
            piece.lowerRight - m_strip.back().upperRight <= m_fine) {
            m_strip.back().upperLeft = std::max(piece.upperLeft, m_strip.back().upperLeft);
            m_strip.back().upperRight = std::max(piece.upperRight, m_strip.back().upperRight);
            return;
        }
        // Rounding may swap edges where they converge.
        if (!m_strip.empty()) {
            piece.lowerLeft = std::max(piece.lowerLeft, m_strip.back().upperLeft);
            piece.lowerRight = std::max(piece.lowerRight, m_strip.back().upperRight);
        }
        piece.upperLeft = std::max(piece.upperLeft, piece.lowerLeft);
        piece.upperRight = std::max(piece.upperRight, piece.lowerRight);
        m_strip.push_back(piece);
    }

    std::vector<Side> finish()
    {
        closeStrip();
        if (!m_ends.empty()) addUpright(m_right, {});
        return std::move(m_sides);
    }

private:
    void closeStrip()
    {
        if (m_strip.empty()) return;
        std::vector<Span> begins;
        for (const StripPiece& p : m_strip) {
            m_sides.push_back({{p.left, p.lowerLeft}, {p.right, p.lowerRight}});
            m_sides.push_back({{p.right, p.upperRight}, {p.left, p.upperLeft}});
            begins.push_back({p.lowerLeft, p.upperLeft});
        }
        const double left = m_strip.front().left;
        if (!m_ends.empty() && m_right != left) {
            addUpright(m_right, {});
            m_ends.clear();
        }
        addUpright(left, begins);
        m_ends.clear();
        for (const StripPiece& p : m_strip) m_ends.push_back({p.lowerRight, p.upperRight});
        m_right = m_strip.front().right;
        m_strip.clear();
    }

    /// A span that ends at a cut without continuing is outline upwards, one that begins there outline downwards.
    void addUpright(double x, const std::vector<Span>& begins)
    {
        struct Change {
            double y;
            int ended, begun;
        };
        std::vector<Change> changes;
        for (const Span& s : m_ends) changes.insert(changes.end(), {{s.lower, 1, 0}, {s.upper, -1, 0}});
        for (const Span& s : begins) changes.insert(changes.end(), {{s.lower, 0, 1}, {s.upper, 0, -1}});
        std::sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) { return a.y < b.y; });
        int ended = 0, begun = 0;
        for (std::size_t i = 0; i < changes.size(); ++i) {
            if (i > 0 && changes[i].y > changes[i - 1].y && (ended > 0) != (begun > 0)) {
                const Point lower{x, changes[i - 1].y}, upper{x, changes[i].y};
                m_sides.push_back(ended > 0 ? Side{lower, upper} : Side{upper, lower});
            }
            ended += changes[i].ended;
            begun += changes[i].begun;
        }
    }

    double m_fine;
    std::vector<StripPiece> m_strip;
    std::vector<Span> m_ends;
    double m_right = 0;
    std::vector<Side> m_sides;
};

bool isBefore(Point a, Point b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

/// How sharply the path turns to the right: 0 for straight back, increasing to the left.
double leftness(Point in, Point out)
{
    const double angle = std::atan2(cross(in, out), dot(in, out));
    return angle <= -3.14159265358979 ? 4 : angle;  // straight back is the last resort
}

/// The unused side that continues from the end of another; where outlines touch, the rightmost, which follows the same
/// gap.
Side* nextOf(std::vector<Side>& sides, const Side& side)
{
    Side* best = nullptr;
    auto next = std::lower_bound(sides.begin(), sides.end(), side.to,
                                 [](const Side& s, Point p) { return isBefore(s.from, p); });
    for (; next != sides.end() && next->from == side.to; ++next)
        if (!next->walked && (best == nullptr || leftness(side.to - side.from, next->to - next->from) <
                                                     leftness(side.to - side.from, best->to - best->from)))
            best = &*next;
    return best;
}

std::vector<std::vector<Point>> ringsOf(std::vector<Side> sides)
{
    std::erase_if(sides, [](const Side& s) { return s.from == s.to; });
    std::sort(sides.begin(), sides.end(), [](const Side& a, const Side& b) { return isBefore(a.from, b.from); });
    std::vector<std::vector<Point>> rings;
    for (Side& first : sides) {
        if (first.walked) continue;
        std::vector<Point> ring;
        for (Side* side = &first; side != nullptr; side = nextOf(sides, *side)) {
            side->walked = true;
            ring.push_back(side->from);
        }
        rings.push_back(std::move(ring));
    }
    return rings;
}

/// One outer ring and its holes; rings whose area is within rounding are left out.
std::optional<Shape> shapeOf(const std::vector<std::vector<Point>>& rings, double min)
{
    std::vector<Point> points;
    std::vector<std::uint32_t> ends;
    const auto add = [&](std::vector<Point> ring) {
        ring.resize(tidyRing(ring, !ends.empty()));
        if (ring.empty()) return;
        points.insert(points.end(), ring.begin(), ring.end());
        ends.push_back(static_cast<std::uint32_t>(points.size()));
    };
    const std::vector<Point>* outer = nullptr;
    for (const auto& ring : rings) {
        if (signedArea(ring) <= min) continue;
        if (outer != nullptr) return std::nullopt;
        outer = &ring;
    }
    if (outer == nullptr) return std::nullopt;
    add(*outer);
    if (ends.empty()) return std::nullopt;
    for (const auto& ring : rings)
        if (signedArea(ring) < -min) add(ring);
    return Shape(Place::Kind::area, std::move(points), std::move(ends));
}

}  // namespace

std::optional<Shape> unionOf(std::span<const Place> areas, Effort* effort)
{
    if (areas.empty()) return std::nullopt;
    std::vector<Layer> layers;
    Box all = areas[0].bounds;
    for (const Place& place : areas) {
        layers.push_back({place, 0});
        all.include({place.bounds.left, place.bounds.lower});
        all.include({place.bounds.right, place.bounds.upper});
    }
    const double fine = grain(all);
    Tracing tracing(fine);
    const auto trace = [&](const StripPiece& piece) {
        if (piece.covered[0] > 0) tracing.add(piece);
    };
    if (!visitExactStrips(layers, all, trace, effort)) return std::nullopt;
    return shapeOf(ringsOf(tracing.finish()), fine * 4 * (all.width() + all.depth()));
}

}  // namespace muster::geometry

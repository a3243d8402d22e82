#include "core/rules/battlefield/side_ground.hpp"

#include "core/geometry/contact.hpp"
#include "core/geometry/makers.hpp"
#include "core/geometry/overlay.hpp"

#include <algorithm>
#include <limits>

namespace muster::rules {

using geometry::Box;
using geometry::Place;
using geometry::Point;
using geometry::Shape;

namespace {

/// The two corners of the board at the ends of an edge.
std::array<Point, 2> endsOf(Edge edge, const BoardFrame& board)
{
    const double width = board.width(), depth = board.depth();
    switch (edge) {
    case Edge::north:
        return {Point{0, depth}, Point{width, depth}};
    case Edge::south:
        return {Point{0, 0}, Point{width, 0}};
    case Edge::east:
        return {Point{width, 0}, Point{width, depth}};
    case Edge::west:
        break;
    }
    return {Point{0, 0}, Point{0, depth}};
}

Point nearestOn(Point point, Point from, Point to)
{
    const Point along = to - from;
    const double whole = dot(along, along);
    return whole > 0 ? from + along * std::clamp(dot(point - from, along) / whole, 0.0, 1.0) : from;
}

/// Looks at the part of the board within a box, and into its quarters where the parts of two sides meet.
class NearestArea {
public:
    NearestArea(std::size_t own, const std::vector<SideGround>& sides, const BoardFrame& board, Evaluation& evaluation)
        : m_own(sides[own]), m_evaluation(evaluation), m_least(std::max(board.width(), board.depth()) / 200)
    {
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (i != own && !m_own.isSameAs(sides[i])) m_others.push_back(&sides[i]);
        // Between edges a part ends in straight lines, which need no search.
        m_straight = m_own.isEdge() &&
                     std::all_of(m_others.begin(), m_others.end(), [](const auto* side) { return side->isEdge(); });
        m_work = 8 * m_own.work();
        for (const auto* other : m_others)
            m_work += 8 * other->work();
    }

    double within(const Box& box, std::span<const Place> pieces)
    {
        std::vector<Place> here;
        for (const Place& piece : pieces)
            if (overlapDepth(piece.bounds, box) > 0) here.push_back(piece);
        if (here.empty() || !m_evaluation.spend(m_work + pieces.size())) return 0;
        const auto made = geometry::rectangle(box.centre(), box.width(), box.depth());
        const auto* ground = std::get_if<Shape>(&made);
        if (!ground) return 0;
        if (m_straight || std::max(box.width(), box.depth()) <= m_least) return cut(*ground, box.centre(), here);

        // Nothing is farther from the middle of the box than its corners, and each step changes either distance by at
        // most itself.
        const double reach = distance(box.centre(), {box.left, box.lower});
        const double own = m_own.away(box.centre()).distance;
        double nearest = std::numeric_limits<double>::infinity();
        for (const auto* other : m_others)
            nearest = std::min(nearest, other->away(box.centre()).distance);
        if (own - nearest > 2 * reach) return 0;
        if (nearest - own >= 2 * reach || m_own.holds(box)) return covered(*ground, here);
        const Point middle = box.centre();
        return within({box.left, middle.x, box.lower, middle.y}, here) +
               within({middle.x, box.right, box.lower, middle.y}, here) +
               within({box.left, middle.x, middle.y, box.upper}, here) +
               within({middle.x, box.right, middle.y, box.upper}, here);
    }

private:
    double covered(const Shape& ground, const std::vector<Place>& pieces)
    {
        return geometry::coveredArea(pieces, ground, PaidEffort(m_evaluation));
    }

    /// Cuts the ground along the straight line on which both sides are as far, as things change about its middle.
    double cut(Shape ground, Point about, const std::vector<Place>& pieces)
    {
        const auto own = m_own.away(about);
        for (const auto* side : m_others) {
            const auto other = side->away(about);
            const double farther = own.distance - other.distance;
            const Point grows = own.outward - other.outward;
            const double steep = dot(grows, grows);
            if (steep < 1e-12) {
                if (farther > 0) return 0;
                continue;
            }
            const Point even = about - grows * (farther / steep);
            auto part = geometry::nearerPart(ground, even - grows, even + grows);
            if (!part) return 0;
            ground = std::move(*part);
        }
        return covered(ground, pieces);
    }

    const SideGround& m_own;
    Evaluation& m_evaluation;
    std::vector<const SideGround*> m_others;
    double m_least;
    bool m_straight = false;
    std::uint64_t m_work = 1;
};

}  // namespace

std::optional<SideGround> SideGround::of(const Side& side, const Battlefield& field)
{
    SideGround ground;
    if (side.edge) {
        ground.m_edge = side.edge;
        ground.m_ends = endsOf(*side.edge, field.board());
        ground.m_middle = (ground.m_ends[0] + ground.m_ends[1]) * 0.5;
        return ground;
    }
    for (const auto number : side.zones)
        if (const Feature& zone = field.zones()[number]; zone.form.shape) {
            ground.m_zones.push_back(&zone);
            ground.m_work += zone.form.shape->place().points.size();
        }
    if (ground.m_zones.empty()) return std::nullopt;
    ground.m_middle = *ground.m_zones.front()->at;
    return ground;
}

double SideGround::distanceTo(const Place& place, geometry::Effort* effort) const
{
    if (m_edge) {
        Place edge;
        edge.kind = Place::Kind::path;
        edge.points = m_ends;
        edge.bounds = Box::around(m_ends[0]);
        edge.bounds.include(m_ends[1]);
        return geometry::distance(edge, place, effort);
    }
    double least = std::numeric_limits<double>::infinity();
    for (const Feature* zone : m_zones)
        least = std::min(least, geometry::distance(*zone->place(), place, effort));
    return least;
}

SideGround::Away SideGround::away(Point point) const
{
    Point nearest = m_ends[0];
    if (m_edge) {
        nearest = nearestOn(point, m_ends[0], m_ends[1]);
    } else {
        double least = std::numeric_limits<double>::infinity();
        for (const Feature* zone : m_zones) {
            const Place place = *zone->place();
            if (geometry::holds(place, point)) return {};
            geometry::forEdges(place, [&](Point from, Point to) {
                const Point on = nearestOn(point, from, to);
                if (const double far = geometry::distance(point, on); far < least) least = far, nearest = on;
                return true;
            });
        }
    }
    const double far = geometry::distance(point, nearest);
    return {far, far > 0 ? (point - nearest) * (1 / far) : Point{}};
}

bool SideGround::holds(const Box& box) const
{
    const std::array corners{Point{box.left, box.lower}, Point{box.right, box.lower}, Point{box.right, box.upper},
                             Point{box.left, box.upper}};
    return std::any_of(m_zones.begin(), m_zones.end(), [&](const Feature* zone) {
        const Place place = *zone->place();
        return place.convex && std::all_of(corners.begin(), corners.end(),
                                           [&](Point corner) { return geometry::holds(place, corner); });
    });
}

bool SideGround::isSameAs(const SideGround& other) const
{
    return m_edge == other.m_edge && m_zones == other.m_zones;
}

double areaNearest(std::span<const Place> pieces, std::size_t own, const std::vector<SideGround>& sides,
                   const BoardFrame& board, Evaluation& evaluation)
{
    return NearestArea(own, sides, board, evaluation).within(board.box(), pieces);
}

}  // namespace muster::rules

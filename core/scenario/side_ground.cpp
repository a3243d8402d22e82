#include "core/scenario/side_ground.hpp"

#include "core/geometry/distance.hpp"
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
    case Edge::north: return {Point{0, depth}, Point{width, depth}};
    case Edge::south: return {Point{0, 0}, Point{width, 0}};
    case Edge::east: return {Point{width, 0}, Point{width, depth}};
    case Edge::west: break;
    }
    return {Point{0, 0}, Point{0, depth}};
}

Point nearestOn(Point point, Point from, Point to)
{
    const Point along = to - from;
    const double whole = dot(along, along);
    return whole > 0 ? from + along * std::clamp(dot(point - from, along) / whole, 0.0, 1.0) : from;
}

/// Divides the terrain of a board among its sides.
class Division {
public:
    struct Piece {
        std::size_t kind;
        Place place;
    };
    using Sides = std::vector<const SideGround*>;

    Division(const std::vector<SideGround>& sides, std::size_t kinds, const BoardFrame& board, Evaluation& evaluation)
        : m_evaluation(evaluation), m_first(sides.data()), m_min(std::max(board.width(), board.depth()) / 200),
          m_straight(std::all_of(sides.begin(), sides.end(), [](const auto& side) { return side.isEdge(); })),
          m_areas(kinds, std::vector<double>(sides.size()))
    {}

    std::vector<std::vector<double>> areas() && { return std::move(m_areas); }

    /// Assigns a box to the nearest of the given sides, subdividing it where their parts meet.
    void divide(const Box& box, const std::vector<Piece>& pieces, const Sides& sides)
    {
        std::vector<Piece> here;
        for (const Piece& piece : pieces)
            if (overlapDepth(piece.place.bounds, box) > 0) here.push_back(piece);
        std::uint64_t work = pieces.size();
        for (const auto* side : sides) work += 8 * side->work();
        if (here.empty() || !m_evaluation.spend(work)) return;
        const auto made = geometry::rectangle(box.centre(), box.width(), box.depth());
        const auto* ground = std::get_if<Shape>(&made);
        if (!ground) return;
        const Point middle = box.centre();
        std::vector<SideGround::PointDistance> distances;
        for (const auto* side : sides) distances.push_back(side->distanceAt(middle));
        // Between edges the borders of a part are straight lines, which need no search.
        if (m_straight || std::max(box.width(), box.depth()) <= m_min)
            return cut(*ground, middle, here, sides, distances);
        const Sides left = nearestIn(box, sides, distances);
        const bool isTheirs =
            std::all_of(left.begin(), left.end(), [&](const auto* side) { return side->isSameAs(*left.front()); }) ||
            std::all_of(left.begin(), left.end(), [&](const auto* side) { return side->holds(box); });
        if (isTheirs) return give(*ground, here, left);
        divide({box.left, middle.x, box.lower, middle.y}, here, left);
        divide({middle.x, box.right, box.lower, middle.y}, here, left);
        divide({box.left, middle.x, middle.y, box.upper}, here, left);
        divide({middle.x, box.right, middle.y, box.upper}, here, left);
    }

private:
    /// The sides that may be nearest, or as near as the nearest, anywhere in a box.
    static Sides nearestIn(const Box& box, const Sides& sides, const std::vector<SideGround::PointDistance>& distances)
    {
        // No point of the box is farther from its centre than a corner, and distances change by at most the distance
        // moved.
        const double reach = distance(box.centre(), {box.left, box.lower});
        const auto nearest = std::min_element(distances.begin(), distances.end(),
                                              [](const auto& a, const auto& b) { return a.distance < b.distance; });
        const bool isHeld = std::any_of(sides.begin(), sides.end(), [&](const auto* side) { return side->holds(box); });
        const double max = isHeld ? reach : nearest->distance + 2 * reach;
        Sides left;
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (distances[i].distance <= max) left.push_back(sides[i]);
        return left;
    }

    void give(const Shape& ground, const std::vector<Piece>& pieces, const Sides& sides)
    {
        std::vector<std::vector<Place>> kinds(m_areas.size());
        for (const Piece& piece : pieces) kinds[piece.kind].push_back(piece.place);
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            if (kinds[kind].empty()) continue;
            const double area = geometry::coveredArea(kinds[kind], ground, PaidEffort(m_evaluation));
            for (const auto* side : sides) m_areas[kind][static_cast<std::size_t>(side - m_first)] += area;
        }
    }

    /// Cuts the ground along the straight lines of equal distance to two sides, computed around its centre.
    void cut(const Shape& ground, Point about, const std::vector<Piece>& pieces, const Sides& sides,
             const std::vector<SideGround::PointDistance>& distances)
    {
        for (std::size_t own = 0; own < sides.size(); ++own) {
            std::optional<Shape> part = ground;
            for (std::size_t other = 0; other < sides.size() && part; ++other) {
                if (other == own || sides[own]->isSameAs(*sides[other])) continue;
                const double farther = distances[own].distance - distances[other].distance;
                const Point grows = distances[own].outward - distances[other].outward;
                const double steep = dot(grows, grows);
                if (steep < 1e-12) {
                    if (farther > 0) part.reset();
                    continue;
                }
                const Point even = about - grows * (farther / steep);
                part = geometry::nearerPart(*part, even - grows, even + grows);
            }
            if (part) give(*part, pieces, {sides[own]});
        }
    }

    Evaluation& m_evaluation;
    const SideGround* m_first;
    double m_min;
    bool m_straight;
    std::vector<std::vector<double>> m_areas;
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
    double min = std::numeric_limits<double>::infinity();
    for (const Feature* zone : m_zones) min = std::min(min, geometry::distance(*zone->place(), place, effort));
    return min;
}

SideGround::PointDistance SideGround::distanceAt(Point point) const
{
    Point nearest = m_ends[0];
    if (m_edge) {
        nearest = nearestOn(point, m_ends[0], m_ends[1]);
    } else {
        double min = std::numeric_limits<double>::infinity();
        for (const Feature* zone : m_zones) {
            const Place place = *zone->place();
            if (geometry::holds(place, point)) return {};
            geometry::forEdges(place, [&](Point from, Point to) {
                const Point on = nearestOn(point, from, to);
                if (const double far = geometry::distance(point, on); far < min) min = far, nearest = on;
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

bool SideGround::isSameAs(const SideGround& other) const { return m_edge == other.m_edge && m_zones == other.m_zones; }

std::vector<std::vector<double>> nearestAreas(std::span<const std::vector<Place>> kinds,
                                              const std::vector<SideGround>& sides, const BoardFrame& board,
                                              Evaluation& evaluation)
{
    std::vector<Division::Piece> pieces;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        for (const Place& place : kinds[kind]) pieces.push_back({kind, place});
    Division::Sides all;
    for (const auto& side : sides) all.push_back(&side);
    Division division(sides, kinds.size(), board, evaluation);
    division.divide(board.box(), pieces, all);
    return std::move(division).areas();
}

}  // namespace muster::rules

#pragma once

#include "core/scenario/battlefield.hpp"

#include <vector>

namespace muster::rules {

/// The part of the board from which distances to a side are measured: its edge or, if it has none, its zones.
class SideGround {
public:
    /// Nothing if the side has neither. The battlefield must outlive the result.
    static std::optional<SideGround> of(const Side& side, const Battlefield& field);

    /// The middle of its edge or of its first zone.
    geometry::Point middle() const { return m_middle; }
    double distanceTo(const geometry::Place& place, geometry::Effort* effort = nullptr) const;
    /// The distance of a point, and the direction of its steepest increase: none within a zone.
    struct PointDistance {
        double distance = 0;
        geometry::Point outward;
    };
    PointDistance distanceAt(geometry::Point point) const;
    /// True if it contains the whole box.
    bool holds(const geometry::Box& box) const;
    bool isEdge() const { return m_edge.has_value(); }
    bool isSameAs(const SideGround& other) const;
    /// The work of one distance measurement.
    std::uint64_t work() const { return m_work; }

private:
    std::optional<Edge> m_edge;
    std::array<geometry::Point, 2> m_ends;  ///< of its edge
    std::vector<const Feature*> m_zones;
    geometry::Point m_middle;
    std::uint64_t m_work = 1;
};

/// The area of each kind of terrain in each side's part of the board (all points at least as near to it as to any other
/// side); by kind, then by side. Overlapping pieces of a kind count once. Exact for edges; between zones accurate to
/// about a thousandth of the board.
std::vector<std::vector<double>> nearestAreas(std::span<const std::vector<geometry::Place>> kinds,
                                              const std::vector<SideGround>& sides, const BoardFrame& board,
                                              Evaluation& evaluation);

}  // namespace muster::rules

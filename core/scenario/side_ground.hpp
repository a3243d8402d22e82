#pragma once

#include "core/scenario/battlefield.hpp"

#include <vector>

namespace muster::rules {

/// What the board is measured from for a side: its edge, or where it has none its zones.
class SideGround {
public:
    /// Nothing when the side has neither. The battlefield must outlive it.
    static std::optional<SideGround> of(const Side& side, const Battlefield& field);

    /// Its middle: of its edge, or of its first zone.
    geometry::Point middle() const { return m_middle; }
    double distanceTo(const geometry::Place& place, geometry::Effort* effort = nullptr) const;
    /// How far a point is, and the step by which that grows fastest: none within a zone.
    struct PointDistance {
        double distance = 0;
        geometry::Point outward;
    };
    PointDistance distanceAt(geometry::Point point) const;
    /// Whether all of a box lies in it.
    bool holds(const geometry::Box& box) const;
    bool isEdge() const { return m_edge.has_value(); }
    bool isSameAs(const SideGround& other) const;
    /// The work of measuring from it once.
    std::uint64_t work() const { return m_work; }

private:
    std::optional<Edge> m_edge;
    std::array<geometry::Point, 2> m_ends;  ///< of its edge
    std::vector<const Feature*> m_zones;
    geometry::Point m_middle;
    std::uint64_t m_work = 1;
};

/// The area that each kind of terrain covers in each side's part of the board, which is all that is no farther from it
/// than from any other side; by kind, then by side. Pieces of a kind that overlap count once. Along edges it is exact;
/// between zones to about a thousandth of the board.
std::vector<std::vector<double>> nearestAreas(std::span<const std::vector<geometry::Place>> kinds,
                                              const std::vector<SideGround>& sides, const BoardFrame& board,
                                              Evaluation& evaluation);

}  // namespace muster::rules

#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/shape.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace muster::geometry {

/// The ground of a region on which one may go: what is blocked is taken away, what is opened (bridges, fords) is given
/// back. Falls into parts: two pieces of ground belong together when they share an edge, not when they touch at a
/// point.
class Ground {
public:
    /// The places are read now and need not outlive the call.
    Ground(const Place& region, std::span<const Place> blocked, std::span<const Place> openings = {},
           Effort* effort = nullptr);

    struct Part {
        double area = 0;
        Point within;  ///< somewhere in it
        Box bounds;
    };
    /// The parts, the largest first.
    const std::vector<Part>& parts() const { return m_parts; }

    /// Whether one can go from some part of `from` to some part of `to`. A place that stands on blocked ground only
    /// reaches nothing.
    bool reaches(const Place& from, const Place& to, Effort* effort = nullptr) const;
    /// Which parts a place stands on, at least with a part of itself: numbers of parts(), ascending.
    std::vector<std::uint32_t> partsUnder(const Place& place, Effort* effort = nullptr) const;

private:
    struct Piece {
        Point corners[4];  // counter-clockwise
        Box bounds;
        std::uint32_t part;
    };
    std::vector<Piece> m_pieces;  // by their left side
    std::vector<Part> m_parts;
    double m_widest = 0;
};

/// Into how many parts a region falls when the cuts are taken away; parts smaller than `least` are not counted.
std::size_t partCount(const Place& region, std::span<const Place> cuts, double min, Effort* effort = nullptr);

}  // namespace muster::geometry

#pragma once

#include "core/geometry/effort.hpp"
#include "core/geometry/shape.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace muster::geometry {

/// The accessible ground of a region: blocked areas are subtracted, opened ones (bridges, fords) added back. Consists
/// of parts: two pieces belong together if they share an edge, but not if they touch only at a point.
class Ground {
public:
    /// The places are read immediately and need not outlive the call.
    Ground(const Place& region, std::span<const Place> blocked, std::span<const Place> openings = {},
           Effort* effort = nullptr);

    struct Part {
        double area = 0;
        Point within;  ///< a point inside it
        Box bounds;
    };
    /// The parts, the largest first.
    const std::vector<Part>& parts() const { return m_parts; }

    /// True if any part of `from` is connected to any part of `to`. A place entirely on blocked ground reaches nothing.
    bool reaches(const Place& from, const Place& to, Effort* effort = nullptr) const;
    /// The parts that a place overlaps: indices of parts(), ascending.
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

/// The number of parts of a region after subtracting the cuts; parts smaller than `min` are not counted.
std::size_t partCount(const Place& region, std::span<const Place> cuts, double min, Effort* effort = nullptr);

}  // namespace muster::geometry

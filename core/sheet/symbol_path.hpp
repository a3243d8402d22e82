#pragma once

#include "core/geometry/point.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::sheet {

/// The outlines of a path as SVG writes it, with the commands M, L, H, V, C, Q and Z and their lower-case forms. Curves
/// become straight lines.
struct SymbolPath {
    /// A polyline, or a polygon if it is closed.
    struct Outline {
        std::vector<geometry::Point> points;
        bool closed = false;
    };
    std::vector<Outline> outlines;

    /// What is wrong with the text of the path.
    struct Problem {
        std::size_t at = 0;  ///< byte of the text
        std::string message;
    };
    std::optional<Problem> problem = {};  ///< the first one; outlines are then useless
};

/// At most that many points; a longer path has a problem.
SymbolPath symbolPath(std::string_view text, std::size_t maxPoints);

}  // namespace muster::sheet

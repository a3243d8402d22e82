#pragma once

#include <cstdint>

namespace muster::printer {

/// Whether a line is interrupted.
enum class Dash : std::uint8_t { solid, dashed, dotted };

/// The lengths of a line's dashes and of the gaps between them, in multiples of its thickness.
struct DashPattern {
    double on, off;
};

/// The pattern of an interrupted line; not for a solid one.
constexpr DashPattern patternOf(Dash dash) { return dash == Dash::dashed ? DashPattern{6, 4} : DashPattern{1.5, 2.5}; }

}  // namespace muster::printer

#pragma once

#include "printer/map/map_marks.hpp"

namespace muster::printer::map {

inline constexpr std::size_t maxLabels = 600;            // of one map; further names are listed beside it
inline constexpr std::size_t maxLabelWork = 60'000'000;  // areas and corners looked at for the labels of one map

inline constexpr double accepted = 40;  // a place with a higher penalty is worse than a number
inline constexpr double onAvoided = 5;
inline constexpr double anotherLine = 2;
inline constexpr double touching = 2.0;  // mm: farther away, a line leads to the named item

inline double lineHeight(const Style& style) { return style.points * type::millimetresPerPoint * 1.18; }

}  // namespace muster::printer::map

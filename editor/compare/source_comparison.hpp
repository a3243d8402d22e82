#pragma once

#include "editor/compare/comparison.hpp"

#include <string_view>
#include <vector>

namespace muster::editor {

/// Compares two texts line by line, with the fewest differences where that takes little time. Changed lines stand
/// beside those in their place; long parts that are the same are left out, with a heading that says so. `what` of a
/// line is its number on both sides.
std::vector<ComparedRow> comparedSources(std::string_view left, std::string_view right);

}  // namespace muster::editor

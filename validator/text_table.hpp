#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace muster::validator {

using TextRow = std::vector<std::string>;

/// Lines of aligned columns, indented by two spaces. The first `left` columns are aligned to the left, the others to
/// the right. Every row has as many cells as the first; cells are on one line and contain no control characters.
std::string textTable(const std::vector<TextRow>& rows, std::size_t left = 1);

}  // namespace muster::validator

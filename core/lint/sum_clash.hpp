#pragma once

#include "core/lint/sum_search.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace muster::rules {

/// Indices of goals that no choice from the pools meets together, without one that is not needed for that as far as the
/// search can tell; nothing if some choice may meet all goals. Empty if not even the pools allow a choice.
std::optional<std::vector<std::size_t>> clashOf(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals);

}  // namespace muster::rules

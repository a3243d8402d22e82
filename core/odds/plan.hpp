#pragma once

#include "core/odds/procedure.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace muster::rules {

/// What results need of a step. Steps and values that they do not need are left out.
struct StepPlan {
    const OddsStep* step = nullptr;
    std::vector<const OddsStep::Part*> parts = {};  ///< unless it repeats
    std::vector<StepPlan> steps = {};               ///< if it repeats
    /// The names on which its dice depend, besides their number; if it repeats, all that its steps read from before.
    std::vector<std::size_t> reads = {};
    std::vector<std::size_t> writes = {};  ///< if it repeats: the names to which its steps give values
    std::vector<bool> isNeededLater = {};  ///< by name
};

/// The plan of a procedure's steps for some of its results. It refers to the procedure.
std::vector<StepPlan> planOf(const Procedure& procedure, const std::vector<const OddsResult*>& results);

}  // namespace muster::rules

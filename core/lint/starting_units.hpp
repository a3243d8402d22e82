#pragma once

#include "core/lint/trial_army.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// A unit of an entry with the options that it starts with.
struct StartingUnit {
    TrialUnit unit;  ///< of a size that is legal in any army if one was found, else as large as the entry's minimum
    std::optional<diagnostics::Diagnostic> finding;  ///< why no such unit is legal; absent if one is
};

/// For each entry of units the starting unit as large as the entry's minimum, or if a rule at level error forbids that,
/// the smallest of up to 12 bases that none forbids; `findings` knows which rules are off.
std::vector<StartingUnit> startingUnits(const Catalogue& catalogue, const Findings& findings);

}  // namespace muster::rules

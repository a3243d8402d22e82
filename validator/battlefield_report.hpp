#pragma once

#include "core/scenario/battlefield.hpp"

#include <string>

namespace muster::validator {

/// The fairness of a battlefield as a table with a column per side: board and zones, terrain by kind, distances to
/// objectives, symmetry.
std::string battlefieldReport(const rules::Battlefield& field, rules::Evaluation& evaluation);

}  // namespace muster::validator

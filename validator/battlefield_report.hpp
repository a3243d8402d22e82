#pragma once

#include "core/scenario/battlefield.hpp"

#include <string>

namespace muster::validator {

/// How even a battlefield is, as a table with a column a side: board and zones, ground by kind, ways to the objectives,
/// symmetry.
std::string battlefieldReport(const rules::Battlefield& field, rules::Evaluation& evaluation);

}  // namespace muster::validator

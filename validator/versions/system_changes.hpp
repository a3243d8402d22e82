#pragma once

#include "validator/versions/change.hpp"

#include <vector>

namespace muster::validator {

/// The differences between two versions of a system, in the order of the later one. Both must have the form of a
/// system; one that extends another must be merged with it. What cannot be told to be harmless, such as a changed
/// condition, counts as breaking.
std::vector<Change> changesOfSystem(text::Node then, text::Node now);

}  // namespace muster::validator

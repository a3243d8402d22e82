#pragma once

#include "validator/versions/change.hpp"

#include <vector>

namespace muster::validator {

/// The differences between two versions of a list's file, in the order of the later one. Both must have the form of a
/// list; `inherited` are the roots of its system and of the lists that the later one extends. What cannot be told to be
/// harmless, such as another value of an entry, counts as breaking.
std::vector<Change> changesOfList(text::Node then, text::Node now, std::vector<text::Node> inherited);

}  // namespace muster::validator

#pragma once

#include "core/expr/syntax.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace muster::expr {

/// Values that expressions read, written so that equal texts mean equal values: "#0['skills']['bow']" of the variable
/// in slot 0, "$2" of a loop variable.
using Places = std::vector<std::string>;

/// The place that an expression reads; empty if it does more than read.
std::string placeOf(const Syntax& node);

/// Adds the places that have a value if the condition has that result.
void addPresent(const Syntax& condition, bool result, Places& places);

/// The places that have a value for each item of a range, for example because the items are keys of a map.
Places placesOfItems(const Syntax& range);

/// A place of placesOfItems() if the item is in the slot of a variable, or of a loop variable.
std::string placeOfVariable(const std::string& placeOfItem, std::uint32_t slot);
std::string placeOfLocal(const std::string& placeOfItem, std::uint32_t slot);

}  // namespace muster::expr

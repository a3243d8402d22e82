#pragma once

#include "core/expr/work.hpp"

#include <compare>
#include <optional>

namespace muster::expr {

/// CEL equality that charges its work; false once the meter is empty.
bool equal(const Value& a, const Value& b, Meter& meter);

/// Order of two numbers of any type, two strings or two bools; nothing for other pairs. NaN is unordered.
std::optional<std::partial_ordering> order(const Value& a, const Value& b);

/// True if both values may be in one sorted list; NaN may not.
bool canSortBeside(const Value& a, const Value& b);

/// The work per value of sorting a list of `count` such values.
std::uint64_t sortingWork(const Value& value, std::size_t count);

/// The value of a map under any key (numbers by their value), or nullptr.
const Value* findKey(const Value& map, const Value& key);

}  // namespace muster::expr

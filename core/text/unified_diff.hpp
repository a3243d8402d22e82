#pragma once

#include <string>
#include <string_view>

namespace muster::text {

/// The difference of two texts in lines, in the unified format of `diff -u` and `patch`, with three lines of context.
/// The name stands in both lines of its head. Empty if the texts are equal. Of very different texts it may be longer
/// than necessary.
std::string unifiedDiff(std::string_view name, std::string_view before, std::string_view after);

}  // namespace muster::text

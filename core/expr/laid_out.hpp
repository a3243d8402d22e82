#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace muster::expr {

/// The expression on several lines of at most `width` code points where that is possible: broken before `||`, `&&`,
/// `?` and `:`, comparisons and sums, and inside brackets. Lines after the first are indented by `indent` more. It
/// means the same; an expression that fits on one line, or cannot be read, is unchanged.
std::string laidOut(std::string_view source, std::size_t width, std::size_t indent = 0);

}  // namespace muster::expr

#pragma once

#include <span>
#include <string>
#include <string_view>

namespace muster::text {

/// The name that somebody who wrote `name` most likely meant: the fewest letters wrong, left out, added or swapped,
/// whatever the case, the first of equals. Empty when none is near enough, or when the name is longer than 64 bytes.
std::string_view nearest(std::span<const std::string_view> names, std::string_view name);
std::string_view nearest(std::span<const std::string> names, std::string_view name);

}  // namespace muster::text

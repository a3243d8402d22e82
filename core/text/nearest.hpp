#pragma once

#include <span>
#include <string>
#include <string_view>

namespace muster::text {

/// The name most similar to `name`: the fewest letters wrong, missing, added or swapped, ignoring case; the first of
/// equals. Empty if none is similar enough, or if `name` is longer than 64 bytes.
std::string_view nearest(std::span<const std::string_view> names, std::string_view name);
std::string_view nearest(std::span<const std::string> names, std::string_view name);

}  // namespace muster::text

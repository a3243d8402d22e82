#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::text {

/// The name most similar to `name`: the fewest letters wrong, missing, added or swapped, ignoring case; the first of
/// equals. Else the only one that is its plural, its singular, or a short or long form of the same word. Empty if none
/// is similar enough, or if `name` is longer than 64 bytes.
std::string_view nearest(std::span<const std::string_view> names, std::string_view name);
std::string_view nearest(std::span<const std::string> names, std::string_view name);

/// The names by their similarity to `name`, the most similar first; equals keep their order. Names count up to their
/// 64th byte, and those after the thousandth stay at the end as they are.
std::vector<std::string_view> nearestFirst(std::span<const std::string> names, std::string_view name);

}  // namespace muster::text

#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster::printer {

/// What the names in a head or foot stand for on one page.
struct RunningValues {
    std::string_view name, player, system, version, date, sheet;
    std::string page, pages;
};

/// The head or foot of a page, left, in the middle and at the right.
using RunningParts = std::array<std::string, 3>;

/// Fills a template such as "{name}|{date}|{page}/{pages}"; one part alone stands at the left, of two the second stands
/// at the right.
RunningParts runningParts(std::string_view text, const RunningValues& values);

/// What is wrong with a template, in a sentence; nothing when it can be used.
std::optional<std::string> runningTextFault(std::string_view text);

}  // namespace muster::printer

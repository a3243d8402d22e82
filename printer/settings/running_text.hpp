#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster::printer {

/// The values of the names in a header or footer on one page.
struct RunningValues {
    std::string_view name, player, system, version, date, sheet;
    std::string page, pages;
};

/// The left, middle and right part of a header or footer.
using RunningParts = std::array<std::string, 3>;

/// Fills a template such as "{name}|{date}|{page}/{pages}"; a single part is on the left, the second of two on the
/// right.
RunningParts runningParts(std::string_view text, const RunningValues& values);

/// The error in a template, in one sentence; nothing if it is valid.
std::optional<std::string> runningTextFault(std::string_view text);

}  // namespace muster::printer

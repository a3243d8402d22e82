#pragma once

#include "core/sheet/sheet.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::printer {

/// `count` copies of a box, a space behind every group.
std::string boxRow(std::uint32_t count, std::uint32_t group, std::string_view box);

/// Unicode code points of a UTF-8 text.
std::size_t codePoints(std::string_view text);

/// The text broken at spaces into lines of at most `width` code points; a longer word keeps a line of its own.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

/// The numbers of a track, in order.
std::vector<std::int64_t> trackNumbers(const sheet::Track& track);

}  // namespace muster::printer

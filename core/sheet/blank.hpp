#pragma once

#include "core/sheet/sheet.hpp"

#include <string>
#include <string_view>

namespace muster::sheet {

/// The handling of a text with unknown values.
enum class Gap {
    empty,  ///< leaves out the whole text: there is a box or a line to write on
    cut,    ///< ends before the first gap, for titles
    lines,  ///< replaces each gap by lines to write on, for sentences
};

/// Marks a missing value in a text; no file can contain it, because control characters are not allowed in texts.
inline constexpr std::string_view gapMark = "\x1f";

/// Converts a text with gap marks to one for a sheet to fill by hand.
std::string withGaps(std::string text, Gap gap);

/// Converts a text with gap marks to one with a dash for each, or a single dash if it has no other words, such as that
/// of an inch mark.
std::string withDashes(const std::string& text);

/// True if blocks have boxes to tick, numbers to strike off, or lines and cells to write on.
bool arePlacesToFill(const Blocks& blocks);

}  // namespace muster::sheet

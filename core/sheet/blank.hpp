#pragma once

#include <string>
#include <string_view>

namespace muster::sheet {

/// What becomes of a text whose values nobody knows yet.
enum class Gap {
    empty,  ///< the whole text is left out: there will be a box or a line to write on
    cut,    ///< it ends before the first gap, as a title does
    lines,  ///< it has lines to write on in its place, as a sentence does
};

/// Stands in a text where a value is missing; no file can hold it, since control characters are not allowed in its
/// texts.
inline constexpr std::string_view gapMark = "\x1f";

/// The text of a sheet to fill by hand, made of one with gap marks.
std::string withGaps(std::string text, Gap gap);

}  // namespace muster::sheet

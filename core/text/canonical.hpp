#pragma once

#include "core/text/document.hpp"

#include <cstddef>
#include <string>

namespace muster::text {

/// Maximum width of a line that holds a whole value, in columns.
inline constexpr std::size_t lineWidth = 120;

/// The canonical form of files: two spaces per indent, key order kept, numbers and strings as spelled in the source, a
/// line feed at the end. An array or object that contains no other containers, or only points of numbers, and fits in
/// 120 columns stays on one line. Idempotent.
std::string canonical(const Document& document);

/// One value in canonical form at a depth (the root's is 0), starting at that column (the first is 0).
std::string canonical(Node value, std::size_t depth, std::size_t column);

/// True if the contents of the array or object allow it on one line.
bool mayShareLine(Node container);
/// True if such a value may be part of an array or object on one line.
bool mayStandInLine(Node value, bool inArray);

enum class Spacing { wide, none };
/// A value on one line of any length: "{ \"a\": 1 }", or "{\"a\":1}" without spacing.
std::string onOneLine(Node value, Spacing spacing = Spacing::wide);

}  // namespace muster::text

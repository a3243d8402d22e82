#pragma once

#include "core/text/document.hpp"

#include <cstddef>
#include <string>

namespace muster::text {

/// Columns that a value of one line ends before.
inline constexpr std::size_t lineWidth = 120;

/// The one form files are written in: two spaces an indent, key order kept, numbers and strings as spelled in the
/// source, a line feed at the end. An array or object that holds no other containers, or only points of numbers, and
/// fits in 120 columns stays on one line. Writing the result again gives the same text.
std::string canonical(const Document& document);

/// One value as that form writes it at a depth (the root's is 0), when it begins in that column (the first is 0).
std::string canonical(Node value, std::size_t depth, std::size_t column);

/// Whether the array or object may stand on one line as far as its content goes.
bool mayShareLine(Node container);
/// Whether such a value may stand in an array or object of one line.
bool mayStandInLine(Node value, bool inArray);

enum class Spacing { wide, none };
/// A value on one line, however long: "{ \"a\": 1 }", or "{\"a\":1}" without spacing.
std::string onOneLine(Node value, Spacing spacing = Spacing::wide);

}  // namespace muster::text

#pragma once

#include "core/text/document.hpp"

#include <string>

namespace muster::text {

/// The one form files are written in: two spaces an indent, key order kept, numbers and strings as spelled in the source,
/// a line feed at the end. An array or object that holds no other containers, or only points of numbers, and fits in 120 columns stays on one line.
/// Writing the result again gives the same text.
std::string canonical(const Document& document);

}  // namespace muster::text

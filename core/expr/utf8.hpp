#pragma once

#include "core/text/utf8.hpp"

namespace muster::expr {

// Strings of the rule language use the text functions.
using text::appendCodePoint;
using text::CodePoint;
using text::countCodePoints;
using text::findInvalidUtf8;
using text::firstCodePoint;
using text::isAscii;
using text::isSpace;
using text::offsetOfCodePoint;

}  // namespace muster::expr

#pragma once

#include <cstddef>
#include <string_view>

namespace muster::printer {

/// Columns that a UTF-8 text takes in a font of equal widths: two for East Asian wide characters and emoji, none for
/// marks that stand on other characters.
std::size_t displayWidth(std::string_view text);

}  // namespace muster::printer

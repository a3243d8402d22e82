#pragma once

#include <cstddef>
#include <string_view>

namespace muster::printer {

/// The columns of a UTF-8 text in a monospaced font: two for East Asian wide characters and emoji, none for combining
/// marks.
std::size_t displayWidth(std::string_view text);

}  // namespace muster::printer

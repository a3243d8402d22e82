#pragma once

#include <string>
#include <string_view>

namespace muster::text {

/// The text with the signs of a typesetter instead of those of a keyboard: “quotes”, ’ and ″, −1, 2–3, 40 × 15, 2×.
/// A hyphen alone, as in an empty cell, becomes a dash. Dates, addresses, and hyphens between letters stay as they are;
/// fractions, spaces and line feeds too.
std::string typographic(std::string_view text);

}  // namespace muster::text

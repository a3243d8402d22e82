#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace muster::files {

/// Converts a name to an id: removes diacritics and replaces other invalid characters with hyphens: "Old Guard!" gives
/// "old-guard", "Süden" "sueden". At most 90 letters, to leave room for a number; the fallback if nothing remains.
std::string idFrom(std::string_view name, std::string_view fallback);

constexpr std::size_t maxIdLength = 100;

/// True for a valid id: lower-case letters and digits, in words separated by hyphens.
bool isId(std::string_view text);

/// A readable form of an id or key: "Breech loader" for "breech-loader", "Size min" for "sizeMin", "Arm: foot" for
/// "arm:foot".
std::string inWords(std::string_view id);

}  // namespace muster::files

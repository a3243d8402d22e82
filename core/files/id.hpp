#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace muster::files {

/// What is left of a name when letters lose their marks and everything else that no id may hold becomes a hyphen: "Old
/// Guard!" gives "old-guard", "Süden" "sueden". At most 90 letters, which leaves room for a number; the fallback when
/// nothing is left.
std::string idFrom(std::string_view name, std::string_view fallback);

constexpr std::size_t maxIdLength = 100;

/// Whether that can be an id: small letters and digits, in words with hyphens between them.
bool isId(std::string_view text);

/// An id or a key as people read it: "breech-loader" as "Breech loader", "sizeMin" as "Size min", "arm:foot" as "Arm:
/// foot".
std::string inWords(std::string_view id);

}  // namespace muster::files

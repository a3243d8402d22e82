#pragma once

#include <string>
#include <string_view>

namespace muster::text {

/// The name that one part of a JSON pointer stands for: "~1" is a slash and "~0" a tilde; any other tilde is itself.
std::string tokenName(std::string_view token);

/// Lengthens a JSON pointer by a slash and a name.
void appendToken(std::string& pointer, std::string_view name);

}  // namespace muster::text

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster::text {

/// The name that one part of a JSON pointer stands for: "~1" is a slash and "~0" a tilde; any other tilde is itself.
std::string tokenName(std::string_view token);

/// Lengthens a JSON pointer by a slash and a name.
void appendToken(std::string& pointer, std::string_view name);

/// Takes an array's key and the index in it, such as "/units/3", off the front of a JSON pointer; nothing, and the
/// pointer stays, when something else stands there.
std::optional<std::pair<std::string_view, std::size_t>> takeItem(std::string_view& pointer);

}  // namespace muster::text

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster::text {

/// Decodes one part of a JSON pointer: "~1" is a slash and "~0" a tilde; any other tilde is literal.
std::string tokenName(std::string_view token);

/// Appends a slash and an encoded name to a JSON pointer.
void appendToken(std::string& pointer, std::string_view name);

/// Removes an array's key and an index, such as "/units/3", from the front of a JSON pointer; nothing, with the pointer
/// unchanged, if it does not begin so.
std::optional<std::pair<std::string_view, std::size_t>> takeItem(std::string_view& pointer);

}  // namespace muster::text

#pragma once

#include <span>
#include <string_view>

namespace muster::schemas {

/// The text of the JSON Schema of a file kind ("army", "list", "system", ...), or empty when there is no such kind.
std::string_view text(std::string_view kind);

/// The text of the JSON Schema of what a command prints ("stats", "cost", ...), or empty when there is none.
std::string_view outputText(std::string_view name);
/// The names of these schemas, sorted.
std::span<const std::string_view> outputs();

}  // namespace muster::schemas

#pragma once

#include <string_view>

namespace muster::schemas {

/// The text of the JSON Schema of a file kind ("army", "list", "system", ...), or empty when there is no such kind.
std::string_view text(std::string_view kind);

}  // namespace muster::schemas

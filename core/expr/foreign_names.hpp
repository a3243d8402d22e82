#pragma once

#include <cstddef>
#include <string_view>

namespace muster::expr {

/// What to write instead of a function that other languages have under this name, as a whole help; empty for a name
/// that is not known from elsewhere. `arguments` do not count the receiver of a member function.
std::string_view helpForForeignName(std::string_view name, bool member, std::size_t arguments);

}  // namespace muster::expr

#pragma once

#include <string_view>

namespace muster::files {

/// Writes all the bytes to an open file, with as many calls as necessary. False and errno on failure; some bytes may be
/// written by then.
bool writeAll(int descriptor, std::string_view bytes);

}  // namespace muster::files

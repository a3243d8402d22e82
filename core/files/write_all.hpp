#pragma once

#include <string_view>

namespace muster::files {

/// Writes all the bytes to an open file, however many calls that takes. False and errno when it cannot; some may be
/// written by then.
bool writeAll(int descriptor, std::string_view bytes);

}  // namespace muster::files

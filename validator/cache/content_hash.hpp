#pragma once

#include <string>
#include <string_view>

namespace muster::validator {

/// A 128-bit hash of bytes, as 32 hexadecimal digits. It tells texts apart that differ by edits and mistakes; it does
/// not stop someone who constructs two texts with the same hash.
std::string contentHash(std::string_view bytes);

}  // namespace muster::validator

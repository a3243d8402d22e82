#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace muster::fuzz {

/// A JSON text with some random changes of its tree: values deleted, repeated, swapped, of another type, taken from
/// elsewhere in the text or from `donor`, extreme numbers, odd strings. `otherBytes` changes the bytes of a string.
/// Nothing if the text is not JSON.
std::optional<std::string> mutatedJson(std::string_view text, std::string_view donor, std::uint32_t seed,
                                       const std::function<std::string(std::string)>& otherBytes);

}  // namespace muster::fuzz

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster::printer {

/// Why a text is not the address of a play page, in one sentence; nothing if it is one: http or https, in ASCII,
/// without a fragment.
std::optional<std::string> playUrlFault(std::string_view url);

}  // namespace muster::printer

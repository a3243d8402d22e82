#pragma once

#include <span>
#include <string>
#include <string_view>

namespace muster::text {

/// Names in a message, for a reader who does not know them.
struct Shortlist {
    std::string text;     ///< "a, b, c", or "a, b, c and 12 more"
    bool isWhole = true;  ///< no name is left out
};

/// Up to nine names in their order; of more, the eight most similar to `name`, or the first eight without it. "none" if
/// there are no names.
Shortlist shortlist(std::span<const std::string> names, std::string_view name = {});

}  // namespace muster::text

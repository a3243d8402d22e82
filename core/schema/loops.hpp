#pragma once

#include "core/text/fault.hpp"

#include <cstdint>
#include <vector>

namespace muster::schema {

/// A block that applies another block to the same value: allOf, not, then and the like, directly or by reference.
struct SameValueLink {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    text::Range at;
};

/// Reports cycles of links, which would never end, and chains that are too long for the stack.
std::vector<text::Fault> checkLinks(std::uint32_t blocks, const std::vector<SameValueLink>& links);

}  // namespace muster::schema

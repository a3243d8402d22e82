#pragma once

#include "core/text/fault.hpp"

#include <cstdint>
#include <vector>

namespace muster::schema {

/// One block hands the value it is given on to another, unchanged: allOf, not, then and the like, straight or by
/// reference.
struct SameValueLink {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    text::Range at;
};

/// Faults for links that run in a circle, which would never end, and for chains too long to follow on the stack.
std::vector<text::Fault> checkLinks(std::uint32_t blocks, const std::vector<SameValueLink>& links);

}  // namespace muster::schema

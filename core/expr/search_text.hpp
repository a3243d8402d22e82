#pragma once

#include "core/expr/work.hpp"

#include <string_view>

namespace muster::expr {

/// Charges the worst-case cost of searching one text in another.
inline bool chargeSearch(Work& work, std::string_view text, std::string_view part)
{
    return work.charge(1 + (text.size() / 8 + 1) * (part.size() / 64 + 1));
}

}  // namespace muster::expr

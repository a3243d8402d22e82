#pragma once

#include "core/library/catalogue.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// The least that as many bases or leaders of an entry can cost as an army must take of it, or one where it need not
/// take any.
struct LeastCost {
    const Entry* entry = nullptr;
    std::optional<double> cost;  ///< nothing when it cannot be evaluated; 0 when not all options can be tried
};

/// The least costs of all entries, then of all leaders of a list, in its order. Each option is tried alone and saves
/// what it makes cheaper, for as many bases as may take it.
std::vector<LeastCost> minCosts(const Catalogue& catalogue);

}  // namespace muster::rules

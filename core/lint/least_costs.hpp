#pragma once

#include "core/library/catalogue.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// The minimum cost of the required number of bases or leaders of an entry, or of one if it is optional.
struct LeastCost {
    const Entry* entry = nullptr;
    std::optional<double> cost;  ///< nothing if it cannot be evaluated; 0 if not all options can be tried
};

/// The minimum costs of all entries, then of all leaders of a list, in its order. Each option is tried alone, and its
/// savings count for as many bases as may take it.
std::vector<LeastCost> minCosts(const Catalogue& catalogue);

}  // namespace muster::rules

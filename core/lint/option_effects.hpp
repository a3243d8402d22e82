#pragma once

#include "core/library/catalogue.hpp"

#include <vector>

namespace muster::rules {

/// An option of an entry or leader.
struct OfferedOption {
    const Entry* entry = nullptr;
    const Option* option = nullptr;
    bool isOfLeader = false;
};

/// Those of the options with which no value of a unit or leader differs: neither a derived one nor, unless the option
/// has a cost of its own, its cost. At most 2,000 are tried; further ones are left out.
std::vector<OfferedOption> optionsWithoutEffect(const Catalogue& catalogue, std::vector<OfferedOption> options);

}  // namespace muster::rules

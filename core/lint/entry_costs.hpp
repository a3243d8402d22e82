#pragma once

#include "core/library/catalogue.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// What one base or leader of an entry costs.
struct EntryCost {
    const Entry* entry = nullptr;
    std::optional<double> cost;  ///< with the options that a unit starts with; nothing without points or if it depends
                                 ///< on values that the army chooses
    std::vector<std::optional<double>> options;  ///< what each option adds to it, in their order
};

struct EntryCosts {
    std::vector<EntryCost> entries, leaders;  ///< in the order of the catalogue
};

/// The costs of everything in a catalogue. After the first thousand options the rest are not evaluated.
EntryCosts entryCosts(const Catalogue& catalogue);

}  // namespace muster::rules

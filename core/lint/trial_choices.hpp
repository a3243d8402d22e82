#pragma once

#include "core/lint/trial_army.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// An entry with some of its options.
struct EntryVariant {
    const Entry* entry = nullptr;
    std::vector<const Option*> options;
};

/// Every entry with every choice of its available options; nothing if there are too many combinations.
std::optional<std::vector<EntryVariant>> entryVariants(const std::vector<Entry>& entries);

/// Leaders with their own values instead of an entry: every combination of the relevant values. Nothing if a relevant
/// value may be any number or text. `names` are the fields that are read.
std::optional<std::vector<TrialLeader>> freeLeaders(const ElementSchema& elementSchema,
                                                    const std::vector<std::string>& names);

}  // namespace muster::rules

#pragma once

#include "core/lint/trial_army.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// What a list offers: an entry with some of its options.
struct EntryVariant {
    const Entry* entry = nullptr;
    std::vector<const Option*> options;
};

/// Every entry with every choice of those of its options that somebody may take; nothing when they are too many to go
/// through.
std::optional<std::vector<EntryVariant>> entryVariants(const std::vector<Entry>& entries);

/// Leaders with values of their own instead of an entry: every choice of the values that matter. Nothing when a value
/// that matters may be any number or text. `names` are the fields that somebody reads.
std::optional<std::vector<TrialLeader>> freeLeaders(const ElementSchema& elementSchema,
                                                    const std::vector<std::string>& names);

}  // namespace muster::rules

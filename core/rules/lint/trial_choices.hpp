#pragma once

#include "core/rules/lint/trial_army.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// What a list offers: an entry with some of its options.
struct EntrySort {
    const Entry* entry = nullptr;
    std::vector<const Option*> options;
};

/// Every entry with every choice of those of its options that somebody may take; nothing when they are too many to go
/// through.
std::optional<std::vector<EntrySort>> entrySorts(const std::vector<Entry>& entries);

/// Leaders with values of their own instead of an entry: every choice of the values that matter. Nothing when a value
/// that matters may be any number or text. `names` are the fields that somebody reads.
std::optional<std::vector<TrialLeader>> freeLeaders(const ThingForm& form, const std::vector<std::string>& names);

}  // namespace muster::rules

#pragma once

#include "core/game/evaluation.hpp"
#include "core/library/catalogue.hpp"

#include <span>
#include <vector>

namespace muster::rules {

class MapBuilder;

/// The most entries of the map that an option sets, adds to or removes from.
std::size_t roomFor(const Option& option);

/// Applies an option to values under construction, which must have room for it. The work is charged to the evaluation.
void applyOption(const Option& option, MapBuilder& values, Evaluation& evaluation);

/// What a unit or leader takes from its list: an entry, values of its own that override the entry's, then options.
struct TakenEntry {
    const Entry* entry = nullptr;
    std::span<const expr::MapEntry> own = {};
    std::vector<const Option*> options = {};
};

/// The entry as expressions read it once it is taken: its values changed, `taken` naming the options, and the derived
/// values evaluated again. The evaluation must hold the system and its tables; its `self` is changed.
expr::Value valueOf(const TakenEntry& taken, const std::vector<Derived>& derived, Evaluation& evaluation);

/// Most choices of options that are tried for one entry.
inline constexpr std::size_t maxOptionChoices = 256;

/// The choices of an entry's options that an army may make: each option alone, then pairs, and so on up to
/// maxOptionChoices. Options that nobody may take (a maximum of 0) are left out.
std::vector<std::vector<const Option*>> optionChoices(const Entry& entry);

}  // namespace muster::rules

#pragma once

#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"
#include "core/roster/option_conflicts.hpp"

#include <span>
#include <vector>

namespace muster::rules {

class MapBuilder;

/// The maximum number of map entries that an option sets, adds to or removes from.
std::size_t roomFor(const Option& option);

/// Applies an option to values under construction, which must have room for it. The evaluation pays for the work.
void applyOption(const Option& option, MapBuilder& values, Evaluation& evaluation);

/// The choices a unit or leader makes from its list: an entry, own values that override the entry's, then options.
struct TakenEntry {
    const Entry* entry = nullptr;
    std::span<const expr::MapEntry> own = {};
    std::vector<OptionUse> options = {};
};

/// The taken entry as expressions read it: values changed, `taken` naming the options as often as they are taken,
/// derived values evaluated again.
/// The evaluation must hold the system and its tables; this changes its `self`.
expr::Value valueOf(const TakenEntry& taken, const std::vector<Derived>& derived, Evaluation& evaluation);

/// The maximum number of option choices tried for one entry.
inline constexpr std::size_t maxOptionChoices = 256;

/// The choices of an entry's options that a unit may make, except none at all: the fewest options first, up to
/// maxOptionChoices. Each takes every option once, and none has a conflict; options that cannot be taken are left out.
std::vector<std::vector<const Option*>> optionChoices(const Entry& entry);

}  // namespace muster::rules

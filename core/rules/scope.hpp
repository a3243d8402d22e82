#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace muster::rules {

/// What a rule is asked of.
enum class Scope : std::uint8_t { army, group, unit, leader, entry, list };

std::string_view scopeName(Scope scope);
std::optional<Scope> scopeFromName(std::string_view name);

/// Places of the variables in every environment of a system's expressions; named parts (`let`) follow from `firstLet`.
enum Slot : std::uint32_t { selfSlot, armySlot, groupSlot, entrySlot, listSlot, systemSlot, tablesSlot, itemSlot, indexSlot, firstLet };

}  // namespace muster::rules

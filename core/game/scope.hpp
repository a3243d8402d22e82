#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace muster::rules {

/// What a rule is asked of.
enum class Scope : std::uint8_t {
    army,
    group,
    unit,
    leader,
    entry,
    list,
    scenario,
    side,
    terrain,
    zone,
    objective,
    placement
};

inline constexpr std::size_t scopeCount = 12;

std::string_view scopeName(Scope scope);
/// Whether elements of that scope stand in a scenario file.
constexpr bool isOfScenario(Scope scope) { return scope >= Scope::scenario; }
std::optional<Scope> scopeFromName(std::string_view name);

/// Places of the variables in every environment of a system's expressions; named parts (`let`) follow from `firstLet`.
enum Slot : std::uint32_t {
    selfSlot,
    armySlot,
    groupSlot,
    entrySlot,
    listSlot,
    systemSlot,
    tablesSlot,
    scenarioSlot,
    sideSlot,
    itemSlot,
    indexSlot,
    firstLet
};

}  // namespace muster::rules

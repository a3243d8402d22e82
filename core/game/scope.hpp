#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace muster::rules {

/// The kind of element a rule is evaluated on.
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
/// True if elements of that scope belong to a scenario file.
constexpr bool isOfScenario(Scope scope) { return scope >= Scope::scenario; }
std::optional<Scope> scopeFromName(std::string_view name);

/// Slots of the variables in every environment of a system's expressions; named parts (`let`) start at `firstLet`.
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

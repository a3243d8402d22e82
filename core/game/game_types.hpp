#pragma once

#include "core/expr/program.hpp"
#include "core/game/scope.hpp"
#include "core/text/document.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// The static type of one table's rows: every key that any row of the system file has.
expr::Type rowType(text::Node table);

/// The keys that every unit, leader, group, army, entry or list has in all systems, before the system's own.
std::vector<expr::Type::Field> commonFields(Scope scope);

/// Adds the properties of a system's schema part.
void addFields(std::vector<expr::Type::Field>& fields, text::Node element, text::Node system);

/// What expressions of a scope can read; a type that is absent hides the name.
struct Visible {
    std::optional<expr::Type> self, army, group, entry, list, system, tables, scenario, side;
    std::shared_ptr<expr::CompileBudget> budget;  ///< of the system file; null for a budget of its own
};

/// An environment with every variable in its slot (see Slot); `item` and `index` are readable when an item type is
/// given.
expr::Environment environmentOf(const Visible& visible, const std::optional<expr::Type>& item = {});

/// The type of `item` over a list or map.
expr::Type itemType(const expr::Type& collection);

}  // namespace muster::rules

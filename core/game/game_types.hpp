#pragma once

#include "core/expr/program.hpp"
#include "core/game/scope.hpp"
#include "core/text/document.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

/// The static type of a table's rows: the union of the keys of its rows in the system file.
expr::Type rowType(text::Node table);

/// The keys that a unit, leader, group, army, entry or list has in every system.
std::vector<expr::Type::Field> commonFields(Scope scope);

/// Which values every element of a file without errors has: those with a default, and those that are required too.
enum class Completeness : std::uint8_t { unknown, defaults, checked };

/// Adds the properties of a system's schema part.
void addFields(std::vector<expr::Type::Field>& fields, text::Node element, text::Node system,
               Completeness completeness);

/// The types of the names that expressions of a scope can read; an absent type hides the name.
struct Visible {
    std::optional<expr::Type> self, army, group, entry, list, system, tables, scenario, side;
    std::shared_ptr<expr::CompileBudget> budget;  ///< shared by the system file; null for a separate budget
};

/// An environment with each variable in its slot (see Slot); `item` and `index` are readable if an item type is given.
expr::Environment environmentOf(const Visible& visible, const std::optional<expr::Type>& item = {});

/// The type of `item` when iterating over a list or map.
expr::Type itemType(const expr::Type& collection);

}  // namespace muster::rules

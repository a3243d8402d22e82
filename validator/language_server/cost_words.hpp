#pragma once

#include "core/roster/roster.hpp"

#include <string>

namespace muster::language_server {

/// The terms of a cost, one a line, and their total; what cannot be computed is "?".
std::string costLines(const rules::CostSum& sum);

/// A line of a sum with its line feed; "?" without a value.
std::string costLine(std::string_view label, const expr::Value* value);

/// "28 of 32 strength points", or without the budget in a game that has none.
std::string totalWords(const rules::Roster& roster);

}  // namespace muster::language_server

#pragma once

#include "core/library/rules_context.hpp"

#include <string>
#include <string_view>

namespace muster::rules {

/// The text of a new army: its system, list and budget, the leaders and units that the list demands, and the pin of its
/// sources. Costs and errors are pinned later, when the army is finished. `list` is empty for an army without one; the
/// rules context must have a catalogue.
std::string newArmy(const RulesContext& rulesContext, std::string_view list, std::string_view name);

}  // namespace muster::rules

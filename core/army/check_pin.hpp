#pragma once

#include "core/game/findings.hpp"
#include "core/library/library.hpp"
#include "core/roster/roster.hpp"

namespace muster::rules {

/// Reports an army whose version or content of its sources differs from its pin, and the effect on its points and its
/// legality. Must run last, because it needs all other findings of the army.
void checkPin(const Roster& roster, const RulesContext& rulesContext, Findings& findings);

}  // namespace muster::rules

#pragma once

#include "core/game/findings.hpp"
#include "core/library/library.hpp"
#include "core/roster/roster.hpp"

namespace muster::rules {

/// Reports an army that is built with another version or another content than it is pinned to, and what that does to
/// its points and its legality. Comes last, when all that is wrong with the army is known.
void checkPin(const Roster& roster, const RulesContext& rulesContext, Findings& findings);

}  // namespace muster::rules

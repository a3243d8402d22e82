#pragma once

#include "core/rules/findings.hpp"
#include "core/rules/library.hpp"
#include "core/rules/roster.hpp"

namespace muster::rules {

/// Reports an army that is built with another version or another content than it is pinned to, and what that does to
/// its points and its legality. Comes last, when all that is wrong with the army is known.
void checkPin(const Roster& roster, const RulesContext& rulesContext, Findings& findings);

}  // namespace muster::rules

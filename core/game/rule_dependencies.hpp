#pragma once

#include "core/game/game.hpp"

namespace muster::rules {

/// Marks the derived values that a verdict or a cost can depend on, and the rules whose texts need others as well. Most
/// derived values are for sheets; skipping them makes a check several times faster.
void markVerdictDependencies(Game& game);

}  // namespace muster::rules

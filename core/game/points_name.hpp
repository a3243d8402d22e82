#pragma once

#include "core/game/game.hpp"

namespace muster::rules {

/// What the game calls its points; "points" if it has no word of its own.
std::string_view pointsName(const Game& game);

}  // namespace muster::rules

#pragma once

#include <string_view>

namespace muster::rules {

struct Game;

/// What the game calls its points; "points" if it has no word of its own.
std::string_view pointsName(const Game& game);

}  // namespace muster::rules

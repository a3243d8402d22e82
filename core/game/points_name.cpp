#include "core/game/points_name.hpp"

#include "core/game/game.hpp"

namespace muster::rules {

std::string_view pointsName(const Game& game)
{
    const auto label = game.document->root()["budget"]["label"].string();
    return label.empty() ? "points" : label;
}

}  // namespace muster::rules

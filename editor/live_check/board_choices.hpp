#pragma once

#include "core/scenario/battlefield.hpp"
#include "editor/live_check/board_model.hpp"
#include "editor/live_check/game_words.hpp"

namespace muster::editor {

/// The sides of a battlefield with the units that each can still place.
std::vector<BoardSide> boardSides(const rules::Battlefield& field, const GameWords& words);

/// The reinforcements of these sides of the battlefield whose place is known, by turn.
std::vector<BoardArrival> boardArrivals(const rules::Battlefield& field, const std::vector<BoardSide>& sides);

/// The system's kinds of terrain, in its order, each with a shape that fits this board.
std::vector<TerrainKind> terrainKinds(const rules::Battlefield& field, const GameWords& words);

FairnessView fairnessView(const rules::Battlefield& field, rules::Evaluation& evaluation, const GameWords& words);

}  // namespace muster::editor

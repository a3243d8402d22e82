#pragma once

#include "core/rules/battlefield/battlefield.hpp"
#include "editor/judge/board_picture.hpp"

namespace muster::editor {

/// The sides of a battlefield with what each may still put on the board.
std::vector<BoardSide> boardSides(const rules::Battlefield& field);

/// The system's kinds of terrain in its order, each with a shape that fits this board.
std::vector<TerrainKind> terrainKinds(const rules::Battlefield& field);

FairnessPicture fairnessPicture(const rules::Battlefield& field, rules::Evaluation& evaluation);

}  // namespace muster::editor

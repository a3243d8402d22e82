#pragma once

#include "editor/document/change.hpp"
#include "editor/judge/judge.hpp"

namespace muster::editor {

/// Calls items and options in the name of a change as the game and its lists call them, where the text alone knows
/// only their ids.
void nameAsInGame(Change& change, const Judgement& judgement);

}  // namespace muster::editor

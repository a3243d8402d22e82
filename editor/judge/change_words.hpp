#pragma once

#include "editor/document/change.hpp"
#include "editor/judge/judge.hpp"

namespace muster::editor {

/// Replaces ids of items and options in the name of a change by their titles in the game and its lists.
void nameAsInGame(Change& change, const Judgement& judgement);

}  // namespace muster::editor

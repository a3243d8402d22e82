#pragma once

#include "editor/document/change.hpp"
#include "editor/live_check/file_checker.hpp"

namespace muster::editor {

/// Replaces ids of items and options in the name of a change by their titles in the game and its lists.
void nameAsInGame(Change& change, const CheckResult& checkResult);

}  // namespace muster::editor

#pragma once

#include "editor/document/change.hpp"
#include "editor/live_check/file_checker.hpp"

#include <string>
#include <string_view>

namespace muster::editor {

/// The title that the game gives a key of its units, leaders, groups or armies, else the key in words.
std::string titleOfKey(const CheckResult& checkResult, std::string_view key);
/// Replaces ids and keys in the name of a change by their titles in the game and its lists.
void nameAsInGame(Change& change, const CheckResult& checkResult);

}  // namespace muster::editor

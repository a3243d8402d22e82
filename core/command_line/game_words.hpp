#pragma once

#include "core/command_line/completion.hpp"

#include <string_view>

namespace muster::rules {
class Library;
}

namespace muster::command_line {

// Names that the games and the project of the current folder know.

Completion systemWords(rules::Library& library);
/// The lists of a system; those of all systems if it is empty.
Completion listWords(rules::Library& library, std::string_view system);
/// The rules of every system, and those that all share.
Completion ruleWords(rules::Library& library);
/// The sheets of a system; those of all systems if it is empty.
Completion sheetWords(rules::Library& library, std::string_view system);

}  // namespace muster::command_line

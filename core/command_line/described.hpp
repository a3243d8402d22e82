#pragma once

#include "core/command_line/completion.hpp"
#include "core/command_line/manual.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::command_line {

/// The words after `--complete`, with which the shells' scripts call the programs; nothing if it is not the first
/// argument. Neither it nor `--manual` is in --help, because people need neither.
std::optional<std::vector<std::string>> wordsToComplete(int argc, char** argv);

/// The manual page, if the first argument is `--manual`, which the build uses; the date of the version may follow it.
std::optional<std::string> requestedManual(const CLI::App& program, const ManualExtras& extras, int argc, char** argv);

}  // namespace muster::command_line

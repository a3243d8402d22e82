#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace muster::command_line {

/// Accepts only these words; the message about any other one suggests a similar word, or names them all.
CLI::Validator choice(std::vector<std::string> words);

}  // namespace muster::command_line

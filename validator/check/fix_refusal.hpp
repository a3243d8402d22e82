#pragma once

#include "validator/input_files.hpp"

#include <optional>
#include <string>

namespace muster::validator {

/// Why fixes must not change a file, as the rest of a sentence: it is outside of the project, installed data, or
/// read-only. Nothing if they may.
std::optional<std::string> fixRefusal(const InputFile& file);

}  // namespace muster::validator

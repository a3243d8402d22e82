#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::validator {

/// The paths in a text: one a line, or each ended by a NUL if there is one. Empty ones are left out.
std::vector<std::string> pathsIn(std::string_view text);

/// The paths in that file, or in standard input for "-"; or why it cannot be read, as a sentence.
std::variant<std::vector<std::string>, std::string> readPathList(const std::string& file);

}  // namespace muster::validator

#pragma once

#include "printer/command/options.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::printer {

/// The names of all formats.
std::vector<std::string_view> formatNames();

std::optional<Format> formatNamed(std::string_view name);

/// The format for the suffix of a file, if known.
std::optional<Format> formatOfFile(const std::string& file);

}  // namespace muster::printer

#pragma once

#include "printer/job/army_emblem.hpp"

#include <filesystem>

namespace muster::printer {

/// Reads a PNG or SVG file of at most 2 MB and 4,000 px a side, as a picture of at most 600 dots a side. Nothing that
/// the file contains or refers to is run or loaded.
ReadEmblem readEmblem(const std::filesystem::path& file);

}  // namespace muster::printer

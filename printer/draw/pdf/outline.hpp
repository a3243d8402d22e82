#pragma once

#include "printer/draw/pdf/file.hpp"
#include "printer/layout/booklet.hpp"

#include <span>

namespace muster::printer::pdf {

/// Writes the outline and returns its object's number, or 0 if there is none. Skips bookmarks of pages that do not
/// exist.
int addOutline(File& file, std::span<const Bookmark> bookmarks, std::span<const int> pages);

}  // namespace muster::printer::pdf

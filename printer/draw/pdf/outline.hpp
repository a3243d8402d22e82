#pragma once

#include "printer/draw/pdf/file.hpp"
#include "printer/layout/booklet.hpp"

#include <span>

namespace muster::printer::pdf {

/// Writes the table of contents and returns its object's number, 0 where there is none. Bookmarks of pages that are not
/// there are left out.
int addOutline(File& file, std::span<const Bookmark> bookmarks, std::span<const int> pages);

}  // namespace muster::printer::pdf

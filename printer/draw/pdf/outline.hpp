#pragma once

#include "printer/draw/pdf/file.hpp"
#include "printer/layout/booklet.hpp"

#include <span>

namespace muster::printer::pdf {

/// Writes the outline and returns its object's number, or 0 if there is none. Skips bookmarks of pages that do not
/// exist. Of each page, `pages` has its object and `sizes` itself.
int addOutline(File& file, std::span<const Bookmark> bookmarks, std::span<const int> pages,
               std::span<const Page> sizes);

/// A place on a page as a destination: that height of it, or all of it if `top` is 0.
std::string destination(int page, const Page& size, double top);

}  // namespace muster::printer::pdf

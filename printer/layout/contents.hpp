#pragma once

#include "printer/layout/booklet.hpp"

#include <span>
#include <vector>

namespace muster::printer {

/// The cover of a print with a list of the booklets after it: their names, their sheets, and their first pages, which
/// are counted from 0 and begin with the cover's own.
sheet::Booklet withContents(std::span<const sheet::Booklet> booklets, std::span<const std::size_t> firstPages);

/// Makes that list, which ends the pages of the cover, and the names of booklets in its tables links to those pages.
void linkContents(std::span<Page> cover, std::span<const sheet::Booklet> booklets,
                  std::span<const std::size_t> firstPages);

}  // namespace muster::printer

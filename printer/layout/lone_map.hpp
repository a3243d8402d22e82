#pragma once

#include "printer/layout/block_layout.hpp"
#include "printer/layout/booklet.hpp"

namespace muster::printer {

/// Returns true if a sheet consists only of a map that is to be a separate picture.
bool isLoneMap(const sheet::Sheet& sheet);

/// The map with title, scale bar and legend on a page of their size: a picture to share, without header and footer.
Page setLoneMap(const sheet::Sheet& sheet, const sheet::Booklet& booklet, Typesetter& type, const Settings& settings,
                LayoutNotes& notes);

}  // namespace muster::printer

#pragma once

#include "printer/layout/block_layout.hpp"
#include "printer/layout/booklet.hpp"

namespace muster::printer {

/// Whether a sheet is nothing but a map that is to be a picture of its own.
bool isLoneMap(const sheet::Sheet& sheet);

/// The map with its title, scale bar and legend on a page as large as they are: a picture to be sent to somebody,
/// without head and foot.
Page setLoneMap(const sheet::Sheet& sheet, const sheet::Booklet& booklet, const Typesetter& type,
                const Settings& settings, LayoutNotes& notes);

}  // namespace muster::printer

#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/style/paper.hpp"

namespace muster::printer {

/// The orientation in which a map is larger on a page with its legend, beside it or below. With something else below it
/// on the sheet, portrait unless the map is clearly larger in landscape.
sheet::Orientation mapOrientation(const sheet::MapPicture& picture, const PageSetup& setup, bool hasMoreBelow);

}  // namespace muster::printer

#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/style/paper.hpp"

namespace muster::printer {

/// The orientation in which a map is larger on a page of its own, beside its legend or above it.
sheet::Orientation mapOrientation(const sheet::MapPicture& picture, const PageSetup& setup);

}  // namespace muster::printer

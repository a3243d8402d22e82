#pragma once

#include "printer/layout/booklet.hpp"

class QPainter;

namespace muster::printer {

/// Draws a page with a painter whose units are hundredths of a millimetre. The one way onto PDF, SVG and PNG, so they look the same.
void drawPage(const Page& page, QPainter& painter);

}  // namespace muster::printer

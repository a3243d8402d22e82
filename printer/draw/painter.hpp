#pragma once

#include "printer/layout/booklet.hpp"

class QPainter;

namespace muster::printer {

/// Draws a page with a painter whose units are hundredths of a millimetre, for PNG and the screen; PDF and SVG have
/// their own writers for the same marks.
void drawPage(const Page& page, Typesetter& type, QPainter& painter);

}  // namespace muster::printer

#pragma once

#include "printer/layout/booklet.hpp"

class QPainter;

namespace muster::printer {

/// Draws a page with a painter whose units are hundredths of a millimetre. For PNG and for what is shown on a screen;
/// PDF and SVG write the same marks themselves.
void drawPage(const Page& page, const Typesetter& type, QPainter& painter);

}  // namespace muster::printer

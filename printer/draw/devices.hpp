#pragma once

#include "printer/layout/booklet.hpp"

#include <QByteArray>

#include <span>
#include <string>

namespace muster::printer {

/// A PDF with embedded fonts and selectable text; pages may differ in size. Same pages, same bytes:
/// its date is SOURCE_DATE_EPOCH's, or it has none. Empty when there are no pages or Qt fails.
QByteArray writePdf(std::span<const Page> pages, const std::string& title);

/// One page as an SVG document with text as text.
QByteArray writeSvg(const Page& page, const std::string& title);

/// One page as a PNG image.
QByteArray writePng(const Page& page, double dotsPerInch);

}  // namespace muster::printer

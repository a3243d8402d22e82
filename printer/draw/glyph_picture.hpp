#pragma once

#include "printer/type/font_cut.hpp"

#include <QImage>

namespace muster::printer {

/// A glyph as an image, and where it stands, in ems from the glyph's origin, y upwards.
struct GlyphPicture {
    QImage image;  ///< null for a glyph that shows nothing
    double left = 0, bottom = 0, width = 0, height = 0;
};

/// Draws a glyph of a font that has pictures instead of outlines.
GlyphPicture pictureOf(const FontCut& cut, std::uint32_t glyph);

}  // namespace muster::printer

#pragma once

#include "printer/fonts/font_cut.hpp"

#include <QImage>

namespace muster::printer {

/// A glyph as an image and its position, in ems from the glyph's origin, y upwards.
struct GlyphPicture {
    QImage image;  ///< null for an invisible glyph
    double left = 0, bottom = 0, width = 0, height = 0;
};

/// Draws a glyph of a font with pictures instead of outlines.
GlyphPicture pictureOf(const FontCut& cut, std::uint32_t glyph);

}  // namespace muster::printer

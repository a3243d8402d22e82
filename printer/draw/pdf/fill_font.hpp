#pragma once

#include "printer/draw/pdf/file.hpp"
#include "printer/fonts/font_cut.hpp"

namespace muster::printer::pdf {

/// The font of what is typed into a form.
struct FillFont {
    int object = 0;
    bool isEmbedded = false;
};

/// Writes a font with the letters of Western European languages, in the encoding that all viewers can type in: a part
/// of that cut if its outlines are TrueType, else the viewer's Helvetica.
FillFont addFillFont(File& file, const FontCut& cut);

}  // namespace muster::printer::pdf

#include "printer/draw/pdf/font_book.hpp"

#include "printer/draw/glyph_picture.hpp"
#include "printer/draw/pdf/picture_book.hpp"

#include <fmt/format.h>

namespace muster::printer::pdf {

namespace {

/// An upright box, in thousandths of an em, in the text's colour.
std::string boxOf(double width)
{
    return fmt::format("{:g} 0 0 -50 {:g} 760 d1\n50 w {:g} 25 {:g} 680 re S", width, width, width * 0.1, width * 0.8);
}

}  // namespace

int embedDrawings(File& file, const DrawnFont& font)
{
    std::string procedures, names, widths, pictures;
    std::map<std::uint32_t, QString> texts;
    std::uint32_t code = 0;
    for (const auto& glyph : font.glyphs) {
        ++code;
        const double width = statedAdvance(glyph.advance);
        std::string drawing;
        if (glyph.cut == nullptr) {
            drawing = boxOf(width);
        } else if (const auto picture = pictureOf(*glyph.cut, glyph.index); !picture.image.isNull()) {
            pictures += fmt::format("/P{} {} 0 R", code, addPicture(file, picture.image));
            drawing = fmt::format("{:g} 0 d0\nq {:g} 0 0 {:g} {:g} {:g} cm /P{} Do Q", width, picture.width * 1000,
                                  picture.height * 1000, picture.left * 1000, picture.bottom * 1000, code);
        } else {
            drawing = fmt::format("{:g} 0 d0", width);
        }
        procedures += fmt::format("/g{} {} 0 R", code, file.addStream("", drawing));
        names += fmt::format("/g{}", code);
        widths += fmt::format("{}{:g}", code > 1 ? " " : "", width);
        texts[code] = glyph.text;
    }
    const int meanings = addMeanings(file, texts, 1);
    return file.add(fmt::format(
        "<</Type/Font/Subtype/Type3/FontBBox[0 -250 1000 900]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 1/LastChar "
        "{}/Widths[{}]"
        "/CharProcs<<{}>>/Encoding<</Type/Encoding/Differences[1{}]>>/Resources<</XObject<<{}>>>>/ToUnicode {} 0 R>>",
        code, widths, procedures, names, pictures, meanings));
}

}  // namespace muster::printer::pdf

#pragma once

#include "printer/draw/pdf/font_book.hpp"
#include "printer/fonts/shaper.hpp"

#include <deque>
#include <string>
#include <unordered_map>

namespace muster::printer::pdf {

/// A part of a line in one font, for any size; its position in ems from the start of the line, y downwards.
struct ShownText {
    int font;
    double x, y;
    bool bold, slanted;  ///< synthesized from an upright or lighter cut
    std::string show;    ///< the operator that shows it, with operands
    std::string before;  ///< operators around a span with replacement text
    std::string after;
};
using ShownLine = std::vector<ShownText>;

/// Converts lines of text to PDF operators and caches them. For texts of one shaper.
class TextCode {
public:
    TextCode(Shaper& shaper, FontBook& fonts) : m_shaper(shaper), m_fonts(fonts) {}

    /// Valid until the next call.
    const ShownLine& line(const QString& text, Face face);

    /// The family's own cut of a face.
    const FontCut& cut(Face face) { return m_shaper.cut(face); }

private:
    ShownLine encode(const QString& text, Face face);

    Shaper& m_shaper;
    FontBook& m_fonts;
    std::unordered_map<QString, ShownLine> m_lines[faceCount];
};

}  // namespace muster::printer::pdf

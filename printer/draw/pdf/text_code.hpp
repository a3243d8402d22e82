#pragma once

#include "printer/draw/pdf/font_book.hpp"
#include "printer/type/shaper.hpp"

#include <deque>
#include <string>
#include <unordered_map>

namespace muster::printer::pdf {

/// A part of a line in one font, ready to be shown at any size; its place in ems from the line's begin, y downwards.
struct ShownText {
    int font;
    double x, y;
    bool bold, slanted;  ///< to be made from an upright, lighter cut
    std::string show;    ///< the operator that shows it, with its operands
    std::string before;  ///< what opens and closes a stretch whose text is stated apart from its glyphs
    std::string after;
};
using ShownLine = std::vector<ShownText>;

/// Turns lines of text into the operators of a PDF; each line once. For texts of one shaper.
class TextCode {
public:
    TextCode(Shaper& shaper, FontBook& fonts) : m_shaper(shaper), m_fonts(fonts) {}

    /// Stays good until the next call.
    const ShownLine& line(const QString& text, Face face);

private:
    ShownLine encode(const QString& text, Face face);

    Shaper& m_shaper;
    FontBook& m_fonts;
    std::unordered_map<QString, ShownLine> m_lines[3];
};

}  // namespace muster::printer::pdf

#pragma once

#include "printer/draw/pdf/file.hpp"
#include "printer/type/font_cut.hpp"

#include <QString>

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace muster::printer::pdf {

/// A font that texts of a document are set in, and which of its glyphs.
struct UsedFont {
    const FontCut* cut;
    std::map<std::uint32_t, QString> glyphs;  ///< by index, with the text each stands for
};

/// Up to 255 glyphs that are drawn by the document itself: pictures of a font without outlines, and boxes for
/// characters that no font has.
struct DrawnFont {
    struct Drawn {
        const FontCut* cut;   ///< none for a box
        std::uint32_t index;  ///< the glyph, or the character that is missing
        double advance;       ///< in ems
        QString text;
    };
    std::vector<Drawn> glyphs;  ///< the first has code 1
};

/// How a text calls a glyph.
struct GlyphCode {
    int font;  ///< number in the book
    std::uint32_t code;
    int bytes;       ///< that the code takes: 2, or 1 in a drawn font
    double advance;  ///< as the file will state it, in ems
};

/// The fonts of a document, numbered in the order in which its texts need them.
class FontBook {
public:
    GlyphCode glyph(const FontCut& cut, std::uint32_t index);
    /// A box for a character that no font has, as wide as that many ems.
    GlyphCode box(char32_t character, double advance);
    /// Embeds all fonts and returns the entries of the dictionary that names them.
    std::string embed(File& file) const;

    static std::string nameOf(int font) { return "F" + std::to_string(font); }

private:
    struct Entry {
        bool drawn;
        std::size_t at;
    };
    /// The first cut met of those that are the same font.
    const FontCut& kept(const FontCut& cut);
    GlyphCode drawn(const FontCut* cut, std::uint32_t index, double advance, QString text);

    std::vector<Entry> m_entries;
    std::vector<UsedFont> m_used;
    std::vector<DrawnFont> m_drawn;
    std::unordered_map<const FontCut*, const FontCut*> m_kept;
    std::map<std::string, const FontCut*> m_byIdentity;
    std::unordered_map<const FontCut*, int> m_numberOf;  ///< of kept ones
    std::map<std::pair<const FontCut*, std::uint32_t>, GlyphCode> m_drawnCodes;
};

/// Embeds a subset of a font with its widths and what its glyphs mean; returns the object's number.
int embedSubset(File& file, const UsedFont& font);

/// Writes a font whose glyphs are drawings; returns the object's number.
int embedDrawings(File& file, const DrawnFont& font);

/// The stream that says which text a code stands for; codes of so many bytes.
int addMeanings(File& file, const std::map<std::uint32_t, QString>& texts, int bytes);

/// The width of a glyph in thousandths of an em, rounded as the file states it.
double statedAdvance(double ems);

}  // namespace muster::printer::pdf

#pragma once

#include "printer/draw/pdf/file.hpp"
#include "printer/fonts/font_cut.hpp"

#include <QString>

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

namespace muster::printer::pdf {

/// A font used in a document, and the glyphs used from it.
struct UsedFont {
    const FontCut* cut;
    std::map<std::uint32_t, QString> glyphs;  ///< by index, with the text of each
};

/// Up to 255 glyphs drawn by the document itself: pictures of a font without outlines, and boxes for characters missing
/// in all fonts.
struct DrawnFont {
    struct Drawn {
        const FontCut* cut;   ///< null for a box
        std::uint32_t index;  ///< the glyph, or the missing character
        double advance;       ///< in ems
        QString text;
    };
    std::vector<Drawn> glyphs;  ///< the first has code 1
};

/// The code of a glyph in a text.
struct GlyphCode {
    int font;  ///< index of the font in the book
    std::uint32_t code;
    int bytes;       ///< length of the code: 2, or 1 in a drawn font
    double advance;  ///< as written to the file, in ems
};

/// The fonts of a document, numbered in order of first use.
class FontBook {
public:
    GlyphCode glyph(const FontCut& cut, std::uint32_t index);
    /// A box with that width in ems for a character missing in all fonts.
    GlyphCode box(char32_t character, double advance);
    /// Embeds all fonts and returns the entries of the font dictionary.
    std::string embed(File& file) const;

    /// Every glyph has a text, so that programs can read all of the document.
    bool spellsAll() const;

    static std::string nameOf(int font) { return "F" + std::to_string(font); }

private:
    struct Entry {
        bool drawn;
        std::size_t at;
    };
    /// The first of several cuts that are the same font.
    const FontCut& kept(const FontCut& cut);
    GlyphCode drawn(const FontCut* cut, std::uint32_t index, double advance, QString text);

    std::vector<Entry> m_entries;
    std::vector<UsedFont> m_used;
    std::vector<DrawnFont> m_drawn;
    std::unordered_map<const FontCut*, const FontCut*> m_kept;
    std::map<std::string, const FontCut*> m_byIdentity;
    std::unordered_map<const FontCut*, int> m_numberOf;  ///< by the cuts returned from kept()
    std::map<std::pair<const FontCut*, std::uint32_t>, GlyphCode> m_drawnCodes;
};

/// Embeds a subset of a font with widths and character mapping; returns the object's number.
int embedSubset(File& file, const UsedFont& font);

/// Writes a font of drawn glyphs; returns the object's number.
int embedDrawings(File& file, const DrawnFont& font);

/// Adds the stream that maps codes of that length to text.
int addMeanings(File& file, const std::map<std::uint32_t, QString>& texts, int bytes);

/// The width of a glyph in thousandths of an em, rounded as in the file.
double statedAdvance(double ems);

}  // namespace muster::printer::pdf

#pragma once

#include "printer/fonts/family.hpp"
#include "printer/fonts/font_cut.hpp"
#include "printer/style/typography.hpp"

#include <QFont>
#include <QHashFunctions>
#include <QString>

#include <array>
#include <set>
#include <unordered_map>
#include <utility>

namespace muster::printer {

/// A glyph's position relative to the start of its word, in ems, y downwards.
struct Glyph {
    std::uint32_t index;
    double x, y;
};

/// Glyphs of one font. Without a font, its only glyph is a character missing in all fonts.
struct GlyphRun {
    const FontCut* cut = nullptr;
    std::vector<Glyph> glyphs;
};

/// A word as glyphs, for any size. `spelled`: the texts of its glyphs, in order, form the word.
struct ShapedWord {
    std::vector<GlyphRun> runs;
    double advance = 0;
    bool spelled = true;
    bool complete = true;  ///< every character has a glyph
};

/// Returns true if the text contains right-to-left characters.
bool isRightToLeft(QStringView text);

/// The end of the word at a position: before a space, or at the maximum length for shaping.
qsizetype endOfWord(QStringView text, qsizetype begin);

/// Visits the words of a text in order, each with the number of spaces before it; the last is empty if the text ends
/// with spaces. A text with right-to-left characters is one word.
template <class Visit>
void eachWord(QStringView text, const Visit& visit)
{
    if (isRightToLeft(text)) return visit(text, 0);
    for (qsizetype at = 0; at < text.size();) {
        auto begin = at;
        while (begin < text.size() && text[begin] == u' ') ++begin;
        const auto end = endOfWord(text, begin);
        visit(text.mid(begin, end - begin), static_cast<int>(begin - at));
        at = end;
    }
}

/// Shapes and caches words, in one family and, for missing characters, in other installed fonts.
class Shaper {
public:
    explicit Shaper(Family family);

    /// Valid until the next call.
    const ShapedWord& word(QStringView text, Face face);
    /// The width of a text on one line, in ems.
    double advance(QStringView text, Face face);
    double spaceAdvance(Face face) { return setting(face).space; }
    /// The width of the box for a character missing in all fonts.
    double boxAdvance(Face face);
    const FontCut& cut(Face face) { return *setting(face).cut; }
    /// A font of that face with a size of `referencePixels`.
    const QFont& font(Face face) { return setting(face).font; }
    /// Characters missing in all fonts, collected since they were last taken.
    const std::set<char32_t>& missing() const { return m_missing; }
    std::set<char32_t> takeMissing() { return std::exchange(m_missing, {}); }

    /// The number of requested words with such characters.
    std::size_t incompleteWords() const { return m_incomplete; }

    static constexpr int referencePixels = 2048;

private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(QStringView text) const { return qHash(text); }
        std::size_t operator()(const QString& text) const { return qHash(QStringView(text)); }
    };
    struct Equal {
        using is_transparent = void;
        bool operator()(QStringView a, QStringView b) const { return a == b; }
    };
    struct Setting {
        QFont font;
        const FontCut* cut = nullptr;
        double space = 0;
        std::unordered_map<QString, ShapedWord, Hash, Equal> words;
        std::unordered_map<char32_t, bool> shown;
    };
    Setting& setting(Face face);
    const FontCut& cutOf(const QRawFont& font);
    bool canShow(Setting& setting, char32_t character);
    ShapedWord shape(Setting& setting, QStringView text);
    const ShapedWord& noted(const ShapedWord& word);
    void addStretch(Setting& setting, const QString& text, ShapedWord& word);

    Family m_family;
    std::array<std::unique_ptr<Setting>, faceCount> m_settings;
    std::vector<std::unique_ptr<FontCut>> m_cuts;
    std::set<char32_t> m_missing;
    std::size_t m_incomplete = 0;
    ShapedWord m_long;
};

}  // namespace muster::printer

#pragma once

#include "printer/style/typography.hpp"
#include "printer/type/font_cut.hpp"

#include <QFont>
#include <QHash>
#include <QString>

#include <array>
#include <set>
#include <unordered_map>
#include <utility>

namespace muster::printer {

/// Where a glyph stands from the begin of its word, in ems, y downwards.
struct Glyph {
    std::uint32_t index;
    double x, y;
};

/// Glyphs of one font. Without a font it is a character that no installed font has, as the index of its only glyph.
struct GlyphRun {
    const FontCut* cut = nullptr;
    std::vector<Glyph> glyphs;
};

/// A word as glyphs, for any size. `spelled`: the texts of its glyphs in order are the word.
struct ShapedWord {
    std::vector<GlyphRun> runs;
    double advance = 0;
    bool spelled = true;
    bool complete = true;  ///< every character has a glyph
};

/// The text has characters that are written from right to left.
bool isRightToLeft(QStringView text);

/// Where the word at a place ends: before a space, or where it grows too long to be shaped at once.
qsizetype endOfWord(QStringView text, qsizetype begin);

/// Words apart by spaces, in order, each with the number of spaces in front of it; the last is empty where spaces end
/// the text. A text with characters written from right to left is given as one.
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

/// Turns words into glyphs of one family and, where it lacks characters, of other installed fonts; each word once.
class Shaper {
public:
    explicit Shaper(QString family);

    /// Stays good until the next call.
    const ShapedWord& word(QStringView text, Face face);
    /// In ems, of any text on one line.
    double advance(QStringView text, Face face);
    double spaceAdvance(Face face) { return setting(face).space; }
    /// How wide the box is that stands for a character that no font has.
    double boxAdvance(Face face);
    const FontCut& cut(Face face) { return *setting(face).cut; }
    /// A font of that face, `referencePixels` large.
    const QFont& font(Face face) { return setting(face).font; }
    /// Characters of words asked for that no installed font has, since they were last taken.
    const std::set<char32_t>& missing() const { return m_missing; }
    std::set<char32_t> takeMissing() { return std::exchange(m_missing, {}); }

    /// How often a word was asked for that has such characters.
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

    QString m_family;
    std::array<std::unique_ptr<Setting>, 3> m_settings;
    std::vector<std::unique_ptr<FontCut>> m_cuts;
    std::set<char32_t> m_missing;
    std::size_t m_incomplete = 0;
    ShapedWord m_long;
};

}  // namespace muster::printer

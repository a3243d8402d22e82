#include "printer/fonts/shaper.hpp"

#include <QGlyphRun>
#include <QTextLayout>

#include <algorithm>

namespace muster::printer {

namespace {

constexpr std::size_t maxWords = 50'000;        // cached per face; then the cache is cleared
constexpr qsizetype maxCachedWordLength = 200;  // characters; longer words rarely repeat
constexpr qsizetype maxStretch = 2'000;         // characters shaped at once

/// The character at a position and its length in UTF-16 units.
std::pair<qsizetype, char32_t> characterAt(QStringView text, qsizetype at)
{
    if (text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate()) {
        return {2, QChar::surrogateToUcs4(text[at], text[at + 1])};
    }
    return {1, text[at].unicode()};
}

/// Lays the text out on a single line, whatever its length.
void layOut(QTextLayout& layout)
{
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    layout.setTextOption(option);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
}

QString spellingOf(const ShapedWord& word)
{
    QString spelling;
    for (const auto& run : word.runs) {
        for (const auto& glyph : run.glyphs) {
            if (run.cut != nullptr) {
                spelling += run.cut->text(glyph.index);
            } else {
                const char32_t character = glyph.index;
                spelling += QString::fromUcs4(&character, 1);
            }
        }
    }
    return spelling;
}

/// Right-to-left letters are stored in visual order; PDF readers reverse them themselves.
bool isSpelled(const ShapedWord& word, QStringView text)
{
    auto spelling = spellingOf(word);
    if (!isRightToLeft(text)) return spelling == text;
    auto sorted = text.toString();
    std::sort(sorted.begin(), sorted.end());
    std::sort(spelling.begin(), spelling.end());
    return spelling == sorted;
}

double boxAdvanceOf(const FontCut& cut) { return cut.advance(0) > 0 ? cut.advance(0) : 0.6; }

}  // namespace

bool isRightToLeft(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        if (c.unicode() < 0x590) return false;
        const bool isHalfOfOne =
            (c.unicode() >= 0xD802 && c.unicode() <= 0xD803) || c.unicode() == 0xD83A || c.unicode() == 0xD83B;
        const auto direction = c.direction();
        return isHalfOfOne || direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    });
}

qsizetype endOfWord(QStringView text, qsizetype begin)
{
    auto end = begin;
    while (end < text.size() && text[end] != u' ' && end - begin < maxStretch) ++end;
    return end < text.size() && text[end].isLowSurrogate() ? end + 1 : end;
}

Shaper::Shaper(Family family) : m_family(std::move(family)) {}

Shaper::Setting& Shaper::setting(Face face)
{
    auto& entry = m_settings[static_cast<std::size_t>(face)];
    if (entry) return *entry;
    auto font = fontOf(m_family, face);
    font.setPixelSize(referencePixels);
    font.setHintingPreference(QFont::PreferNoHinting);  // so that a word has the same width at every size
    auto made = std::make_unique<Setting>();
    made->font = font;
    made->cut = &cutOf(QRawFont::fromFont(font));
    const auto spaces = made->cut->font().glyphIndexesForString(QStringLiteral(" "));
    made->space = spaces.isEmpty() ? 0.25 : made->cut->advance(spaces.front());
    entry = std::move(made);  // complete or absent, if memory runs out
    return *entry;
}

const FontCut& Shaper::cutOf(const QRawFont& font)
{
    for (const auto& cut : m_cuts) {
        if (cut->font() == font) return *cut;
    }
    return *m_cuts.emplace_back(std::make_unique<FontCut>(font));
}

bool Shaper::canShow(Setting& setting, char32_t character)
{
    if (character <= U' ') return true;
    if (const auto known = setting.shown.find(character); known != setting.shown.end()) return known->second;
    bool shows = true;
    if (!setting.cut->font().supportsCharacter(character)) {
        QTextLayout layout(QString::fromUcs4(&character, 1), setting.font);
        layOut(layout);
        for (const auto& run : layout.glyphRuns()) shows = shows && !run.glyphIndexes().contains(0);
    }
    setting.shown.emplace(character, shows);
    return shows;
}

void Shaper::addStretch(Setting& setting, const QString& text, ShapedWord& word)
{
    if (text.isEmpty()) return;
    QTextLayout layout(text, setting.font);
    layOut(layout);
    const double baseline = layout.lineCount() > 0 ? layout.lineAt(0).ascent() : 0;
    const double begin = word.advance;
    for (const auto& run : layout.glyphRuns()) {
        const auto indexes = run.glyphIndexes();
        const auto positions = run.positions();
        GlyphRun added{&cutOf(run.rawFont()), {}};
        added.glyphs.reserve(static_cast<std::size_t>(indexes.size()));
        for (qsizetype i = 0; i < indexes.size(); ++i) {
            const Glyph glyph{indexes[i], begin + positions[i].x() / referencePixels,
                              (positions[i].y() - baseline) / referencePixels};
            word.advance = std::max(word.advance, glyph.x + added.cut->advance(glyph.index));
            added.glyphs.push_back(glyph);
        }
        // Right-to-left text is drawn from left to right like everything else.
        std::stable_sort(added.glyphs.begin(), added.glyphs.end(),
                         [](const Glyph& a, const Glyph& b) { return a.x < b.x; });
        word.runs.push_back(std::move(added));
    }
}

double Shaper::boxAdvance(Face face) { return boxAdvanceOf(cut(face)); }

ShapedWord Shaper::shape(Setting& setting, QStringView text)
{
    ShapedWord word;
    qsizetype from = 0;
    for (qsizetype at = 0; at < text.size();) {
        const auto [units, character] = characterAt(text, at);
        const bool shows = canShow(setting, character);
        if (!shows || at - from > maxStretch) {
            addStretch(setting, text.mid(from, at - from).toString(), word);
            from = at;
        }
        at += units;
        if (shows) continue;
        word.complete = false;
        word.runs.push_back({nullptr, {{character, word.advance, 0}}});
        word.advance += boxAdvanceOf(*setting.cut);
        from = at;
    }
    addStretch(setting, text.mid(from).toString(), word);
    word.spelled = isSpelled(word, text);
    return word;
}

const ShapedWord& Shaper::noted(const ShapedWord& word)
{
    if (word.complete) return word;
    ++m_incomplete;
    for (const auto& run : word.runs) {
        if (run.cut == nullptr) m_missing.insert(run.glyphs.front().index);
    }
    return word;
}

const ShapedWord& Shaper::word(QStringView text, Face face)
{
    auto& set = setting(face);
    if (const auto known = set.words.find(text); known != set.words.end()) return noted(known->second);
    if (text.size() > maxCachedWordLength) return noted(m_long = shape(set, text));
    if (set.words.size() >= maxWords) set.words.clear();
    return noted(set.words.emplace(text.toString(), shape(set, text)).first->second);
}

double Shaper::advance(QStringView text, Face face)
{
    double sum = 0;
    eachWord(text, [&](QStringView part, int spaces) {
        sum += spaces * spaceAdvance(face);
        if (!part.isEmpty()) sum += word(part, face).advance;
    });
    return sum;
}

}  // namespace muster::printer

#include "printer/fonts/typesetter.hpp"

#include "core/text/typographic.hpp"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cmath>
#include <utility>

namespace muster::printer {

namespace {

constexpr std::size_t maxTexts = 50'000;          // wrapped ones cached per face; then the cache is cleared
constexpr qsizetype maxCachedTextLength = 1'000;  // characters
constexpr double slack = 1e-6;                    // millimetres

QStringView trimmedRight(QStringView text)
{
    while (!text.isEmpty() && text.back().isSpace()) text.chop(1);
    return text;
}

bool endsLine(QChar c) { return c == u'\n' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator; }

double sizeOf(const Style& style) { return style.points * type::millimetresPerPoint; }

}  // namespace

QString displayText(std::string_view utf8)
{
    auto text = QString::fromStdString(text::typographic(utf8));
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    for (auto& character : text) {
        const auto code = character.unicode();
        if ((code < 0x20 && code != u'\n') || (code >= 0x7F && code < 0xA0)) character = u' ';
    }
    return text;
}

double Paragraph::width() const
{
    double widest = 0;
    for (const auto& line : lines) widest = std::max(widest, line.width);
    return widest;
}

std::variant<Typesetter, NoFont> Typesetter::open(const QString& family)
{
    if (!family.isEmpty())
        if (auto found = installedFamily(family); !found.name.isEmpty()) return Typesetter(std::move(found));
    auto found = preferredFamily();
    if (found.name.isEmpty())
        return NoFont{"no font is installed, so nothing can be printed; install one (on Debian: apt install " +
                      std::string(sheetFamilyPackage) + " fonts-dejavu-core)"};
    Typesetter type(std::move(found));
    type.m_isStandIn = type.family() != QLatin1String(sheetFamily);
    type.m_missing = family;
    return type;
}

Typesetter::Typesetter(Family family) : m_family(std::move(family)), m_shaper(std::make_unique<Shaper>(m_family)) {}

const QFont& Typesetter::font(const Style& style)
{
    const int pixels = static_cast<int>(std::lround(sizeOf(style) * unitsPerMillimetre));
    const int key = pixels * static_cast<int>(faceCount) + static_cast<int>(style.face);
    if (const auto known = m_fonts.find(key); known != m_fonts.end()) return known->second;
    auto font = m_shaper->font(style.face);
    font.setPixelSize(std::max(1, pixels));
    return m_fonts.emplace(key, std::move(font)).first->second;
}

double Typesetter::width(const QString& text, const Style& style)
{
    return m_shaper->advance(text, style.face) * sizeOf(style);
}

const Typesetter::Vertical& Typesetter::vertical(Face face)
{
    auto& entry = m_verticals[static_cast<std::size_t>(face)];
    if (!entry) {
        const QFontMetricsF metrics(m_shaper->font(face));
        constexpr double em = Shaper::referencePixels;
        entry = Vertical{metrics.ascent() / em, metrics.descent() / em, metrics.capHeight() / em};
    }
    return *entry;
}

double Typesetter::baseline(const Style& style)
{
    const auto& em = vertical(style.face);
    return sizeOf(style) * ((style.leading - em.ascent - em.descent) / 2 + em.ascent);
}

double Typesetter::capHeight(const Style& style) { return vertical(style.face).capHeight * sizeOf(style); }

namespace {

/// Returns true if a break there would separate "5." from "4", as QTextBoundaryFinder does at the start of a text, or a
/// range such as "5–6".
bool splitsNumber(const QString& text, qsizetype at)
{
    if (at < 2 || at >= text.size() || !text[at].isDigit() || !text[at - 2].isDigit()) return false;
    return text[at - 1] == u'.' || text[at - 1] == u',' || text[at - 1] == u'–' || text[at - 1] == u'-';
}

}  // namespace

std::vector<Typesetter::Part> Typesetter::broken(const QString& text, Face face)
{
    std::vector<Part> parts;
    qsizetype begin = 0;
    qsizetype lineEnd = 0;
    qsizetype lineBegin = 0;
    QTextBoundaryFinder finder;
    while (begin < text.size()) {
        if (begin == lineEnd) {  // the finder misses a line feed after a digit
            lineBegin = begin;
            while (lineEnd < text.size() && !endsLine(text[lineEnd])) ++lineEnd;
            lineEnd = std::min(lineEnd + 1, text.size());
            finder = QTextBoundaryFinder(QTextBoundaryFinder::Line, text.constData() + lineBegin, lineEnd - lineBegin);
        }
        const auto found = finder.toNextBoundary();
        const auto end = found < 0 ? lineEnd : std::min(lineBegin + found, lineEnd);
        if (end <= begin || (end < lineEnd && splitsNumber(text, end))) continue;
        const bool mustBreak = endsLine(text[end - 1]);
        const auto all = QStringView(text).mid(begin, end - begin);
        const auto bare = trimmedRight(all);
        const auto shown = mustBreak ? bare : all;
        const double width = m_shaper->advance(bare, face);
        parts.push_back({begin, begin + shown.size(), mustBreak, width,
                         shown.size() == bare.size() ? width : m_shaper->advance(shown, face)});
        begin = end;
    }
    return parts;
}

const std::vector<Typesetter::Part>& Typesetter::partsOf(const QString& text, Face face)
{
    auto& kept = m_parts[static_cast<std::size_t>(face)];
    if (const auto known = kept.find(text); known != kept.end()) return known->second;
    if (text.size() > maxCachedTextLength) {
        if (m_longText != text || m_longFace != face) m_longParts = broken(text, face);
        m_longText = text;
        m_longFace = face;
        return m_longParts;
    }
    if (kept.size() >= maxTexts) kept.clear();
    return kept.emplace(text, broken(text, face)).first->second;
}

double Typesetter::longestWord(const QString& text, const Style& style)
{
    double longest = 0;
    for (const auto& part : partsOf(text, style.face)) longest = std::max(longest, part.bare);
    return longest * sizeOf(style);
}

namespace {

/// The approximate number of characters that fit, from their individual widths.
qsizetype guessedPrefix(Shaper& shaper, QStringView word, Face face, double ems)
{
    qsizetype at = 0;
    for (double taken = 0; at < word.size();) {
        const qsizetype units = word[at].isHighSurrogate() && at + 1 < word.size() ? 2 : 1;
        taken += shaper.advance(word.mid(at, units), face);
        if (taken > ems) break;
        at += units;
    }
    return std::clamp<qsizetype>(at, 1, word.size());
}

/// The number of characters of an overlong word that fit, at least one; never splits a character.
qsizetype fittingPrefix(Shaper& shaper, QStringView word, Face face, double ems)
{
    const auto fits = [&](qsizetype count) { return shaper.advance(word.left(count), face) <= ems; };
    // The width of a text differs slightly from the sum of its characters, so refine the guess in a few steps.
    qsizetype low = guessedPrefix(shaper, word, face, ems);
    qsizetype high = word.size();
    for (qsizetype step = 1; low > 1 && !fits(low); step *= 2) {
        high = low - 1;
        low = std::max<qsizetype>(1, low - step);
    }
    for (qsizetype step = 1; low < high; step *= 2) {
        const auto next = std::min(high, low + step);
        if (!fits(next)) high = next - 1;
        if (high < next) break;
        low = next;
    }
    while (low < high) {
        const auto middle = (low + high + 1) / 2;
        if (fits(middle))
            low = middle;
        else
            high = middle - 1;
    }
    QTextBoundaryFinder graphemes(QTextBoundaryFinder::Grapheme, word.left(low + 64).toString());
    graphemes.setPosition(low);
    if (!graphemes.isAtBoundary() && graphemes.toPreviousBoundary() <= 0) {
        graphemes.setPosition(0);
        return std::max<qsizetype>(1, graphemes.toNextBoundary());
    }
    return graphemes.position();
}

}  // namespace

QStringView Typesetter::breakWord(QStringView word, const Style& style, double width,
                                  const std::function<void(QStringView)>& line)
{
    const double ems = (width + slack) / sizeOf(style);
    // Never measure the whole rest of a word, because every line would repeat that.
    while (word.size() > 1) {
        const auto shown = trimmedRight(word);
        if (shown.isEmpty()) break;
        const auto fits = fittingPrefix(*m_shaper, shown, style.face, ems);
        if (fits >= shown.size()) break;
        line(word.left(fits));
        word = word.mid(fits);
    }
    return word;
}

Paragraph Typesetter::wrap(const QString& text, Style style, double width)
{
    if (const auto kept = m_paragraphs.find({text, width, style.points, style.face}); kept != m_paragraphs.end()) {
        auto paragraph = kept->second;
        paragraph.style.ink = style.ink;
        paragraph.style.leading = style.leading;
        return paragraph;
    }
    const auto incomplete = m_shaper->incompleteWords();
    auto paragraph = wrapped(text, style, width);
    // A text with missing characters is measured every time, so that they are recorded every time.
    if (text.size() > maxCachedTextLength || m_shaper->incompleteWords() != incomplete) return paragraph;
    if (m_paragraphs.size() >= maxTexts) m_paragraphs.clear();
    m_paragraphs.emplace(Breaking{text, width, style.points, style.face}, paragraph);
    return paragraph;
}

namespace {

/// "6", "12", "6+", "3″": alone on a line, it would look like a value of its own. "+2" is one.
bool isShortNumber(QStringView word)
{
    const auto shown = trimmedRight(word);
    return !shown.isEmpty() && shown.size() <= 3 && shown.front().isDigit() &&
           std::none_of(shown.begin(), shown.end(), [](QChar c) { return c.isLetter(); });
}

}  // namespace

Paragraph Typesetter::wrapped(const QString& text, Style style, double width)
{
    Paragraph result;
    double longest = longestWord(text, style);
    if (longest > width && !m_family.condensed.isEmpty()) {
        style.face = condensedOf(style.face);
        longest = longestWord(text, style);
    }
    if (longest > width && style.points > type::minPoints) {
        style.points = std::max(type::minPoints, std::floor(style.points * width / longest * 2) / 2);
        result.shrunk = true;
    }
    result.style = style;
    const double size = sizeOf(style);
    QString line;
    double lineWidth = 0;
    qsizetype lastWord = 0;  // where it starts in the line
    const auto finish = [&] {
        line.truncate(trimmedRight(line).size());
        const double taken = this->width(line, style);
        result.lines.push_back({std::exchange(line, {}), taken});
        lineWidth = 0;
        lastWord = 0;
    };
    // Takes the last word of the line to the next one, for a number that ends the text there.
    const auto finishBeforeNumber = [&](double number) {
        const auto word = line.mid(lastWord);
        const double wordWidth = this->width(word, style);
        if (lastWord == 0 || wordWidth + number > width + slack) {
            result.hasLoneNumber = true;
            return finish();
        }
        line.truncate(lastWord);
        finish();
        line = word;
        lineWidth = wordWidth;
    };
    const auto& parts = partsOf(text, style.face);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& part = parts[i];
        if (!line.isEmpty() && lineWidth + part.bare * size > width + slack) {
            const bool isLast = part.mustBreak || i + 1 == parts.size();
            if (isLast && isShortNumber(QStringView(text).mid(part.begin, part.end - part.begin)))
                finishBeforeNumber(part.bare * size);
            else
                finish();
        }
        if (part.bare * size > width + slack) {
            const auto rest = breakWord(QStringView(text).mid(part.begin, part.end - part.begin), style, width,
                                        [&](QStringView piece) {
                                            result.broken = true;
                                            line = piece.toString();
                                            finish();
                                        });
            line = rest.toString();
            lineWidth = this->width(line, style);
        } else {
            lastWord = line.size();
            line += QStringView(text).mid(part.begin, part.end - part.begin);
            lineWidth += part.full * size;
        }
        if (part.mustBreak) finish();
    }
    if (!line.isEmpty() || result.lines.empty()) finish();
    return result;
}

}  // namespace muster::printer

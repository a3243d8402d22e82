#include "printer/type/typesetter.hpp"

#include <QFontDatabase>
#include <QGlyphRun>
#include <QRawFont>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr qsizetype wordCacheLimit = 20'000;
constexpr qsizetype longWord = 2'000;  // longer ones are broken without measuring the rest again and again

/// Pieces of a text between two places where a line may end; `mustBreak` after a line feed.
struct Word {
    qsizetype begin;
    qsizetype end;
    bool mustBreak;
};

std::vector<Word> wordsOf(const QString& text)
{
    std::vector<Word> words;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    qsizetype begin = 0;
    while (begin < text.size()) {
        auto end = finder.toNextBoundary();
        if (end < 0 || end > text.size()) end = text.size();
        if (end <= begin) continue;
        const auto last = text[end - 1];
        words.push_back({begin, end, last == u'\n' || last == QChar::LineSeparator || last == QChar::ParagraphSeparator});
        begin = end;
    }
    return words;
}

QString trimmedRight(const QString& text)
{
    auto size = text.size();
    while (size > 0 && text[size - 1].isSpace()) --size;
    return text.left(size);
}

/// Qt names families that are not there and then draws nothing at all; only a font with tables of its own counts.
bool isReal(const QString& family)
{
    return QFontDatabase::hasFamily(family) && !QRawFont::fromFont(QFont(family)).fontTable("head").isEmpty();
}

QString preferredFamily()
{
    for (const auto* name : {"DejaVu Sans Condensed", "DejaVu Sans", "Noto Sans", "Liberation Sans", "FreeSans"}) {
        if (isReal(QString::fromLatin1(name))) return QString::fromLatin1(name);
    }
    for (const auto& name : QFontDatabase::families(QFontDatabase::Latin)) {
        if (QFontDatabase::isSmoothlyScalable(name) && isReal(name)) return name;
    }
    return {};
}

}  // namespace

QString displayText(std::string_view utf8)
{
    auto text = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    for (auto& character : text) {
        if (character.category() == QChar::Other_Control && character != u'\n') character = u' ';
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
    if (!family.isEmpty()) {
        if (isReal(family)) return Typesetter(family);
        return NoFont{"there is no font \"" + family.toStdString() + "\" on this machine; `fc-list : family` names those there are"};
    }
    const auto found = preferredFamily();
    if (found.isEmpty()) return NoFont{"no font is installed, so nothing can be printed; install one (on Debian: apt install fonts-dejavu)"};
    return Typesetter(found);
}

Typesetter::Metrics& Typesetter::metricsOf(const Style& style) const
{
    const int pixels = static_cast<int>(std::lround(style.points * type::millimetresPerPoint * unitsPerMillimetre));
    auto& entry = m_metrics[pixels * 4 + static_cast<int>(style.face)];
    if (!entry) {
        QFont font(m_family);
        font.setPixelSize(pixels);
        font.setHintingPreference(QFont::PreferNoHinting);  // so that screen, paper and measure agree
        font.setBold(style.face == Face::bold);
        font.setItalic(style.face == Face::italic);
        entry = std::make_unique<Metrics>(Metrics{font, QFontMetricsF(font), {}});
    }
    return *entry;
}

const QFont& Typesetter::font(const Style& style) const { return metricsOf(style).font; }

double Typesetter::width(const QString& text, const Style& style) const { return wordWidth(metricsOf(style), text); }

double Typesetter::wordWidth(Metrics& metrics, const QString& word) const
{
    if (const auto known = metrics.words.constFind(word); known != metrics.words.constEnd()) return *known;
    noteMissing(metrics, word);
    const double width = metrics.metrics.horizontalAdvance(word) / unitsPerMillimetre;
    if (metrics.words.size() < wordCacheLimit) metrics.words.insert(word, width);
    return width;
}

void Typesetter::noteMissing(const Metrics& metrics, const QString& word) const
{
    for (const char32_t character : word.toUcs4()) {
        if (character <= U' ' || metrics.metrics.inFontUcs4(character) || !m_looked.insert(character).second) continue;
        QTextLayout layout(QString::fromUcs4(&character, 1), metrics.font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        for (const auto& run : layout.glyphRuns()) {
            if (run.glyphIndexes().contains(0)) m_missing.insert(character);
        }
    }
}

double Typesetter::baseline(const Style& style) const
{
    const auto& metrics = metricsOf(style).metrics;
    const double line = style.points * type::millimetresPerPoint * type::leading;
    const double em = (metrics.ascent() + metrics.descent()) / unitsPerMillimetre;
    return (line - em) / 2 + metrics.ascent() / unitsPerMillimetre;
}

double Typesetter::capHeight(const Style& style) const { return metricsOf(style).metrics.capHeight() / unitsPerMillimetre; }

double Typesetter::longestWord(const QString& text, const Style& style) const
{
    auto& metrics = metricsOf(style);
    double longest = 0;
    for (const auto& word : wordsOf(text)) {
        longest = std::max(longest, wordWidth(metrics, trimmedRight(text.mid(word.begin, word.end - word.begin))));
    }
    return longest;
}

namespace {

/// How many characters of a too long word fit, at least one; never between the halves of a character.
qsizetype fittingPrefix(const Typesetter& type, const QString& word, const Style& style, double width)
{
    qsizetype low = 1;
    qsizetype high = word.size();
    while (low < high) {
        const auto middle = (low + high + 1) / 2;
        if (type.width(word.left(middle), style) <= width) low = middle;
        else high = middle - 1;
    }
    QTextBoundaryFinder graphemes(QTextBoundaryFinder::Grapheme, word);
    graphemes.setPosition(low);
    if (!graphemes.isAtBoundary() && graphemes.toPreviousBoundary() <= 0) {
        graphemes.setPosition(0);
        return std::max<qsizetype>(1, graphemes.toNextBoundary());
    }
    return graphemes.position();
}

}  // namespace

Paragraph Typesetter::wrap(const QString& text, Style style, double width) const
{
    Paragraph result;
    const double longest = longestWord(text, style);
    if (longest > width && style.points > type::leastPoints) {
        style.points = std::max(type::leastPoints, std::floor(style.points * width / longest * 2) / 2);
        result.shrunk = true;
    }
    result.style = style;
    auto& metrics = metricsOf(style);
    QString line;
    double lineWidth = 0;
    const auto finish = [&] {
        line = trimmedRight(line);
        result.lines.push_back({line, this->width(line, style)});
        line.clear();
        lineWidth = 0;
    };
    for (const auto& word : wordsOf(text)) {
        auto part = text.mid(word.begin, word.end - word.begin);
        if (word.mustBreak) part = trimmedRight(part);
        const double bare = wordWidth(metrics, trimmedRight(part));
        if (!line.isEmpty() && lineWidth + bare > width + 1e-6) finish();
        while (part.size() > 1 && (part.size() > longWord || wordWidth(metrics, trimmedRight(part)) > width + 1e-6)) {
            const auto fits = fittingPrefix(*this, part.left(longWord), style, width);
            if (fits >= part.size()) break;
            result.broken = true;
            line = part.left(fits);
            part = part.mid(fits);
            finish();
        }
        line += part;
        lineWidth += wordWidth(metrics, part);
        if (word.mustBreak) finish();
    }
    if (!line.isEmpty() || result.lines.empty()) finish();
    return result;
}

}  // namespace muster::printer

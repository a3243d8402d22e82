#pragma once

#include "printer/type/typography.hpp"

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::printer {

/// Layout counts in millimetres; devices are given hundredths, so that whole numbers are fine enough.
inline constexpr double unitsPerMillimetre = 100.0;

/// UTF-8 as Qt's text; control characters other than the line feed become spaces.
QString displayText(std::string_view utf8);

/// Why nothing can be printed, in a sentence for the user.
struct NoFont {
    std::string message;
};

/// A text broken into lines for one width.
struct Paragraph {
    struct Line {
        QString text;
        double width = 0;
    };
    std::vector<Line> lines;
    Style style;
    bool shrunk = false;  ///< set smaller than asked for, because a word was wider than the line
    bool broken = false;  ///< broken inside a word, because it did not fit at the least size either

    double lineHeight() const { return style.points * type::millimetresPerPoint * type::leading; }
    double height() const { return static_cast<double>(lines.size()) * lineHeight(); }
    double width() const;
};

/// Measures and breaks text in one font family. Needs a QGuiApplication. Lengths in millimetres.
class Typesetter {
public:
    /// The family asked for, else the first of the preferred ones that is installed, else any.
    static std::variant<Typesetter, NoFont> open(const QString& family = {});

    const QString& family() const { return m_family; }
    /// The font for a style on a device with 100 units a millimetre.
    const QFont& font(const Style& style) const;
    double width(const QString& text, const Style& style) const;
    /// Distance from the top of a line to its baseline.
    double baseline(const Style& style) const;
    double capHeight(const Style& style) const;

    /// Breaks at line feeds and where Unicode allows; a word wider than the line is shrunk to the least size, then broken.
    Paragraph wrap(const QString& text, Style style, double width) const;
    /// The width of the longest part that cannot be broken.
    double longestWord(const QString& text, const Style& style) const;

    /// Characters met so far that no installed font can show.
    const std::set<char32_t>& missingCharacters() const { return m_missing; }

private:
    struct Metrics {
        QFont font;
        QFontMetricsF metrics;
        QHash<QString, double> words;
    };
    explicit Typesetter(QString family) : m_family(std::move(family)) {}
    Metrics& metricsOf(const Style& style) const;
    double wordWidth(Metrics& metrics, const QString& word) const;
    void noteMissing(const Metrics& metrics, const QString& word) const;

    QString m_family;
    mutable std::map<int, std::unique_ptr<Metrics>> m_metrics;
    mutable std::set<char32_t> m_looked;
    mutable std::set<char32_t> m_missing;
};

}  // namespace muster::printer

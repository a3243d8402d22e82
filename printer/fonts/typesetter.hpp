#pragma once

#include "printer/fonts/shaper.hpp"
#include "printer/style/typography.hpp"

#include <QFont>
#include <QHashFunctions>
#include <QString>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

namespace muster::printer {

/// Layout uses millimetres; devices use hundredths, so that integers are precise enough.
inline constexpr double unitsPerMillimetre = 100.0;

/// UTF-8 as QString with typographic signs; control characters other than the line feed become spaces.
QString displayText(std::string_view utf8);

/// Why nothing can be printed, in one sentence for the user.
struct NoFont {
    std::string message;
};

/// A text wrapped to one width.
struct Paragraph {
    struct Line {
        QString text;
        double width = 0;
    };
    std::vector<Line> lines;
    Style style;
    bool shrunk = false;         ///< shrunk because a word was wider than the line
    bool broken = false;         ///< broken inside a word that does not fit even at the minimum size
    bool hasLoneNumber = false;  ///< a short number is alone on its last line, because no word fits beside it

    double lineHeight() const { return style.points * type::millimetresPerPoint * style.leading; }
    double height() const { return static_cast<double>(lines.size()) * lineHeight(); }
    double width() const;
};

/// Measures and wraps text in one font family. Needs a QGuiApplication. Lengths in millimetres. Belongs to one thread:
/// measuring fills its caches.
class Typesetter {
public:
    /// Opens the requested family, or else, also if that is not installed, the preferred one.
    static std::variant<Typesetter, NoFont> open(const QString& family = {});

    /// A typesetter of the same family for another thread; it must be destroyed before that thread ends.
    Typesetter another() const { return Typesetter(m_family); }

    const QString& family() const { return m_family.name; }
    /// True if the preferred family is used and is not the one that sheets are designed in.
    bool isStandIn() const { return m_isStandIn; }
    /// The requested family if it is not installed, else empty.
    const QString& missingFamily() const { return m_missing; }
    /// The font for a style on a device with 100 units per millimetre.
    const QFont& font(const Style& style);
    double width(const QString& text, const Style& style);
    /// Distance from the top of a line to its baseline.
    double baseline(const Style& style);
    double capHeight(const Style& style);

    /// Breaks at line feeds and where Unicode allows. With a word wider than the line, the text is set condensed, then
    /// shrunk to the minimum size, then broken. A short number at the end stays with the word before it.
    Paragraph wrap(const QString& text, Style style, double width);
    /// The width of the longest unbreakable part.
    double longestWord(const QString& text, const Style& style);

    /// Measured characters missing in all fonts, collected since they were last taken.
    const std::set<char32_t>& missingCharacters() const { return m_shaper->missing(); }
    std::set<char32_t> takeMissingCharacters() { return m_shaper->takeMissing(); }

    /// The shaper behind the measurements.
    Shaper& shaper() { return *m_shaper; }

private:
    /// A part of a text between two possible line breaks, with widths in ems; `mustBreak` before a line feed.
    struct Part {
        qsizetype begin, end;
        bool mustBreak;
        double bare, full;  ///< without and with trailing spaces
    };
    /// The parameters of line breaking.
    struct Breaking {
        QString text;
        double width;
        double points;
        Face face;

        bool operator==(const Breaking&) const = default;
    };
    struct BreakingHash {
        std::size_t operator()(const Breaking& key) const
        {
            return qHashMulti(0, key.text, key.width, key.points, static_cast<int>(key.face));
        }
    };
    struct Vertical {
        double ascent, descent, capHeight;  ///< in ems
    };
    explicit Typesetter(Family family);
    Paragraph wrapped(const QString& text, Style style, double width);
    const std::vector<Part>& partsOf(const QString& text, Face face);
    /// Emits an overlong word line by line and returns the rest, which fits.
    QStringView breakWord(QStringView word, const Style& style, double width,
                          const std::function<void(QStringView)>& line);
    std::vector<Part> broken(const QString& text, Face face);
    const Vertical& vertical(Face face);

    Family m_family;
    bool m_isStandIn = false;
    QString m_missing;
    std::unique_ptr<Shaper> m_shaper;
    std::array<std::optional<Vertical>, faceCount> m_verticals;
    // Tables of the standard library, because a QHash is damaged if memory runs out while it grows.
    std::array<std::unordered_map<QString, std::vector<Part>>, faceCount> m_parts;
    std::vector<Part> m_longParts;  ///< parts of the last long text
    QString m_longText;
    Face m_longFace = Face::regular;
    std::unordered_map<Breaking, Paragraph, BreakingHash> m_paragraphs;
    std::map<int, QFont> m_fonts;
};

}  // namespace muster::printer

#include "printer/emblem/safe_svg.hpp"

#include "printer/emblem/svg_work.hpp"

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <cmath>
#include <utility>

namespace muster::printer {

namespace {

constexpr std::size_t maxElements = 10'000;
constexpr std::size_t maxDepth = 60;
constexpr qsizetype maxStyle = 20'000;  // characters of a style sheet
constexpr double maxNumber = 1e6;
constexpr qsizetype bytesOfWork = 20;  // of a path, as much work as an element

const QString svgSpace = QStringLiteral("http://www.w3.org/2000/svg");

bool isShape(const QString& name)
{
    static const QSet<QString> shapes{
        "svg", "g",        "defs",    "path", "rect",           "circle",         "ellipse", "line",
        "use", "polyline", "polygon", "stop", "linearGradient", "radialGradient", "switch",  "a"};
    return shapes.contains(name);
}

/// The words for what an element would draw; empty if it draws nothing.
std::string wordsFor(const QString& name)
{
    if (name == u"text" || name == u"tspan" || name == u"textPath") return "words";
    if (name == u"image") return "pictures";
    if (name == u"mask" || name == u"clipPath") return "masks";
    if (name == u"filter") return "filters";
    if (name == u"pattern") return "patterns";
    if (name == u"marker") return "markers on lines";
    if (name == u"symbol") return "symbols";
    if (name.startsWith(u"animate") || name == u"set") return "animations";
    return {};
}

bool isLook(const QString& name)
{
    static const QSet<QString> looks{"fill",           "fill-rule",      "fill-opacity",    "stroke",
                                     "stroke-width",   "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
                                     "stroke-opacity", "stop-color",     "stop-opacity",    "opacity",
                                     "color",          "display",        "visibility"};
    return looks.contains(name);
}

bool isGeometry(const QString& name)
{
    static const QSet<QString> geometry{
        "d",       "points",      "x",  "y",  "width", "height", "cx", "cy",     "r",         "rx",
        "ry",      "x1",          "y1", "x2", "y2",    "fx",     "fy", "offset", "transform", "gradientTransform",
        "viewBox", "stroke-width"};
    return geometry.contains(name);
}

bool isName(const QString& name)
{
    static const QSet<QString> names{"id", "class", "preserveAspectRatio", "gradientUnits", "spreadMethod"};
    return names.contains(name);
}

/// A value that refers to nothing outside the file.
bool isInside(const QString& value)
{
    return !value.contains(u'\\') && !value.contains(u'@') &&
           value.count(QStringLiteral("url(")) == value.count(QStringLiteral("url(#"));
}

bool hasHugeNumber(const QString& value)
{
    static const QRegularExpression number(QStringLiteral("[0-9]*\\.?[0-9]+(?:[eE][-+]?[0-9]+)?"));
    auto all = number.globalMatch(value);
    while (all.hasNext()) {
        bool isNumber = false;
        const double read = all.next().captured().toDouble(&isNumber);
        if (!isNumber || !(std::abs(read) <= maxNumber)) return true;
    }
    return false;
}

class Copy {
public:
    explicit Copy(const QByteArray& file) : m_in(file), m_out(&m_result.bytes) {}

    SafeSvg make()
    {
        m_out.writeStartDocument();
        while (!m_in.atEnd() && m_result.problem.empty()) {
            const auto token = m_in.readNext();
            if (token == QXmlStreamReader::StartElement) begin();
            if (token == QXmlStreamReader::EndElement) end();
        }
        m_out.writeEndDocument();
        if (m_result.problem.empty() && (m_in.hasError() || m_work.elements() == 0))
            m_result.problem = "it is not an SVG image";
        if (m_result.problem.empty()) m_result.problem = m_work.problem();
        return std::move(m_result);
    }

private:
    void begin()
    {
        const auto name = m_in.name().toString();
        const bool isSvg = m_in.namespaceUri() == svgSpace || m_in.namespaceUri().isEmpty();
        if (m_work.elements() == 0 && !(isSvg && name == u"svg")) {
            m_result.problem = "it is not an SVG image";
            return;
        }
        if (isSvg && name == u"style") return style();
        if (!isSvg || !isShape(name)) {
            if (isSvg) omit(wordsFor(name));
            m_in.skipCurrentElement();
            return;
        }
        if (m_work.elements() >= maxElements || m_work.depth() >= maxDepth) {
            m_result.problem = "it is too complicated to draw";
            return;
        }
        shape(name);
    }
    void end()
    {
        m_out.writeEndElement();
        m_work.end();
    }
    void shape(const QString& name)
    {
        const bool isGroup = name == u"a" || name == u"switch";
        m_out.writeStartElement(isGroup ? QStringLiteral("g") : name);
        if (m_work.elements() == 0) {
            m_out.writeDefaultNamespace(svgSpace);
            m_out.writeNamespace(QStringLiteral("http://www.w3.org/1999/xlink"), QStringLiteral("xlink"));
        }
        QString drawn, id;
        qsizetype length = 0;
        for (const auto& attribute : m_in.attributes()) {
            const auto key = attribute.name().toString();
            const auto value = attribute.value().toString();
            if (key == u"id") id = value;
            if (key == u"d" || key == u"points") length += value.size();
            if (key == u"href") {
                if (isGroup) continue;
                if (!value.startsWith(u'#')) {
                    omit("parts of other files");
                    continue;
                }
                drawn = value.mid(1);
                m_out.writeAttribute(QStringLiteral("xlink:href"), value);
            } else if (attribute.namespaceUri().isEmpty()) {
                copy(key, value);
            }
        }
        m_work.begin(id, 1 + static_cast<std::size_t>(length / bytesOfWork), drawn);
    }
    void copy(const QString& key, const QString& value)
    {
        if (key == u"style") {
            m_out.writeAttribute(key, lookOf(value));
            return;
        }
        noteDashes(key, value);
        if (isGeometry(key) && hasHugeNumber(value)) m_result.problem = "its numbers are too large";
        if ((isLook(key) || isGeometry(key) || isName(key)) && isInside(value)) m_out.writeAttribute(key, value);
    }
    QString lookOf(const QString& style)
    {
        QString kept;
        for (const auto& declaration : style.split(u';', Qt::SkipEmptyParts)) {
            const auto colon = declaration.indexOf(u':');
            const auto key = declaration.left(colon).trimmed();
            const auto value = declaration.mid(colon + 1).trimmed();
            noteDashes(key, value);
            if (isGeometry(key) && hasHugeNumber(value)) m_result.problem = "its numbers are too large";
            if (colon > 0 && isLook(key) && isInside(value)) kept += key + u':' + value + u';';
        }
        return kept;
    }
    void noteDashes(const QString& key, const QString& value)
    {
        if (key == u"stroke-dasharray" && value != u"none") omit("dashes of lines");
    }
    /// A style sheet: rules of a selector and declarations, and nothing else.
    void style()
    {
        auto text = m_in.readElementText(QXmlStreamReader::SkipChildElements);
        text.remove(QRegularExpression(QStringLiteral("/\\*.*?\\*/"), QRegularExpression::DotMatchesEverythingOption));
        if (text.size() > maxStyle || !isInside(text)) return omit("styles");
        QString kept;
        for (const auto& rule : text.split(u'}', Qt::SkipEmptyParts)) {
            const auto parts = rule.split(u'{');
            if (parts.size() == 2) kept += parts[0].trimmed() + u'{' + lookOf(parts[1]) + u'}';
        }
        m_out.writeTextElement(QStringLiteral("style"), kept);
    }
    void omit(const std::string& words)
    {
        if (!words.empty()) m_result.omitted.insert(words);
    }

    SafeSvg m_result;
    QXmlStreamReader m_in;
    QXmlStreamWriter m_out;
    SvgWork m_work;
};

}  // namespace

SafeSvg safeSvg(const QByteArray& file) { return Copy(file).make(); }

}  // namespace muster::printer

#include "printer/draw/svg/glyph_store.hpp"

#include "printer/draw/glyph_picture.hpp"
#include "printer/draw/number.hpp"

#include <QBuffer>
#include <QPainterPath>

namespace muster::printer::svg {

namespace {

void appendPoint(std::string& out, char step, double scale, const QPainterPath::Element& point)
{
    out += step;
    appendNumber(out, point.x * scale, 1);
    out += ' ';
    appendNumber(out, point.y * scale, 1);
}

std::string pathData(const QPainterPath& path, double scale)
{
    std::string out;
    for (int i = 0; i < path.elementCount(); ++i) {
        const auto element = path.elementAt(i);
        switch (element.type) {
        case QPainterPath::MoveToElement: appendPoint(out, 'M', scale, element); break;
        case QPainterPath::LineToElement: appendPoint(out, 'L', scale, element); break;
        case QPainterPath::CurveToElement: appendPoint(out, 'C', scale, element); break;
        case QPainterPath::CurveToDataElement: appendPoint(out, ' ', scale, element); break;
        }
    }
    return out.empty() ? out : out + "Z";
}

/// An upright box, as in PDF.
std::string boxData(double width)
{
    std::string out = "M";
    const double outer = width * 0.1;
    appendNumbers(out, outer, -705);
    out += "H";
    appendNumber(out, width - outer, 1);
    out += "V-25H";
    appendNumber(out, outer, 1);
    out += "ZM";
    appendNumbers(out, outer + 50, -655);
    out += "V-75H";
    appendNumber(out, width - outer - 50, 1);
    return out + "V-655Z";
}

std::string pictureElement(const std::string& name, const GlyphPicture& picture)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture.image.save(&buffer, "PNG");
    std::string out = "<image id=\"" + name + "\" x=\"";
    appendNumber(out, picture.left * GlyphStore::unitsPerEm, 1);
    out += "\" y=\"";
    appendNumber(out, -(picture.bottom + picture.height) * GlyphStore::unitsPerEm, 1);
    out += "\" width=\"";
    appendNumber(out, picture.width * GlyphStore::unitsPerEm, 1);
    out += "\" height=\"";
    appendNumber(out, picture.height * GlyphStore::unitsPerEm, 1);
    return out + "\" xlink:href=\"data:image/png;base64," + png.toBase64().toStdString() + "\"/>\n";
}

std::string outline(const FontCut& cut, std::uint32_t glyph)
{
    const auto& font = cut.font();
    return pathData(font.pathForGlyph(glyph), GlyphStore::unitsPerEm / font.pixelSize());
}

}  // namespace

const std::string& GlyphStore::name(const FontCut* cut, std::uint32_t glyph, double boxWidth)
{
    const auto [entry, isNew] = m_names.try_emplace({cut, glyph});
    auto& name = entry->second;
    if (!isNew) return name;
    const auto next = "g" + std::to_string(m_count);
    std::string element;
    if (cut != nullptr && cut->outlines() == Outlines::pictures) {
        const auto picture = pictureOf(*cut, glyph);
        if (!picture.image.isNull()) element = pictureElement(next, picture);
    } else {
        const auto data = cut != nullptr ? outline(*cut, glyph) : boxData(boxWidth * unitsPerEm);
        if (!data.empty()) element = "<path id=\"" + next + "\" d=\"" + data + "\"/>\n";
    }
    if (element.empty()) return name;
    m_definitions += element;
    ++m_count;
    return name = next;
}

std::string escaped(const QString& text)
{
    QString safe;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const auto c = text[i];
        const bool isPair = c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (isPair) {
            safe += c;
            safe += text[++i];
        } else {
            const bool isForbidden =
                c.isSurrogate() || c.unicode() >= 0xFFFE || (c.unicode() < 0x20 && c != u'\t' && c != u'\n');
            safe += isForbidden ? QChar(QChar::ReplacementCharacter) : c;
        }
    }
    return safe.toHtmlEscaped().toStdString();
}

}  // namespace muster::printer::svg

#include "printer/draw/svg/marks.hpp"

#include "printer/draw/image_of.hpp"
#include "printer/draw/number.hpp"

#include <QBuffer>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer::svg {

void MarkWriter::attribute(std::string_view name, double value, int decimals)
{
    m_out.append(" ").append(name).append("=\"");
    appendNumber(m_out, value, decimals);
    m_out += '"';
}

void MarkWriter::colour(std::string_view name, Ink ink)
{
    m_out.append(" ").append(name).append("=\"").append(hexColour(ink)).append("\"");
}

void MarkWriter::look(const std::optional<Ink>& fill, double thickness, Ink ink, Dash dash, bool round)
{
    if (fill)
        colour("fill", *fill);
    else
        m_out += " fill=\"none\"";
    if (!(thickness > 0)) return;
    colour("stroke", ink);
    attribute("stroke-width", thickness);
    if (round) m_out += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    if (dash == Dash::solid) return;
    const auto pattern = patternOf(dash);
    m_out += " stroke-dasharray=\"";
    appendNumbers(m_out, thickness * pattern.on, thickness * pattern.off);
    m_out.back() = '"';
}

void MarkWriter::run(const GlyphRun& run, double pen, const TextMark& mark)
{
    const bool slanted = run.cut != nullptr && run.cut->lacksSlant();
    const bool bold = run.cut != nullptr && run.cut->lacksWeight();
    if (slanted || bold) {
        m_out += "<g";
        if (slanted) m_out += " transform=\"skewX(-12)\"";
        if (bold) colour("stroke", mark.style.ink), attribute("stroke-width", GlyphStore::unitsPerEm / 30);
        m_out += '>';
    }
    for (const auto& glyph : run.glyphs) {
        const auto& name = m_glyphs.name(run.cut, glyph.index, m_shaper.boxAdvance(mark.style.face));
        if (name.empty()) continue;
        m_out.append("<use xlink:href=\"#").append(name).append("\"");
        if (const double x = (pen + glyph.x) * GlyphStore::unitsPerEm; x != 0) attribute("x", x, 1);
        if (std::abs(glyph.y) > 1e-4) attribute("y", glyph.y * GlyphStore::unitsPerEm, 1);
        m_out += "/>";
    }
    if (slanted || bold) m_out += "</g>";
}

void MarkWriter::letters(const TextMark& mark)
{
    const auto face = mark.style.face;
    double pen = 0;
    eachWord(mark.text, [&](QStringView part, int spaces) {
        pen += spaces * m_shaper.spaceAdvance(face);
        if (part.isEmpty()) return;
        const auto& word = m_shaper.word(part, face);
        for (const auto& one : word.runs) run(one, pen, mark);
        pen += word.advance;
    });
}

/// Invisible text, so that it can be searched, selected, copied and read aloud.
void MarkWriter::words(const TextMark& mark)
{
    m_out += "<text fill-opacity=\"0\" xml:space=\"preserve\"";
    attribute("x", mark.x);
    attribute("y", mark.y);
    attribute("font-size", mark.style.points * type::millimetresPerPoint);
    const double taken = m_shaper.advance(mark.text, mark.style.face) * mark.style.points * type::millimetresPerPoint;
    if (taken > 0) attribute("textLength", taken);
    m_out += ">" + escaped(mark.text) + "</text>\n";
}

void MarkWriter::operator()(const TextMark& mark)
{
    const double scale = mark.style.points * type::millimetresPerPoint / GlyphStore::unitsPerEm;
    m_out += "<g aria-hidden=\"true\"";
    if (mark.style.ink != Ink()) colour("fill", mark.style.ink);
    m_out += " transform=\"translate(";
    appendNumbers(m_out, mark.x, mark.y);
    m_out.back() = ')';
    m_out += " scale(";
    appendNumber(m_out, scale, 6);
    m_out += ")\">";
    letters(mark);
    m_out += "</g>\n";
    words(mark);
}

void MarkWriter::operator()(const LineMark& mark)
{
    if (!(mark.thickness > 0)) return;
    m_out += "<line";
    attribute("x1", mark.x1);
    attribute("y1", mark.y1);
    attribute("x2", mark.x2);
    attribute("y2", mark.y2);
    look(std::nullopt, mark.thickness, mark.ink, mark.dash);
    m_out += "/>\n";
}

void MarkWriter::operator()(const BoxMark& mark)
{
    m_out += "<rect";
    attribute("x", std::min(mark.x, mark.x + mark.width));
    attribute("y", std::min(mark.y, mark.y + mark.height));
    attribute("width", std::abs(mark.width));
    attribute("height", std::abs(mark.height));
    if (mark.radius > 0) attribute("rx", mark.radius);
    look(mark.filled ? std::optional(mark.fill) : std::nullopt, mark.thickness, mark.ink, Dash::solid);
    m_out += "/>\n";
}

void MarkWriter::operator()(const EllipseMark& mark)
{
    m_out += "<ellipse";
    attribute("cx", mark.x);
    attribute("cy", mark.y);
    attribute("rx", std::abs(mark.radiusX));
    attribute("ry", std::abs(mark.radiusY));
    look(mark.fill, mark.thickness, mark.ink, mark.dash);
    m_out += "/>\n";
}

void MarkWriter::rings(const std::vector<Ring>& rings, bool closed)
{
    m_out += " d=\"";
    for (const auto& ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            m_out += i == 0 ? 'M' : 'L';
            appendNumbers(m_out, ring[i].x, ring[i].y);
            m_out.pop_back();
        }
        if (closed && !ring.empty()) m_out += 'Z';
    }
    m_out += '"';
}

void MarkWriter::operator()(const PathMark& mark)
{
    m_out += "<path fill-rule=\"evenodd\"";
    rings(mark.rings, mark.closed);
    look(mark.closed ? mark.fill : std::nullopt, mark.thickness, mark.ink, mark.dash, mark.round);
    m_out += "/>\n";
}

void MarkWriter::operator()(const ImageMark& mark)
{
    m_out += "<image preserveAspectRatio=\"none\"";
    attribute("x", mark.x);
    attribute("y", mark.y);
    attribute("width", mark.width);
    attribute("height", mark.height);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    imageOf(*mark.picture).save(&buffer, "PNG");
    m_out += " xlink:href=\"data:image/png;base64," + png.toBase64().toStdString() + "\"/>\n";
}

void MarkWriter::operator()(const GroupMark& mark)
{
    if (!mark.content) return;
    const auto& place = mark.place;
    m_out += "<g transform=\"matrix(";
    for (const double part : {place.xx, place.yx, place.xy, place.yy, place.dx, place.dy})
        appendNumber(m_out, part, 6), m_out += ' ';
    m_out.back() = ')';
    m_out += '"';
    if (!mark.clip.empty()) {
        const int clip = m_clips++;
        fmt::format_to(std::back_inserter(m_out),
                       " clip-path=\"url(#c{})\"><clipPath id=\"c{}\"><path clip-rule=\"evenodd\"", clip, clip);
        rings(mark.clip, true);
        m_out += "/></clipPath>\n";
    } else {
        m_out += ">\n";
    }
    for (const auto& inner : *mark.content) std::visit(*this, inner);
    m_out += "</g>\n";
}

}  // namespace muster::printer::svg

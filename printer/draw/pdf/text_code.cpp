#include "printer/draw/pdf/text_code.hpp"

#include "printer/draw/number.hpp"

#include <cmath>

namespace muster::printer::pdf {

namespace {

constexpr std::size_t maxLines = 100'000;  // cached per face; then the cache is cleared

/// Writes the glyphs of a line in order and corrects the pen where the font's widths differ from the layout.
class LineWriter {
public:
    void begin(const QString& statedText) { m_stated = statedText, m_begins = true; }
    void glyph(const GlyphCode& code, const FontCut* cut, double x, double y)
    {
        const bool bold = cut != nullptr && cut->lacksWeight();
        const bool slanted = cut != nullptr && cut->lacksSlant();
        if (m_line.empty() || m_begins || m_line.back().font != code.font || m_line.back().bold != bold ||
            m_line.back().slanted != slanted || std::abs(m_line.back().y - y) > 1e-4) {
            open({code.font, x, y, bold, slanted, "[(", {}, {}});
        }
        auto& show = m_line.back().show;
        const auto correction = static_cast<int>(std::lround((m_pen - x) * 1000));
        if (correction != 0) {
            show += ')';
            appendNumber(show, correction);
            show += '(';
            m_pen -= correction / 1000.0;
        }
        for (int shift = (code.bytes - 1) * 8; shift >= 0; shift -= 8)
            addByte(show, static_cast<char>(code.code >> shift & 0xFF));
        m_pen += code.advance;
    }
    /// Ends the span with replacement text.
    void end()
    {
        if (!m_stated.isEmpty() && !m_line.empty() && !m_begins) m_line.back().after = " EMC";
        if (!m_stated.isEmpty()) m_begins = true;  // what follows is outside the span
        m_stated.clear();
    }
    ShownLine finish()
    {
        close();
        return std::move(m_line);
    }

private:
    void open(ShownText text)
    {
        close();
        if (m_begins && !m_stated.isEmpty())
            text.before = "/Span<</ActualText<FEFF" + hexadecimal(m_stated.toStdU16String()) + ">>>BDC ";
        m_begins = false;
        m_pen = text.x;
        m_line.push_back(std::move(text));
        m_open = true;
    }
    void close()
    {
        if (m_open) m_line.back().show += ")]TJ";
        m_open = false;
    }
    static void addByte(std::string& show, char byte)
    {
        if (byte == '\r') {
            show += "\\r";
            return;
        }
        if (byte == '(' || byte == ')' || byte == '\\') show += '\\';
        show += byte;
    }

    ShownLine m_line;
    QString m_stated;
    bool m_begins = false;
    bool m_open = false;
    double m_pen = 0;
};

}  // namespace

ShownLine TextCode::encode(const QString& text, Face face)
{
    LineWriter writer;
    const auto& cut = m_shaper.cut(face);
    const auto spaces = cut.font().glyphIndexesForString(QStringLiteral(" "));
    double pen = 0;
    eachWord(text, [&](QStringView part, int count) {
        for (int i = 0; i < count; ++i) {
            if (!spaces.isEmpty()) writer.glyph(m_fonts.glyph(cut, spaces.front()), &cut, pen, 0);
            pen += m_shaper.spaceAdvance(face);
        }
        if (part.isEmpty()) return;
        const auto& word = m_shaper.word(part, face);
        if (!word.spelled) writer.begin(part.toString());
        for (const auto& run : word.runs) {
            for (const auto& glyph : run.glyphs) {
                const auto code = run.cut != nullptr ? m_fonts.glyph(*run.cut, glyph.index)
                                                     : m_fonts.box(glyph.index, m_shaper.boxAdvance(face));
                writer.glyph(code, run.cut, pen + glyph.x, glyph.y);
            }
        }
        writer.end();
        pen += word.advance;
    });
    return writer.finish();
}

const ShownLine& TextCode::line(const QString& text, Face face)
{
    auto& lines = m_lines[static_cast<std::size_t>(face)];
    if (const auto known = lines.find(text); known != lines.end()) return known->second;
    if (lines.size() >= maxLines) lines.clear();
    return lines.emplace(text, encode(text, face)).first->second;
}

}  // namespace muster::printer::pdf

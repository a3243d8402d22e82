#include "printer/layout/cutout_piece.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double cutMargin = 1.3;   // white space between cut and text
constexpr double roundPart = 0.74;  // side of the text rectangle in a circle, relative to its diameter
constexpr double minStrong = 0.3;   // of the piece's height
constexpr double minLine = type::minPoints * type::millimetresPerPoint * type::leading;
constexpr double besidePart = 0.4;  // of the width for the strong text if there are others
constexpr double besideFrom = 2.0;  // ratio of width to depth from which the text is beside the strong one
constexpr double besideWithSymbolFrom = 1.5;
constexpr double symbolBesideFrom = 1.25;  // ratio of width to depth from which a symbol is beside the texts
constexpr std::array<double, 3> symbolParts{0.42, 0.34, 0.27};  // of the width or height, if there are texts
constexpr double maxSymbol = 16;
constexpr double minOfStrong = 0.6;  // of the size that the strong text has without a symbol
constexpr double minForSymbol = 7;   // width and depth of the piece
constexpr std::array<double, 11> strongPoints{maxStrongPoints, 40, 32, 28, 24, 20, 17, 14, 12, 10, 8};

/// Draws the contents of one piece. The size is fixed: words that do not fit are shortened, which is reported.
class PieceSetter {
public:
    /// The symbol takes that part of the width or height, or is left out at 0; the strong text is set in at most that
    /// many points.
    PieceSetter(const sheet::Cutout& piece, double symbolPart, BlockLayout& blockLayout, double max)
        : m_piece(piece), m_blockLayout(blockLayout), m_drawing(blockLayout.type), m_max(max)
    {
        const bool round = piece.shape == sheet::CutoutShape::circle;
        m_width = round ? piece.width * roundPart : std::max(1.0, piece.width - 2 * cutMargin);
        m_height = round ? piece.width * roundPart : std::max(1.0, piece.depth - 2 * cutMargin);
        m_left = (piece.width - m_width) / 2;
        m_top = (piece.depth - m_height) / 2;
        m_ink = piece.tone == sheet::CutoutTone::dark ? Ink{255} : Ink{};
        if (piece.symbol && symbolPart > 0) reserveSymbol(symbolPart);
    }

    Drawing set()
    {
        ground();
        if (m_piece.symbol && m_symbolSide > 0)
            m_blockLayout.symbols->draw(m_drawing, m_piece.symbol, m_symbolX, m_symbolY, m_symbolSide,
                                        m_blockLayout.within,
                                        m_piece.tone == sheet::CutoutTone::dark ? SymbolTone::light : SymbolTone::dark);
        if (isBeside())
            beside();
        else
            stacked();
        return std::move(m_drawing);
    }
    /// The maximum size of the strong text.
    double points() const
    {
        return m_piece.strong.empty() ? m_max
               : isBeside()           ? fitting(m_width * besidePart, m_height)
                                      : fitting(m_width, strongHeight());
    }

private:
    void ground()
    {
        const bool filled = m_piece.tone != sheet::CutoutTone::plain;
        const Ink fill = m_piece.tone == sheet::CutoutTone::dark ? Ink{40} : rule::band;
        const double radius = m_piece.width / 2;
        if (m_piece.shape == sheet::CutoutShape::circle) {
            m_drawing.add(EllipseMark{radius, m_piece.depth / 2, radius, radius, rule::hair, Ink{},
                                      filled ? std::optional(fill) : std::nullopt});
        } else {
            if (filled) m_drawing.fill(0, 0, m_piece.width, m_piece.depth, fill);
            m_drawing.outline(0, 0, m_piece.width, m_piece.depth, rule::hair);
        }
    }
    /// Takes the space for the symbol from the texts: beside them on a wide piece, else above them.
    void reserveSymbol(double symbolPart)
    {
        const bool isAlone = m_piece.strong.empty() && m_piece.text.empty() && m_piece.small.empty();
        const bool isWide = m_width >= symbolBesideFrom * m_height;
        m_symbolSide = isAlone  ? std::min(m_width, m_height)
                       : isWide ? std::min(m_height, m_width * symbolPart)
                                : std::min(m_width, m_height * symbolPart);
        m_symbolSide = std::min(m_symbolSide, isAlone ? m_symbolSide : maxSymbol);
        m_symbolX = isAlone || !isWide ? m_left + (m_width - m_symbolSide) / 2 : m_left;
        m_symbolY = isAlone || isWide ? m_top + (m_height - m_symbolSide) / 2 : m_top;
        if (isAlone) return;
        m_hasSymbolBeside = isWide;
        const double taken = m_symbolSide + space::afterSymbol * (isWide ? 0.7 : 0.3);
        (isWide ? m_left : m_top) += taken;
        (isWide ? m_width : m_height) -= taken;
    }
    Style inked(Style style) const
    {
        if (m_piece.tone == sheet::CutoutTone::dark) style.ink = m_ink;
        return style;
    }
    bool isBeside() const
    {
        const double from = m_hasSymbolBeside ? besideWithSymbolFrom : besideFrom;
        return m_width >= from * m_height && !m_piece.strong.empty() &&
               !(m_piece.text.empty() && m_piece.small.empty());
    }
    /// The strong text shrinks in favour of the words, but stays readable across the table.
    double strongHeight() const
    {
        const double requested = heightOf(m_piece.text, m_width) + heightOf(m_piece.small, m_width);
        return std::max({minLine, m_height * minStrong, m_height - requested});
    }
    double fitting(double width, double height) const
    {
        const auto text = displayText(m_piece.strong);
        for (const double points : strongPoints) {
            const Style style{points, Face::bold, m_ink};
            if (points > m_max || m_blockLayout.type.width(text, style) > width) continue;
            if (m_blockLayout.type.wrap(text, style, width).height() <= height + 1e-6) return points;
        }
        return type::minPoints;
    }
    Paragraph strong(double width, double height) const
    {
        return shortened(m_piece.strong, Style{fitting(width, height), Face::bold, m_ink}, width, height);
    }
    /// As many lines as fit; reports omitted words.
    Paragraph shortened(const std::string& words, Style style, double width, double height) const
    {
        if (words.empty()) return {};
        auto set = m_blockLayout.type.wrap(displayText(words), style, width);
        if (set.height() > height || set.broken)
            set = m_blockLayout.type.wrap(displayText(words), {type::minPoints, style.face, style.ink}, width);
        const auto lines = static_cast<std::size_t>(std::max(0.0, std::floor((height + 0.01) / set.lineHeight())));
        if (set.lines.size() <= lines) return set;
        set.lines.resize(lines);
        if (lines > 0) {
            auto& last = set.lines.back();
            while (!last.text.isEmpty() && m_blockLayout.type.width(last.text + u'…', set.style) > width)
                last.text.chop(1);
            last.text += u'…';
            last.width = m_blockLayout.type.width(last.text, set.style);
        }
        m_blockLayout.notes.overflow(
            fmt::format("\"{}\" does not fit on a piece of {:g} x {:g} mm and was shortened there.",
                        displayText(words).left(60).toStdString(), m_piece.width, m_piece.depth));
        return set;
    }
    double heightOf(const std::string& words, double width) const
    {
        return words.empty() ? 0 : m_blockLayout.type.wrap(displayText(words), type::cut, width).height();
    }
    double leftEdge() const { return m_left; }
    double topEdge() const { return m_top; }
    double put(const Paragraph& text, double x, double y, double width, sheet::Align align)
    {
        m_drawing.paragraph(text, x, y, width, align);
        return y + text.height();
    }

    void stacked()
    {
        Paragraph big;
        if (!m_piece.strong.empty()) big = strong(m_width, strongHeight());
        const auto text = shortened(m_piece.text, inked(type::cut), m_width, std::max(0.0, m_height - big.height()));
        const auto small =
            shortened(m_piece.small, inked(type::cut), m_width, std::max(0.0, m_height - big.height() - text.height()));
        double y = topEdge() + (m_height - big.height() - text.height() - small.height()) / 2;
        for (const auto* part : std::array<const Paragraph*, 3>{&big, &text, &small})
            y = put(*part, leftEdge(), y, m_width, sheet::Align::center);
    }
    void beside()
    {
        const auto big = strong(m_width * besidePart, m_height);
        const double bigWidth = big.width();
        put(big, leftEdge(), topEdge() + (m_height - big.height()) / 2, bigWidth, sheet::Align::left);
        const double x = leftEdge() + bigWidth + 2;
        const double width = m_width - bigWidth - 2;
        const auto text = shortened(m_piece.text, inked(type::body), width, m_height);
        const auto small = shortened(m_piece.small, inked(type::cut), width, std::max(0.0, m_height - text.height()));
        double y = topEdge() + (m_height - text.height() - small.height()) / 2;
        y = put(text, x, y, width, sheet::Align::left);
        put(small, x, y, width, sheet::Align::left);
    }

    const sheet::Cutout& m_piece;
    BlockLayout& m_blockLayout;
    Drawing m_drawing;
    double m_width;  ///< of the texts
    double m_height;
    double m_left;
    double m_top;
    double m_symbolX = 0;
    double m_symbolY = 0;
    double m_symbolSide = 0;
    bool m_hasSymbolBeside = false;
    Ink m_ink;
    double m_max;
};

}  // namespace

PlannedPiece planPiece(const sheet::Cutout& cutout, const BlockLayout& blockLayout)
{
    if (!cutout.symbol || std::min(cutout.width, cutout.depth) < minForSymbol) return {cutout};
    const auto strongWith = [&](double part, BlockLayout& layout) {
        return PieceSetter(cutout, part, layout, maxStrongPoints).points();
    };
    for (const double part : symbolParts) {
        LayoutNotes notes;
        BlockLayout trial{blockLayout.type, notes, blockLayout.width, blockLayout.pageHeight, blockLayout.density, {}};
        PieceSetter(cutout, part, trial, maxStrongPoints).set();
        const bool staysStrong = strongWith(part, trial) >= minOfStrong * strongWith(0, trial);
        if (staysStrong && notes.findings().empty()) return {cutout, part};
    }
    return {cutout};
}

double strongPointsOf(const PlannedPiece& piece, BlockLayout& blockLayout)
{
    return PieceSetter(piece.cutout, piece.symbolPart, blockLayout, maxStrongPoints).points();
}

Drawing drawPiece(const PlannedPiece& piece, BlockLayout& blockLayout, double maxPoints)
{
    return PieceSetter(piece.cutout, piece.symbolPart, blockLayout, maxPoints).set();
}

}  // namespace muster::printer

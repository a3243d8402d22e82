#include "printer/layout/card_back.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double frameInset = 2.6;  // of the outer line
constexpr double betweenLines = 1.1;
constexpr double plateInset = 5.6;
constexpr double platePad = 1.8;
constexpr double aroundRoundel = 2.4;
constexpr double minRoundel = 0.4;  // of the shorter side, its diameter
constexpr double maxRoundel = 0.62;
constexpr double diamondWidth = 5.2, diamondHeight = 6.8;  // about

double shorter(const sheet::CardSize& size) { return std::min(size.width, size.height); }

}  // namespace

void fillWithBleed(Drawing& drawing, double width, double height, double bleed, Ink ink)
{
    drawing.fill(-bleed, 0, width + 2 * bleed, height, ink);
    if (bleed > 0) drawing.fill(0, -bleed, width, height + 2 * bleed, ink);
}

double CardBack::textLeft() const { return plateInset + platePad; }

double CardBack::textWidth() const { return m_size.width - 2 * textLeft(); }

double CardBack::maxText() const
{
    return m_size.height - 2 * plateInset - 2 * platePad - 2 * aroundRoundel - shorter(m_size) * minRoundel;
}

/// Draws crossing diagonals, whole diamonds between all four edges, in the frame from `plateInset` on.
void CardBack::lattice(Drawing& drawing, double width, double height, Ink line) const
{
    const int columns = std::max(1, static_cast<int>(std::lround(width / diamondWidth)));
    const int rows = std::max(1, static_cast<int>(std::lround(height / diamondHeight)));
    const auto at = [&](int column, int row) {
        return Point{plateInset + column * width / columns, plateInset + row * height / rows};
    };
    PathMark lines{{}, false, rule::medium, line};
    for (int i = 1; i < columns + rows; ++i) {
        const int first = std::max(0, i - rows), last = std::min(i, columns);
        lines.rings.push_back({at(first, i - first), at(last, i - last)});                // up to the right
        lines.rings.push_back({at(first, rows - i + first), at(last, rows - i + last)});  // down to the right
    }
    drawing.add(std::move(lines));
    drawing.outline(plateInset, plateInset, width, height, rule::medium, line);
}

double CardBack::draw(Drawing& drawing, double bleed, double textHeight) const
{
    const bool isOutlined = m_look.isSaving || !m_look.isColoured;
    const Ink line = isOutlined ? m_look.accent : m_look.frame;
    if (!isOutlined) fillWithBleed(drawing, m_size.width, m_size.height, bleed, m_look.accent);
    double inset = frameInset;
    for (const double thickness : {rule::thick, rule::medium}) {
        drawing.outline(inset, inset, m_size.width - 2 * inset, m_size.height - 2 * inset, thickness, line,
                        inset < frameInset + 0.1 ? 1.6 : 0.6);
        inset += betweenLines;
    }
    const double plateHeight = textHeight + 2 * platePad;
    const double plateTop = m_size.height - plateInset - plateHeight;
    drawing.add(BoxMark{plateInset, plateTop, m_size.width - 2 * plateInset, plateHeight, isOutlined ? rule::medium : 0,
                        line, !isOutlined, Ink{255}, 1.0});
    if (!m_look.emblem && m_look.letters.isEmpty()) {
        lattice(drawing, m_size.width - 2 * plateInset, plateTop - betweenLines - plateInset, line);
        return plateTop + platePad;
    }
    const double room = plateTop - plateInset;
    const double diameter = std::min(room - 2 * aroundRoundel, shorter(m_size) * maxRoundel);
    drawRoundel(drawing, m_look, m_size.width / 2, plateInset + room / 2, diameter / 2);
    return plateTop + platePad;
}

}  // namespace muster::printer

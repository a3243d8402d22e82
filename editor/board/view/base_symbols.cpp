#include "editor/board/view/base_symbols.hpp"

#include "editor/look/symbol_icon.hpp"

#include <QPainter>

#include <algorithm>

namespace muster::editor {

namespace {

constexpr double smallest = 14;  // pixels of a base's shorter side, below which a symbol is a blot
constexpr double share = 0.72;   // of that side
constexpr std::size_t maxDrawn = 500;

QColor colourOf(printer::Ink ink) { return {ink.red, ink.green, ink.blue}; }

}  // namespace

std::vector<printer::map::SideLook> sideLooks(const sheet::MapPicture& map)
{
    printer::MapStyle style;
    style.ownColours = true;
    return printer::map::looksOf(map, style);
}

void BaseSymbols::setBoard(const BoardModel& board)
{
    m_looks = sideLooks(board.map);
    m_drawn.clear();
}

void BaseSymbols::paint(QPainter& painter, const BoardItem& base, const BoardCamera& camera, double pixelRatio)
{
    if (!base.symbol || !base.side || *base.side >= m_looks.size() || !base.pose.base) return;
    const auto [width, depth] = *base.pose.base;
    const double shorter = std::min(width, depth) * camera.scale();
    const QPointF at = camera.toScreen(base.at);
    if (shorter < smallest || !camera.viewport().adjusted(-shorter, -shorter, shorter, shorter).contains(at)) return;
    if (m_pixelRatio != pixelRatio || m_drawn.size() > maxDrawn) m_drawn.clear();
    m_pixelRatio = pixelRatio;
    const int side = static_cast<int>(shorter * share);
    auto& drawn = m_drawn[{base.symbol.get(), *base.side, side}];
    if (drawn.isNull()) {
        const auto& look = m_looks[*base.side];
        drawn = QPixmap(QSize(side, side) * pixelRatio);
        drawn.setDevicePixelRatio(pixelRatio);
        drawn.fill(Qt::transparent);
        QPainter picture(&drawn);
        const bool isSolid = look.fill == printer::map::SideFill::solid && !look.light;
        paintSymbol(picture, *base.symbol, QRectF(0, 0, side, side), colourOf(look.within()),
                    colourOf(isSolid ? look.ink : look.ground));
    }
    painter.drawPixmap(QPointF(at.x() - side / 2.0, at.y() - side / 2.0), drawn);
}

}  // namespace muster::editor

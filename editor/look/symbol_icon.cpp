#include "editor/look/symbol_icon.hpp"

#include <QApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPalette>

#include <algorithm>

namespace muster::editor {

namespace {

class SymbolEngine : public QIconEngine {
public:
    explicit SymbolEngine(sheet::SymbolRef symbol) : m_symbol(std::move(symbol)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QApplication::palette();
        const bool isSelected = mode == QIcon::Selected;
        const QColor ink = mode == QIcon::Disabled ? palette.color(QPalette::Disabled, QPalette::WindowText)
                           : isSelected            ? palette.color(QPalette::HighlightedText)
                                                   : palette.color(QPalette::WindowText);
        const int side = std::min(rect.width(), rect.height());
        QRectF square(0, 0, side, side);
        square.moveCenter(QRectF(rect).center());
        paintSymbol(*painter, *m_symbol, square, ink, palette.color(isSelected ? QPalette::Highlight : QPalette::Base));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        if (size.isEmpty()) return {};
        QPixmap drawn(size);
        drawn.fill(Qt::transparent);
        QPainter painter(&drawn);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return drawn;
    }
    QIconEngine* clone() const override { return new SymbolEngine(m_symbol); }

private:
    sheet::SymbolRef m_symbol;
};

}  // namespace

void paintSymbol(QPainter& painter, const sheet::Symbol& symbol, const QRectF& square, const QColor& ink,
                 const QColor& ground)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / sheet::symbolSide, square.height() / sheet::symbolSide);
    for (const auto& part : symbol.parts) {
        QPainterPath path;
        path.setFillRule(Qt::OddEvenFill);
        for (const auto& outline : part.outlines) {
            if (outline.empty()) continue;
            path.moveTo(outline.front().x, outline.front().y);
            for (std::size_t i = 1; i < outline.size(); ++i) path.lineTo(outline[i].x, outline[i].y);
        }
        const QColor colour = part.paper ? ground : ink;
        if (part.stroke > 0)
            painter.strokePath(path, QPen(colour, part.stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        else
            painter.fillPath(path, colour);
    }
    painter.restore();
}

QIcon symbolIcon(const sheet::SymbolRef& symbol) { return symbol ? QIcon(new SymbolEngine(symbol)) : QIcon(); }

}  // namespace muster::editor

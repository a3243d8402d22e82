#pragma once

#include "core/sheet/symbol.hpp"

#include <QColor>
#include <QIcon>
#include <QRectF>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace muster::editor {

/// Draws a symbol of the sheets into a square, in an ink and, for its white parts, the colour of the ground.
void paintSymbol(QPainter& painter, const sheet::Symbol& symbol, const QRectF& square, const QColor& ink,
                 const QColor& ground);
/// The same as an icon in the colours of the palette; empty without a symbol.
QIcon symbolIcon(const sheet::SymbolRef& symbol);

}  // namespace muster::editor

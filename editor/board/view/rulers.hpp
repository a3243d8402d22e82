#pragma once

#include "editor/board/view/board_camera.hpp"

#include <QPalette>
#include <QString>

#include <optional>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace muster::editor {

inline constexpr double rulerBreadth = 24;  ///< pixels

/// Paints rulers along the top and left of the widget, with a mark at the mouse position.
void paintRulers(QPainter& painter, const BoardCamera& camera, const QString& measure, const QPalette& palette,
                 std::optional<QPointF> mouse);

}  // namespace muster::editor

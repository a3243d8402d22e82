#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "editor/board/view/board_camera.hpp"
#include "editor/live_check/board_model.hpp"

#include <QFont>
#include <QPainterPath>

#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace muster::editor {

// Signs drawn over the map, in widget pixels. The map has a light background in every theme, so their colours do not
// change.

/// The visible outline of an item; for a point, a ring around its mark.
QPainterPath outlineOnScreen(const BoardItem& item, const BoardCamera& camera);
/// Paints the sign of a level beside a corner.
void paintBadge(QPainter& painter, QPointF corner, diagnostics::Level level);
void paintLock(QPainter& painter, QPointF corner);
/// Hatches an illegal item and draws a dashed line around it.
void paintProblem(QPainter& painter, const QPainterPath& outline, diagnostics::Level level);
/// A line with the reason why something is illegal; a note has no sign.
struct Reason {
    QString words;
    diagnostics::Level level;
};
/// Summarizes findings: one per rule with the number of further ones of that rule, for `max` rules, then the number of
/// other rules.
std::vector<Reason> shortReasons(std::span<const diagnostics::Diagnostic* const> findings, std::size_t max);
/// Paints them as a list beside the items, within `viewport`. Returns its rectangle.
QRectF paintReasons(QPainter& painter, std::span<const Reason> reasons, const QRectF& items, const QRectF& viewport,
                    const QFont& font);
/// A small handle: square for sizes, round for rotation and points.
enum class HandleShape { square, round, bend };
void paintHandle(QPainter& painter, QPointF at, HandleShape form, bool hot);
/// Paints text in a small box beside a position, such as a length while drawing.
QRectF paintNote(QPainter& painter, const QString& words, QPointF at, const QRectF& viewport, const QFont& font);

}  // namespace muster::editor

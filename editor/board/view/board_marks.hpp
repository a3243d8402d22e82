#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "editor/board/view/board_camera.hpp"
#include "editor/judge/board_model.hpp"

#include <QFont>
#include <QPainterPath>

#include <span>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace muster::editor {

// Signs drawn over the map, in pixels of the widget. The map is paper in every theme, so their colours are always those
// for light ground.

/// The outline of an item as it is seen; of a mere spot a ring around its mark.
QPainterPath outlineOnScreen(const BoardItem& item, const BoardCamera& camera);
/// The sign of a level, beside a corner.
void paintBadge(QPainter& painter, QPointF corner, diagnostics::Level level);
void paintLock(QPainter& painter, QPointF corner);
/// Hatches what is illegal and draws a broken line around it.
void paintProblem(QPainter& painter, const QPainterPath& outline, diagnostics::Level level);
/// A line of why something is illegal; a note has no sign.
struct Reason {
    QString words;
    diagnostics::Level level;
};
/// What many bases are told alike is said of the first: of so many rules one finding and how many more of its kind
/// there are, then how many of other rules.
std::vector<Reason> shortReasons(std::span<const diagnostics::Diagnostic* const> findings, std::size_t max);
/// Writes them beside the items, in one list inside of the room. Gives the place that it takes.
QRectF paintReasons(QPainter& painter, std::span<const Reason> reasons, const QRectF& items, const QRectF& viewport,
                    const QFont& font);
/// A small handle: square for sizes, round for turns and points.
enum class HandleShape { square, round, bend };
void paintHandle(QPainter& painter, QPointF at, HandleShape form, bool hot);
/// Words in a small box beside a place, such as a length while it is drawn.
QRectF paintNote(QPainter& painter, const QString& words, QPointF at, const QRectF& viewport, const QFont& font);

}  // namespace muster::editor

#include "editor/board/tools/drawing_choice.hpp"

namespace muster::editor {

void DrawingChoice::setSubject(Subject subject) { take(m_subject, subject); }
void DrawingChoice::setKind(const QString& id, bool forLines) { take(forLines ? m_lineKind : m_areaKind, id); }
void DrawingChoice::setSide(const QString& id) { take(m_side, id); }
void DrawingChoice::setWidth(double width) { take(m_width, width); }
void DrawingChoice::setSmooth(bool smooth) { take(m_smooth, smooth); }

ScatterBrush DrawingChoice::brushOn(const BoardModel& board) const { return m_brush.value_or(usualBrush(board)); }

void DrawingChoice::setBrush(const ScatterBrush& brush) { take(m_brush, std::optional(brush)); }

void DrawingChoice::useNextSeed(const BoardModel& board)
{
    auto brush = brushOn(board);
    ++brush.seed;
    setBrush(brush);
}

const TerrainKind* DrawingChoice::kindOn(const BoardModel& board, bool forLines) const
{
    const auto id = kind(forLines).toStdString();
    const TerrainKind* first = nullptr;
    for (const auto& kind : board.kinds) {
        if (kind.isLine != forLines) continue;
        if (kind.id == id) return &kind;
        if (!first) first = &kind;
    }
    return first;
}

}  // namespace muster::editor

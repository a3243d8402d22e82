#pragma once

#include "editor/board/view/board_camera.hpp"
#include "editor/board/view/sketch_picture.hpp"
#include "editor/live_check/board_model.hpp"

#include <QPixmap>

#include <variant>
#include <vector>

namespace muster::editor {

/// A map of these items alone, with `low` as its origin, which is moved so that the map contains all of them.
sheet::MapPicture partOf(const BoardModel& board, const std::vector<BoardItem>& items, geometry::Point& low);

/// Items drawn live on top of the map, in the map's style.
class DragPreview {
public:
    /// Shows these items. Cheap if they only moved together since the last call.
    void set(const BoardModel& board, std::vector<BoardItem> items);
    const std::vector<BoardItem>& items() const { return m_items; }
    void clear() { m_items.clear(), m_drawn.clear(); }
    bool isEmpty() const { return m_items.empty(); }
    void paint(QPainter& painter, const BoardModel& board, const BoardCamera& camera, double pixelRatio);

private:
    bool isMoveOf(const std::vector<BoardItem>& from) const;
    void draw(const BoardModel& board, const BoardCamera& camera, double pixelRatio);

    std::vector<BoardItem> m_items, m_drawn;  ///< current items, and those at the time of drawing
    SketchPicture m_sketch;
    QPixmap m_pixmap;       ///< of many items, which would be too slow to paint in every frame
    geometry::Point m_low;  ///< of the picture
    double m_depth = 0, m_scale = 0, m_pixelsPerUnit = 0;
    std::variant<std::monostate, printer::Typesetter, printer::NoFont> m_type;
};

}  // namespace muster::editor

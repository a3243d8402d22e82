#pragma once

#include "editor/board/view/board_camera.hpp"
#include "editor/board/view/sketch_picture.hpp"
#include "editor/judge/board_picture.hpp"

#include <QPixmap>

#include <variant>
#include <vector>

namespace muster::editor {

/// A map of these things alone, in coordinates from `low`, which is moved so that all of them lie on it.
sheet::MapPicture partOf(const BoardPicture& board, const std::vector<BoardThing>& things, sheet::MapPoint& low);

/// Things that are drawn live on top of the map, in the map's own look.
class DragPicture {
public:
    /// Shows these things. Cheap when they have only moved together since the last time.
    void set(const BoardPicture& board, std::vector<BoardThing> things);
    const std::vector<BoardThing>& things() const { return m_things; }
    void clear() { m_things.clear(), m_drawn.clear(); }
    bool isEmpty() const { return m_things.empty(); }
    void paint(QPainter& painter, const BoardPicture& board, const BoardCamera& camera, double pixelRatio);

private:
    bool isMoveOf(const std::vector<BoardThing>& from) const;
    void draw(const BoardPicture& board, const BoardCamera& camera, double pixelRatio);

    std::vector<BoardThing> m_things, m_drawn;  ///< as they are, and as they were when they were drawn
    SketchPicture m_picture;
    QPixmap m_pixmap;       ///< of many things, since they cannot all be painted in every frame
    sheet::MapPoint m_low;  ///< of the picture
    double m_depth = 0, m_scale = 0, m_pixelsPerUnit = 0;
    std::variant<std::monostate, printer::Typesetter, printer::NoFont> m_type;
};

}  // namespace muster::editor

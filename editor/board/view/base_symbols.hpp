#pragma once

#include "editor/board/view/board_camera.hpp"
#include "editor/live_check/board_model.hpp"
#include "printer/map/sides.hpp"

#include <QPixmap>

#include <map>
#include <tuple>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace muster::editor {

/// The look of each side on the editor's maps: the colours of its nation.
std::vector<printer::map::SideLook> sideLooks(const sheet::MapPicture& map);

/// Draws the arms of bases in the middle of them, upright, where they are large enough. Keeps each drawing for the next
/// frame.
class BaseSymbols {
public:
    /// Takes the colours of the sides from a board, and forgets the drawings if they changed.
    void setBoard(const BoardModel& board);
    void paint(QPainter& painter, const BoardItem& base, const BoardCamera& camera, double pixelRatio);

private:
    using Key = std::tuple<const sheet::Symbol*, std::size_t, int>;

    std::vector<printer::map::SideLook> m_looks;
    std::map<Key, QPixmap> m_drawn;
    double m_pixelRatio = 1;
};

}  // namespace muster::editor

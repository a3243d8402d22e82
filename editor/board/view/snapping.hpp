#pragma once

#include "editor/live_check/board_model.hpp"

#include <QLineF>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster::editor {

/// Snap targets; each can be switched off, and holding Alt suspends all of them.
struct SnapChoice {
    bool grid = false;    ///< full steps of the ruler
    bool squares = true;  ///< lines and middles of the board's squares
    bool edges = true;    ///< edges and middle lines of the board
    bool pieces = true;   ///< edges and centres of other items
    bool angles = true;   ///< rotations in steps of 15 degrees
};

/// A snapped position, and the guides that explain it.
struct Snapped {
    geometry::Point at;
    std::vector<std::pair<geometry::Point, geometry::Point>> guides;
};

/// Finds snap positions among the items on a board.
class Snapper {
public:
    /// Ignores the items in `without`, which are those being moved.
    Snapper(const BoardModel& board, SnapChoice choice, double step, const std::set<std::string>& without = {});

    /// Snaps a point by at most `reach` in each direction.
    Snapped point(geometry::Point at, double reach) const;
    /// The offset that snaps an edge or the middle of a box; returned in `at`.
    Snapped box(const geometry::Point& low, const geometry::Point& high, double reach) const;
    double angle(double degrees) const;

private:
    struct Line {
        double at, from,
            to;  ///< position of the line, and the interval on the other axis of the item that it comes from
    };
    std::optional<Line> nearest(const std::vector<Line>& lines, double at, double reach) const;

    std::vector<Line> m_upright, m_level;  ///< sorted by position
    SnapChoice m_choice;
    double m_step, m_width, m_depth;
};

}  // namespace muster::editor

#pragma once

#include "editor/judge/board_model.hpp"

#include <QLineF>

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster::editor {

/// What places keep to; each can be switched off by itself, and all of it by holding Alt.
struct SnapChoice {
    bool grid = false;    ///< full steps of the ruler
    bool squares = true;  ///< lines and middles of the board's squares
    bool edges = true;    ///< edges and middle lines of the board
    bool pieces = true;   ///< edges and centres of other items
    bool angles = true;   ///< turns in steps of 15 degrees
};

/// A place that was found near another one, and the lines that show why.
struct Snapped {
    sheet::MapPoint at;
    std::vector<std::pair<sheet::MapPoint, sheet::MapPoint>> guides;
};

/// Finds such places among what stands on a board.
class Snapper {
public:
    /// Items in `without` are not kept to: those that are moved themselves.
    Snapper(const BoardModel& board, SnapChoice choice, double step, const std::set<std::string>& without = {});

    /// The place for a point, moved by at most `reach` in each direction.
    Snapped point(sheet::MapPoint at, double reach) const;
    /// How far a box has to be moved so that an edge or its middle keeps to something; `at` of the answer is that way.
    Snapped box(const sheet::MapPoint& low, const sheet::MapPoint& high, double reach) const;
    double angle(double degrees) const;

private:
    struct Line {
        double at, from, to;  ///< place of the line, and the part of the other axis that it is taken from
    };
    std::optional<Line> nearest(const std::vector<Line>& lines, double at, double reach) const;

    std::vector<Line> m_upright, m_level;  ///< sorted by place
    SnapChoice m_choice;
    double m_step, m_width, m_depth;
};

}  // namespace muster::editor

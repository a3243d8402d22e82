#pragma once

#include "core/sheet/map.hpp"
#include "printer/map/map_marks.hpp"

namespace muster::printer::map {

/// Maps the board to paper: a scale in millimetres per unit, and the position of the board's north-west corner.
class Projection {
public:
    Projection(const sheet::MapPicture& picture, double scale, Point corner)
        : m_depth(picture.depth), m_scale(scale),
          m_corner(corner), m_board{corner.x, corner.y, corner.x + picture.width * scale,
                                    corner.y + picture.depth * scale}
    {}

    Point operator()(geometry::Point at) const
    {
        return {m_corner.x + at.x * m_scale, m_corner.y + (m_depth - at.y) * m_scale};
    }
    double length(double units) const { return units * m_scale; }
    double scale() const { return m_scale; }
    const Frame& board() const { return m_board; }

    /// Rings on paper, clipped at the edge of the board.
    Outlines rings(const sheet::MapRings& rings) const;
    /// The parts of a path on the board.
    Outlines path(const sheet::MapRing& path) const;

private:
    double m_depth, m_scale;
    Point m_corner;
    Frame m_board;
};

/// The intervals of a horizontal line inside the outlines: pairs of x, even-odd.
std::vector<double> spansAt(const Outlines& outlines, double y);

bool inside(const Outlines& outlines, Point at);

/// Outlines as open lines, without parts along the edge of a frame.
Outlines withoutFrame(const Outlines& outlines, const Frame& frame);

/// Lines without the parts inside the frames.
Outlines withoutFrames(const Outlines& lines, bool closed, const std::vector<Frame>& frames);

/// The distance of a place from a straight line between two others.
double distanceToLine(Point at, Point from, Point to);

/// Clips a straight segment to a frame (Liang and Barsky); false if nothing remains.
bool cutWay(Point& from, Point& to, const Frame& frame);

/// Twice the area, positive if the outline runs clockwise on paper.
double turning(const Outline& outline);

Frame frameOf(const Outlines& outlines);

}  // namespace muster::printer::map

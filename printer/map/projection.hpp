#pragma once

#include "core/sheet/map.hpp"
#include "printer/map/map_marks.hpp"

namespace muster::printer::map {

/// From the board to the paper: so many millimetres a unit, the board's north-west corner at a spot.
class Projection {
public:
    Projection(const sheet::MapPicture& picture, double scale, SketchPoint corner)
        : m_depth(picture.depth), m_scale(scale),
          m_corner(corner), m_board{corner.x, corner.y, corner.x + picture.width * scale,
                                    corner.y + picture.depth * scale}
    {}

    SketchPoint operator()(sheet::MapPoint at) const
    {
        return {m_corner.x + at.x * m_scale, m_corner.y + (m_depth - at.y) * m_scale};
    }
    double length(double units) const { return units * m_scale; }
    double scale() const { return m_scale; }
    const Frame& board() const { return m_board; }

    /// Rings on paper, cut off at the edge of the board; what lies beyond it is gone.
    Outlines rings(const sheet::MapRings& rings) const;
    /// The parts of a path that lie on the board.
    Outlines path(const sheet::MapRing& path) const;

private:
    double m_depth, m_scale;
    SketchPoint m_corner;
    Frame m_board;
};

/// Where a horizontal line runs inside the outlines: pairs of x, even-odd.
std::vector<double> spansAt(const Outlines& outlines, double y);

bool inside(const Outlines& outlines, SketchPoint at);

/// Outlines as open lines without what runs along the edge of a frame.
Outlines withoutFrame(const Outlines& outlines, const Frame& frame);

/// Lines with what lies in the frames taken out.
Outlines withoutFrames(const Outlines& lines, bool closed, const std::vector<Frame>& frames);

/// Twice the area, above 0 when the outline runs clockwise as seen on the paper.
double turning(const Outline& outline);

Frame frameOf(const Outlines& outlines);

}  // namespace muster::printer::map

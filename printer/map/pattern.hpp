#pragma once

#include "printer/map/projection.hpp"

namespace muster::printer::map {

/// What fills an area: small figures or lines, left away where a label stands. Figures stand wholly inside the area.
class Pattern {
public:
    /// The figures of neighbouring areas stand on one raster, which begins at the origin. At most `budget` strokes are
    /// made.
    Pattern(const Outlines& area, const std::vector<Frame>& labels, std::size_t& budget);

    /// Spots on a raster, every other row moved by half a step; `jitter` moves each by up to that part of a step.
    std::vector<SketchPoint> spots(double stepX, double stepY, double radius, double jitter,
                                   bool staggered = true) const;
    /// Straight lines at an angle (clockwise from the horizontal).
    Outlines hatching(double degrees, double step) const;

private:
    double widened(double stepX, double stepY) const;
    bool isFree(SketchPoint at, double radius) const;

    const Outlines& m_area;
    Frame m_frame;
    std::vector<Frame> m_labels;
    std::size_t& m_budget;
};

/// Strokes across a path or along an outline, at equal distances.
struct Tick {
    SketchPoint at;
    SketchPoint along;  ///< unit vector
};
std::vector<Tick> ticksAlong(const Outline& way, bool closed, double step);

}  // namespace muster::printer::map

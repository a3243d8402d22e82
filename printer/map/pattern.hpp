#pragma once

#include "printer/map/projection.hpp"

namespace muster::printer::map {

/// Fills an area with small figures or lines, except below labels. Figures lie entirely inside the area.
class Pattern {
public:
    /// Neighbouring areas share one raster, which starts at the origin. Makes at most `budget` strokes.
    Pattern(const Outlines& area, const std::vector<Frame>& labels, std::size_t& budget);

    /// Positions on a raster, every other row shifted by half a step; `jitter` shifts each by up to that part of a
    /// step.
    std::vector<Point> spots(double stepX, double stepY, double radius, double jitter, bool staggered = true) const;
    /// Straight lines at an angle (clockwise from the horizontal), that far from those through the origin.
    Outlines hatching(double degrees, double step, double offset = 0) const;

private:
    double widened(double stepX, double stepY) const;
    bool isFree(Point at, double radius) const;

    const Outlines& m_area;
    Frame m_frame;
    std::vector<Frame> m_labels;
    std::size_t& m_budget;
};

/// A pseudo-random number, constant for each position.
std::size_t chanceAt(Point at);

/// Short strokes across a path or along an outline, at equal distances.
struct Tick {
    Point at;
    Point along;  ///< unit vector
};
std::vector<Tick> ticksAlong(const Outline& way, bool closed, double step);

}  // namespace muster::printer::map

#pragma once

#include "printer/map/distance_field.hpp"
#include "printer/map/ground.hpp"
#include "printer/map/pattern.hpp"

namespace muster::printer::map {

namespace tone {
inline constexpr Ink brown{122, 92, 54};
inline constexpr Ink leaf{62, 104, 56};
inline constexpr Ink reed{52, 100, 92};
inline constexpr Ink deepWater{44, 92, 140};
inline constexpr Ink water{201, 221, 236};
inline constexpr Ink stone{96, 90, 82};
inline constexpr Ink brick{128, 66, 56};
inline constexpr Ink dark{60, 54, 48};
}  // namespace tone

/// Draws fills, edges and small figures of terrain, within one budget of strokes and one of work for a whole map.
class GroundBrush {
public:
    GroundBrush(Sketch& sketch, const Frame& board, const std::vector<Frame>& labels)
        : m_sketch(sketch), m_board(board), m_labels(labels)
    {}

    void add(Lines lines)
    {
        if (!lines.outlines.empty()) m_sketch.items.emplace_back(std::move(lines));
    }
    void fill(const Outlines& area, Ink ink) { add({area, true, 0, ink, ink}); }
    /// The edge of a piece, except along the frame of the board; of a second kind with the same look it is heavier.
    void edge(const Ground& ground, double thickness, Ink ink, Dash dash = Dash::solid);
    /// The same figure at every spot.
    void figures(const std::vector<Point>& spots, const Outlines& figure, bool closed, double thickness, Ink ink,
                 std::optional<Ink> fill = std::nullopt);
    Pattern pattern(const Outlines& area) { return {area, m_labels, m_budget}; }
    /// The depth inside an area; empty once the work of the map is used up.
    DistanceField depthOf(const Outlines& area) { return {area, m_board, m_work}; }
    bool isAlongFrame(Point a, Point b) const;
    /// Remembers the ways of a map, so that nothing stands on them.
    void keepOff(const std::vector<Ground>& grounds);
    /// The spots whose figures of that radius stand on no way.
    std::vector<Point> besideWays(std::vector<Point> spots, double radius);
    /// Takes strokes from the budget; false if there are none left.
    bool spend(std::size_t strokes = 1);
    bool isSpent() const { return m_budget == 0; }

private:
    Sketch& m_sketch;
    Frame m_board;
    const std::vector<Frame>& m_labels;
    struct Way {
        Point from, to;
        double half;
    };
    std::vector<Way> m_ways;
    std::size_t m_budget = 60'000;
    std::size_t m_work = 30'000'000;
};

/// A factor for the lines of a piece: the second kind of the same look is drawn heavier than the first.
double heavier(const Ground& ground);

/// The vector to the left of a direction.
inline Point leftOf(Point along) { return {along.y, -along.x}; }
/// Strokes across a way, from one distance to its left to another.
Outlines strokesAcross(const std::vector<Tick>& ticks, double from, double to);
Outline ringAround(double radius, int corners);
Outline moved(const Outline& outline, double x, double y);
Outlines moved(const Outlines& outlines, double x, double y);

}  // namespace muster::printer::map

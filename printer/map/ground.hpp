#pragma once

#include "core/sheet/map.hpp"
#include "printer/map/map_marks.hpp"

namespace muster::printer::map {

/// A piece of terrain on paper; for a road or wall, `path` is its middle line and `width` its width.
struct Ground {
    sheet::MapLook look = sheet::MapLook::area;
    std::uint32_t shade = 0;
    int level = 0;
    bool carries = false;
    Outlines area;
    Outlines path;
    double width = 0;
};

/// Draws terrain, each kind with its own pattern and colour: base terrain first, then areas, water, roads and objects
/// on the ground. Patterns avoid labels; edges along the frame are not drawn.
class GroundPainter {
public:
    GroundPainter(Sketch& sketch, const Frame& board, const std::vector<Frame>& labels)
        : m_sketch(sketch), m_board(board), m_labels(labels)
    {}

    void paint(const std::vector<Ground>& grounds);
    /// Returns true if patterns were set wider apart than usual because of the amount of terrain.
    bool isThinned() const { return m_budget == 0; }

private:
    void paintArea(const Ground& ground);
    void paintWay(const Ground& ground, bool casing);
    void paintBarrier(const Ground& ground);
    void paintCrossing(const Ground& ground);
    void fill(const Ground& ground, Ink ink);
    void edge(const Ground& ground, double thickness, Ink ink, Dash dash = Dash::solid);
    void hachures(const Ground& ground, double length, Ink ink);
    void scallops(const Ground& ground, double size, Ink ink);
    void figures(const std::vector<Point>& spots, const Outlines& figure, bool closed, double thickness, Ink ink,
                 std::optional<Ink> fill = std::nullopt);
    void add(Lines lines)
    {
        if (!lines.outlines.empty()) m_sketch.items.emplace_back(std::move(lines));
    }
    bool isAlongFrame(Point a, Point b) const;

    Sketch& m_sketch;
    Frame m_board;
    const std::vector<Frame>& m_labels;
    std::size_t m_budget = 60'000;
};

/// Returns true for the look of a line, drawn along its middle.
bool isLong(sheet::MapLook look);

}  // namespace muster::printer::map

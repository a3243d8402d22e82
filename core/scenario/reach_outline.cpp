#include "core/scenario/reach_outline.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace muster::rules {

using geometry::Point;

namespace {

/// Traces the outline from one edge of the grid to the next ("marching squares"), with the inside on the left.
class Tracer {
public:
    Tracer(const ReachField& field, double farthest, const geometry::Box& within)
        : m_field(field), m_farthest(farthest), m_within(within), m_next(edgeCount(), none)
    {}

    std::vector<std::vector<Point>> run()
    {
        for (int row = 0; row + 1 < m_field.side; ++row)
            for (int column = 0; column + 1 < m_field.side; ++column) addCell(column, row);
        std::vector<std::vector<Point>> rings;
        for (std::size_t edge = 0; edge < m_next.size(); ++edge) {
            if (m_next[edge] == none) continue;
            std::vector<Point> ring;
            for (std::size_t at = edge; m_next[at] != none;) {
                ring.push_back(pointOn(at));
                const auto next = static_cast<std::size_t>(m_next[at]);
                m_next[at] = none;
                at = next;
            }
            if (ring.size() > 2) rings.push_back(std::move(ring));
        }
        return rings;
    }

private:
    static constexpr std::int32_t none = -1;

    std::size_t edgeCount() const
    {
        return 2 * static_cast<std::size_t>(m_field.side) * static_cast<std::size_t>(m_field.side);
    }
    /// The index of the edge from a point to its neighbour in the east or north.
    std::int32_t eastOf(int column, int row) const { return 2 * (row * m_field.side + column); }
    std::int32_t northOf(int column, int row) const { return eastOf(column, row) + 1; }
    bool isIn(int column, int row) const { return m_field.way(column, row) <= m_farthest; }

    void addCell(int column, int row)
    {
        // Corners and edges counter-clockwise from the south-west; edge i runs from corner i to the next.
        const std::array<bool, 4> in{isIn(column, row), isIn(column + 1, row), isIn(column + 1, row + 1),
                                     isIn(column, row + 1)};
        const std::array<std::int32_t, 4> edges{eastOf(column, row), northOf(column + 1, row), eastOf(column, row + 1),
                                                northOf(column, row)};
        for (std::size_t i = 0; i < 4; ++i) {
            if (in[i] == in[(i + 1) % 4] || !in[i]) continue;
            // Walking around the cell, the path leaves the inside over edge i. The outline runs from there to the edge
            // where the path enters again.
            std::size_t j = i;
            do j = (j + 1) % 4;
            while (in[j] || !in[(j + 1) % 4]);
            m_next[static_cast<std::size_t>(edges[i])] = edges[j];
        }
    }

    Point pointOn(std::size_t edge) const
    {
        const auto number = static_cast<int>(edge / 2);
        const int column = number % m_field.side, row = number / m_field.side;
        const bool east = edge % 2 == 0;
        const Point a = m_field.at(column, row), b = east ? m_field.at(column + 1, row) : m_field.at(column, row + 1);
        const double atA = m_field.way(column, row),
                     atB = east ? m_field.way(column + 1, row) : m_field.way(column, row + 1);
        double part = 0.5;
        if (std::isfinite(atA) && std::isfinite(atB)) part = (m_farthest - atA) / (atB - atA);
        // At the edge of the board the whole remaining path length counts.
        else if (!m_within.contains(b))
            part = 1;
        else if (!m_within.contains(a))
            part = 0;
        const Point point = a + (b - a) * part;
        return {std::clamp(point.x, m_within.left, m_within.right),
                std::clamp(point.y, m_within.lower, m_within.upper)};
    }

    const ReachField& m_field;
    double m_farthest;
    geometry::Box m_within;
    std::vector<std::int32_t> m_next;
};

}  // namespace

std::vector<std::vector<Point>> outlineOf(const ReachField& field, double farthest, const geometry::Box& within)
{
    return Tracer(field, farthest, within).run();
}

}  // namespace muster::rules

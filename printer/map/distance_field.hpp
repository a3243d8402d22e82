#pragma once

#include "printer/map/projection.hpp"

#include <cstdint>

namespace muster::printer::map {

/// How deep inside an area each place is, on a raster, for contours and shores. Edges along the frame of the board do
/// not count, because the ground continues beyond it.
class DistanceField {
public:
    /// Takes its work from `work`; the field is empty if that is not enough.
    DistanceField(const Outlines& area, const Frame& board, std::size_t& work);

    /// The greatest depth in millimetres; 0 for an empty field.
    double deepest() const { return m_deepest; }
    /// The outlines of what is deeper than that.
    Outlines deeperThan(double depth) const;

private:
    struct Edge {
        Point from, to;
    };
    void measure(const Outlines& area, const std::vector<Edge>& edges);
    double at(std::size_t column, std::size_t row) const { return m_depths[row * m_columns + column]; }
    Point place(std::size_t column, std::size_t row) const
    {
        return {m_corner.x + static_cast<double>(column) * m_step, m_corner.y + static_cast<double>(row) * m_step};
    }
    Point crossing(std::uint32_t key, double depth) const;

    Frame m_board;
    Point m_corner;
    double m_step = 1;
    std::size_t m_columns = 0, m_rows = 0;
    std::vector<double> m_depths;  ///< negative outside
    double m_deepest = 0;
};

}  // namespace muster::printer::map

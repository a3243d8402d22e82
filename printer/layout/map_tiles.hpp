#pragma once

#include "printer/map/map_marks.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// A large picture cut into overlapping pages; columns are letters from the west, rows numbers from the north.
class MapTiles {
public:
    static constexpr double overlap = 10.0;  ///< width shared by two neighbours
    static constexpr double edge = 6.0;      ///< around the picture, for cut marks
    static constexpr double caption = 6.0;   ///< above it

    struct Tile {
        std::size_t column, row;
        map::Frame part;  ///< part of the picture
    };

    /// Computes tiles for pages with that much space.
    MapTiles(double pictureWidth, double pictureHeight, double roomWidth, double roomHeight);

    std::size_t columns() const { return m_columns; }
    std::size_t rows() const { return m_rows; }
    std::size_t count() const { return m_columns * m_rows; }
    Tile tile(std::size_t index) const;
    /// "B2"
    static std::string name(std::size_t column, std::size_t row);

private:
    double m_width, m_height;          ///< of the picture
    double m_tileWidth, m_tileHeight;  ///< of the area shown on a page
    std::size_t m_columns, m_rows;
};

}  // namespace muster::printer

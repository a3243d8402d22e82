#include "printer/layout/map_tiles.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

std::size_t tilesFor(double whole, double tile)
{
    if (whole <= tile) return 1;
    return 1 + static_cast<std::size_t>(std::ceil((whole - tile) / (tile - MapTiles::overlap) - 1e-9));
}

}  // namespace

MapTiles::MapTiles(double pictureWidth, double pictureHeight, double roomWidth, double roomHeight)
    : m_width(pictureWidth), m_height(pictureHeight), m_tileWidth(std::max(3 * overlap, roomWidth - 2 * edge)),
      m_tileHeight(std::max(3 * overlap, roomHeight - 2 * edge - caption)),
      m_columns(tilesFor(pictureWidth, m_tileWidth)), m_rows(tilesFor(pictureHeight, m_tileHeight))
{}

MapTiles::Tile MapTiles::tile(std::size_t index) const
{
    Tile tile{index % m_columns, index / m_columns, {}};
    tile.part.left = static_cast<double>(tile.column) * (m_tileWidth - overlap);
    tile.part.top = static_cast<double>(tile.row) * (m_tileHeight - overlap);
    tile.part.right = std::min(m_width, tile.part.left + m_tileWidth);
    tile.part.bottom = std::min(m_height, tile.part.top + m_tileHeight);
    return tile;
}

std::string MapTiles::name(std::size_t column, std::size_t row)
{
    std::string letters;
    for (auto rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
    return letters + std::to_string(row + 1);
}

}  // namespace muster::printer

#pragma once

#include "printer/layout/block_layout.hpp"
#include "printer/layout/map_tiles.hpp"
#include "printer/map/map_sketch.hpp"

namespace muster::printer {

/// The pages of a map in true scale. Pages that would show only the bare table are left out.
class TilePages {
public:
    TilePages(const sheet::MapPicture& picture, MapStyle style, BlockLayout& blockLayout);

    /// The sentence that the board takes too many pages; empty if it does not. Without pages, the rest does nothing.
    const std::string& refusal() const { return m_refusal; }
    /// Draws the outlines and names of the pages on the map at a smaller scale, in millimetres per unit.
    void drawOverview(Drawing& drawing, double scale) const;
    /// The sentence that names the pages left out; empty if there are none.
    std::string leftOut() const;
    /// Adds the pages.
    void set();
    /// The map in true scale.
    const map::Sketch& sketch() const { return m_sketch; }

private:
    bool isPrinted(std::size_t column, std::size_t row) const;
    Drawing page(const MapTiles::Tile& tile) const;
    std::string neighbours(const MapTiles::Tile& tile) const;

    const sheet::MapPicture& m_picture;
    BlockLayout& m_blockLayout;
    MapStyle m_style;
    map::Bands m_bands;
    MapTiles m_tiles;
    std::string m_refusal;
    map::Sketch m_sketch;
    std::vector<bool> m_printed;
};

}  // namespace muster::printer

#pragma once

#include "printer/layout/block_layout.hpp"

namespace muster::printer {

/// Lays out a line to measure after printing, because printers that fit pages to the paper change the scale.
void layOutControlLine(BlockLayout& blockLayout);

/// The arrangement of equal tiles in a width, edge to edge or with a gap, centred; they may extend into the page
/// margins.
struct Tiling {
    double width;
    double height;
    double gap;      ///< between columns
    double gapDown;  ///< between rows
    std::size_t columns;
    double left;    ///< of the first tile
    double turned;  ///< left and right added, for positions on the back of the paper

    /// As many columns as fit, at least one.
    static Tiling fit(double width, double height, double gap, double gapDown, const BlockLayout& blockLayout);
    double x(std::size_t column) const { return left + static_cast<double>(column) * (width + gap); }
    /// The position of that column on the back of the paper, turned over its long edge.
    double mirrored(std::size_t column) const { return turned - x(column) - width; }
};

/// The number of cards of that size on a page with that much room.
std::size_t cardsPerPage(const sheet::CardSize& size, double width, double height);

/// The gap between cards of that length that are cut apart: the widest that costs no card; 0 if there is no room for
/// one.
double cutGap(double length, double room);

/// Draws crop marks outside the four corners of a tile. They end halfway to the next tile: what bleeds over the edge of
/// a card may fill the same half.
void drawCropMarks(Drawing& drawing, double x, double y, const Tiling& tiling);

}  // namespace muster::printer

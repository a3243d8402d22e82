#pragma once

#include "printer/layout/block_layout.hpp"

namespace muster::printer {

/// A line to measure after printing, since a printer that fits pages to its paper spoils everything of true size.
void layOutControlLine(BlockLayout& blockLayout);

/// Equal tiles as they fill a width, edge to edge or with a gap, centred; they may reach into the margins of the paper.
struct Tiling {
    double width;
    double height;
    double gap;
    std::size_t columns;
    double left;    ///< of the first tile
    double turned;  ///< left and right together, as a tile's place is counted from the other side of the paper

    /// As many columns as fit, at least one.
    static Tiling fit(double width, double height, double gap, const BlockLayout& blockLayout);
    double x(std::size_t column) const { return left + static_cast<double>(column) * (width + gap); }
    /// The place behind that column on the other side of the paper, turned over its long edge.
    double mirrored(std::size_t column) const { return turned - x(column) - width; }
};

/// The hairlines to cut along around a row of tiles, each a little longer than the row.
void drawCutLines(Drawing& drawing, const Tiling& tiling, double left, std::size_t count, double y);

}  // namespace muster::printer

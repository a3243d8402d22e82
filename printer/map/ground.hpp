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
/// on the ground. Patterns avoid labels; edges along the frame are not drawn. Returns false if patterns were set wider
/// apart than usual because of the amount of terrain.
bool drawGrounds(Sketch& sketch, const Frame& board, const std::vector<Frame>& labels,
                 const std::vector<Ground>& grounds);

/// Returns true for the look of a line, drawn along its middle.
bool isLong(sheet::MapLook look);

}  // namespace muster::printer::map

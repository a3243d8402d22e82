#pragma once

#include "printer/map/map_sketch.hpp"
#include "printer/page/drawing.hpp"

namespace muster::printer {

/// Measures texts of a map with a print's fonts.
map::Measure measureWith(Typesetter& type);

/// Converts a map to marks, from its top left corner; with `part`, only what reaches into that rectangle.
Drawing toDrawing(const map::Sketch& sketch, Typesetter& type, const std::optional<map::Frame>& part = {});

/// Draws a battlefield in one step, for an editor. The picture must be valid.
Drawing drawMap(const sheet::MapPicture& picture, const MapStyle& style, Typesetter& type);

}  // namespace muster::printer

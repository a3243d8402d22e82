#pragma once

#include "printer/map/map_sketch.hpp"
#include "printer/page/drawing.hpp"

namespace muster::printer {

/// Measures texts of a map with the fonts of a print.
map::Measure measureWith(const Typesetter& type);

/// A map as marks, from its top left corner; with `part` only what reaches into that rectangle.
Drawing toDrawing(const map::Sketch& sketch, const Typesetter& type, const std::optional<map::Frame>& part = {});

/// A battlefield drawn in one go, as an editor shows it. The picture must be sound.
Drawing drawMap(const sheet::MapPicture& picture, const MapStyle& style, const Typesetter& type);

}  // namespace muster::printer

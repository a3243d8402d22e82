#pragma once

#include "printer/map/map_sketch.hpp"
#include "printer/map/projection.hpp"

namespace muster::printer::map {

/// Draws the edge of the board with its ruler, the sides' names at their edges, north and the scale bar.
void drawRuler(Sketch& sketch, const sheet::MapPicture& picture, const Projection& project, const MapStyle& style,
               const Measure& measure);

/// The lines between the squares of the board; none without a grid.
Outlines gridLines(const sheet::MapPicture& picture, const Projection& project);
void drawGrid(Sketch& sketch, const sheet::MapPicture& picture, const Projection& project);

/// The frames of the square numbers (column, row) in their south-west corners, for squares large enough.
std::vector<Frame> squareNumberFrames(const sheet::MapPicture& picture, const Projection& project);
void drawSquareNumbers(Sketch& sketch, const sheet::MapPicture& picture, const Projection& project);

}  // namespace muster::printer::map

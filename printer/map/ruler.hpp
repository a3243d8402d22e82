#pragma once

#include "printer/map/map_sketch.hpp"
#include "printer/map/projection.hpp"

namespace muster::printer::map {

/// The edge of the board with its ruler, the sides' names at their edges, north and the scale bar.
void drawRuler(Sketch& sketch, const sheet::MapPicture& picture, const Projection& project, const MapStyle& style,
               const Measure& measure);

/// The lines between the squares of the board; none without a grid.
Outlines gridLines(const sheet::MapPicture& picture, const Projection& project);
void drawGrid(Sketch& sketch, const sheet::MapPicture& picture, const Projection& project);

/// The numbers of squares that are large enough for them, each in its south-west corner: column, row.
std::vector<Frame> squareNumberFrames(const sheet::MapPicture& picture, const Projection& project);
void drawSquareNumbers(Sketch& sketch, const sheet::MapPicture& picture, const Projection& project);

}  // namespace muster::printer::map

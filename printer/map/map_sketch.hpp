#pragma once

#include "core/sheet/map.hpp"
#include "printer/map/map_marks.hpp"

namespace muster::printer {

/// Options for drawing a map.
struct MapStyle {
    double scale = 5;  ///< millimetres on paper per unit of the game's measure
    sheet::MapParts parts;
    std::optional<std::size_t> side;  ///< only bases of this side
    double letters = 1;               ///< size of names relative to the usual size
    bool onPaper = true;              ///< the scale in millimetres is meaningful
    bool table = true;                ///< the table below everything, with ruler and scale bar
    bool names = true;
    bool numbers = true;      ///< names without space become numbers of a key; else they are omitted
    bool ownColours = false;  ///< sides have the colours of their nations, not the usual ones
    bool light = false;       ///< lines instead of dark areas, to save ink
    std::vector<double> jointsX = {}, jointsY = {};  ///< where the paper is cut, in millimetres; names avoid them
    double enlarged = 1;                             ///< the drawing is printed that much larger
};

namespace map {

/// The space around a map's board: ruler, names of the edges, scale bar.
struct Bands {
    double left = 0, top = 0, right = 0, bottom = 0;
};
Bands bandsOf(const sheet::MapPicture& picture, const MapStyle& style);

/// Draws the board with everything on it. The picture must be valid.
Sketch sketchMap(const sheet::MapPicture& picture, const MapStyle& style, const Measure& measure);

/// One line of a map's legend: a sample, its name and its effect.
enum class LegendKind : std::uint8_t { side, mark, terrain };

struct LegendEntry {
    Sketch sample;
    std::string label;
    std::string words;
    LegendKind kind = LegendKind::mark;
};
std::vector<LegendEntry> legendOf(const sheet::MapPicture& picture, const MapStyle& style);

/// "Without a name on the map: Guard, Horse (3).": names that fit neither on a map nor in its key; empty if all fit.
std::string namesLeftOut(const Sketch& sketch, const wording::Wording& wording);

/// "1 in on the table is 7.2 mm here", or a text for true size.
std::string scaleText(const sheet::MapPicture& picture, double scale);

}  // namespace map

}  // namespace muster::printer

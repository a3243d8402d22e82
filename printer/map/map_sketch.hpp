#pragma once

#include "core/sheet/map.hpp"
#include "printer/map/map_marks.hpp"

namespace muster::printer {

/// How a map is drawn.
struct MapStyle {
    double scale = 5;  ///< millimetres on paper for one unit of the game's measure
    sheet::MapParts parts;
    std::optional<std::size_t> side;  ///< only its bases
    double letters = 1;               ///< names so many times as large as usual
    bool onPaper = true;              ///< the scale in millimetres means something
    bool table = true;                ///< the table below everything, with its ruler and scale bar
    bool names = true;
    bool numbers = true;  ///< names without room become numbers of a key; else they are left out
};

namespace map {

/// What a map needs around its board: the ruler, the names of the edges, the scale bar.
struct Bands {
    double left = 0, top = 0, right = 0, bottom = 0;
};
Bands bandsOf(const sheet::MapPicture& picture, const MapStyle& style);

/// Draws the board with everything on it. The picture must be sound.
Sketch sketchMap(const sheet::MapPicture& picture, const MapStyle& style, const Measure& measure);

/// One line of a map's legend: a sample, what it stands for and what that does.
struct LegendEntry {
    Sketch sample;
    std::string label;
    std::string words;
};
std::vector<LegendEntry> legendOf(const sheet::MapPicture& picture, const MapStyle& style);

/// "1 in on the table is 7.2 mm here", or that it is as large as on the table.
std::string scaleText(const sheet::MapPicture& picture, double scale);

}  // namespace map

}  // namespace muster::printer

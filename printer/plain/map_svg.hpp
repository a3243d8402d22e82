#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/map/map_sketch.hpp"
#include "printer/style/ink.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// A map as SVG elements that need no style sheet and no fonts of their own.
struct MapSvg {
    struct Sample {
        std::string svg, label, words;
    };
    std::string svg;
    std::vector<Sample> legend;
    std::vector<std::string> key;  ///< what the numbers on the map stand for, from 1
};

/// The battlefield as it is printed, with names large enough for a screen. The picture must be sound.
MapSvg mapSvg(const sheet::Map& map, InkMode inkMode);

}  // namespace muster::printer

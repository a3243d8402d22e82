#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/map/map_sketch.hpp"
#include "printer/style/ink.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// A map as SVG elements without style sheet or fonts.
struct MapSvg {
    struct Sample {
        std::string svg, label, words;
    };
    std::string svg;
    std::vector<Sample> legend;
    std::vector<std::string> key;  ///< meanings of the numbers on the map, from 1
    std::string leftOut;           ///< a sentence with the names that are not on it; empty if all are
};

/// The battlefield as printed, with names large enough for a screen. The picture must be valid.
MapSvg mapSvg(const sheet::Map& map, InkMode inkMode);

}  // namespace muster::printer

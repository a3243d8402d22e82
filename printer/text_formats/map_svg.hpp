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

/// Where the SVG of a map is: in the text of a web page, or in a file of its own, which says what it is and its size.
enum class SvgPlace : std::uint8_t { page, file };

/// The battlefield as printed, with names large enough for a screen. The picture must be valid.
MapSvg mapSvg(const sheet::Map& map, InkMode inkMode, SvgPlace svgPlace = SvgPlace::page);

}  // namespace muster::printer

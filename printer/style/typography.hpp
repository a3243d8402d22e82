#pragma once

#include "printer/style/ink.hpp"

#include <cstddef>
#include <cstdint>

/// All type sizes (in points) and distances (in millimetres) of sheets.
namespace muster::printer {

/// The cuts of the type family. A narrow one takes the place of a normal one where a word would not fit.
enum class Face : std::uint8_t { regular, bold, italic, condensed, condensedBold, display };
inline constexpr std::size_t faceCount = 6;

struct Style {
    double points = 9.0;
    Face face = Face::regular;
    Ink ink = {};
    double leading = 1.28;  ///< line height as a multiple of the size

    bool operator==(const Style&) const = default;
};

/// The density of a sheet: a factor for all white space, points subtracted from sizes above the minimum, and points
/// added to a quick reference that leaves part of its page empty.
struct Density {
    double white = 1.0;
    double pointsOff = 0.0;
    double reading = 0.0;

    double space(double millimetres) const { return millimetres * white; }
};

namespace type {
inline constexpr double minPoints = 8.0;  ///< minimum size of any text
inline constexpr double millimetresPerPoint = 25.4 / 72.0;
inline constexpr double leading = Style{}.leading;  ///< default of styles

inline constexpr Ink quiet = 80;  ///< labels, notes
inline constexpr Style title{20.0, Face::display};
inline constexpr Style titleNote{11.0, Face::regular};
inline constexpr Style part{12.0, Face::display};
inline constexpr Style partNote{9.0, Face::regular, quiet};
inline constexpr Style block{9.5, Face::bold};
inline constexpr Style body{9.0, Face::regular};
inline constexpr Style strong{9.0, Face::bold};
inline constexpr Style value{10.5, Face::regular};
inline constexpr Style note{8.5, Face::italic, quiet};
inline constexpr Style small{8.0, Face::regular};
inline constexpr double closeLeading = 1.15;  ///< for dense content
inline constexpr Style reference{8.0, Face::regular, {}, closeLeading};
inline constexpr double mostReading = 12.0;  ///< points of a reference that has a page to itself
inline constexpr Style label{8.0, Face::regular, quiet};
inline constexpr double minPlay = 14.0;  ///< minimum size of a value that must be readable across the table
inline constexpr Style unused{8.0, Face::regular, 110, 1.15};  ///< dimmed rows; grey with a contrast of 5 to 1
inline constexpr Style inBox{8.0, Face::regular, 110, 1.0};
inline constexpr Style inBoxNarrow{8.0, Face::condensed, 110, 1.0};  ///< three characters in a small box
inline constexpr Style groupNumber{8.0, Face::bold, quiet, 1.0};
inline constexpr Style columnHead{8.0, Face::bold, 40};
inline constexpr Style running{8.0, Face::regular, quiet};
inline constexpr Style cardTitle{11.0, Face::display};
inline constexpr Style cut{8.0, Face::regular, {}, closeLeading};  ///< words on small pieces to cut out
}  // namespace type

namespace rule {
inline constexpr double bar = 1.2;  ///< below a title
inline constexpr double thick = 0.7;
inline constexpr double medium = 0.3;
inline constexpr double thin = 0.2;
inline constexpr double hair = 0.15;  ///< in black, the thinnest that laser printers draw without gaps
inline constexpr Ink band = 234;      ///< fill behind heads; light enough for any laser printer
}  // namespace rule

namespace space {
inline constexpr double beforeTitle = 7.0;
inline constexpr double beforePart = 5.5;
inline constexpr double beforeBlock = 4.0;
inline constexpr double afterHeading = 1.6;
inline constexpr double between = 2.6;  ///< between two blocks
inline constexpr double betweenFields = 2.0;
inline constexpr double betweenSmall = 1.4;  ///< above small print and notes
inline constexpr double afterRule = 1.4;     ///< at most, between a heading's rule and its content
inline constexpr double gutter = 6.0;        ///< between columns
inline constexpr double cell = 0.85;         ///< above and below a table cell's text
inline constexpr double aboveGroup = 1.2;    ///< extra white above a group's name in a table
inline constexpr double denseCell = 0.45;
inline constexpr double denseSide = 1.0;
inline constexpr double cellSide = 1.7;  ///< left and right of it
inline constexpr double box = 4.0;       ///< minimum side of a tick box
inline constexpr double boxGap = 0.9;
inline constexpr double symbol = 5.2;       ///< side of a symbol in a table
inline constexpr double minSymbol = 4.6;    ///< on a sheet set as tightly as possible
inline constexpr double largeSymbol = 7.0;  ///< beside large values
inline constexpr double denseSymbol = 4.2;
inline constexpr double afterSymbol = 1.4;  ///< between a symbol and its text
inline constexpr double groupGap = 2.4;
inline constexpr double writing = 7.5;  ///< height of a line to write on
inline constexpr double minWriting = 6.0;
}  // namespace space

}  // namespace muster::printer

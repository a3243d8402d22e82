#pragma once

#include "printer/style/ink.hpp"
#include "printer/style/paper.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a player chooses for a print, the same for the command line and the editor's dialog.
namespace muster::printer {

/// Where a quick reference goes: as the system's sheets have it, in a column beside the roster, on pages after it, or
/// nowhere.
enum class ReferencePlace : std::uint8_t { asDescribed, beside, after, none };

/// How a roster says what the check found: as the sheets have it, a stamp (legal, or how many errors), the list, or
/// nothing.
enum class FindingsShown : std::uint8_t { asDescribed, stamp, list, none };

/// In which order units stand: as in the file, by name, by what they cost (dearest first), or by their arm or type.
enum class UnitOrder : std::uint8_t { asWritten, name, cost, kind };

/// How large a map is drawn: fitted to the page, one to one and tiled over as many pages as it takes, or as a picture
/// of its own with nothing else printed.
enum class MapScale : std::uint8_t { fitted, trueSize, alone };

/// The head or foot of every page: up to three parts, "left|middle|right", with {name}, {player}, {system}, {version},
/// {date}, {page}, {pages} and {sheet} for what they stand for. Empty means the usual one.
struct RunningText {
    bool shown = true;
    std::string text;
};

/// An absent orientation is the sheet's own.
struct Settings {
    PageSetup page;
    std::optional<sheet::Orientation> orientation;
    InkMode inkMode = InkMode::colour;
    std::vector<std::string> sheets;  ///< ids, printed in this order; empty for all that an army prints by default
    int copies = 1;                   ///< of blank sheets
    ReferencePlace reference = ReferencePlace::asDescribed;
    FindingsShown findings = FindingsShown::asDescribed;
    bool mergeUnits = false;  ///< units that differ in nothing but their name or id become one with their counts added
    UnitOrder order = UnitOrder::asWritten;
    MapScale mapScale = MapScale::fitted;
    RunningText header;
    RunningText footer;
    std::string date;          ///< as it shall be printed; empty for none
    std::string font;          ///< family; empty for the best there is
    double dotsPerInch = 300;  ///< of PNG images
};

}  // namespace muster::printer

#pragma once

#include "printer/page/paper.hpp"
#include "printer/page/spending.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a player chooses for a print, the same for the command line and the editor's dialog.
namespace muster::printer {

/// Where a quick reference goes: as the system's sheets have it, in a column beside the roster, on pages after it, or nowhere.
enum class ReferencePlace : std::uint8_t { asDescribed, beside, after, none };

/// How a roster says what the check found: as the sheets have it, a stamp (legal, or how many errors), the list, or nothing.
enum class FindingsShown : std::uint8_t { asDescribed, stamp, list, none };

/// In which order units stand: as in the file, by name, by what they cost (dearest first), or by their arm or type.
enum class UnitOrder : std::uint8_t { asWritten, name, cost, kind };

/// How large a map is drawn: fitted to the page, or one to one, tiled over as many pages as it takes.
enum class MapScale : std::uint8_t { fitted, trueSize };

/// Everything but the paper's edges; an absent orientation is the sheet's own.
struct Settings {
    PageSetup page;
    std::optional<sheet::Orientation> orientation;
    Spending spending = Spending::colour;
    std::vector<std::string> sheets;  ///< ids; empty for all that an army prints by default
    int copies = 1;                   ///< of blank sheets
    ReferencePlace reference = ReferencePlace::asDescribed;
    FindingsShown findings = FindingsShown::asDescribed;
    bool mergeUnits = false;          ///< units that differ in nothing but their name or id become one with their counts added
    UnitOrder order = UnitOrder::asWritten;
    MapScale mapScale = MapScale::fitted;
    bool header = true;
    bool footer = true;
    std::string headerText;           ///< a template: {name}, {system}, {version}, {date}, {page}, {pages}; empty for the usual one
    std::string footerText;
    std::string date;                 ///< as it shall be printed; empty for none
    std::string font;                 ///< family; empty for the best there is
    double dotsPerInch = 300;         ///< of PNG images
};

}  // namespace muster::printer

#pragma once

#include "core/sheet/symbol.hpp"
#include "printer/style/ink.hpp"
#include "printer/style/paper.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A player's print settings, the same for the command line and the editor's dialog.
namespace muster::printer {

/// The position of a quick reference: as in the system's sheets, but once for several armies of one game; in a column
/// beside the roster; on pages after it; or none.
enum class ReferencePlace : std::uint8_t { asDescribed, beside, after, none };

/// Blank pages for printing both sides: none; only before the fronts of two-sided cards; or also so that each army and
/// each reference of several pages starts on a fresh sheet of paper, and nothing is printed behind what is cut out.
enum class Duplex : std::uint8_t { off, fronts, on };

/// How the printed paper is folded: not at all, into a booklet of half its size, or in three, as a card of six panels.
enum class Fold : std::uint8_t { none, booklet, triFold };

/// How sheets show findings: on a page of their own, as a stamp (legal, or the number of errors), as a list where the
/// system's sheets have it, or not at all.
enum class FindingsShown : std::uint8_t { ownPage, stamp, list, none };

/// The order of units: as in the file, by name, by cost (highest first), or by arm or type.
enum class UnitOrder : std::uint8_t { asWritten, name, cost, kind };

/// The scale of a map: fitted to the page, true size and tiled over several pages, or as a separate picture without
/// anything else.
enum class MapScale : std::uint8_t { fitted, trueSize, alone };

/// The header or footer of every page: up to three parts, "left|middle|right", with the placeholders {name}, {player},
/// {system}, {version}, {date}, {page}, {pages} and {sheet}. Empty means the default.
struct RunningText {
    bool shown = true;
    std::string text;
};

/// Without an orientation, the sheet's own applies.
struct Settings {
    PageSetup page;
    std::optional<sheet::Orientation> orientation;
    Duplex duplex = Duplex::fronts;
    Fold fold = Fold::none;
    std::optional<sheet::CardSize> cardSize;  ///< upright; instead of the size that the sheets give their cards
    InkMode inkMode = InkMode::colour;
    std::vector<std::string> sheets;  ///< ids in printing order; empty for the army's default sheets
    int copies = 1;                   ///< of blank sheets
    ReferencePlace reference = ReferencePlace::asDescribed;
    FindingsShown findings = FindingsShown::ownPage;
    bool mergeUnits = false;  ///< merge units that differ only in name or id, and add their counts
    UnitOrder order = UnitOrder::asWritten;
    sheet::SymbolStyle symbols = sheet::SymbolStyle::period;
    MapScale mapScale = MapScale::fitted;
    RunningText header;
    RunningText footer;
    std::string playUrl;       ///< address of a page for play mode, to print as a QR code; empty for none
    std::string date;          ///< as printed; empty for none
    std::string font;          ///< family; empty for the best one installed
    double dotsPerInch = 300;  ///< of PNG images
    bool fillable = false;     ///< form fields over boxes and lines to write on; only for PDF that is not folded
};

}  // namespace muster::printer

#pragma once

#include "core/sheet/sheet.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace muster::printer {

/// A paper size, upright, in millimetres.
struct Paper {
    std::string id;    ///< as written on the command line
    std::string name;  ///< display name
    double width;
    double height;
};

/// Every paper size the printer knows.
std::span<const Paper> papers();

/// The paper of that id, or nullptr.
const Paper* findPaper(std::string_view id);

/// A usual size of playing cards, upright, in millimetres.
struct NamedCardSize {
    std::string_view id;  ///< as written on the command line
    sheet::CardSize size;
};

/// Every card size with a name.
std::span<const NamedCardSize> cardSizes();

/// The card size of that id, or nullptr.
const NamedCardSize* findCardSize(std::string_view id);

/// The sides of a custom size in millimetres.
constexpr double minPaperSide = 50.0;
constexpr double maxPaperSide = 5'000.0;  // a PDF reader shows no more

/// The paper that a user named, in any case ("A1"), or a custom size in millimetres ("594x841mm", at most one decimal
/// each, turned upright). Nothing for an unknown name or a size out of range.
std::optional<Paper> paperFrom(std::string_view words);

/// The margins of a page in millimetres, in reading orientation.
struct Margins {
    double top = 12.0;
    double right = 12.0;
    double bottom = 12.0;
    double left = 12.0;

    static constexpr Margins all(double edge) { return {edge, edge, edge, edge}; }
    bool operator==(const Margins&) const = default;
};

/// Paper and margins of a print; lengths in millimetres.
struct PageSetup {
    Paper paper = *findPaper("a4");
    Margins margins = {};
    double enlarged = 1;  ///< pages of this size are printed that much larger
};

/// How much larger than on A4 letters, lines and symbols are on a page that is read from farther away: from 1, for
/// paper up to Letter, to `maxEnlargement`.
double enlargementOn(const Paper& paper);

/// 20 pt for the smallest letters, which at a metre look as large as 8 pt at 40 cm.
inline constexpr double maxEnlargement = 2.5;

/// The smaller page that gives the one of this setup when printed larger by `enlargementOn()`.
PageSetup beforeEnlargement(const PageSetup& setup);

/// Outer size of the page for a sheet of that orientation.
struct PageSize {
    double width;
    double height;
};
PageSize pageSize(const PageSetup& setup, sheet::Orientation orientation);

}  // namespace muster::printer

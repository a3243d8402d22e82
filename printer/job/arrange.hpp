#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/settings/settings.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::rules {
struct Game;
}

namespace muster::printer {

/// The title of a stamp: "Legal: 30 of 30 points, checked with Ancients D6 1.2.0", or "Not legal: 2 errors, ...". The
/// points may be empty.
std::string stampText(const std::string& verdict, bool isLegal, const std::string& points, const rules::Game& game,
                      const wording::Wording& wording);

/// Places findings as in the settings, by default on a last page of their own, with a stamp on the first sheet if there
/// are errors. The verdict is the stamp's title: "Legal: 30 of 30 points, ...".
void arrangeFindings(sheet::Booklet& booklet, FindingsShown shown, std::vector<sheet::Finding> findings,
                     const std::string& verdict);

/// Gives the cards to cut out that size, upright or wide as the game has them.
void arrangeCards(sheet::Booklet& booklet, const std::optional<sheet::CardSize>& size);

/// Places the quick reference as in the settings: `beside` in the first sheet, `after` on sheets at the end. Several
/// booklets of one system get one reference, which follows the last of them as a booklet of its own.
void arrangeReference(std::vector<sheet::Booklet>& booklets, ReferencePlace place);

}  // namespace muster::printer

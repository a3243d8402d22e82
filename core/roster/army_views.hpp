#pragma once

#include "core/game/findings.hpp"
#include "core/game/sheets.hpp"
#include "core/roster/statistics.hpp"
#include "core/sheet/compose.hpp"

namespace muster::rules {

class Library;

/// A game's statistics and sheets for an army, compiled; mistakes in the system file are faults.
struct ArmyViews {
    explicit ArmyViews(const Game& game);

    sheet::Description::Compiled sheets;
    StatisticSpecs::Compiled statistics;
    StatisticSpecs uncertainStatistics;  ///< those to evaluate when an ordinary army is only checked
    /// The derived values that must be known to check the views of an ordinary army.
    std::set<const Derived*> needed;
};

/// True if the integers of an army and its catalogue are so small that what is certain for an ordinary file (see
/// core/expr/certainty.hpp) is certain for it.
bool isOrdinary(const text::Document& army, const Catalogue& catalogue);

/// The views of a game, compiled once per library.
std::shared_ptr<const ArmyViews> viewsOf(Library& library, const std::shared_ptr<const Game>& game);

/// True if the values of a resolved army have their types and are as small as in an ordinary file, so that what is
/// certain for such a file is certain for the army.
bool hasOrdinaryValues(const Roster& roster);

/// How the sheets of an ordinary army are checked. What is the same for all armies of a list is checked once for each
/// catalogue; if it has faults, each army is checked for them.
sheet::Filling fillingToCheck(Library& library, const ArmyViews& views,
                              const std::shared_ptr<const Catalogue>& catalogue);

/// Statistics and parts of sheets that cannot be evaluated for this army: the unit, the sheet, and where it stands in
/// the system file. For an ordinary army, the roster needs only the values `needed`; for Filling::army it is completed.
void checkViews(const ArmyViews& views, Roster& roster, sheet::Filling filling, Evaluation& evaluation,
                Findings& findings);

}  // namespace muster::rules

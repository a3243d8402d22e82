#pragma once

#include "core/game/findings.hpp"
#include "core/game/sheets.hpp"
#include "core/library/library.hpp"
#include "core/roster/statistics.hpp"

namespace muster::rules {

/// A game's statistics and sheets for an army, compiled; mistakes in the system file are faults.
struct ArmyViews {
    explicit ArmyViews(const Game& game);

    sheet::Description::Compiled sheets;
    StatisticSpecs::Compiled statistics;
    /// The derived values that must be known to check the views of an ordinary army.
    std::set<const Derived*> needed;
};

/// True if the integers of an army and its catalogue are so small that what is certain for an ordinary file (see
/// core/expr/certainty.hpp) is certain for it.
bool isOrdinary(const text::Document& army, const Catalogue& catalogue);

/// The views of a game, compiled once per library.
std::shared_ptr<const ArmyViews> viewsOf(Library& library, const std::shared_ptr<const Game>& game);

/// Statistics and parts of sheets that cannot be evaluated for this army: the unit, the sheet, and where it stands in
/// the system file. For an ordinary army, the roster needs only the values `needed`; otherwise it is completed.
void checkViews(const ArmyViews& views, Roster& roster, bool isOrdinary, Evaluation& evaluation, Findings& findings);

}  // namespace muster::rules

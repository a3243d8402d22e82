#pragma once

#include "core/rules/findings.hpp"
#include "core/rules/sheets.hpp"
#include "core/rules/statistics.hpp"

namespace muster::rules {

/// A game's statistics and sheets for an army, compiled; mistakes in the system file are faults.
struct ArmyViews {
    explicit ArmyViews(const Game& game);

    sheet::Description::Compiled sheets;
    StatisticSpecs::Compiled statistics;
};

/// Reports statistics and parts of sheets that cannot be evaluated for this army: the unit, the sheet, and the place in
/// the system file. Completes the roster.
void checkViews(const ArmyViews& views, Roster& roster, Evaluation& evaluation, Findings& findings);

}  // namespace muster::rules

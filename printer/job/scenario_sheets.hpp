#pragma once

#include "core/scenario/battlefield.hpp"
#include "printer/job/described_sheets.hpp"
#include "printer/settings/settings.hpp"

namespace muster::printer {

/// The chosen sheets of a battlefield: those for the battle once, those for a side once for each. Nothing when they
/// take more than the budget of a print; `findings` are those of the file, and faults met on the way are added.
std::optional<sheet::Booklet> scenarioSheets(const rules::Battlefield& field,
                                             const DescribedSheets::OfScenario& described,
                                             const std::vector<std::size_t>& chosen, const Settings& settings,
                                             diagnostics::Diagnostics& findings);

/// Draws the maps that leave it to the player as large as the settings say. Unless sheets are asked for by name only
/// the first is drawn in true scale, since each takes many pages.
void scaleMaps(sheet::Booklet& booklet, const Settings& settings);

}  // namespace muster::printer

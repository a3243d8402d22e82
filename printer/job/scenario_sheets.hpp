#pragma once

#include "core/scenario/battlefield.hpp"
#include "printer/job/described_sheets.hpp"
#include "printer/settings/settings.hpp"

namespace muster::printer {

/// The selected sheets of a battlefield: sheets of the battle once, sheets of a side once per side. Nothing if they
/// exceed the budget of a print; `findings` are those of the file, and `accepted` those that it accepts; adds any
/// faults.
std::optional<sheet::Booklet> scenarioSheets(const rules::Battlefield& field,
                                             const DescribedSheets::OfScenario& described,
                                             const std::vector<std::size_t>& chosen, const Settings& settings,
                                             const diagnostics::Diagnostics& accepted,
                                             diagnostics::Diagnostics& findings);

/// Sets the scale of maps that leave it to the player, as in the settings. Without selected sheets, only the first is
/// drawn in true scale, because each takes many pages.
void scaleMaps(sheet::Booklet& booklet, const Settings& settings);

}  // namespace muster::printer

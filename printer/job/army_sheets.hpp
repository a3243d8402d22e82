#pragma once

#include "core/army/opened_army.hpp"
#include "core/sheet/description.hpp"
#include "printer/job/described_sheets.hpp"
#include "printer/settings/settings.hpp"

namespace muster::printer {

/// The selected sheets of an army with a roster, with units, findings and reference as in the settings; adds any
/// faults. Nothing, and a finding of level error, if they exceed the budget of a print.
std::optional<sheet::Booklet> armySheets(const std::shared_ptr<const rules::OpenedArmy>& army,
                                         const sheet::Description& description, const std::vector<std::size_t>& chosen,
                                         const Settings& settings, diagnostics::Diagnostics& findings);

}  // namespace muster::printer

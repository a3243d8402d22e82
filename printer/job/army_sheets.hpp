#pragma once

#include "core/army/opened_army.hpp"
#include "core/sheet/description.hpp"
#include "printer/job/described_sheets.hpp"
#include "printer/settings/settings.hpp"

namespace muster::printer {

/// The chosen sheets of an army with a roster, as the settings want its units, findings and reference to stand; faults
/// met on the way are added. Nothing, and a finding of level error, when they take more than the budget of a print.
std::optional<sheet::Booklet> armySheets(const std::shared_ptr<const rules::OpenedArmy>& army,
                                         const sheet::Description& description, const std::vector<std::size_t>& chosen,
                                         const Settings& settings, diagnostics::Diagnostics& findings);

}  // namespace muster::printer

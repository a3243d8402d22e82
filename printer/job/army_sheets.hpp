#pragma once

#include "core/rules/offer.hpp"
#include "core/sheet/description.hpp"
#include "printer/job/described_sheets.hpp"
#include "printer/settings/settings.hpp"

namespace muster::printer {

/// An army that was read and checked, and what its sheets are made with.
struct CheckedArmy {
    std::shared_ptr<const text::Document> document;
    const rules::Offer& offer;
    const diagnostics::Diagnostics& findings;  ///< of the army itself
};

/// The chosen sheets of an army, as the settings want its units, findings and reference to stand; faults met on the way
/// are added. Nothing, and a finding of level error, when they take more than the budget of a print.
std::optional<sheet::Booklet> armySheets(const CheckedArmy& army, const sheet::Description& description,
                                         const std::vector<std::size_t>& chosen, const Settings& settings,
                                         diagnostics::Diagnostics& findings);

}  // namespace muster::printer

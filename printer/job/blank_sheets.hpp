#pragma once

#include "core/rules/offer.hpp"
#include "core/sheet/description.hpp"
#include "printer/settings/settings.hpp"

namespace muster::printer {

/// The chosen sheets of a system to be filled by hand, each in `copies`. Where none is asked for by name, those are left out
/// that leave nothing to fill.
sheet::Booklet blankSheets(const rules::Offer& offer, const sheet::Description& description, const std::vector<std::size_t>& chosen, const Settings& settings);

}  // namespace muster::printer

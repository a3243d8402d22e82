#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/library/catalogue.hpp"
#include "core/sheet/description.hpp"
#include "printer/settings/settings.hpp"

#include <optional>

namespace muster::printer {

/// The selected sheets of a system to fill in by hand, `copies` of each. Without a selection, omits sheets that have
/// nothing to fill in. Nothing, and a finding of level error, if they exceed the budget of a print.
std::optional<sheet::Booklet> blankSheets(const rules::Catalogue& catalogue, const sheet::Description& description,
                                          const std::vector<std::size_t>& chosen, const Settings& settings,
                                          diagnostics::Diagnostics& findings);

}  // namespace muster::printer

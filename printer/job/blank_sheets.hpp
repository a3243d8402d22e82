#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/library/catalogue.hpp"
#include "core/sheet/description.hpp"
#include "printer/settings/settings.hpp"

#include <optional>

namespace muster::printer {

/// The chosen sheets of a system to be filled by hand, each in `copies`. Where none is asked for by name, those are
/// left out that leave nothing to fill. Nothing, and a finding of level error, when they take more than the budget of a
/// print.
std::optional<sheet::Booklet> blankSheets(const rules::Catalogue& catalogue, const sheet::Description& description,
                                          const std::vector<std::size_t>& chosen, const Settings& settings,
                                          diagnostics::Diagnostics& findings);

}  // namespace muster::printer

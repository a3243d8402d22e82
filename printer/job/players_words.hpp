#pragma once

#include "core/army/opened_army.hpp"
#include "core/diagnostics/diagnostic.hpp"
#include "core/sheet/sheet.hpp"

#include <vector>

namespace muster::printer {

/// The findings as a sheet shows them: sentences about a named unit, without names of rules and places in files. Only
/// rules of games, lists and house rules say what to do; the help of rules that all games share speaks about files.
/// Rules that could not be decided are left out beside the errors that cause it. Without a roster, no finding names its
/// unit.
std::vector<sheet::Finding> inPlayersWords(const diagnostics::Diagnostics& findings, const rules::Roster* roster,
                                           const wording::Wording& wording = wording::Wording::english());

}  // namespace muster::printer

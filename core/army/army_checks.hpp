#pragma once

#include "core/game/findings.hpp"
#include "core/roster/roster.hpp"

namespace muster::rules {

/// Entries and options that are named exist, ids are unique, and every unit has the values its system needs.
void checkReferences(const Roster& roster, Findings& findings);

/// Units that are none of the list's entries, or that have values other than their entry's where nothing is reported
/// yet.
void checkAgainstList(const Roster& roster, Evaluation& evaluation, Findings& findings);

/// Costs that cannot be added up: the unit, leader or army, the term, and where the term stands in the system file.
void checkCosts(const Roster& roster, Evaluation& evaluation, Findings& findings);

/// An army has at least one unit, in a group or outside.
void checkEmptyArmy(const Roster& roster, Findings& findings);

/// The minimum and maximum of every list entry, scaled to the army's budget, and the limits of options.
void checkListLimits(const Roster& roster, Findings& findings);

/// The most bases of an entry that an army of that budget may take, in bases; nothing when there is no limit.
std::optional<std::int64_t> maximumOf(const Entry& entry, std::int64_t budget, std::int64_t standardBudget);

}  // namespace muster::rules

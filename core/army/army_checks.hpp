#pragma once

#include "core/game/findings.hpp"
#include "core/roster/roster.hpp"

namespace muster::rules {

/// Reports unknown entries and options, duplicate ids, options that do not go together, and units without the values
/// that their system requires.
void checkReferences(const Roster& roster, Findings& findings);

/// Reports options that the entry of a unit or leader does not offer, or not in this combination and number.
void checkOptions(const Member& member, Findings& findings);

/// Reports units that match no entry of the list, or whose values differ from their entry's where no other finding
/// covers it.
void checkAgainstList(const Roster& roster, Evaluation& evaluation, Findings& findings);

/// Reports costs that cannot be summed: the unit, leader or army, the term, and the term's place in the system file.
void checkCosts(const Roster& roster, Evaluation& evaluation, Findings& findings);

/// Reports an army without any unit, in a group or outside.
void checkEmptyArmy(const Roster& roster, Findings& findings);

/// Checks the minimum and maximum of every list entry, scaled to the army's budget, and the limits of options.
void checkListLimits(const Roster& roster, Findings& findings);

/// Checks the limits of the list on several entries together.
void checkJointLimits(const Roster& roster, Findings& findings);

/// The maximum number of bases of an entry that an army of that budget may take; nothing if there is no limit.
std::optional<std::int64_t> maximumOf(const Entry& entry, std::int64_t budget, std::int64_t standardBudget);

}  // namespace muster::rules

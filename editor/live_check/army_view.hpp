#pragma once

#include "core/library/library.hpp"
#include "core/roster/roster.hpp"
#include "editor/live_check/catalogue_cache.hpp"
#include "editor/live_check/member_view.hpp"
#include "editor/live_check/views.hpp"

namespace muster::editor {

/// The view of a complete roster, without `findings`. Reuses the member views of an earlier army with the same rules
/// context and language.
ArmyView viewOf(const rules::Roster& roster, const rules::RulesContext& rulesContext, const CatalogueCache& cache,
                MemberViewCache& known);

/// The catalogue for that army: counts taken, what is still allowed, and why not.
CatalogueView catalogueViewOf(const ArmyView& army, const rules::Roster& roster, const CatalogueCache& cache);

/// Assigns the findings with these pointers to the units, leaders, groups and the army.
void shareFindings(const diagnostics::Diagnostics& findings, ArmyView& army);

}  // namespace muster::editor

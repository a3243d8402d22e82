#pragma once

#include "core/library/library.hpp"
#include "core/roster/roster.hpp"
#include "editor/judge/catalogue_cache.hpp"
#include "editor/judge/member_view.hpp"
#include "editor/judge/views.hpp"

namespace muster::editor {

/// What the army of a complete roster comes to; `findings` are not filled in. Views known from an earlier army, of
/// the same rules context and language, are not made again.
ArmyView viewOf(const rules::Roster& roster, const rules::RulesContext& rulesContext, const CatalogueCache& cache,
                MemberViewCache& known);

/// The catalogue as it stands to that army.
CatalogueView catalogueViewOf(const ArmyView& army, const rules::Roster& roster, const CatalogueCache& cache);

/// Puts the findings with those of these pointers to the units, leaders, groups and the army that they are about.
void shareFindings(const diagnostics::Diagnostics& findings, ArmyView& army);

}  // namespace muster::editor

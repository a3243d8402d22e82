#pragma once

#include "core/rules/library.hpp"
#include "core/rules/roster.hpp"
#include "editor/judge/catalogue.hpp"
#include "editor/judge/member_picture.hpp"
#include "editor/judge/picture.hpp"

namespace muster::editor {

/// What the army of a complete roster comes to; `findings` are not filled in. Pictures known from an earlier army, of
/// the same basis and language, are not made again.
ArmyPicture pictureOf(const rules::Roster& roster, const rules::Basis& basis, const Catalogue& catalogue,
                      KnownPictures& known);

/// The offer as it stands to that army.
OfferPicture offerFor(const ArmyPicture& army, const rules::Roster& roster, const Catalogue& catalogue);

/// Puts the findings with those of these pointers to the units, leaders, groups and the army that they are about.
void shareFindings(const diagnostics::Diagnostics& findings, ArmyPicture& army);

}  // namespace muster::editor

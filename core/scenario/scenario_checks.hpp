#pragma once

#include "core/library/check_context.hpp"
#include "core/scenario/battlefield.hpp"

namespace muster::rules {

/// Everything that a scenario names is there: zones, sides, units and their bases; nothing is placed or arrives twice.
void checkScenarioReferences(const Battlefield& field, Findings& findings);

/// The `type` of each piece of terrain that is no kind of the game.
std::vector<text::Node> unknownKinds(const Battlefield& field);

/// Reports unknown kinds, where no error has been found at the same place: a rule of the game may say more about them.
void checkKinds(const Battlefield& field, Findings& findings);

/// The army of every side: it can be read, belongs to this game and is legal for the side's budget. One side army, or
/// null, a side.
std::vector<std::shared_ptr<const SideArmy>> checkArmies(const CheckContext& context, const Game& game);

/// Terrain, zones, objectives, rally points and bases lie on the board.
void checkOnBoard(const Battlefield& field, Evaluation& evaluation, Findings& findings);

/// Placed bases lie wholly inside their side's zones, a side's zones on its own half, and two sides do not share one.
void checkZones(const Battlefield& field, Evaluation& evaluation, Findings& findings);

/// Bases do not press into one another, and pieces of ground do not lie on one another.
void checkOverlaps(const Battlefield& field, Evaluation& evaluation, Findings& findings);

/// What is worth knowing: an odd measure, bases that stand nowhere, reinforcements that come too late, how even the
/// sides are.
void checkRemarks(const Battlefield& field, Evaluation& evaluation, Findings& findings);

}  // namespace muster::rules

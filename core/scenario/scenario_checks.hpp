#pragma once

#include "core/library/check_context.hpp"
#include "core/scenario/battlefield.hpp"

namespace muster::rules {

/// Reports missing zones, sides, units and bases, and elements that are placed or arrive twice.
void checkScenarioReferences(const Battlefield& field, Findings& findings);

/// Reports kinds of terrain that the game does not have.
void checkKinds(const Battlefield& field, Findings& findings);

/// Checks that the army of every side can be read, belongs to this game and is legal for the side's budget. Returns one
/// side army, or null, per side.
std::vector<std::shared_ptr<const SideArmy>> checkArmies(const CheckContext& context, const Game& game);

/// Checks that terrain, zones, objectives, rally points and bases are on the board.
void checkOnBoard(const Battlefield& field, Evaluation& evaluation, Findings& findings);

/// Checks that placed bases are wholly inside their side's zones, that a side's zones are on its own half, and that no
/// two sides share a zone.
void checkZones(const Battlefield& field, Evaluation& evaluation, Findings& findings);

/// Checks that bases do not overlap, and that pieces of ground do not overlap.
void checkOverlaps(const Battlefield& field, Evaluation& evaluation, Findings& findings);

/// Reports remarks: an odd measure, bases without a position, reinforcements that arrive too late, the balance between
/// the sides.
void checkRemarks(const Battlefield& field, Evaluation& evaluation, Findings& findings);

}  // namespace muster::rules

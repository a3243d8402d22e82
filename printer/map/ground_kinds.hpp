#pragma once

#include "printer/map/ground_brush.hpp"

/// One function for each group of kinds of terrain. Light comes from the north-west: crests and roofs are bright on
/// that side and throw a shadow to the other. Everything but outlines is lighter than `isLeftWhite()` keeps, so that a
/// print that saves ink has outlines only.
namespace muster::printer::map {

/// Slopes with hachures, and brighter steps up to the crest.
void paintHill(GroundBrush& brush, const Ground& ground);
/// Crowns of trees in clumps.
void paintWoods(GroundBrush& brush, const Ground& ground);
/// Single trees in rows.
void paintOrchard(GroundBrush& brush, const Ground& ground);
void paintScrub(GroundBrush& brush, const Ground& ground);
/// Furrows, with a direction for each field.
void paintFields(GroundBrush& brush, const Ground& ground);
/// Houses with roofs in groups.
void paintTown(GroundBrush& brush, const Ground& ground);
/// One roof as large as its piece.
void paintBuilding(GroundBrush& brush, const Ground& ground);
/// A lake with lines along its shore.
void paintLake(GroundBrush& brush, const Ground& ground);
/// Tufts of reed between strokes of water.
void paintMarsh(GroundBrush& brush, const Ground& ground);
void paintRough(GroundBrush& brush, const Ground& ground);
void paintSand(GroundBrush& brush, const Ground& ground);
void paintLava(GroundBrush& brush, const Ground& ground);
void paintCamp(GroundBrush& brush, const Ground& ground);
/// Hatching of its own for each kind without a look.
void paintPlainArea(GroundBrush& brush, const Ground& ground);

/// A road, track or stream: first the casings of all, then their surfaces, so that crossings merge.
void paintWay(GroundBrush& brush, const Ground& ground, bool casing);
/// A wall, fence, trench, cliff, railway or other line.
void paintBarrier(GroundBrush& brush, const Ground& ground);
/// A bridge, ford or gate.
void paintCrossing(GroundBrush& brush, const Ground& ground);

/// Boulders of two sizes, for rough ground and rocky hills.
void drawBoulders(GroundBrush& brush, const std::vector<Point>& spots);

}  // namespace muster::printer::map

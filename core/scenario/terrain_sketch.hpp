#pragma once

#include "core/geometry/shape.hpp"
#include "core/scenario/terrain_dice.hpp"
#include "core/scenario/usual_terrain.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// A point in grains.
struct GrainPoint {
    Grains x = 0, y = 0;
    friend GrainPoint operator+(GrainPoint a, GrainPoint b) { return {a.x + b.x, a.y + b.y}; }
    friend GrainPoint operator-(GrainPoint a, GrainPoint b) { return {a.x - b.x, a.y - b.y}; }
};

/// In the measure of the board.
inline double lengthOf(Grains grains) { return static_cast<double>(grains) / static_cast<double>(grainsPerMeasure); }
inline Grains squared(GrainPoint a) { return a.x * a.x + a.y * a.y; }

/// A step of length 1,000 in one of 36 directions, ten degrees apart, clockwise from north.
GrainPoint step(int tenDegrees);
/// The nearest of the 36 directions to a vector.
int directionOf(GrainPoint way);

/// A piece of terrain during generation: the data to write, and a shape for measuring.
struct Sketch {
    const UsualKind* kind = nullptr;
    std::vector<GrainPoint> points;  ///< the corners of a blob, the bends of a line
    GrainPoint at;                   ///< its centre
    Grains width = 0, depth = 0;
    int degrees = 0;  ///< of a rectangle or ellipse, clockwise
    std::array<std::int64_t, 2> square{};
    std::string id, placedBy;
    std::vector<std::pair<std::string, std::string>> chosen;  ///< further members: name and JSON
    std::optional<geometry::Shape> shape;  ///< in the system's measure; absent in a square, and for an invalid form

    /// Recomputes the shape from the points or the box.
    void measure();
    /// The piece as JSON, with lengths divided by `scale` (system's measure per unit of the file's).
    std::string json(double scale) const;
};

/// A rounded outline of exactly that width and depth around a centre.
std::vector<GrainPoint> blobOutline(GrainPoint at, Grains width, Grains depth, TerrainDice& dice);
/// A line across a board of that size from one edge to another, extended a little beyond both.
std::vector<GrainPoint> wayAcross(GrainPoint board, Grains beyond, std::int64_t winds, TerrainDice& dice);
/// The point where two lines cross, with the directions of both.
struct LineCrossing {
    GrainPoint at;
    GrainPoint way, other;
};
std::vector<LineCrossing> crossingsOf(const std::vector<GrainPoint>& line, const std::vector<GrainPoint>& other);

}  // namespace muster::rules

#pragma once

#include "core/geometry/shape.hpp"
#include "core/scenario/terrain_dice.hpp"
#include "core/scenario/usual_terrain.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// A spot in grains.
struct GrainPoint {
    Grains x = 0, y = 0;
    friend GrainPoint operator+(GrainPoint a, GrainPoint b) { return {a.x + b.x, a.y + b.y}; }
    friend GrainPoint operator-(GrainPoint a, GrainPoint b) { return {a.x - b.x, a.y - b.y}; }
};

/// In the measure of the board.
inline double lengthOf(Grains grains) { return static_cast<double>(grains) / static_cast<double>(grainsPerMeasure); }
inline Grains squared(GrainPoint a) { return a.x * a.x + a.y * a.y; }

/// Steps of a thousand in 36 directions, ten degrees apart, clockwise from north.
GrainPoint step(int tenDegrees);
/// Which of the 36 directions comes nearest to a way from nowhere.
int directionOf(GrainPoint way);

/// A piece of terrain while a table is laid: as it will be written, and as a shape to measure with.
struct Sketch {
    const UsualKind* kind = nullptr;
    std::vector<GrainPoint> points;  ///< the corners of a blob, the bends of a line
    GrainPoint at;                   ///< its middle
    Grains width = 0, depth = 0;
    int degrees = 0;  ///< of a rectangle or ellipse, clockwise
    std::array<std::int64_t, 2> square{};
    std::string id, placedBy;
    std::vector<std::pair<std::string, std::string>> chosen;  ///< further members: name and JSON
    std::optional<geometry::Shape>
        shape;  ///< in the system's measure; absent in a square, and of a form that cannot be

    /// Computes the shape again, from the points or the box.
    void measure();
    /// The piece as JSON, with lengths divided by `scale` (the system's measure in that of the file).
    std::string json(double scale) const;
};

/// A rounded outline of exactly that width and depth about a middle.
std::vector<GrainPoint> blobOutline(GrainPoint at, Grains width, Grains depth, TerrainDice& dice);
/// A line that runs across a board of that size from one edge to another and a little beyond both.
std::vector<GrainPoint> wayAcross(GrainPoint board, Grains beyond, std::int64_t winds, TerrainDice& dice);
/// Where two lines cross, with the directions of both there.
struct LineCrossing {
    GrainPoint at;
    GrainPoint way, other;
};
std::vector<LineCrossing> crossingsOf(const std::vector<GrainPoint>& line, const std::vector<GrainPoint>& other);

}  // namespace muster::rules

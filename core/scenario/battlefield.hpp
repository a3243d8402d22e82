#pragma once

#include "core/game/evaluation.hpp"
#include "core/geometry/effort.hpp"
#include "core/scenario/shape_reader.hpp"
#include "core/scenario/side_army.hpp"

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace muster::rules {

class MapBuilder;

/// Effort for one geometry call, charged to an evaluation: overlaps(a, b, tolerance, PaidEffort(evaluation)). Results
/// are meaningless once the work is used up.
class PaidEffort {
public:
    static constexpr std::uint64_t edgesForUnit = 8;

    explicit PaidEffort(Evaluation& evaluation) : m_evaluation(evaluation), m_effort(edgesForUnit * evaluation.left())
    {}
    ~PaidEffort() { m_evaluation.spend(1 + m_effort.done() / edgesForUnit); }
    PaidEffort(const PaidEffort&) = delete;
    PaidEffort& operator=(const PaidEffort&) = delete;

    operator geometry::Effort*() { return &m_effort; }

private:
    Evaluation& m_evaluation;
    geometry::Effort m_effort;
};

/// A point as a place; the point must outlive it.
geometry::Place spot(const geometry::Point& at);

/// The display name of a side, terrain piece, zone or objective: its name, or its id if it has none.
std::string_view nameOf(text::Node element);

/// A terrain piece, zone or objective on the board. `self` is the value that rules read.
struct Feature {
    text::Node node;
    std::string_view id;
    ReadShape form;
    std::optional<geometry::Point> at;  ///< its centre, or the position of an objective without a shape
    text::Node kind;                    ///< of terrain, the system's row; absent when there is none
    bool runsOff = false;               ///< it may extend beyond the edge
    expr::Value self;

    /// The place for measuring; nothing if neither shape nor position could be read.
    std::optional<geometry::Place> place() const;
};

/// The label of a terrain piece, zone or objective: its name, else its kind of terrain and its id, as in "woods w-1".
/// An id that begins with its kind is used alone.
std::string labelOf(const Feature& feature);

/// A base that a side has put on the board.
struct Placement {
    text::Node node;
    const Placeable* element = nullptr;  ///< null if the side's army is missing or has no such unit or leader
    std::int64_t index = 0;
    std::optional<geometry::Point> at;  ///< the centre of the base; for a base in a square, that of the square
    bool exact = false;                 ///< has an exact position, not only a square
    double facing = 0;                  ///< degrees clockwise from north
    std::optional<geometry::Shape>
        shape;  ///< the base, turned to its facing; absent for a base of unknown size or without an exact position
    std::optional<std::array<double, 2>> base;  ///< width and depth
    std::vector<std::uint32_t> on;              ///< the terrain pieces that the base overlaps
    expr::Value self;

    std::optional<geometry::Place> place() const;
    /// True if the unit has this base, or the army is missing.
    bool isOfUnit() const { return !element || index < element->bases; }
    std::string name() const;  ///< "Hastati 2" for a unit of several bases, else "Scipio"
};

struct Side {
    text::Node node;
    std::string_view id;
    std::string name;  ///< its own, else that of its army, else its id; equal names get the side's id appended
    std::optional<Edge> edge;
    std::shared_ptr<const SideArmy> sideArmy;  ///< null if it names no army, or none of this game that can be resolved
    std::vector<std::uint32_t> zones;          ///< indices in zones(); without missing ones
    std::vector<Placement> placements;
    expr::Value self;
};

/// The maximum numbers of sides that are read, and of zones that one of them names, as in the schema.
inline constexpr std::size_t maxSides = 50, maxZonesOfSide = 50;

/// The ids of the units and leaders that arrive with a reinforcement: the one it names, and those of the group it
/// names.
std::vector<std::string_view> arrivals(const Side& side, text::Node reinforcement);

/// True if both sides have the same role.
bool areAllies(const Side& a, const Side& b);

/// A scenario resolved against its system: all elements on the board with their places, in the system's measure, as
/// geometry and as the values that rules read. It owns or shares everything that its nodes and values point into, so
/// these stay valid as long as the battlefield. The caller owns the variables and the work meter, so a const
/// battlefield is thread-safe.
class Battlefield {
public:
    /// `armies` has one side army, or null, for each item of the file's `sides`. Invalid shapes are reported.
    Battlefield(std::shared_ptr<const text::Document> scenario, std::shared_ptr<const Catalogue> catalogue,
                std::span<const std::shared_ptr<const SideArmy>> armies, Findings& findings);
    Battlefield(const Battlefield&) = delete;
    Battlefield& operator=(const Battlefield&) = delete;

    text::Node node() const { return m_document->root(); }
    const Catalogue& catalogue() const { return *m_catalogue; }
    const BoardFrame& board() const { return m_board; }
    const std::vector<Feature>& terrain() const { return m_terrain; }
    const std::vector<Feature>& zones() const { return m_zones; }
    const std::vector<Feature>& objectives() const { return m_objectives; }
    const std::vector<Side>& sides() const { return m_sides; }
    expr::Value self() const { return m_self; }
    /// The remaining work of the file after reading it; its rules use the rest.
    std::uint64_t workLeft() const { return m_evaluation.left(); }

    /// Sets the variables for a rule about the scenario, a terrain piece, a zone or an objective...
    void show(expr::Value self, Evaluation& evaluation) const;
    /// ... or about a side or one of its placements.
    void show(const Side& side, expr::Value self, Evaluation& evaluation) const;
    /// The node of a value that represents an element of this battlefield or its armies; absent for others.
    text::Node nodeOf(expr::Value value) const;

private:
    void readTerrain(Findings& findings);
    void readZones(Findings& findings);
    void readObjectives(Findings& findings);
    void readSide(text::Node node, std::shared_ptr<const SideArmy> sideArmy);
    void nameSides();
    Placement placementOf(text::Node node, const SideArmy* sideArmy);
    /// The indices of the terrain pieces that a base or point overlaps; none once the work is used up.
    std::vector<std::uint32_t> terrainUnder(const geometry::Place& place);
    /// The same for a point, edges included, because reinforcements arrive at an edge of the board, where terrain ends.
    std::vector<std::uint32_t> terrainTouching(const geometry::Point& at);
    expr::Value reinforcementsOf(const Side& side);
    void describe(Feature& piece, std::string_view id);
    void describe(Placement& placement);
    void describe(Side& side);
    void describeScenario();
    void addPlace(MapBuilder& map, const std::optional<geometry::Point>& at, const geometry::Shape* shape, double width,
                  double depth);
    void addOwn(MapBuilder& map, text::Node node, const ElementSchema& schema);
    expr::Value rings(const geometry::Place& place);
    expr::Value margins(const geometry::Box& bounds);
    expr::Value point(geometry::Point at);
    expr::Value squaresUnder(const geometry::Shape& shape);
    expr::Value terrainAt(const std::vector<std::uint32_t>& pieces);

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const Catalogue> m_catalogue;
    expr::Arena m_arena;
    Evaluation m_evaluation{m_arena};  ///< for reading only
    BoardFrame m_board;
    std::vector<Feature> m_terrain, m_zones, m_objectives;
    std::vector<Side> m_sides;
    expr::Value m_self;
};

}  // namespace muster::rules

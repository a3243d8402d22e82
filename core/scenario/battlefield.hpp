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

/// Geometry at the expense of an evaluation, for the length of one question: overlaps(a, b, tolerance,
/// PaidEffort(evaluation)). Answers given after the work ran out mean nothing.
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

/// What a side, terrain piece, zone or objective is called: its name, or its id when it has none.
std::string_view nameOf(text::Node element);

/// A terrain piece, zone or objective on the board. `self` is what rules read of it.
struct Feature {
    text::Node node;
    std::string_view id;
    ReadShape form;
    std::optional<geometry::Point> at;  ///< its centre, or the spot of an objective without a shape
    text::Node kind;                    ///< of terrain, the system's row; absent when there is none
    bool runsOff = false;               ///< it may go on beyond the edge
    expr::Value self;

    /// The place for measuring; nothing when neither shape nor spot could be read.
    std::optional<geometry::Place> place() const;
};

/// What people call a terrain piece, zone or objective: its name, else its id behind the kind of terrain it is, as in
/// "woods w-1". An id that begins with its kind stands alone.
std::string labelOf(const Feature& feature);

/// A base that a side has put on the board.
struct Placement {
    text::Node node;
    const Placeable* element = nullptr;  ///< null when the side's army has no such unit or leader, or is not there
    std::int64_t index = 0;
    std::optional<geometry::Point> at;  ///< its centre; of a base in a square, the square's
    bool exact = false;                 ///< its place is given and not only its square
    std::optional<geometry::Shape>
        shape;  ///< the base, turned as it faces; absent for a base of unknown size or without an exact place
    std::optional<std::array<double, 2>> base;  ///< width and depth
    std::vector<std::uint32_t> on;              ///< the terrain its base reaches into
    expr::Value self;

    std::optional<geometry::Place> place() const;
    /// Whether it is a base that the unit has, as far as its army is there to tell.
    bool isOfUnit() const { return !element || index < element->bases; }
    std::string name() const;  ///< "Hastati 2" of a unit of several bases, else "Scipio"
};

struct Side {
    text::Node node;
    std::string_view id;
    std::string
        name;  ///< its own, else that of its army, else its id; sides that would share one have their id behind it
    std::optional<Edge> edge;
    std::shared_ptr<const SideArmy>
        sideArmy;                      ///< null when it names no army, or none of this game that can be resolved
    std::vector<std::uint32_t> zones;  ///< numbers in zones(); without those that are not there
    std::vector<Placement> placements;
    expr::Value self;
};

/// The ids of the units and leaders that come with a reinforcement: the one it names, and those of the group it names.
std::vector<std::string_view> arrivals(const Side& side, text::Node reinforcement);

/// Whether sides fight together: both have the same role.
bool areAllies(const Side& a, const Side& b);

/// A scenario resolved against its system: everything on the board with its place, in the system's measure, as geometry
/// and as the values that rules read. It owns or shares everything that its nodes and values point into, so these are
/// good as long as the battlefield is. Variables and the work meter belong to who asks: one that is const can be asked
/// from many threads.
class Battlefield {
public:
    /// `armies` has one side army, or null, for each item of the file's `sides`. Shapes that cannot be made are
    /// reported.
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
    /// What reading it left of the work that one file may cause; its rules go on with that.
    std::uint64_t workLeft() const { return m_evaluation.left(); }

    /// Sets the variables to what a rule reads that is asked of the scenario, a terrain piece, a zone or an
    /// objective...
    void show(expr::Value self, Evaluation& evaluation) const;
    /// ... or of a side or one of its placements.
    void show(const Side& side, expr::Value self, Evaluation& evaluation) const;
    /// The node of a value that stands for something on this battlefield or in its armies; absent when it does not.
    text::Node nodeOf(expr::Value value) const;

private:
    void readTerrain(Findings& findings);
    void readZones(Findings& findings);
    void readObjectives(Findings& findings);
    void readSide(text::Node node, std::shared_ptr<const SideArmy> sideArmy);
    void nameSides();
    Placement placementOf(text::Node node, const SideArmy* sideArmy);
    /// The terrain pieces that a base or point reaches into, by their numbers; none once the work is spent.
    std::vector<std::uint32_t> terrainUnder(const geometry::Place& place);
    /// The same of a point, and of its edges, too: who arrives does so at an edge of the board, where terrain ends.
    std::vector<std::uint32_t> terrainTouching(const geometry::Point& at);
    expr::Value reinforcementsOf(const Side& side);
    void describe(Feature& piece, std::string_view id);
    void describe(Placement& placement);
    void describe(Side& side);
    void describeScenario();
    void addPlace(MapBuilder& map, const std::optional<geometry::Point>& at, const geometry::Shape* shape, double width,
                  double depth);
    void addOwn(MapBuilder& map, text::Node node, const ElementSchema& form);
    expr::Value rings(const geometry::Place& place);
    expr::Value margins(const geometry::Box& bounds);
    expr::Value point(geometry::Point at);
    expr::Value squaresUnder(const geometry::Shape& shape);
    expr::Value terrainAt(const std::vector<std::uint32_t>& pieces);

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const Catalogue> m_catalogue;
    expr::Arena m_arena;
    Evaluation m_evaluation{m_arena};  ///< only for reading
    BoardFrame m_board;
    std::vector<Feature> m_terrain, m_zones, m_objectives;
    std::vector<Side> m_sides;
    expr::Value m_self;
};

}  // namespace muster::rules

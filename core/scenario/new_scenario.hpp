#pragma once

#include "core/game/board_frame.hpp"
#include "core/geometry/point.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

struct Game;

/// The parameters of a new scenario. Lengths are in the system's measure.
struct ScenarioPlan {
    struct Side {
        std::string id, name, role;  ///< name and role may be empty
        std::optional<Edge> edge;    ///< if set, the side gets the system's usual zone along this edge
        std::string army;            ///< path relative to the scenario file; may be empty
        std::optional<std::int64_t> budget;
    };
    struct Objective {
        std::string id, name;
        geometry::Point at;
    };

    std::string name;
    double width = 24, depth = 24;
    int columns = 0, rows = 0;  ///< of the grid; 0 for none
    std::vector<Side> sides;
    std::vector<Objective> objectives;
    std::optional<std::int64_t> turns;
    std::string notes;
};

/// The usual board, sides and number of turns of a game, from its `board` and `setup`.
ScenarioPlan usualPlan(const Game& game);

/// The usual deployment zone along an edge of a board: its depth, and the gap at both ends.
struct UsualZone {
    double depth = 0, inset = 0;
};
UsualZone usualZone(const Game& game, const ScenarioPlan& plan, Edge edge);

/// The text of a scenario for that plan, in canonical form, without terrain.
std::string newScenario(const Game& game, const ScenarioPlan& plan);

}  // namespace muster::rules

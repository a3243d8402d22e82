#pragma once

#include "core/game/board_frame.hpp"
#include "core/game/game.hpp"
#include "core/geometry/point.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// What has been decided about a new scenario. Lengths are in the system's measure.
struct ScenarioPlan {
    struct Side {
        std::string id, name, role;  ///< name and role may be empty
        std::optional<Edge> edge;    ///< with one it gets the system's usual zone along it
        std::string army;            ///< a file relative to the scenario's; may be empty
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

/// The usual board, sides and number of turns of a game, as its `board` and `setup` say.
ScenarioPlan usualPlan(const Game& game);

/// The usual deployment zone along an edge of a board: how deep it is, and what it leaves free at both ends.
struct UsualZone {
    double depth = 0, inset = 0;
};
UsualZone usualZone(const Game& game, const ScenarioPlan& plan, Edge edge);

/// The text of a scenario of that plan, in canonical form, without terrain.
std::string newScenario(const Game& game, const ScenarioPlan& plan);

}  // namespace muster::rules

#include "editor/live_check/sight_walls.hpp"

#include "core/game/evaluation.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/scenario/sight_lines.hpp"

namespace muster::editor {

std::vector<SightWall> sightWallsOf(const rules::OpenedScenario& scenario)
{
    std::vector<SightWall> walls;
    if (!scenario.field()) return walls;
    expr::Arena arena;
    rules::Evaluation evaluation(arena);
    for (const auto& one : rules::SightLines(*scenario.field(), evaluation).obstructions())
        walls.push_back({one.piece->node.pointer(), one.isOpening});
    return walls;
}

}  // namespace muster::editor

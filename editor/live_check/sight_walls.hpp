#pragma once

#include <string>
#include <vector>

namespace muster::rules {
class OpenedScenario;
}

namespace muster::editor {

/// A piece of terrain that blocks the view by the rules of the game, or an opening in one, such as a door.
struct SightWall {
    std::string pointer;
    bool isOpening = false;
};

/// What blocks the view on a battlefield; empty if its game has no rules about that.
std::vector<SightWall> sightWallsOf(const rules::OpenedScenario& scenario);

}  // namespace muster::editor

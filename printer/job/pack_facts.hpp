#pragma once

#include <string>
#include <vector>

namespace muster::printer {

/// What the cover of a pack says about an army or a scenario; unknown parts are empty.
struct PackFacts {
    struct Side {
        std::string name;
        std::string army;  ///< the path of its army, absolute and without links
    };
    bool isScenario = false;
    std::string name;
    std::string player, points, verdict;  ///< of an army
    std::string about;                    ///< of a scenario: its description
    std::vector<Side> sides;              ///< of a scenario
};

}  // namespace muster::printer

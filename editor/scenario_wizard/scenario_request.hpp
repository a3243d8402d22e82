#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/scenario/new_scenario.hpp"
#include "core/sheet/map.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace muster::rules {
class Library;
}

namespace muster::editor {

/// The user's choices for a new scenario.
struct ScenarioRequest {
    std::string system;
    rules::ScenarioPlan plan = {};
    int objectives = 0;              ///< on the middle line between the first two sides
    std::string objectiveName = {};  ///< of each, followed by its number
    std::map<std::string, std::filesystem::path> copies =
        {};  ///< armies to copy beside the scenario: their new and current paths
    bool randomTerrain = false;
    std::uint64_t seed = 1;
};

/// A scenario generated from a request, with its findings.
struct ScenarioResult {
    std::string text;  ///< empty if there is no such game
    std::vector<std::pair<std::string, int>>
        terrain;                ///< the generated terrain in the user's language: kinds and their numbers
    std::string failureReason;  ///< why no terrain was generated
    diagnostics::Diagnostics findings;
    std::shared_ptr<const sheet::MapPicture> map;

    std::size_t count(diagnostics::Level level) const;
};

/// Slow if it generates terrain: call it on a worker thread. Army files are relative to the folder.
ScenarioResult makeScenario(rules::Library& library, const std::filesystem::path& folder,
                            const ScenarioRequest& request);

}  // namespace muster::editor

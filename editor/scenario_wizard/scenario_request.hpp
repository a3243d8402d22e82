#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/library/library.hpp"
#include "core/scenario/new_scenario.hpp"
#include "core/sheet/map.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// What has been chosen for a new scenario.
struct ScenarioRequest {
    std::string system;
    rules::ScenarioPlan plan = {};
    int objectives = 0;              ///< on the middle line between the first two sides
    std::string objectiveName = {};  ///< of each, with its number behind
    std::map<std::string, std::filesystem::path> copies =
        {};  ///< armies that will be copied beside the scenario: what they are called there, and where they lie
    bool randomTerrain = false;
    std::uint64_t seed = 1;
};

/// A scenario made of a request, with what the rules say of it.
struct ScenarioResult {
    std::string text;  ///< empty when there is no such game
    std::vector<std::pair<std::string, int>>
        terrain;                ///< what was laid, in the reader's words: kinds and how many of each
    std::string failureReason;  ///< why no terrain was
    diagnostics::Diagnostics findings;
    std::shared_ptr<const sheet::MapPicture> map;

    std::size_t count(diagnostics::Level level) const;
};

/// Takes a moment when terrain is laid: call it on a thread of its own. Army files are relative to the folder.
ScenarioResult makeScenario(rules::Library& library, const std::filesystem::path& folder,
                            const ScenarioRequest& request);

}  // namespace muster::editor

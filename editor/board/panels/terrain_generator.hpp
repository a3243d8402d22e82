#pragma once

#include "core/text/edit.hpp"
#include "core/text/source.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace muster::rules {
class Library;
}

namespace muster::editor {

/// The requested terrain; see rules::TerrainRequest.
struct TerrainTableRequest {
    std::uint64_t seed = 0;
    std::string side;
    bool replaceExisting = false;
};

/// Edits of the text that add the terrain, and a summary or the reason for failure.
struct GeneratedTerrainTable {
    std::vector<text::Edit> edits;
    std::string done, failureReason;
};

/// rules::generateTerrain for the panels, in plain values: separate, because the rules headers use names that are Qt
/// macros.
GeneratedTerrainTable generateTable(std::shared_ptr<const text::Source> source, const std::filesystem::path& place,
                                    const TerrainTableRequest& request, rules::Library& library,
                                    std::stop_token stop = {});

/// Captures the current battlefield and returns a function that generates terrain, callable on any thread.
using TerrainGenerator =
    std::function<std::function<GeneratedTerrainTable(std::stop_token)>(const TerrainTableRequest&)>;

}  // namespace muster::editor

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

/// Which terrain is wanted; see rules::TerrainRequest.
struct TerrainTableRequest {
    std::uint64_t seed = 0;
    std::string side;
    bool replaceExisting = false;
};

/// Edits of the text that lay it, and what was done or why nothing could be.
struct GeneratedTerrainTable {
    std::vector<text::Edit> edits;
    std::string done, failureReason;
};

/// rules::generateTerrain for the panels, in plain values: what computes it knows nothing of Qt and takes some of its
/// words for names.
GeneratedTerrainTable generateTable(std::shared_ptr<const text::Source> source, const std::filesystem::path& place,
                                    const TerrainTableRequest& request, rules::Library& library,
                                    std::stop_token stop = {});

/// Takes hold of the battlefield as it is now and gives what lays terrain on it, to be called on any thread.
using TerrainGenerator =
    std::function<std::function<GeneratedTerrainTable(std::stop_token)>(const TerrainTableRequest&)>;

}  // namespace muster::editor

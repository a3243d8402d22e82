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

/// Which terrain is wanted; see rules::TerrainWish.
struct TableWish {
    std::uint64_t seed = 0;
    std::string side;
    bool afresh = false;
};

/// Edits of the text that lay it, and what was done or why nothing could be.
struct LaidTable {
    std::vector<text::Edit> edits;
    std::string done, whyNot;
};

/// rules::layTerrain for the panels, in plain values: what works it out knows nothing of Qt and takes some of its words
/// for names.
LaidTable layTable(std::shared_ptr<const text::Source> source, const std::filesystem::path& place,
                   const TableWish& wish, rules::Library& library, std::stop_token stop = {});

/// Takes hold of the battlefield as it is now and gives what lays terrain on it, to be called on any thread.
using TerrainLayer = std::function<std::function<LaidTable(std::stop_token)>(const TableWish&)>;

}  // namespace muster::editor

#pragma once

#include "core/files/links.hpp"

#include <filesystem>
#include <functional>
#include <limits>
#include <string>
#include <system_error>
#include <vector>

namespace muster::files {

/// A search for Muster's files in a folder and all below it. Left out are hidden folders, `build` and `node_modules`,
/// and what the settings of the project ignore. Links to files are followed inside the project, links to folders not at
/// all, unless asked.
struct FolderWalk {
    std::filesystem::path folder;
    std::filesystem::path root;  ///< of the project: the folder itself or one above it
    Links links = Links::inside;
    int deepest = 64;
    std::size_t maxEntries = std::numeric_limits<std::size_t>::max();
};

/// What a search did not go into, as sentences for people.
struct Unvisited {
    std::vector<std::string> unreadable;  ///< folders that should have been read
    std::vector<std::string> linksOut;    ///< links that lead out of the project
};

/// Visits every file whose name tells its kind, folder by folder and sorted by name, until `visit` returns false. Paths
/// begin with the folder as it is given.
Unvisited walk(const FolderWalk& search, const std::function<bool(const std::filesystem::path&)>& visit);

}  // namespace muster::files

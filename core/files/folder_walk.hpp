#pragma once

#include "core/files/links.hpp"
#include "core/files/skipped.hpp"

#include <filesystem>
#include <functional>
#include <limits>
#include <string>
#include <system_error>
#include <vector>

namespace muster::files {

/// A search for Muster's files in a folder and all below it. Skips hidden folders, `build`, `node_modules` and files
/// ignored by the project's settings. Follows links to files inside the project, and links to folders only if
/// requested.
struct FolderWalk {
    std::filesystem::path folder;
    std::filesystem::path root;  ///< of the project: the folder itself or an ancestor
    Links links = Links::inside;
    int deepest = 64;
    std::size_t maxEntries = std::numeric_limits<std::size_t>::max();
    bool notesSkipped = false;    ///< gathers the files that are ignored or misnamed
    bool leavesOutTests = false;  ///< gathers the files that the settings call tests instead of visiting them
};

/// True for folders that no search enters: hidden ones and those of build tools.
bool isPassedOver(const std::filesystem::path& folder);

/// Parts that a search did not visit, as sentences.
struct Unvisited {
    std::vector<std::string> unreadable;  ///< folders that could not be read
    std::vector<std::string> linksOut;    ///< links that lead out of the project
    Skipped skipped;                      ///< if these are noted; tests if they are left out
};

/// Visits every file with a known suffix, folder by folder and sorted by name, until `visit` returns false. Paths begin
/// with the given folder.
Unvisited walk(const FolderWalk& search, const std::function<bool(const std::filesystem::path&)>& visit);

}  // namespace muster::files

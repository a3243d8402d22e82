#pragma once

#include "validator/packs/pack.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

/// A pack that was read from a file of a stranger.
struct ReadPack {
    std::optional<Pack> pack;           ///< only if it has no problem
    std::vector<std::string> problems;  ///< sentences with file, line, column and what to do
    bool isUnreadable = false;          ///< there is no such file, or it cannot be read
};

/// Reads a pack and checks its form, its paths, its hashes, and that it describes what it contains. The contents of the
/// files are not checked. `allowsNewer` also takes a pack that a newer version of the program wrote in this format.
ReadPack readPack(const std::filesystem::path& path, bool allowsNewer);

}  // namespace muster::validator

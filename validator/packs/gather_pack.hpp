#pragma once

#include "validator/packs/pack.hpp"
#include "validator/session.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace muster::validator {

/// What the user says of a pack; empty texts follow from its files.
struct PackWishes {
    std::string id, version, licence;
};

/// Adds the options for what the user says of a pack.
void addPackWishes(CLI::App& command, PackWishes& wishes);

/// A pack of the files in a folder.
struct GatheredPack {
    Pack pack;
    std::filesystem::path folder;               ///< of the files
    std::vector<std::filesystem::path> needed;  ///< the files of games that it does not contain, as far as they are
                                                ///< known: that of a book of lists, and those that the game extends
};

/// Makes a pack of a game, named by its id or its file, or of a folder that contains one game or lists of one. Files of
/// other games, tests, settings and what the settings ignore are left out. Nothing after messages to the user.
std::optional<GatheredPack> gatherPack(const std::string& named, const PackWishes& wishes, Session& session);

}  // namespace muster::validator

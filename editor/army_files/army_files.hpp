#pragma once

#include "core/library/library.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace muster::editor {

/// An army on the disk, with the name it gives itself, else that of its file.
struct ArmyFile {
    std::filesystem::path file;
    std::string name;
};

/// The armies below a folder by the system they are for, each sorted by name. Passes over what the folder's muster.json
/// ignores, and stops at a bounded number of files.
std::map<std::string, std::vector<ArmyFile>, std::less<>> armiesBelow(const std::filesystem::path& root);

/// The armies that came with a game: those beside its system file, where that lies outside of the project. Without
/// those that play by house rules of their own, which a copy would leave behind.
std::vector<ArmyFile> shippedArmies(const files::Project& project, std::string_view system);

/// What a side of a battlefield may take, from its own project and from what came with the game.
struct AvailableArmies {
    std::vector<ArmyFile> own, shipped;
};
AvailableArmies availableArmies(rules::Library& library, const std::filesystem::path& scenario,
                                std::string_view system);

}  // namespace muster::editor

#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster::files {
class Project;
}

namespace muster::rules {
class Library;
}

namespace muster::editor {

/// An army on disk with its name, else its file name.
struct ArmyFile {
    std::filesystem::path file;
    std::string name;
};

/// The armies below a folder by system, each sorted by name. Skips what the folder's muster.json ignores or calls
/// tests, and stops at a fixed number of files.
std::map<std::string, std::vector<ArmyFile>, std::less<>> armiesBelow(const std::filesystem::path& root);

/// The armies shipped with a game, in the folder of its system file, if that is outside of the project. Omits armies
/// with house rules, because a copy would lose them.
std::vector<ArmyFile> shippedArmies(const files::Project& project, std::string_view system);

/// The armies available to a side of a battlefield: from its project and from the game.
struct AvailableArmies {
    std::vector<ArmyFile> own, shipped;
};
AvailableArmies availableArmies(rules::Library& library, const std::filesystem::path& scenario,
                                std::string_view system);

}  // namespace muster::editor

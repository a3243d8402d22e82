#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace muster::editor {

// A scenario names its armies by files of its own project, so that the folder can be sent to somebody who finds
// everything in it. An army from elsewhere is copied there first.

/// Whether a scenario may name the army where it lies.
bool canName(const std::filesystem::path& army, const std::filesystem::path& scenario);

/// How a scenario would name its own copy of an army: in a folder "armies" beside it, under a name that no other file
/// has. Names the copy that is there already if it holds the same.
std::string copyReference(const std::filesystem::path& army, const std::filesystem::path& scenario);

/// Puts the copy there. Gives what went wrong, or nothing.
std::optional<std::string> copyArmy(const std::filesystem::path& army, const std::filesystem::path& scenario,
                                    const std::string& reference);

}  // namespace muster::editor

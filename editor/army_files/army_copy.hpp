#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace muster::editor {

// A scenario refers only to armies of its own project, so that the folder is complete when shared. Armies from
// elsewhere are copied first.

/// Returns true if a scenario may refer to the army at its current path.
bool canName(const std::filesystem::path& army, const std::filesystem::path& scenario);

/// The reference to a scenario's own copy of an army: in a folder "armies" beside it, under a free name. Reuses an
/// existing copy with the same contents.
std::string copyReference(const std::filesystem::path& army, const std::filesystem::path& scenario);

/// Creates the copy. Returns an error message, or nothing.
std::optional<std::string> copyArmy(const std::filesystem::path& army, const std::filesystem::path& scenario,
                                    const std::string& reference);

}  // namespace muster::editor

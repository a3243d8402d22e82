#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace muster::files {

/// What becomes of a link that leads out of the project: a stranger's files are read, not the machine's.
enum class Links : std::uint8_t { inside, followed };

/// True when the path, its links followed, does not lie in the folder. A path that leads nowhere does not lead out.
bool leadsOut(const std::filesystem::path& path, const std::filesystem::path& folder);

/// Why a file or folder that a person named is neither read nor written: a link on its way leads out of a project (a
/// folder with muster.json) that it stands in, out of the current folder, or where it stands in neither, out of its
/// own. Nothing when it may be used.
std::optional<std::string> refusal(const std::filesystem::path& named, Links links);

}  // namespace muster::files

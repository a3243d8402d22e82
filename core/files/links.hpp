#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace muster::files {

/// The handling of links that lead out of the project: untrusted files must not read others of the machine.
enum class Links : std::uint8_t { inside, followed };

/// True if the path, with links resolved, is outside the folder. A dangling path does not lead out.
bool leadsOut(const std::filesystem::path& path, const std::filesystem::path& folder);

/// The reason a path given by the user is neither read nor written: a link on it leads out of an enclosing project (a
/// folder with muster.json), out of the current folder or, outside both, out of its own folder. Nothing if it may be
/// used.
std::optional<std::string> refusal(const std::filesystem::path& named, Links links);

}  // namespace muster::files

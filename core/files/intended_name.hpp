#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace muster::files {

/// The name that a file should probably have, if its own is nearly that of a Muster file: `x.army.json` for
/// `x.army.json.txt`, `x.army.JSON`, `x.amry.json` or `X.Army.json`. Nothing for Muster files and any others, such as
/// backups.
std::optional<std::string> intendedName(const std::filesystem::path& path);

}  // namespace muster::files

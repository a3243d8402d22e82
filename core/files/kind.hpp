#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string_view>

namespace muster::files {

enum class FileKind { system, list, army, scenario, house, config, expect };

/// "system", "list", "army", "scenario", "house", "config" or "expect".
std::string_view kindName(FileKind kind);
std::optional<FileKind> kindFromName(std::string_view name);

/// The kind of a file by the suffix of its name (`x.army.json`), or nothing. Settings are in `muster.json`, and in
/// `x.muster.json` for others to extend.
std::optional<FileKind> kindOf(const std::filesystem::path& path);

/// The file name without its kind's suffix: "old-trousers" of "a/old-trousers.system.json".
std::string stemOf(const std::filesystem::path& path);

std::span<const FileKind> allKinds();

}  // namespace muster::files

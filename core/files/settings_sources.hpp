#pragma once

#include "core/text/document.hpp"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace muster::files {

/// The name of the settings file of a folder and everything below it.
inline constexpr const char* settingsName = "muster.json";

/// The maximum number of settings files in force for one folder: those of the folders above, and those that they
/// extend.
inline constexpr std::size_t maxSettingsFiles = 20;

/// The maximum number of games for which one object `house` names house rules.
inline constexpr std::size_t maxHousesOfSettings = 50;

/// A settings file in force.
struct SettingsSource {
    std::filesystem::path path;
    std::shared_ptr<const text::Document> document;  ///< never null
};

/// A settings file that cannot be used, to be reported where another one names it.
struct SettingsProblem {
    std::filesystem::path from;  ///< the settings file with the mistake
    text::Node at;               ///< what names the unusable file; absent if `from` itself cannot be read
    std::string rule, message, help;
};

struct SettingsSources {
    std::vector<SettingsSource> files;  ///< each later one takes precedence over those before it
    std::vector<SettingsProblem> problems;
};

/// Reads a settings file; null if it cannot be read or is not JSON.
using LoadSettings = std::function<std::shared_ptr<const text::Document>(const std::filesystem::path&)>;

/// Reads and parses the file itself, for callers without a cache.
std::shared_ptr<const text::Document> loadSettings(const std::filesystem::path& path);

/// True if that muster.json says `"root": true`: settings and projects end there.
bool isRootSettings(const std::filesystem::path& path);

/// All settings files in force in a folder: every muster.json from the project's root down to the folder, each after
/// the files that it extends. A file is used once, where it is named first.
SettingsSources settingsSources(const std::filesystem::path& root, const std::filesystem::path& folder,
                                const LoadSettings& load);

/// One settings file after those that it extends, directly or indirectly.
SettingsSources extendedSettings(const std::filesystem::path& root, SettingsSource file, const LoadSettings& load);

}  // namespace muster::files

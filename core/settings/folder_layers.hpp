#pragma once

#include "core/files/path_pattern.hpp"
#include "core/files/settings_sources.hpp"

#include <filesystem>
#include <vector>

namespace muster::rules {

/// The path patterns of one item of `overrides`, compiled.
struct SettingsOverride {
    text::Node node;
    std::vector<files::PathPattern> files;
};

/// The settings files in force for the files of one folder, read once for all of them.
struct FolderLayers {
    /// Path patterns of overrides in force in one folder; further ones match nothing.
    static constexpr std::size_t maxPatterns = 1'000;

    struct Layer {
        files::SettingsSource source;
        std::vector<SettingsOverride> overrides;
    };
    std::vector<Layer> layers;  ///< each later one takes precedence
    std::vector<files::SettingsProblem> problems;

    /// The layers of files in `folder`, in the project with that root; both are paths without links.
    FolderLayers(const std::filesystem::path& root, const std::filesystem::path& folder,
                 const files::LoadSettings& load);
};

/// True if the override applies to a file; `settings` is the file with the override. Both are paths without links.
bool appliesTo(const SettingsOverride& settingsOverride, const std::filesystem::path& settings,
               const std::filesystem::path& file);

}  // namespace muster::rules

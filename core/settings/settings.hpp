#pragma once

#include "core/settings/folder_layers.hpp"
#include "core/settings/levels.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// The settings in force for one file, each with the line that sets it. Immutable; keeps the settings files alive.
class Settings {
public:
    /// A house rules file that the settings name.
    struct House {
        std::string_view game;       ///< the game whose armies it is for; empty if the house rules file says it
        text::Node node;             ///< the path, relative to `from`
        std::filesystem::path from;  ///< the settings file
    };

    /// `file` is a path without links, or that of a folder for what applies to all files in it.
    Settings(std::shared_ptr<const FolderLayers> layers, const std::filesystem::path& file);

    /// The value in force of a key with a plain value, such as "acceptErrors"; absent if no file sets it.
    text::Node last(std::string_view key) const;
    bool acceptsErrors() const { return last("acceptErrors").boolean(); }
    /// The level from which on findings of the file fail a check.
    diagnostics::Level failLevel() const;
    const Levels& levels() const { return m_levels; }
    /// The house rules files, in order of preference; a file for one game hides those after it.
    const std::vector<House>& houses() const { return m_houses; }

    /// The settings files in force, each of which takes precedence over those before it.
    const std::vector<std::filesystem::path>& files() const { return m_files; }
    /// What is wrong with the files, so that settings may be missing.
    const std::vector<files::SettingsProblem>& problems() const { return m_layers->problems; }
    const std::string& identity() const { return m_identity; }
    /// A text that is equal for two files if the same lines are in force for both.
    static std::string identityOf(const FolderLayers& layers, const std::filesystem::path& file);

private:
    /// Adds what the root of a settings file, or an item of `overrides`, sets.
    void add(text::Node setter, const std::filesystem::path& from);

    std::shared_ptr<const FolderLayers> m_layers;
    std::vector<std::filesystem::path> m_files;
    std::vector<text::Node> m_setters;
    Levels m_levels;
    std::vector<House> m_houses;
    std::string m_identity;
};

}  // namespace muster::rules

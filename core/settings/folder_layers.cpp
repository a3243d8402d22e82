#include "core/settings/folder_layers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace muster::rules {

using text::Node;

namespace {

void forEachText(Node texts, const auto& visit)
{
    if (texts.isArray())
        for (const Node text : texts)
            if (text.isString()) visit(text.string());
}

}  // namespace

FolderLayers::FolderLayers(const std::filesystem::path& root, const std::filesystem::path& folder,
                           const files::LoadSettings& load)
{
    auto sources = files::settingsSources(root, folder, load);
    problems = std::move(sources.problems);
    std::size_t left = maxPatterns;
    bool isCut = false;
    for (auto& source : sources.files) {
        Layer layer{std::move(source), {}};
        const Node overrides = layer.source.document->root()["overrides"];
        if (overrides.isArray())
            for (const Node node : overrides) {
                SettingsOverride made{node, {}};
                forEachText(node["files"], [&](std::string_view text) {
                    if (left == 0) {
                        if (!isCut)
                            problems.push_back(
                                {layer.source.path, node, "ref/too-many",
                                 fmt::format("more than {} patterns of files are in force here; the rest match nothing",
                                             maxPatterns),
                                 "use fewer patterns, with * and **"});
                        isCut = true;
                        return;
                    }
                    --left;
                    if (auto pattern = files::PathPattern::read(text)) made.files.push_back(std::move(*pattern));
                });
                if (!made.files.empty()) layer.overrides.push_back(std::move(made));
            }
        layers.push_back(std::move(layer));
    }
}

bool appliesTo(const SettingsOverride& settingsOverride, const std::filesystem::path& settings,
               const std::filesystem::path& file)
{
    const auto path = files::charactersOf(file.lexically_relative(settings.parent_path()).generic_string());
    return std::any_of(settingsOverride.files.begin(), settingsOverride.files.end(),
                       [&](const auto& pattern) { return pattern.matches(path, false); });
}

}  // namespace muster::rules

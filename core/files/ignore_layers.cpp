#include "core/files/ignore_layers.hpp"

#include "core/files/settings_sources.hpp"

namespace muster::files {

namespace fs = std::filesystem;

IgnoreLayers::IgnoreLayers(fs::path root) : m_root(std::move(root)) { enter({}); }

std::size_t IgnoreLayers::enter(const fs::path& folder)
{
    const auto before = m_layers.size();
    const auto path = folder.empty() ? m_root / settingsName : m_root / folder / settingsName;
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return before;
    auto document = loadSettings(path);
    if (!document) return before;
    for (const auto& source : extendedSettings(m_root, {path, std::move(document)}, loadSettings).files) {
        Ignore ignore(source.path, *source.document);
        // More settings files are a finding in each file that they would apply to.
        if (ignore.empty() || m_layers.size() >= maxSettingsFiles) continue;
        auto relative = source.path.parent_path().lexically_relative(m_root);
        m_layers.push_back({relative == "." ? fs::path() : std::move(relative), std::move(ignore)});
    }
    return before;
}

void IgnoreLayers::leave(std::size_t before)
{
    while (m_layers.size() > before) m_layers.pop_back();
}

const IgnoreItem* IgnoreLayers::find(const fs::path& path, bool isFolder) const
{
    for (const auto& layer : m_layers) {
        const auto relative = (layer.folder.empty() ? path : path.lexically_relative(layer.folder)).generic_string();
        if (const auto* item = isFolder ? layer.ignore.folder(relative) : layer.ignore.file(relative)) return item;
    }
    return nullptr;
}

}  // namespace muster::files

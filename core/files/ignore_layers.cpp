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
        Ignore ignore(source.path, *source.document, "ignore"), tests(source.path, *source.document, "tests");
        // More settings files are a finding in each file that they would apply to.
        if ((ignore.empty() && tests.empty()) || m_layers.size() >= maxSettingsFiles) continue;
        auto relative = source.path.parent_path().lexically_relative(m_root);
        m_layers.push_back({relative == "." ? fs::path() : std::move(relative), std::move(ignore), std::move(tests)});
    }
    return before;
}

void IgnoreLayers::leave(std::size_t before)
{
    while (m_layers.size() > before) m_layers.pop_back();
}

std::string IgnoreLayers::Layer::pathHere(const fs::path& path) const
{
    return (folder.empty() ? path : path.lexically_relative(folder)).generic_string();
}

const IgnoreItem* IgnoreLayers::find(const fs::path& path, bool isFolder) const
{
    for (const auto& layer : m_layers) {
        if (layer.ignore.empty()) continue;
        const auto relative = layer.pathHere(path);
        if (const auto* item = isFolder ? layer.ignore.folder(relative) : layer.ignore.file(relative)) return item;
    }
    return nullptr;
}

const IgnoreItem* IgnoreLayers::test(const fs::path& file) const
{
    for (const auto& layer : m_layers)
        if (const auto* item = layer.tests.empty() ? nullptr : layer.tests.file(layer.pathHere(file))) return item;
    return nullptr;
}

}  // namespace muster::files

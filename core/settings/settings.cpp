#include "core/settings/settings.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using text::Node;

Settings::Settings(std::shared_ptr<const FolderLayers> layers, const std::filesystem::path& file)
    : m_layers(std::move(layers)), m_identity(identityOf(*m_layers, file))
{
    for (const auto& layer : m_layers->layers) {
        m_files.push_back(layer.source.path);
        add(layer.source.document->root(), layer.source.path);
        for (const auto& each : layer.overrides)
            if (appliesTo(each, layer.source.path, file)) add(each.node, layer.source.path);
    }
    std::reverse(m_houses.begin(), m_houses.end());
}

std::string Settings::identityOf(const FolderLayers& layers, const std::filesystem::path& file)
{
    std::string identity;
    for (const auto& layer : layers.layers) {
        identity += fmt::format("{}\n", layer.source.path.string());
        for (const auto& each : layer.overrides)
            if (appliesTo(each, layer.source.path, file)) identity += fmt::format("{}\n", each.node.pointer());
    }
    for (const auto& problem : layers.problems) identity += fmt::format("{}?\n", problem.from.string());
    return identity;
}

void Settings::add(Node setter, const std::filesystem::path& from)
{
    m_setters.push_back(setter);
    m_levels.addAll(setter["rules"]);
    const Node house = setter["house"];
    if (house.isString()) m_houses.push_back({{}, house, from});
    std::size_t games = 0;
    if (house.isObject())
        for (const Node ofGame : house)
            if (++games <= files::maxHousesOfSettings && ofGame.isString())
                m_houses.push_back({ofGame.key(), ofGame, from});
}

Node Settings::last(std::string_view key) const
{
    for (auto setter = m_setters.rbegin(); setter != m_setters.rend(); ++setter)
        if (const Node value = (*setter)[key]) return value;
    return {};
}

diagnostics::Level Settings::failLevel() const
{
    return diagnostics::levelFromName(last("failLevel").string()).value_or(diagnostics::Level::error);
}

}  // namespace muster::rules

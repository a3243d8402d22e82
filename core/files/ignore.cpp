#include "core/files/ignore.hpp"

#include <algorithm>

namespace muster::files {

namespace {

// The schema reports more; this only bounds the time.
constexpr std::size_t maxPatterns = 1'000;

}  // namespace

Ignore::Ignore(const std::vector<std::string>& patterns)
{
    std::vector<IgnoreItem> items;
    for (const auto& pattern : patterns) items.push_back({pattern});
    add(std::move(items));
}

Ignore::Ignore(const std::filesystem::path& file, const text::Document& settings, std::string_view key)
{
    std::vector<IgnoreItem> items;
    for (const text::Node pattern : settings.root()[key])
        if (items.size() < maxPatterns)
            items.push_back(
                {std::string(pattern.string()), file, settings.source().position(pattern.range().begin).line});
    add(std::move(items));
}

void Ignore::add(std::vector<IgnoreItem> items)
{
    if (items.size() > maxPatterns) items.resize(maxPatterns);
    for (auto& item : items) {
        auto pattern = PathPattern::read(item.pattern);
        if (!pattern) continue;
        m_items.push_back(std::move(item));
        m_patterns.push_back(std::move(*pattern));
    }
}

const IgnoreItem* Ignore::first(std::string_view path, bool isFolder) const
{
    if (m_patterns.empty()) return nullptr;
    const auto characters = charactersOf(path);
    const auto found = std::find_if(m_patterns.begin(), m_patterns.end(),
                                    [&](const auto& pattern) { return pattern.matches(characters, isFolder); });
    return found == m_patterns.end() ? nullptr : &m_items[static_cast<std::size_t>(found - m_patterns.begin())];
}

}  // namespace muster::files

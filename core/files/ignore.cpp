#include "core/files/ignore.hpp"

#include "core/files/file.hpp"

#include <algorithm>

namespace muster::files {

namespace {

// The schema reports more; this only bounds the time.
constexpr std::size_t maxPatterns = 1'000;

std::vector<std::string> patternsOf(const std::filesystem::path& root)
{
    std::vector<std::string> patterns;
    const auto read = readFile(root / "muster.json", "muster.json");
    if (const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read))
        if (const auto parsed = text::Document::parse(*source); parsed.document)
            for (const text::Node pattern : parsed.document->root()["ignore"]) patterns.emplace_back(pattern.string());
    return patterns;
}

}  // namespace

Ignore::Ignore(const std::vector<std::string>& patterns)
{
    for (std::size_t i = 0; i < std::min(patterns.size(), maxPatterns); ++i)
        if (auto pattern = PathPattern::read(patterns[i])) m_patterns.push_back(std::move(*pattern));
}

Ignore::Ignore(const std::filesystem::path& root) : Ignore(patternsOf(root)) {}

bool Ignore::matches(std::string_view path, bool isFolder) const
{
    if (m_patterns.empty()) return false;
    const auto characters = charactersOf(path);
    return std::any_of(m_patterns.begin(), m_patterns.end(),
                       [&](const auto& pattern) { return pattern.matches(characters, isFolder); });
}

}  // namespace muster::files

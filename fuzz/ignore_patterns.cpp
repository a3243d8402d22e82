// Patterns of ignored paths: the same result as a simple matcher that tries every possibility.
#include "core/files/ignore.hpp"
#include "core/files/intended_name.hpp"
#include "core/files/path_pattern.hpp"
#include "fuzz/target.hpp"

#include <map>
#include <utility>

namespace muster::fuzz {

namespace {

/// The meaning of a pattern as the documentation has it, without any trick but remembering.
class SimpleMatcher {
public:
    SimpleMatcher(std::u32string_view pattern, std::u32string_view path) : m_pattern(pattern), m_path(path) {}

    /// True if the rest of the pattern matches the rest of the path or a folder above it.
    bool matches(std::size_t at, std::size_t from, bool wholePath)
    {
        const auto known = m_known.find({at, from});
        if (known != m_known.end()) return known->second;
        m_known[{at, from}] = false;
        return m_known[{at, from}] = tried(at, from, wholePath);
    }

private:
    bool tried(std::size_t at, std::size_t from, bool wholePath)
    {
        const auto rest = m_pattern.substr(at);
        const bool isEnd = from == m_path.size();
        if (rest.empty()) return isEnd ? wholePath : m_path[from] == U'/';
        if (rest.starts_with(U"**/")) {
            if (matches(at + 3, from, wholePath)) return true;
            for (auto i = from; i < m_path.size(); ++i)
                if (m_path[i] == U'/' && matches(at + 3, i + 1, wholePath)) return true;
            return false;
        }
        if (rest.starts_with(U"**"))
            return matches(at + 2, from, wholePath) || (!isEnd && matches(at, from + 1, wholePath));
        if (rest.front() == U'*')
            return matches(at + 1, from, wholePath) ||
                   (!isEnd && m_path[from] != U'/' && matches(at, from + 1, wholePath));
        if (isEnd) return false;
        const bool fits = rest.front() == U'?' ? m_path[from] != U'/' : m_path[from] == rest.front();
        return fits && matches(at + 1, from + 1, wholePath);
    }

    std::u32string_view m_pattern, m_path;
    std::map<std::pair<std::size_t, std::size_t>, bool> m_known;
};

}  // namespace

void ignorePatterns(std::string_view input)
{
    const auto split = input.find('\n');
    if (split == std::string_view::npos) return;
    const auto pattern = input.substr(0, split), path = input.substr(split + 1);
    files::intendedName(std::string(path.substr(0, path.find('\0'))));
    const files::Ignore ignore({std::string(pattern)});
    const auto made = files::PathPattern::read(pattern);
    const auto characters = files::charactersOf(pattern);
    require(made.has_value() == (characters.size() <= files::PathPattern::maxLength), "a pattern is refused wrongly");
    require(ignore.empty() != made.has_value(), "a pattern is lost");
    if (!made || path.size() > 300 || characters.size() > 60) return;
    std::u32string_view simple = characters;
    bool foldersOnly = false;
    for (; simple.ends_with(U'/'); simple.remove_suffix(1)) foldersOnly = true;
    const auto target = files::charactersOf(path);
    for (const bool isFolder : {false, true}) {
        const bool expected = SimpleMatcher(simple, target).matches(0, 0, isFolder || !foldersOnly);
        require(made->matches(target, isFolder) == expected, "a pattern and its meaning disagree");
        const bool ignored = isFolder ? ignore.folder(path) != nullptr : ignore.matchesFile(path);
        require(ignored == expected, "an ignored path and its pattern disagree");
    }
}

}  // namespace muster::fuzz

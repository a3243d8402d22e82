#include "core/files/path_pattern.hpp"

#include "core/text/utf8.hpp"

namespace muster::files {

std::u32string charactersOf(std::string_view path)
{
    constexpr char32_t replacement = 0xFFFD, firstBeyondUnicode = 0x110000;
    std::u32string characters;
    while (!path.empty()) {
        const auto point = text::firstCodePoint(path);
        const bool isInvalid = point.value == replacement && point.size == 1;
        characters += isInvalid ? firstBeyondUnicode + static_cast<unsigned char>(path.front()) : point.value;
        path.remove_prefix(point.size);
    }
    return characters;
}

std::optional<PathPattern> PathPattern::read(std::string_view pattern)
{
    const auto characters = charactersOf(pattern);
    if (characters.size() > maxLength) return std::nullopt;
    PathPattern made;
    std::u32string_view rest = characters;
    while (rest.ends_with(U'/')) {
        made.m_foldersOnly = true;
        rest.remove_suffix(1);
    }
    made.add(rest);
    return made;
}

void PathPattern::add(std::u32string_view pattern)
{
    while (!pattern.empty()) {
        // Repetitions of this change nothing.
        while (pattern.starts_with(U"**/**/")) pattern.remove_prefix(3);
        std::size_t size = 1;
        if (pattern.starts_with(U"**/")) {
            m_optional.set(m_end);
            m_stayAcross.set(++m_end);
            m_steps[U'/'].set(m_end++);
            size = 3;
        } else if (pattern.starts_with(U"**")) {
            m_stayAcross.set(m_end);
            size = 2;
        } else if (pattern.front() == U'*') {
            m_stay.set(m_end);
        } else if (pattern.front() == U'?') {
            m_anyStep.set(m_end++);
        } else {
            m_steps[pattern.front()].set(m_end++);
        }
        pattern.remove_prefix(size);
    }
}

PathPattern::States PathPattern::withSkipped(States reached) const
{
    // Skipping some steps may lead to others that may be skipped.
    for (States all = reached;; reached = all) {
        const States from = reached & m_optional;
        all |= from << 1 | from << 2;
        if (all == reached) return all;
    }
}

PathPattern::States PathPattern::after(const States& states, char32_t c) const
{
    States steps, stay = m_stayAcross;
    if (const auto known = m_steps.find(c); known != m_steps.end()) steps = known->second;
    if (c != U'/') steps |= m_anyStep, stay |= m_stay;
    return withSkipped((states & steps) << 1 | (states & stay));
}

bool PathPattern::matches(std::u32string_view path, bool isFolder) const
{
    States states = withSkipped(States(1));
    for (const char32_t c : path) {
        if (c == U'/' && states[m_end]) return true;
        if (states.none()) return false;
        states = after(states, c);
    }
    return states[m_end] && (isFolder || !m_foldersOnly);
}

}  // namespace muster::files

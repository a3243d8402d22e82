#pragma once

#include <bitset>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace muster::files {

/// A path as characters. Each byte that is not part of valid UTF-8 counts as one character of its own.
std::u32string charactersOf(std::string_view path);

/// A pattern of paths: `*` matches any characters within a folder, `**` any across folders, `?` one character within a
/// folder, and `**/` any number of folders, also none. A pattern that ends in `/` matches folders only. Matching takes
/// linear time.
class PathPattern {
public:
    static constexpr std::size_t maxLength = 500;  ///< in characters, as in the schema of muster.json

    /// Nothing if the pattern is too long.
    static std::optional<PathPattern> read(std::string_view pattern);

    /// True if the pattern matches the path or a folder above it.
    bool matches(std::u32string_view path, bool isFolder) const;

private:
    /// State i is reached once the first i steps of the pattern match the path so far.
    using States = std::bitset<maxLength + 1>;

    void add(std::u32string_view pattern);
    States withSkipped(States reached) const;
    States after(const States& states, char32_t c) const;

    std::map<char32_t, States> m_steps;  ///< from these states the character leads to the next one
    States m_anyStep;                    ///< from these, any character but `/` does
    States m_stay, m_stayAcross;         ///< in these, any character but `/`, or any at all, changes nothing
    States m_optional;                   ///< from these, the next two steps may be skipped
    std::size_t m_end = 0;
    bool m_foldersOnly = false;
};

}  // namespace muster::files

#pragma once

#include "core/text/regex.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace muster::schema {

/// Why a pattern cannot be used, and at which byte of it.
struct PatternFault {
    std::string message;
    std::uint32_t offset = 0;
    std::string help = {};  ///< what to do about it, where there is more to say than which patterns there are
};

/// Rewrites an ECMA 262 pattern (as under the u flag) so that RE2 means the same by it. Look-around, back-references
/// and escapes that only some engines know are faults.
std::variant<std::string, PatternFault> translatePattern(std::string_view pattern);

/// A compiled pattern; matching is thread-safe and takes time linear in the text.
class Pattern {
public:
    static std::variant<Pattern, PatternFault> compile(std::string_view pattern, text::RegexStore& store);

    /// True when the pattern matches anywhere in the text.
    bool matches(std::string_view text) const;
    /// The most work that looking through so many bytes can be.
    std::uint64_t workToMatch(std::size_t bytes) const { return m_regex ? m_regex->workToMatch(bytes) : 1; }
    const std::string& shown() const { return m_shown; }

private:
    std::string m_shown;
    std::string m_prefix;  ///< for a pattern that is only ^ and plain characters, which needs no engine
    std::shared_ptr<const text::Regex> m_regex;
};

}  // namespace muster::schema

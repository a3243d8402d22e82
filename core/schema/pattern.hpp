#pragma once

#include "core/text/regex.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace muster::schema {

/// Why a pattern cannot be used, and the byte offset in it.
struct PatternFault {
    std::string message;
    std::uint32_t offset = 0;
    std::string help = {};  ///< how to fix it, beyond the supported syntax
};

/// Converts an ECMA 262 pattern (as under the u flag) to an equivalent one for RE2. Look-around, back-references and
/// escapes that are specific to some engines are faults.
std::variant<std::string, PatternFault> translatePattern(std::string_view pattern);

/// A compiled pattern; matching is thread-safe and takes linear time.
class Pattern {
public:
    static std::variant<Pattern, PatternFault> compile(std::string_view pattern, text::RegexStore& store);

    /// True if the pattern matches anywhere in the text.
    bool matches(std::string_view text) const;
    /// The maximum work of searching that many bytes.
    std::uint64_t workToMatch(std::size_t bytes) const { return m_regex ? m_regex->workToMatch(bytes) : 1; }
    const std::string& shown() const { return m_shown; }

private:
    std::string m_shown;
    std::string m_prefix;  ///< for a pattern of only ^ and plain characters, which needs no engine
    std::shared_ptr<const text::Regex> m_regex;
};

}  // namespace muster::schema

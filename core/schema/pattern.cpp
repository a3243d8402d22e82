#include "core/schema/pattern.hpp"

#include <algorithm>

namespace muster::schema {

namespace {

bool isPlain(char c) { return std::string_view("\\^$.|?*+()[]{}").find(c) == std::string_view::npos; }

bool isPlainPrefix(std::string_view pattern)
{
    return pattern.starts_with('^') && std::all_of(pattern.begin() + 1, pattern.end(), isPlain);
}

}  // namespace

std::variant<Pattern, PatternFault> Pattern::compile(std::string_view pattern, text::RegexStore& store)
{
    Pattern compiled;
    compiled.m_shown = pattern;
    auto translated = translatePattern(pattern);
    if (auto* fault = std::get_if<PatternFault>(&translated)) return std::move(*fault);
    if (isPlainPrefix(pattern)) {
        compiled.m_prefix = pattern.substr(1);
        return compiled;
    }
    auto regex = store.compile(std::get<std::string>(translated));
    if (auto* fault = std::get_if<text::RegexFault>(&regex))
        return PatternFault{std::move(fault->message), 0, std::move(fault->help)};
    compiled.m_regex = std::get<std::shared_ptr<const text::Regex>>(std::move(regex));
    return compiled;
}

bool Pattern::matches(std::string_view text) const
{
    return m_regex ? m_regex->matches(text) : text.starts_with(m_prefix);
}

}  // namespace muster::schema

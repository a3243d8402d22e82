#include "core/schema/pattern.hpp"

#include <re2/re2.h>

#include <algorithm>

namespace muster::schema {

namespace {

constexpr std::int64_t engineMemory = 4 << 20;

bool isPlain(char c)
{
    return std::string_view("\\^$.|?*+()[]{}").find(c) == std::string_view::npos;
}

bool isPlainPrefix(std::string_view pattern)
{
    return pattern.starts_with('^') && std::all_of(pattern.begin() + 1, pattern.end(), isPlain);
}

}  // namespace

std::variant<Pattern, PatternFault> Pattern::compile(std::string_view pattern)
{
    Pattern compiled;
    compiled.m_shown = pattern;
    auto translated = translatePattern(pattern);
    if (auto* fault = std::get_if<PatternFault>(&translated)) return std::move(*fault);
    if (isPlainPrefix(pattern)) {
        compiled.m_prefix = pattern.substr(1);
        return compiled;
    }
    RE2::Options options;
    options.set_log_errors(false);
    options.set_never_capture(true);
    options.set_max_mem(engineMemory);
    auto expression = std::make_shared<RE2>(std::get<std::string>(translated), options);
    if (!expression->ok()) return PatternFault{expression->error(), 0};
    compiled.m_expression = std::move(expression);
    return compiled;
}

bool Pattern::matches(std::string_view text) const
{
    if (!m_expression) return text.starts_with(m_prefix);
    return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), *m_expression);
}

}  // namespace muster::schema

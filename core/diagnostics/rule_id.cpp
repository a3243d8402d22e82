#include "core/diagnostics/rule_id.hpp"

namespace muster::diagnostics {

RuleId ruleIdIn(std::string_view text)
{
    const auto slash = text.find('/');
    if (slash == std::string_view::npos) return {std::nullopt, text};
    return {text.substr(0, slash), text.substr(slash + 1)};
}

}  // namespace muster::diagnostics

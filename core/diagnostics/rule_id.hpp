#pragma once

#include <optional>
#include <string_view>

namespace muster::diagnostics {

/// The name of a rule in its parts, as texts write it: "old-trousers/strength-total", or only the second part where the
/// file implies the first. Both are parts of that text.
struct RuleId {
    std::optional<std::string_view> owner;  ///< a system, the group of a rule that all systems share, or what stands
                                            ///< for house rules or lists; absent if the text names none
    std::string_view name;                  ///< within its owner

    bool operator==(const RuleId&) const = default;
};

/// Splits the name of a rule that a user or a file gives. Nothing else splits one: rules and findings carry the parts.
RuleId ruleIdIn(std::string_view text);

}  // namespace muster::diagnostics

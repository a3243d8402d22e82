#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <span>
#include <string_view>

namespace muster::rules {

/// A rule that applies to every system, for `muster rules`, `muster explain` and the rule pages.
struct SharedRule {
    std::string_view name;  ///< "ref/not-found"; "schema/<keyword>" stands for all keywords
    diagnostics::Level level;
    std::string_view title;
    std::string_view explanation;
    diagnostics::FindingKind kind = diagnostics::FindingKind::rule;
};

std::span<const SharedRule> sharedRules();

/// True if house rules and settings cannot change the rule's level. Without findings about the form of a file, its
/// references and failed evaluations, "no errors" would be meaningless.
bool hasFixedLevel(std::string_view rule, diagnostics::Level usual);

/// The kind of a rule's findings; `rule` for rules that are not shared.
diagnostics::FindingKind kindOf(std::string_view rule);

/// The rule with that full name, also for "schema/" and a keyword; null if there is none.
const SharedRule* sharedRule(std::string_view name);

}  // namespace muster::rules

#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <span>
#include <string_view>

namespace muster::rules {

/// A rule that holds in every system, for `muster rules`, `muster explain` and the rule pages.
struct SharedRule {
    std::string_view name;  ///< "ref/not-found"; "schema/<keyword>" stands for all keywords
    diagnostics::Level level;
    std::string_view title;
    std::string_view explanation;
    diagnostics::FindingKind kind = diagnostics::FindingKind::rule;
};

std::span<const SharedRule> sharedRules();

/// Whether the level of a rule stays what it is, whatever house rules and settings say: without findings about the form
/// of a file, about what it names and builds on, and about what could not be decided, "no errors" would mean nothing.
bool hasFixedLevel(std::string_view rule, diagnostics::Level usual);

/// What the findings of a rule are about; those of rules that are not shared are of the kind `rule`.
diagnostics::FindingKind kindOf(std::string_view rule);

/// The rule of that full name, also for "schema/" and a keyword; null when there is none.
const SharedRule* sharedRule(std::string_view name);

}  // namespace muster::rules

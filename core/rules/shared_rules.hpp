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
};

std::span<const SharedRule> sharedRules();

/// The rule of that full name, also for any "schema/..." name; null when there is none.
const SharedRule* sharedRule(std::string_view name);

}  // namespace muster::rules

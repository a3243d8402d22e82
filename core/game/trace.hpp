#pragma once

#include "core/game/game.hpp"

#include <string>

namespace muster::rules {

/// Writes down how one rule came to its verdicts.
struct Trace {
    std::string rule;     ///< full name of the rule to follow, or its id alone
    std::string text;     ///< what was written, one block for each time the rule was asked
    bool exists = false;  ///< a system that was asked has such a rule

    bool follows(const Rule& asked) const { return rule == asked.name || rule == asked.id; }
};

}  // namespace muster::rules

#pragma once

#include <string>

namespace muster::rules {

/// Records how one rule was evaluated.
struct Trace {
    std::string rule;     ///< full name of the rule to trace, or its id alone
    std::string text;     ///< the record, one block per evaluation of the rule
    bool exists = false;  ///< true if one of the systems has such a rule
};

}  // namespace muster::rules

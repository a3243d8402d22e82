#pragma once

#include "core/diagnostics/kind.hpp"
#include "core/text/source.hpp"

#include <string>

namespace muster::text {

/// A problem at a place of one source, without a file name and level.
struct Fault {
    std::string rule;        ///< stable rule name, such as "json/duplicate-key"
    std::string message;     ///< what is wrong, including the actual value
    std::string help;        ///< what to do next; may be empty
    Range range;             ///< bytes of the source
    bool isWarning = false;  ///< the file can be used as it is
    /// Set for faults of a print; for those of a file, the rule determines the kind.
    diagnostics::FindingKind kind = diagnostics::FindingKind::rule;
};

}  // namespace muster::text

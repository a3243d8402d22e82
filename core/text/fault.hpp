#pragma once

#include "core/diagnostics/kind.hpp"
#include "core/text/source.hpp"

#include <string>

namespace muster::text {

/// Something wrong at a place of one source, before anybody knows which file or level it will be reported with.
struct Fault {
    std::string rule;        ///< stable rule name, such as "json/duplicate-key"
    std::string message;     ///< what is wrong, with the actual value
    std::string help;        ///< what to do next; may be empty
    Range range;             ///< where, in bytes of the source
    bool isWarning = false;  ///< the file can be used as it stands
    /// Set for faults of a print; those of a file are of the kind that their rule has.
    diagnostics::FindingKind kind = diagnostics::FindingKind::rule;
};

}  // namespace muster::text

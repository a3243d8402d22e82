#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/sheet/sheet.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::printer {

/// What became of one file (or of a system's blank sheets) on the way to paper.
struct MadeSheets {
    enum class FailureKind : std::uint8_t {
        none,
        findings,    ///< it cannot be resolved; the findings say why
        noSheets,    ///< there is nothing to print; `failure` says why
        wrongUsage,  ///< what was asked for does not exist
        unreadable,  ///< the file itself could not be read
    };

    std::optional<sheet::Booklet> booklet;  ///< absent when there is problem
    diagnostics::Diagnostics findings;      ///< of the file and of its sheets' description
    std::vector<std::string>
        unknownSheets;  ///< ids asked for that its system does not have, although it has others of them
    FailureKind failureKind = FailureKind::none;
    std::string failure;  ///< why nothing can be printed, in a sentence; empty where the findings say it

    static MadeSheets failed(FailureKind failureKind, std::string failure)
    {
        MadeSheets made;
        made.failureKind = failureKind;
        made.failure = std::move(failure);
        return made;
    }
};

}  // namespace muster::printer

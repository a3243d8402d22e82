#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/sheet/post.hpp"
#include "core/sheet/sheet.hpp"
#include "printer/job/pack_facts.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::printer {

/// The result of making sheets for one file, or of a system's blank sheets.
struct MadeSheets {
    enum class FailureKind : std::uint8_t {
        none,
        findings,    ///< it cannot be resolved; the findings say why
        noSheets,    ///< nothing to print; see `failure`
        wrongUsage,  ///< a requested item does not exist
        unreadable,  ///< the file could not be read
    };

    std::optional<sheet::Booklet> booklet;   ///< absent if there is a problem, or if a post was asked for
    std::optional<sheet::Post> post;         ///< of an army, if asked for
    diagnostics::Diagnostics findings;       ///< of the file and of its sheets' description
    std::vector<std::string> unknownSheets;  ///< requested ids that the system lacks, although it has others
    PackFacts facts;                         ///< of the file
    FailureKind failureKind = FailureKind::none;
    std::string failure;  ///< why nothing can be printed, in one sentence; empty if the findings explain it

    static MadeSheets failed(FailureKind failureKind, std::string failure)
    {
        MadeSheets made;
        made.failureKind = failureKind;
        made.failure = std::move(failure);
        return made;
    }
};

}  // namespace muster::printer

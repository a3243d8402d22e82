#pragma once

#include "core/library/content_hashes.hpp"
#include "core/roster/roster.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::rules {

/// The sources of an army with its cost and errors, as pinned in its file or as they are now. Unknown parts are empty.
struct Pin {
    std::string version;  ///< of the system
    ContentHashes hashes;
    std::string army;            ///< hash of the army itself, to distinguish its own changes from those of its system
    std::optional<double> cost;  ///< of the whole army; absent if the game has no points
    std::vector<std::pair<std::string, double>> costs;  ///< of units and leaders, by id, in the army's order
    std::optional<std::vector<std::string>> errors;     ///< names of the broken rules, sorted and unique

    bool operator==(const Pin&) const = default;

    /// True if it includes only the sources: the cost and verdict of an unfinished army are not pinned.
    bool isBare() const { return !cost && costs.empty() && !errors; }
    /// The value of the key "pin" as JSON, indented as a member of the root.
    std::string text() const;
};

/// The pin in an army's file. Parts of a wrong type, which the schema reports, are left out.
Pin pinIn(text::Node army);

/// The current pin of an army with these findings.
Pin pinOf(const Roster& roster, const ContentHashes& hashes, const diagnostics::Diagnostics& found);

/// True if a finding makes an army illegal: an error that is not about its pin.
bool isIllegal(const diagnostics::Diagnostic& finding);

}  // namespace muster::rules

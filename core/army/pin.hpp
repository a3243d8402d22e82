#pragma once

#include "core/library/content_hashes.hpp"
#include "core/roster/roster.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::rules {

/// What an army was built with and what that came to, as its file says or as it is now. A part that is not known is
/// empty.
struct Pin {
    std::string version;  ///< of the system
    ContentHashes hashes;
    std::string army;  ///< hash of the army itself, by which later changes of its own are told from those of its system
    std::optional<double> cost;                         ///< of the whole army; absent in games without points
    std::vector<std::pair<std::string, double>> costs;  ///< of units and leaders, by id, in the army's order
    std::optional<std::vector<std::string>> errors;     ///< names of the rules that were broken, sorted, each once

    bool operator==(const Pin&) const = default;

    /// Says no more than what it was built with: an army that is not finished has no cost and verdict worth keeping.
    bool isBare() const { return !cost && costs.empty() && !errors; }
    /// The value of the key "pin" as JSON, indented as a member of the root.
    std::string text() const;
};

/// The pin in an army's file. Parts of a wrong kind, which the schema reports, are left out.
Pin pinIn(text::Node army);

/// The pin as it would be written now, for an army of which a check found that.
Pin pinOf(const Roster& roster, const ContentHashes& hashes, const diagnostics::Diagnostics& found);

/// Whether a finding makes an army illegal: errors do, but not those that are about its pin.
bool isIllegal(const diagnostics::Diagnostic& finding);

}  // namespace muster::rules

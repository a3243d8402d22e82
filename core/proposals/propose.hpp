#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/library/subject.hpp"
#include "core/proposals/army_draft.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

class Library;
class OpenedArmy;

/// What a player wants of a complete army. It spends as much of its points as it can, unless `cheapest`.
struct CompletionWishes {
    std::size_t proposals = 3;  ///< at most so many
    std::vector<std::string> preferred =
        {};                                ///< ids of entries or values, such as an arm, of which there should be more
    std::vector<std::string> locked = {};  ///< ids of units and leaders that stay; then the others may be removed
    bool mayRemove = false;                ///< units and leaders that are not locked may be removed
    bool cheapest = false;
    std::optional<std::int64_t> budget = {};  ///< instead of the army's own
};

/// When a search gives up.
struct CompletionBound {
    std::uint64_t checks = 4000;  ///< of whole armies
    std::chrono::milliseconds time{10'000};
};

/// A complete army: legal, and without a warning that the original army does not have.
struct Proposal {
    std::string text;  ///< of its file
    std::vector<DraftedMember> added, removed;
    std::optional<double> cost;  ///< in points; nothing without points
    /// No better army can be made by adding what the search tries: of the first proposal without exception, of others
    /// of those that differ enough from the earlier ones.
    bool isExact = false;
    std::shared_ptr<const OpenedArmy> army;
};

/// The result of a search for proposals.
struct Completion {
    enum class Outcome : std::uint8_t {
        unusable,     ///< the army cannot be read, or its system or list not be used
        unknownWish,  ///< `unknown` names nothing in the army or its list
        stuck,        ///< no addition changes that the army has the findings `obstacles`
        complete,     ///< the army is legal as it is, and nothing better was found
        found,        ///< there are proposals
        impossible,   ///< there is no legal army among everything that the search tries
        notFound,     ///< none was found within the bound
    };

    /// A rule that proposals break.
    struct Reason {
        std::string rule, title;
    };

    Outcome outcome = Outcome::unusable;
    bool isExact = false;  ///< for `complete`: nothing better exists among what the search tries
    std::vector<Proposal> proposals;
    /// Of an impossible army the rules that clash, if they are sums over units such as points; else those that the
    /// nearest army breaks.
    std::vector<Reason> reasons;
    bool reasonsClash = false;  ///< the reasons are all that makes the army impossible
    std::vector<diagnostics::Diagnostic> obstacles;
    std::vector<std::string> leftOut;  ///< what the search did not try
    std::string unknown;
    std::vector<std::string> known;              ///< what could have been named instead
    std::shared_ptr<const OpenedArmy> original;  ///< never null
    std::uint64_t checks = 0;
};

/// Searches for ways to complete an army. Every proposal is checked as `muster check` does. Deterministic unless the
/// time runs out.
Completion completionOf(const Subject& army, Library& library, const CompletionWishes& wishes,
                        const CompletionBound& bound = {});

}  // namespace muster::rules

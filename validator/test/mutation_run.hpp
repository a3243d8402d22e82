#pragma once

#include "core/expectation/mutants.hpp"
#include "core/expectation/survivor_reasons.hpp"
#include "validator/session.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

struct MutationOptions {
    std::string system;
    std::vector<std::string> paths;
    std::string run;      ///< a regular expression for names of rules; empty selects every rule
    std::string reasons;  ///< the path of a file with reasons for survivors; empty for none
    bool showExplained = false;
    std::string format = "text";
    unsigned threshold = 0;  ///< in percent
    unsigned threads = 0;
};

/// What the tests said of a mutant.
enum class Verdict : std::uint8_t { survived, explained, caught, invalid };

struct TestedMutant {
    rules::Mutant mutant;
    Verdict verdict = Verdict::survived;
    std::string reason;  ///< why no test can notice it, if it is explained
};

struct MutationReport {
    std::vector<TestedMutant> mutants;        ///< in the order of the system file
    std::shared_ptr<const rules::Game> game;  ///< keeps their nodes alive
    std::vector<std::string> unusedReasons;   ///< sentences with their places

    std::size_t count(Verdict verdict) const;
    /// The share that was caught of the valid mutants without a reason, rounded down; 100 if there are none.
    unsigned percent() const;
};

/// Runs the tests on every mutant of a system; nothing after an error message if that cannot be done.
std::optional<MutationReport> runMutations(const MutationOptions& options, Session& session);

}  // namespace muster::validator

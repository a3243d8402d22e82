#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/expectation/expectations.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace muster::rules {

/// Which finding meets which expectation: every one is used once at most.
struct MatchedFindings {
    /// By expectation: the index of a finding that it fits in every respect.
    std::vector<std::optional<std::size_t>> met;
    /// By expectation: the index of a finding of the same rule at the same place, which differs in something else.
    std::vector<std::optional<std::size_t>> near;
    /// The indices of the findings that no expectation is about, ascending.
    std::vector<std::size_t> unexpected;
};

/// True if an expectation is about that finding: the same rule, and the same place if it states one.
bool isAbout(const Expectation& expectation, const diagnostics::Diagnostic& finding);

/// Assigns as many findings as possible. `fits` decides about everything but rule and place.
MatchedFindings matched(const std::vector<Expectation>& expectations, const diagnostics::Diagnostics& findings,
                        const std::function<bool(const Expectation&, const diagnostics::Diagnostic&)>& fits);

}  // namespace muster::rules

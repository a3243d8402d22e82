#pragma once

#include "core/expectation/expectations.hpp"
#include "core/expectation/matched_findings.hpp"
#include "core/library/subject.hpp"

#include <memory>
#include <string>
#include <vector>

namespace muster::rules {

class Library;

/// Something in which a file differs from its expectations.
struct Difference {
    enum class Kind {
        faulty,      ///< the expectations cannot be read, or expect what cannot be
        unexpected,  ///< a finding that no expectation is about
        missing,     ///< a finding that was expected and is not there
        other,       ///< a finding, a value or a text that is not as expected
    };
    Kind kind = Kind::other;
    std::string rule;  ///< empty if it is about no rule
    std::string message;
    std::string help;          ///< what to do next; may be empty
    diagnostics::Place place;  ///< of the finding, or of the expectation
    std::string trace;         ///< the rule's expressions with all values; empty for a rule without any
};

/// "faulty", "unexpected", "missing" or "different".
std::string_view kindName(Difference::Kind kind);

/// A file compared with its expectations.
struct Compared {
    Expectations expectations;
    diagnostics::Diagnostics findings;  ///< which the expectations were compared with
    MatchedFindings matched;
    std::vector<std::string> newValues;  ///< by expectation: its values as they are, as JSON; empty if they fit
    std::vector<Difference> differences;

    bool passes() const { return differences.empty(); }
};

/// Checks a file and compares what it gives with what is expected of it. Everything is evaluated if `isWhole`, also
/// what no expectation is about: so a report of coverage sees it. Thread-safe for one library.
Compared compared(Subject subject, Library& library, bool isWhole = false);

}  // namespace muster::rules

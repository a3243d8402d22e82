#pragma once

#include "core/game/findings.hpp"
#include "core/library/catalogue.hpp"
#include "core/roster/roster.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// A unit of a trial army: so many bases of an entry, with options.
struct TrialUnit {
    const Entry* entry = nullptr;
    std::int64_t count = 1;
    std::vector<const Option*> options = {};
};

/// A leader of a trial army: from an entry, with options, or with values of its own (names and JSON texts).
struct TrialLeader {
    const Entry* entry = nullptr;
    std::vector<std::pair<std::string, std::string>> values = {};
    std::vector<const Option*> options = {};
};

/// An army that nobody wrote: made from a list to ask what the rules say of it.
class TrialArmy {
public:
    TrialArmy(const Catalogue& catalogue, std::int64_t budget, const std::vector<TrialUnit>& units,
              const std::vector<TrialLeader>& leaders);

    /// Its units and leaders in the order given.
    Roster& roster() { return m_roster; }
    Evaluation& evaluation() { return m_evaluation; }

private:
    Roster m_roster;
    expr::Arena m_arena;
    Evaluation m_evaluation;
};

/// A unit or leader of a trial army that is illegal wherever it stands, and the finding that says so.
struct IllegalMember {
    const Member* member = nullptr;
    diagnostics::Diagnostic finding;
};

/// What the rules at level error find that look at nothing but one unit or leader itself; `findings` says which rules
/// are off.
std::vector<IllegalMember> illegalMembers(TrialArmy& army, const Catalogue& catalogue, const Findings& findings);

}  // namespace muster::rules

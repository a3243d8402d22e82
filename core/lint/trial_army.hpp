#pragma once

#include "core/game/evaluation.hpp"
#include "core/game/findings.hpp"
#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"
#include "core/roster/roster.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// A unit of a trial army: a number of bases of an entry, or of none, with options and its own values (names and JSON
/// texts).
struct TrialUnit {
    const Entry* entry = nullptr;
    std::int64_t count = 1;
    std::vector<const Option*> options = {};
    std::vector<std::pair<std::string, std::string>> values = {};
};

/// A leader of a trial army: from an entry, with options, or with its own values (names and JSON texts).
struct TrialLeader {
    const Entry* entry = nullptr;
    std::vector<std::pair<std::string, std::string>> values = {};
    std::vector<const Option*> options = {};
};

/// An army generated from a list to evaluate the rules on it.
class TrialArmy {
public:
    TrialArmy(const Catalogue& catalogue, std::int64_t budget, const std::vector<TrialUnit>& units,
              const std::vector<TrialLeader>& leaders);

    /// Its roster, with units and leaders in the given order.
    Roster& roster() { return m_roster; }
    Evaluation& evaluation() { return m_evaluation; }

private:
    Roster m_roster;
    expr::Arena m_arena;
    Evaluation m_evaluation;
};

/// What a member costs; nothing without points, or if it lacks values that the army would choose.
std::optional<double> costOfMember(const Member& member);

/// A unit or leader of a trial army that is illegal in any army, and the finding that reports it.
struct IllegalMember {
    const Member* member = nullptr;
    diagnostics::Diagnostic finding;
};

/// True if a rule of a unit or leader depends on it alone, so that its verdict is the same in any army.
bool looksAtOneOnly(const Rule& rule);

/// The findings of rules that depend only on a single unit or leader, at level error or as grave as `least`; `findings`
/// knows which rules are off.
std::vector<IllegalMember> illegalMembers(TrialArmy& army, const Catalogue& catalogue, const Findings& findings,
                                          diagnostics::Level least = diagnostics::Level::error);

}  // namespace muster::rules

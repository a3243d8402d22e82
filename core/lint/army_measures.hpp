#pragma once

#include "core/lint/army_sums.hpp"
#include "core/lint/sum_search.hpp"
#include "core/lint/trial_army.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// A condition on an army with its parts compiled, and what each unit and leader of a trial army adds to it.
struct MeasuredCondition {
    SumCondition condition;
    std::vector<std::optional<expr::Program>> programs;  ///< by addend; none for the cost
    std::int64_t constant = 0;
    std::vector<std::int64_t> ofUnits, ofLeaders;

    SumGoal goal() const;
};

/// How many bases the units have in which each sort is tried: what they add must grow evenly with them.
inline constexpr std::array<std::int64_t, 3> triedCounts{1, 2, 5};

/// The conditions that the game's rules at level error put on sums over an army; `findings` says which rules are off.
std::vector<MeasuredCondition> conditionsOf(const Game& game, const Findings& findings);

/// The fields of leaders that the conditions read, directly or through derived values and costs.
std::vector<std::string> leaderFields(const std::vector<MeasuredCondition>& conditions, const Game& game);

/// Measures what the members of an army add to conditions. Of its units every three in a row are one sort, in the tried
/// counts.
class ArmyMeter {
public:
    explicit ArmyMeter(TrialArmy& army) : m_army(army) {}

    /// Computes the numbers of a condition, and turns it round where its parts take away, so that none of them is
    /// negative. False when it is no sum of whole numbers after all, when some parts add and others take away, or when
    /// it always holds.
    bool measure(MeasuredCondition& condition);

private:
    std::optional<std::int64_t> valueOf(const Addend& addend, const std::optional<expr::Program>& program,
                                        const Member* member);
    std::optional<std::int64_t> sumOf(const MeasuredCondition& condition, const Member* member, Addend::Target own);
    bool measureUnits(MeasuredCondition& condition);
    bool measureLeaders(MeasuredCondition& condition);

    TrialArmy& m_army;
};

}  // namespace muster::rules

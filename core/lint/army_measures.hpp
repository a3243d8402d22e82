#pragma once

#include "core/lint/army_sums.hpp"
#include "core/lint/sum_search.hpp"
#include "core/lint/trial_army.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace muster::rules {

/// A condition on an army with its parts compiled, and the amount that each unit and leader of a trial army adds to it.
struct MeasuredCondition {
    SumCondition condition;
    std::vector<std::optional<expr::Program>> programs;  ///< by addend; none for costs
    std::int64_t constant = 0;
    std::vector<std::int64_t> ofUnits, ofLeaders;
    std::vector<std::int64_t> ofOthers;  ///< of members of another army

    SumGoal goal() const;
};

/// The numbers of bases tried for each sort of unit: its contributions must grow linearly with them.
inline constexpr std::array<std::int64_t, 3> triedCounts{1, 2, 5};

/// The conditions that the game's rules at level error put on sums over an army; `findings` knows which rules are off.
std::vector<MeasuredCondition> conditionsOf(const Game& game, const Findings& findings);

/// The fields of leaders that the conditions read, directly or through derived values and costs.
std::vector<std::string> leaderFields(const std::vector<MeasuredCondition>& conditions, const Game& game);

/// A member of another army than the trial army.
struct OtherMember {
    const Member* member = nullptr;
    bool isLeader = false;
};

/// Measures the contributions of an army's members to conditions. As many consecutive units as there are counts are one
/// sort, with these counts; with a single count, each unit is measured as it is.
class ArmyMeter {
public:
    explicit ArmyMeter(TrialArmy& army, std::span<const std::int64_t> counts = triedCounts)
        : m_army(army), m_counts(counts)
    {}

    /// Computes the numbers of a condition, and negates it if its parts subtract, so that none of them is negative.
    /// False if it is not a sum of integers, if some parts add and others subtract, or if it always holds for an army
    /// without `others`, whose contributions are measured too.
    bool measure(MeasuredCondition& condition, std::span<const OtherMember> others = {});

private:
    std::optional<std::int64_t> valueOf(const Addend& addend, const std::optional<expr::Program>& program,
                                        const Member* member);
    std::optional<std::int64_t> sumOf(const MeasuredCondition& condition, const Member* member, Addend::Target own);
    bool measureUnits(MeasuredCondition& condition);
    bool measureLeaders(MeasuredCondition& condition);

    TrialArmy& m_army;
    std::span<const std::int64_t> m_counts;
};

}  // namespace muster::rules

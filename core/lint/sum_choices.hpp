#pragma once

#include "core/lint/sum_search.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace muster::rules {

/// Something of which a choice takes any number up to a maximum, and what one of it adds to each sum. No sum ever
/// shrinks.
struct SumPart {
    std::vector<std::int64_t> gives;
    std::int64_t max = 0;
};

/// Tells for every state of a choice, made part by part in their order, if the remaining parts can still meet all
/// goals. So all choices that meet them can be visited without a dead end.
class SumChoices {
public:
    /// What is still to be added to each sum, as one number: exactly that, at least or at most that, by the kind of the
    /// goal.
    using State = std::uint32_t;

    /// The targets of the goals are the largest that start() may be given. `work` (remaining steps) is counted down.
    SumChoices(std::vector<SumPart> parts, const std::vector<SumGoal>& goals, std::int64_t& work);

    /// The number of steps that the constructor takes, or nothing if there are too many states.
    static std::optional<std::int64_t> workFor(std::size_t parts, const std::vector<SumGoal>& goals);

    /// False if there are too many states, or the work ran out; then nothing else may be called.
    bool isReady() const { return m_isReady; }
    const std::vector<SumPart>& parts() const { return m_parts; }

    /// The state before the first part; nothing if a target is below 0 (but at least less than 0 is always met) or
    /// above its goal's.
    std::optional<State> start(std::span<const std::int64_t> targets) const;
    /// The state after one more of a part; nothing if that is more than a sum allows.
    std::optional<State> after(State state, std::size_t part) const;
    /// True if the parts from this one on can meet the goals.
    bool canMeet(std::size_t part, State state) const { return m_meets[part][state]; }

private:
    void fill(std::int64_t& work);

    std::vector<SumPart> m_parts;
    std::vector<SumGoal::Kind> m_kinds;
    std::vector<std::int64_t> m_sizes;
    std::int64_t m_states = 1;
    std::vector<std::vector<bool>> m_meets;  ///< by part and state; the last one is after all parts
    bool m_isReady = false;
};

}  // namespace muster::rules

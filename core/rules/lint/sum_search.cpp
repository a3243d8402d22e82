#include "core/rules/lint/sum_search.hpp"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr std::int64_t mostSumStates = 1'000'000;

/// Sums so far, as one number with a digit a goal. Above the target of "at least" nothing more is worth knowing.
class SumSearch {
public:
    SumSearch(const std::vector<SumGoal>& goals, std::int64_t& work) : m_goals(goals), m_work(work)
    {
        for (const auto& goal : goals) {
            const std::int64_t digits = std::max<std::int64_t>(0, goal.target) + 1;
            m_tooMany = m_tooMany || digits > mostSumStates / m_states;
            if (!m_tooMany) m_states *= digits;
            m_digits.push_back(digits);
        }
    }

    Reach run(const std::vector<Pool>& pools)
    {
        if (m_tooMany) return Reach::unknown;
        for (const auto& goal : m_goals)
            if (goal.target < 0 && goal.sort != SumGoal::Sort::atLeast) return Reach::no;
        std::vector<std::int64_t> states{0};
        for (const Pool& pool : pools) {
            states = taken(pool, std::move(states));
            if (m_work <= 0) return Reach::unknown;
        }
        return std::any_of(states.begin(), states.end(), [&](auto state) { return isMet(state); }) ? Reach::yes
                                                                                                   : Reach::no;
    }

private:
    /// The state after one more thing, or nothing when a sum goes beyond its target.
    std::optional<std::int64_t> after(std::int64_t state, const std::vector<std::int64_t>& gives) const
    {
        std::int64_t next = 0, weight = 1;
        for (std::size_t i = 0; i < m_goals.size(); ++i) {
            std::int64_t sum = state % m_digits[i] + std::min(gives[i], m_digits[i]);
            state /= m_digits[i];
            if (sum >= m_digits[i]) {
                if (m_goals[i].sort != SumGoal::Sort::atLeast) return std::nullopt;
                sum = m_digits[i] - 1;
            }
            next += sum * weight;
            weight *= m_digits[i];
        }
        return next;
    }

    bool isMet(std::int64_t state) const
    {
        for (std::size_t i = 0; i < m_goals.size(); ++i) {
            if (m_goals[i].sort != SumGoal::Sort::atMost && state % m_digits[i] < m_goals[i].target) return false;
            state /= m_digits[i];
        }
        return true;
    }

    std::vector<std::int64_t> oneMore(const Pool& pool, const std::vector<std::int64_t>& states,
                                      std::vector<bool>& seen)
    {
        std::vector<std::int64_t> next;
        for (const auto state : states)
            for (const auto& gives : pool.gives) {
                if (--m_work <= 0) return {};
                const auto reached = after(state, gives);
                if (!reached || seen[static_cast<std::size_t>(*reached)]) continue;
                seen[static_cast<std::size_t>(*reached)] = true;
                next.push_back(*reached);
            }
        return next;
    }

    std::vector<std::int64_t> taken(const Pool& pool, std::vector<std::int64_t> states)
    {
        for (std::int64_t count = 0; count < pool.min && !states.empty() && m_work > 0; ++count) {
            m_work -= m_states / 64;
            std::vector<bool> seen(static_cast<std::size_t>(m_states));
            states = oneMore(pool, states, seen);
        }
        // From here on a state that was reached with fewer is as good: whatever can follow it could have followed then.
        m_work -= m_states / 64;
        std::vector<bool> seen(static_cast<std::size_t>(m_states));
        for (const auto state : states) seen[static_cast<std::size_t>(state)] = true;
        std::vector<std::int64_t> all = states, newest = std::move(states);
        for (std::int64_t count = pool.min; (!pool.max || count < *pool.max) && !newest.empty() && m_work > 0;
             ++count) {
            newest = oneMore(pool, newest, seen);
            all.insert(all.end(), newest.begin(), newest.end());
        }
        return all;
    }

    const std::vector<SumGoal>& m_goals;
    std::int64_t& m_work;
    std::vector<std::int64_t> m_digits;
    std::int64_t m_states = 1;
    bool m_tooMany = false;
};

}  // namespace

Reach reach(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals, std::int64_t& work)
{
    return SumSearch(goals, work).run(pools);
}

}  // namespace muster::rules

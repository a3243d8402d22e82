#include "core/lint/sum_search.hpp"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr std::int64_t maxSumStates = 1'000'000;

/// Several numbers as one, with one digit each. A number may not exceed its target, or saturates there.
struct Digits {
    std::vector<std::int64_t> sizes;
    std::vector<bool> stays;
    std::int64_t states = 1;

    bool fits(std::int64_t target) const { return target < maxSumStates / states; }
    void append(std::int64_t target, bool isLeast)
    {
        sizes.push_back(target + 1);
        stays.push_back(isLeast);
        states *= target + 1;
    }
    /// The state after one more element, or nothing if a number exceeds its target.
    std::optional<std::int64_t> after(std::int64_t state, const std::vector<std::int64_t>& gives) const
    {
        std::int64_t next = 0, weight = 1;
        for (std::size_t i = 0; i < sizes.size(); ++i) {
            std::int64_t sum = state % sizes[i] + std::min(gives[i], sizes[i]);
            state /= sizes[i];
            if (sum >= sizes[i]) {
                if (!stays[i]) return std::nullopt;
                sum = sizes[i] - 1;
            }
            next += sum * weight;
            weight *= sizes[i];
        }
        return next;
    }
};

/// Sums so far, one digit per goal. For "at least", values above the target are equivalent.
class SumSearch {
public:
    SumSearch(const std::vector<SumGoal>& goals, std::int64_t& work) : m_goals(goals), m_work(work)
    {
        for (const auto& goal : goals) {
            const auto target = std::max<std::int64_t>(0, goal.target);
            m_tooMany = m_tooMany || !m_digits.fits(target);
            if (!m_tooMany) m_digits.append(target, goal.kind == SumGoal::Kind::atLeast);
        }
    }

    Reach run(const std::vector<Pool>& pools)
    {
        if (m_tooMany) return Reach::unknown;
        for (const auto& goal : m_goals)
            if (goal.target < 0 && goal.kind != SumGoal::Kind::atLeast) return Reach::no;
        std::vector<std::int64_t> states{0};
        for (const Pool& pool : pools) {
            states = taken(pool, std::move(states));
            if (m_work <= 0) return Reach::unknown;
        }
        return std::any_of(states.begin(), states.end(), [&](auto state) { return isMet(state); }) ? Reach::yes
                                                                                                   : Reach::no;
    }

private:
    bool isMet(std::int64_t state) const
    {
        for (std::size_t i = 0; i < m_goals.size(); ++i) {
            if (m_goals[i].kind != SumGoal::Kind::atMost && state % m_digits.sizes[i] < m_goals[i].target) return false;
            state /= m_digits.sizes[i];
        }
        return true;
    }

    /// The digits of the sums, and those that count towards the limits of a pool, which are also added to `gives`.
    Digits digitsFor(const Pool& pool, std::vector<std::vector<std::int64_t>>& gives) const
    {
        std::vector<const PoolLimit*> limits;
        for (const auto& limit : pool.limits)
            if (!pool.max || limit.max < *pool.max) limits.push_back(&limit);
        std::sort(limits.begin(), limits.end(), [](const auto* a, const auto* b) { return a->max < b->max; });
        Digits digits = m_digits;
        for (const auto* limit : limits) {
            if (!digits.fits(limit->max)) break;
            digits.append(limit->max, false);
            for (std::size_t i = 0; i < gives.size(); ++i) gives[i].push_back(limit->counts(i) ? 1 : 0);
        }
        return digits;
    }

    std::vector<std::int64_t> taken(const Pool& pool, std::vector<std::int64_t> states)
    {
        auto gives = pool.gives;
        const Digits digits = digitsFor(pool, gives);
        const auto oneMore = [&](const std::vector<std::int64_t>& from, std::vector<bool>& seen) {
            std::vector<std::int64_t> next;
            for (const auto state : from)
                for (const auto& row : gives) {
                    if (--m_work <= 0) return std::vector<std::int64_t>();
                    const auto reached = digits.after(state, row);
                    if (!reached || seen[static_cast<std::size_t>(*reached)]) continue;
                    seen[static_cast<std::size_t>(*reached)] = true;
                    next.push_back(*reached);
                }
            return next;
        };
        for (std::int64_t count = 0; count < pool.min && !states.empty() && m_work > 0; ++count) {
            m_work -= digits.states / 64;
            std::vector<bool> seen(static_cast<std::size_t>(digits.states));
            states = oneMore(states, seen);
        }
        // A state that was reached earlier with fewer elements is equally good: all continuations were possible then,
        // too.
        m_work -= digits.states / 64;
        std::vector<bool> seen(static_cast<std::size_t>(digits.states));
        for (const auto state : states) seen[static_cast<std::size_t>(state)] = true;
        std::vector<std::int64_t> all = states, newest = std::move(states);
        for (std::int64_t count = pool.min; (!pool.max || count < *pool.max) && !newest.empty() && m_work > 0;
             ++count) {
            newest = oneMore(newest, seen);
            all.insert(all.end(), newest.begin(), newest.end());
        }
        return digits.states == m_digits.states ? all : withoutLimits(all);
    }

    /// The unique sums without the limit digits, which do not matter for the next pool.
    std::vector<std::int64_t> withoutLimits(std::vector<std::int64_t> states) const
    {
        for (auto& state : states) state %= m_digits.states;
        std::sort(states.begin(), states.end());
        states.erase(std::unique(states.begin(), states.end()), states.end());
        return states;
    }

    const std::vector<SumGoal>& m_goals;
    std::int64_t& m_work;
    Digits m_digits;
    bool m_tooMany = false;
};

}  // namespace

Reach reach(const std::vector<Pool>& pools, const std::vector<SumGoal>& goals, std::int64_t& work)
{
    return SumSearch(goals, work).run(pools);
}

}  // namespace muster::rules

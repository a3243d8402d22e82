#include "core/lint/sum_choices.hpp"

#include <algorithm>
#include <limits>

namespace muster::rules {

namespace {

constexpr std::int64_t mostStates = 1'000'000, mostSteps = 12'000'000;

}  // namespace

std::optional<std::int64_t> SumChoices::workFor(std::size_t parts, const std::vector<SumGoal>& goals)
{
    std::int64_t states = 1;
    for (const auto& goal : goals) {
        const auto size = std::max<std::int64_t>(0, goal.target) + 1;
        if (size > mostStates / states) return std::nullopt;
        states *= size;
    }
    const auto steps = states * static_cast<std::int64_t>(parts + 1);
    return steps > mostSteps ? std::nullopt : std::optional(steps);
}

SumChoices::SumChoices(std::vector<SumPart> parts, const std::vector<SumGoal>& goals, std::int64_t& work)
    : m_parts(std::move(parts))
{
    if (!workFor(m_parts.size(), goals)) return;
    for (const auto& goal : goals) {
        m_kinds.push_back(goal.kind);
        m_sizes.push_back(std::max<std::int64_t>(0, goal.target) + 1);
        m_states *= m_sizes.back();
    }
    fill(work);
}

std::optional<SumChoices::State> SumChoices::start(std::span<const std::int64_t> targets) const
{
    std::int64_t state = 0, weight = 1;
    for (std::size_t i = 0; i < m_sizes.size(); ++i) {
        auto target = targets[i];
        if (m_kinds[i] == SumGoal::Kind::atLeast) target = std::max<std::int64_t>(0, target);
        if (target < 0 || target >= m_sizes[i]) return std::nullopt;
        state += target * weight;
        weight *= m_sizes[i];
    }
    return static_cast<State>(state);
}

std::optional<SumChoices::State> SumChoices::after(State state, std::size_t part) const
{
    const auto& gives = m_parts[part].gives;
    std::int64_t rest = state, next = 0, weight = 1;
    for (std::size_t i = 0; i < m_sizes.size(); ++i) {
        auto left = rest % m_sizes[i] - gives[i];
        rest /= m_sizes[i];
        if (left < 0) {
            if (m_kinds[i] != SumGoal::Kind::atLeast) return std::nullopt;
            left = 0;
        }
        next += left * weight;
        weight *= m_sizes[i];
    }
    return static_cast<State>(next);
}

void SumChoices::fill(std::int64_t& work)
{
    const auto states = static_cast<std::size_t>(m_states);
    m_meets.assign(m_parts.size() + 1, {});
    auto& last = m_meets.back();
    last.resize(states);
    for (std::size_t state = 0; state < states; ++state) {
        auto rest = static_cast<std::int64_t>(state);
        bool isMet = true;
        for (std::size_t i = 0; i < m_sizes.size() && isMet; ++i) {
            isMet = m_kinds[i] == SumGoal::Kind::atMost || rest % m_sizes[i] == 0;
            rest /= m_sizes[i];
        }
        last[state] = isMet;
    }
    constexpr auto never = std::numeric_limits<std::int64_t>::max();
    std::vector<std::int64_t> fewest(states);  // of the part, until the following ones can meet the goals
    for (std::size_t part = m_parts.size(); part-- > 0;) {
        work -= m_states;
        if (work <= 0) return;
        const auto& following = m_meets[part + 1];
        auto& meets = m_meets[part];
        meets.resize(states);
        for (std::size_t state = 0; state < states; ++state) {
            fewest[state] = following[state] ? 0 : never;
            if (!following[state])
                if (const auto next = after(static_cast<State>(state), part);
                    next && *next != state && fewest[*next] < m_parts[part].max)
                    fewest[state] = fewest[*next] + 1;
            meets[state] = fewest[state] != never;
        }
    }
    m_isReady = true;
}

}  // namespace muster::rules

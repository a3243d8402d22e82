#include "core/odds/roll.hpp"

#include <utility>

namespace muster::rules {

namespace {

/// The work of a multiplication and an addition.
std::uint64_t workOf(const Natural& a, const Natural& b) { return 1 + a.words() * b.words() / 4; }

template <class Weights>
void reduce(Weights& weights, PrimePowers& denominator)
{
    std::vector<Natural*> numbers;
    for (auto& [key, weight] : weights) numbers.push_back(&weight);
    denominator.reduce(numbers);
}

}  // namespace

std::optional<Die> dieOf(std::uint32_t sides, std::uint32_t most, const std::vector<bool>& again, const Spend& spend)
{
    Die die;
    const PrimePowers ofSides(sides);
    die.denominator = ofSides.power(most);
    std::map<std::int64_t, Natural> growing{{0, 1}};
    Natural cut;
    for (std::uint32_t roll = 1; roll <= most && !growing.empty(); ++roll) {
        const Natural rest = ofSides.power(most - roll).toNatural();
        std::map<std::int64_t, Natural> next;
        for (const auto& [total, weight] : growing)
            for (std::uint32_t face = 1; face <= sides; ++face) {
                if (!spend(workOf(weight, rest))) return std::nullopt;
                if (again[face - 1] && roll < most) {
                    next[total + face] += weight;
                    continue;
                }
                die.totals[total + face] += weight * rest;
                if (again[face - 1]) cut += weight * rest;
            }
        growing = std::move(next);
    }
    die.cut = cut.isZero() ? 0 : Natural::ratio(cut, die.denominator.toNatural());
    reduce(die.totals, die.denominator);
    return die;
}

DicePool::DicePool(Sums one) : m_one(std::move(one))
{
    reduce(m_one.weights, m_one.denominator);
    m_sums.resize(1);
    m_sums.front().weights.emplace(std::vector<std::int64_t>(m_one.weights.begin()->first.size()), 1);
}

const Sums* DicePool::of(std::size_t dice, std::size_t most, const Spend& spend)
{
    while (m_sums.size() <= dice) {
        const Sums& before = m_sums.back();
        Sums sums;
        sums.denominator = before.denominator;
        sums.denominator *= m_one.denominator;
        for (const auto& [sum, weight] : before.weights)
            for (const auto& [added, times] : m_one.weights) {
                if (!spend(workOf(weight, times) + sum.size())) return nullptr;
                auto total = sum;
                for (std::size_t i = 0; i < total.size(); ++i) total[i] += added[i];
                sums.weights[std::move(total)] += weight * times;
                // More dice never have fewer sums.
                if (sums.weights.size() > most) return nullptr;
            }
        m_sums.push_back(std::move(sums));
    }
    return &m_sums[dice];
}

bool visitRolls(const Die& die, std::size_t dice, const Spend& spend,
                const std::function<bool(const std::vector<std::int64_t>& roll, const Natural& weight)>& function)
{
    const std::vector<std::pair<std::int64_t, Natural>> faces(die.totals.rbegin(), die.totals.rend());
    std::vector<std::int64_t> roll;
    // Not as deep as there are faces, which may be a hundred thousand.
    const auto add = [&](auto& self, std::size_t first, const Natural& weight) -> bool {
        const auto before = roll.size(), left = dice - before;
        if (left == 0) return function(roll, weight);
        for (auto face = first; face < faces.size(); ++face) {
            const auto& [total, times] = faces[face];
            Natural own = weight;
            // With k dice of this face among those that are left: (left over k) * times^k.
            for (std::size_t k = 1; k <= left; ++k) {
                if (!spend(workOf(own, times))) return false;
                own = own * times * Natural(left - k + 1);
                own.divide(static_cast<std::uint32_t>(k));
                roll.push_back(total);
                if (!self(self, face + 1, own)) return false;
            }
            roll.resize(before);
        }
        return true;
    };
    return add(add, 0, 1);
}

}  // namespace muster::rules

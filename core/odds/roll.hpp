#pragma once

#include "core/odds/natural.hpp"
#include "core/odds/prime_powers.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace muster::rules {

/// Takes work from an allowance; false once it is used up.
using Spend = std::function<bool(std::uint64_t work)>;

/// The totals of one die with their weights. The weights, with that of totals which would grow further, add up to the
/// denominator.
struct Die {
    std::map<std::int64_t, Natural> totals;
    PrimePowers denominator;
    double cut = 0;  ///< the chance that it would have been rolled more often than allowed
};

/// A die that is rolled at most so often: again after each roll for which the function is true, and added up. Nothing
/// if that takes too much work.
std::optional<Die> dieOf(std::uint32_t sides, std::uint32_t most, const std::vector<bool>& again, const Spend& spend);

/// Several sums with the weight of each, over a common denominator.
struct Sums {
    std::map<std::vector<std::int64_t>, Natural> weights;
    PrimePowers denominator;
};

/// What equal dice give together, if each adds to several sums.
class DicePool {
public:
    /// What one die adds; its numbers are as many as the sums.
    explicit DicePool(Sums one);
    /// The sums of that many dice, in the order of the names; null if that takes too much work, or if there are more
    /// than `most` of them. Valid until the next call.
    const Sums* of(std::size_t dice, std::size_t most, const Spend& spend);

private:
    Sums m_one;
    std::vector<Sums> m_sums;  // by number of dice
};

/// Calls the function with each different roll of so many dice, the highest first, and its weight over the die's
/// denominator to the power of their number. False if it returned false or that takes too much work.
bool visitRolls(const Die& die, std::size_t dice, const Spend& spend,
                const std::function<bool(const std::vector<std::int64_t>& roll, const Natural& weight)>& function);

}  // namespace muster::rules

#pragma once

#include "core/odds/natural.hpp"
#include "core/odds/prime_powers.hpp"

#include <string>

namespace muster::rules {

/// An exact probability or mean, as a fraction in its lowest terms.
class Chance {
public:
    Chance() = default;  ///< 0
    Chance(Natural numerator, PrimePowers denominator, bool isNegative = false);

    /// To about 15 digits, for display.
    double toDouble() const;
    /// "91/216", or "2" if it is whole.
    std::string toText() const;

private:
    Natural m_numerator;
    Natural m_denominator = 1;
    bool m_isNegative = false;
};

}  // namespace muster::rules

#pragma once

#include <string>

namespace muster::printer {

/// Points of PDF in a millimetre.
constexpr double pointsPerMillimetre = 72 / 25.4;

/// Appends a number in the syntax of PDF and SVG: no exponent, as few digits as possible, at most `decimals` (up to 6).
/// NaN becomes 0, and numbers too large for paper are clamped.
void appendNumber(std::string& out, double value, int decimals = 3);

/// Appends an integer.
void appendNumber(std::string& out, int value);

/// Appends numbers, each followed by a space.
template <class... Numbers>
void appendNumbers(std::string& out, Numbers... numbers)
{
    ((appendNumber(out, static_cast<double>(numbers)), out += ' '), ...);
}

}  // namespace muster::printer

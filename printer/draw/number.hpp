#pragma once

#include <string>

namespace muster::printer {

/// Writes a number as PDF and SVG want it: no exponent, no more digits than it takes, `decimals` (at most 6) behind the
/// point. What is not a number becomes 0, and what is too large to stand on paper the largest that does.
void appendNumber(std::string& out, double value, int decimals = 3);

/// Writes a whole number.
void appendNumber(std::string& out, int value);

/// Numbers each followed by a space.
template <class... Numbers>
void appendNumbers(std::string& out, Numbers... numbers)
{
    ((appendNumber(out, static_cast<double>(numbers)), out += ' '), ...);
}

}  // namespace muster::printer

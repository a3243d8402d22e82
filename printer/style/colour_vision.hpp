#pragma once

#include "printer/style/ink.hpp"

namespace muster::printer {

/// How different two inks look, from 0 to about 1: the smaller of the differences that full colour vision and that
/// vision without green (deuteranopia) see.
double differenceOf(Ink a, Ink b);

/// Inks that differ by less are told apart by a pattern.
inline constexpr double clearDifference = 0.11;

}  // namespace muster::printer

#pragma once

#include "core/expr/declarations.hpp"
#include "core/expr/syntax.hpp"

namespace muster::expr {

/// What is known about an expression's value in an ordinary file: one whose values have their declared types, whose
/// records have the fields that are declared as always present, and whose integers are at most `largestOrdinary`. The
/// work allowance is not considered.
struct Certainty {
    bool holds = false;  ///< evaluation cannot fail
    unsigned bits = 64;  ///< that the largest integer inside the value needs
    Type shape{};        ///< its type, with map literals as records
};

Certainty certaintyOf(const Syntax& root, const Declarations& environment);

}  // namespace muster::expr

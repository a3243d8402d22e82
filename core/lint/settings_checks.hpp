#pragma once

#include "core/library/check_context.hpp"

namespace muster::rules {

// The parts of checkConfig that look at the files of the project.

/// Reports path patterns of `overrides`, `ignore` and `tests` that match nothing in the project.
void checkPathPatterns(const CheckContext& context);

/// Reports house rules for a game that already has some from another item of `extends`, or for a file that already has
/// some from another item of `overrides`.
void checkSecondHouse(const CheckContext& context);

}  // namespace muster::rules

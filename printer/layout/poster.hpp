#pragma once

#include "printer/layout/booklet.hpp"

namespace muster::printer {

/// Returns true if the sheets have maps and nothing of true size, and the paper is so large that it is read from
/// farther away.
bool isPoster(const sheet::Booklet& booklet, const Paper& paper);

/// Makes pages larger, with everything on them.
void enlarge(SetBooklet& set, double factor);

}  // namespace muster::printer

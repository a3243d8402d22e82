#pragma once

#include "printer/layout/galley.hpp"

namespace muster::printer {

/// Sets cards that all have the size they ask for. False where that size is larger than the page: nothing is set then.
bool laySizedCards(const sheet::Cards& cards, Galley& galley);

}  // namespace muster::printer

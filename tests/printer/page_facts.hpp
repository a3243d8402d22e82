#pragma once

#include "printer/layout/booklet.hpp"

#include <string>
#include <vector>

/// What can be asked of pages whatever stands on them; an empty answer is a good one.
namespace muster::printer::tests {

/// The first word that does not stand on the pages, whole or broken over lines.
std::string lostWord(const SetBooklet& booklet, const std::vector<std::string>& words);

/// The first mark that leaves the margins, described.
std::string outsideMark(const SetBooklet& booklet, const Margins& margins);

/// The first two texts that stand on one another.
std::string overlap(const SetBooklet& booklet, const Typesetter& type);

}  // namespace muster::printer::tests

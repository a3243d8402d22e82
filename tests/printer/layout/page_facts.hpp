#pragma once

#include "printer/layout/booklet.hpp"

#include <string>
#include <vector>

/// Checks that apply to any pages; an empty result means success.
namespace muster::printer::tests {

/// The first word missing from the pages, whole or broken across lines.
std::string lostWord(const SetBooklet& booklet, const std::vector<std::string>& words);

/// Describes the first mark in the margins.
std::string outsideMark(const SetBooklet& booklet, const Margins& margins);

/// The first two texts that overlap.
std::string overlap(const SetBooklet& booklet, Typesetter& type);

}  // namespace muster::printer::tests

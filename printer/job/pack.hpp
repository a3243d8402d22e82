#pragma once

#include "core/sheet/sheet.hpp"
#include "printer/job/pack_facts.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// The booklet made from one file of a pack.
struct PackPart {
    std::string file;  ///< its path, absolute and without links
    PackFacts facts;
    sheet::Booklet booklet;
};

/// One print for an evening: a cover that says who plays whom, the armies of each scenario's sides and then the others,
/// with `gatherReferences` the quick reference of each system once, and the scenarios with their maps.
std::vector<sheet::Booklet> packOf(const std::string& title, const std::string& date, std::vector<PackPart> parts,
                                   bool gatherReferences);

}  // namespace muster::printer

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

/// One print for an evening, in printing order: who plays whom, the armies of each scenario's sides, the other armies,
/// and the scenarios with their maps.
struct Pack {
    sheet::Booklet cover;
    std::vector<sheet::Booklet> armies;
    std::vector<sheet::Booklet> scenarios;
};

/// Sorts the booklets of an evening and writes their cover, in the language of that code or in English.
Pack packOf(const std::string& title, const std::string& date, std::vector<PackPart> parts, std::string_view language);

}  // namespace muster::printer

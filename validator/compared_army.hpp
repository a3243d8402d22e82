#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// A number or short text of an army, ready to be printed.
struct Figure {
    std::string label;
    std::string text;             ///< "?" when it could not be computed
    nlohmann::ordered_json json;  ///< null then
    bool isNothing = false;       ///< zero, no or unknown, so that a line of nothing else can be left away
};

struct ComparedStatistic {
    std::string id;
    Figure figure;
    std::vector<Figure> parts;
};

/// One army with its numbers, apart from the file it came from.
struct ComparedArmy {
    std::string file, name, system, systemName;
    std::size_t errors = 0;
    std::vector<ComparedStatistic> statistics;
};

/// The armies side by side, a table for each system in the order in which the systems come, at most 100 columns wide:
/// more armies than fit go on in a further table.
std::string statisticsTables(const std::vector<ComparedArmy>& armies);

/// "version", and the armies in the order given.
nlohmann::ordered_json statisticsJson(const std::vector<ComparedArmy>& armies);

/// "1 error", "2 errors".
std::string countedErrors(std::size_t errors);

}  // namespace muster::validator

#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// A number or short text of an army, formatted for output.
struct Figure {
    std::string label;
    std::string text;             ///< "?" if it could not be computed
    nlohmann::ordered_json json;  ///< null if it could not be computed
    bool isNothing = false;       ///< zero, no or unknown; lines with nothing else are omitted
};

struct ComparedStatistic {
    std::string id;
    Figure figure;
    std::vector<Figure> parts;
};

/// One army with its numbers, independent of its file.
struct ComparedArmy {
    std::string file, name, system, systemName;
    std::size_t errors = 0;
    std::vector<ComparedStatistic> statistics;
    std::vector<std::string> remarks = {};  ///< what the game's rules at the level remark say about it
};

/// Armies as columns of a table, or as rows.
enum class Orientation : std::uint8_t { columns, rows };

/// Compares armies in one table per system, in order of appearance, at most 100 characters wide: columns that do not
/// fit continue in another table. Rows of armies leave out the parts of statistics.
std::string statisticsTables(const std::vector<ComparedArmy>& armies, Orientation orientation);

/// The same as one table in CSV (RFC 4180), with all parts.
std::string statisticsCsv(const std::vector<ComparedArmy>& armies, Orientation orientation);

/// An object with "version" and the armies in the order given.
nlohmann::ordered_json statisticsJson(const std::vector<ComparedArmy>& armies);

/// "1 error", "2 errors".
std::string countedErrors(std::size_t errors);

}  // namespace muster::validator

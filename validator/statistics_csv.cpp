#include "validator/compared_army.hpp"
#include "validator/csv.hpp"
#include "validator/figure_rows.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace {

/// A statistic, a part of one or a fact about the army, with a cell for each army.
struct Line {
    std::string label, part;
    std::vector<std::string> cells = {};
};

std::vector<Line> linesOf(const std::vector<ComparedArmy>& armies)
{
    std::vector<Line> lines{{"Name", ""}, {"File", ""}, {"System", ""}, {"Errors", ""}};
    std::vector<const ComparedArmy*> all;
    for (const auto& army : armies) {
        all.push_back(&army);
        lines[0].cells.push_back(army.name);
        lines[1].cells.push_back(army.file);
        lines[2].cells.push_back(army.systemName);
        lines[3].cells.push_back(fmt::to_string(army.errors));
    }
    const FigureRows rows(all);
    std::string whole;
    for (const auto& row : rows.list()) {
        if (!row.isPart) whole = row.label;
        Line line{whole, row.isPart ? row.label : "", {}};
        for (const auto* figure : row.figures) line.cells.push_back(figure ? figure->text : "");
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace

std::string statisticsCsv(const std::vector<ComparedArmy>& armies, Orientation orientation)
{
    auto lines = linesOf(armies);
    std::string text;
    if (orientation == Orientation::columns) {
        lines.front().label = "Statistic";
        lines.front().part = "Part";
        for (auto& line : lines) {
            line.cells.insert(line.cells.begin(), {line.label, line.part});
            text += csvLine(line.cells);
        }
        return text;
    }
    std::vector<std::string> row;
    for (const auto& line : lines) row.push_back(line.part.empty() ? line.label : line.label + ": " + line.part);
    text += csvLine(row);
    for (std::size_t army = 0; army < armies.size(); ++army) {
        row.clear();
        for (const auto& line : lines) row.push_back(line.cells[army]);
        text += csvLine(row);
    }
    return text;
}

}  // namespace muster::validator

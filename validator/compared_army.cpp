#include "validator/compared_army.hpp"

#include "core/text/utf8.hpp"
#include "validator/figure_rows.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace muster::validator {

namespace {

using text::countCodePoints;
using Json = nlohmann::ordered_json;
using Column = const ComparedArmy*;

constexpr std::size_t maxTableWidth = 100, maxLabelWidth = 34, maxColumnWidth = 40, usualColumn = 22,
                      narrowestColumn = 8;

/// Safe on a terminal, on one line, and at most that many characters wide.
std::string fitted(std::string_view text, std::size_t width)
{
    auto safe = forTerminal(text, LineFeeds::shown);
    if (countCodePoints(safe) <= width) return safe;
    return safe.substr(0, text::offsetOfCodePoint(safe, width - 1)) + "\u2026";
}

std::string padded(std::string_view text, std::size_t width)
{
    return std::string(width - std::min(width, countCodePoints(text)), ' ');
}

std::string labelOf(const FigureRow& row)
{
    return row.isPart ? "  " + fitted(row.label, maxLabelWidth - 2) : fitted(row.label, maxLabelWidth);
}

std::string cellOf(const Figure* figure, std::size_t width)
{
    return figure ? fitted(figure->text, width) : std::string("-");
}

/// The width of an army's column in characters, at most `max`.
std::size_t columnWidth(const ComparedArmy& army, std::size_t max)
{
    std::size_t width = std::max(narrowestColumn, countCodePoints(fitted(army.name, max)));
    for (const auto& statistic : army.statistics) {
        width = std::max(width, countCodePoints(cellOf(&statistic.figure, max)));
        for (const auto& part : statistic.parts) width = std::max(width, countCodePoints(cellOf(&part, max)));
    }
    return width;
}

std::string tableOf(std::span<const Column> armies, std::span<const std::size_t> widths, std::size_t labelWidth)
{
    const FigureRows rows(armies);
    std::string text(labelWidth + 2, ' ');
    const auto add = [&](const std::string& cell, std::size_t width) { text += "  " + padded(cell, width) + cell; };
    for (std::size_t i = 0; i < armies.size(); ++i) add(fitted(armies[i]->name, widths[i]), widths[i]);
    text += '\n';
    for (const FigureRow& row : rows.list()) {
        const auto label = labelOf(row);
        text += "  " + label + padded(label, labelWidth);
        for (std::size_t i = 0; i < armies.size(); ++i) add(cellOf(row.figures[i], widths[i]), widths[i]);
        text += '\n';
    }
    return text;
}

std::string tablesOfSystem(std::span<const Column> armies)
{
    std::size_t labelWidth = 0;
    const FigureRows all(armies);
    for (const FigureRow& row : all.list()) labelWidth = std::max(labelWidth, countCodePoints(labelOf(row)));
    const std::size_t room = maxTableWidth - labelWidth - 2;
    // With few armies, columns have space for longer names.
    const std::size_t max = std::clamp<std::size_t>(room / armies.size(), usualColumn + 2, maxColumnWidth + 2) - 2;
    std::vector<std::size_t> widths;
    for (const Column army : armies) widths.push_back(columnWidth(*army, max));
    std::string text = fitted(armies.front()->systemName, maxTableWidth) + "\n";
    for (std::size_t first = 0, count = 0; first < armies.size(); first += count) {
        count = 1;
        for (std::size_t used = widths[first] + 2; first + count < armies.size(); ++count) {
            used += widths[first + count] + 2;
            if (used > room) break;
        }
        if (first > 0) text += '\n';
        text += tableOf(armies.subspan(first, count), std::span(widths).subspan(first, count), labelWidth);
    }
    return text;
}

/// The same with a row for each army and a column for each statistic, without their parts.
std::string transposedTablesOfSystem(std::span<const Column> armies)
{
    const FigureRows all(armies);
    std::vector<const FigureRow*> columns;
    for (const FigureRow& row : all.list())
        if (!row.isPart) columns.push_back(&row);
    std::size_t labelWidth = 0;
    for (const Column army : armies)
        labelWidth = std::max(labelWidth, countCodePoints(fitted(army->name, maxLabelWidth)));
    std::vector<std::size_t> widths;
    for (const auto* column : columns) {
        std::size_t width = countCodePoints(fitted(column->label, usualColumn));
        for (const auto* figure : column->figures)
            width = std::max(width, countCodePoints(cellOf(figure, usualColumn)));
        widths.push_back(width);
    }
    std::string text = fitted(armies.front()->systemName, maxTableWidth) + "\n";
    for (std::size_t first = 0, end = 0; first < columns.size(); first = end) {
        for (std::size_t used = labelWidth + 2; end < columns.size(); ++end) {
            used += widths[end] + 2;
            if (used > maxTableWidth && end > first) break;
        }
        if (first > 0) text += '\n';
        text += std::string(labelWidth + 2, ' ');
        const auto add = [&](const std::string& cell, std::size_t width) { text += "  " + padded(cell, width) + cell; };
        for (std::size_t i = first; i < end; ++i) add(fitted(columns[i]->label, widths[i]), widths[i]);
        text += '\n';
        for (std::size_t army = 0; army < armies.size(); ++army) {
            const auto label = fitted(armies[army]->name, maxLabelWidth);
            text += "  " + label + padded(label, labelWidth);
            for (std::size_t i = first; i < end; ++i) add(cellOf(columns[i]->figures[army], widths[i]), widths[i]);
            text += '\n';
        }
    }
    return text;
}

std::string errorLines(std::span<const Column> armies)
{
    std::string text;
    for (const Column army : armies)
        if (army->errors > 0)
            text += fmt::format("  {}: {}; see: muster check {}\n", fitted(army->name, maxTableWidth),
                                countedErrors(army->errors), forTerminal(army->file, LineFeeds::shown));
    return text;
}

std::string remarkLines(std::span<const Column> armies)
{
    std::string text;
    for (const Column army : armies)
        for (const auto& remark : army->remarks)
            text += fmt::format("  {}: {}\n", fitted(army->name, maxTableWidth), forTerminal(remark, LineFeeds::shown));
    return text;
}

Json shown(const Figure& figure) { return {{"label", figure.label}, {"value", figure.json}}; }

}  // namespace

std::string countedErrors(std::size_t errors) { return fmt::format("{} {}", errors, errors == 1 ? "error" : "errors"); }

std::string statisticsTables(const std::vector<ComparedArmy>& armies, Orientation orientation)
{
    std::vector<std::pair<std::string, std::vector<Column>>> systems;
    for (const auto& army : armies) {
        auto known = std::find_if(systems.begin(), systems.end(),
                                  [&](const auto& system) { return system.first == army.system; });
        if (known == systems.end()) known = systems.insert(systems.end(), {army.system, {}});
        known->second.push_back(&army);
    }
    std::string text;
    for (const auto& [system, columns] : systems) {
        if (!text.empty()) text += '\n';
        text += orientation == Orientation::columns ? tablesOfSystem(columns) : transposedTablesOfSystem(columns);
        text += errorLines(columns) + remarkLines(columns);
    }
    return text;
}

Json statisticsJson(const std::vector<ComparedArmy>& armies)
{
    Json list = Json::array();
    for (const auto& army : armies) {
        Json statistics = Json::array();
        for (const auto& [id, figure, parts] : army.statistics) {
            Json shownParts = Json::array();
            for (const auto& part : parts) shownParts.push_back(shown(part));
            statistics.push_back(
                {{"id", id}, {"label", figure.label}, {"value", figure.json}, {"parts", std::move(shownParts)}});
        }
        list.push_back({{"file", army.file},
                        {"name", army.name},
                        {"system", army.system},
                        {"errors", army.errors},
                        {"statistics", std::move(statistics)},
                        {"remarks", army.remarks}});
    }
    return {{"version", 1}, {"armies", std::move(list)}};
}

}  // namespace muster::validator

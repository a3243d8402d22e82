#include "validator/compared_army.hpp"

#include "core/text/utf8.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
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

/// One line of a table: a label and a figure for each army, or none if an army has no such line.
struct FigureRow {
    std::string label;
    std::vector<const Figure*> figures;
    bool isPart = false;
};

class FigureRows {
public:
    explicit FigureRows(std::span<const Column> armies) : m_armies(armies)
    {
        for (const Column army : armies)
            for (const auto& statistic : army->statistics)
                if (std::find(m_ids.begin(), m_ids.end(), statistic.id) == m_ids.end()) m_ids.push_back(statistic.id);
        for (const auto& id : m_ids) addStatistic(id);
    }
    const std::vector<FigureRow>& list() const { return m_rows; }

private:
    void addStatistic(const std::string& id)
    {
        FigureRow whole{{}, std::vector<const Figure*>(m_armies.size()), false};
        std::vector<FigureRow> parts;
        // Squads of two armies may share a name, and so may two of the same army: match the first with the first, and
        // so on.
        std::map<std::pair<std::string, std::size_t>, std::size_t> known;
        for (std::size_t i = 0; i < m_armies.size(); ++i) {
            const auto& statistics = m_armies[i]->statistics;
            const auto found = std::find_if(statistics.begin(), statistics.end(),
                                            [&](const auto& statistic) { return statistic.id == id; });
            if (found == statistics.end()) continue;
            whole.label = found->figure.label;
            whole.figures[i] = &found->figure;
            std::map<std::string, std::size_t> occurrences;
            for (const auto& part : found->parts) {
                const auto [place, isNew] =
                    known.emplace(std::pair(part.label, occurrences[part.label]++), parts.size());
                if (isNew) parts.push_back({part.label, std::vector<const Figure*>(m_armies.size()), true});
                parts[place->second].figures[i] = &part;
            }
        }
        m_rows.push_back(std::move(whole));
        for (auto& part : parts)
            if (std::any_of(part.figures.begin(), part.figures.end(),
                            [](const Figure* figure) { return figure && !figure->isNothing; }))
                m_rows.push_back(std::move(part));
    }

    std::span<const Column> m_armies;
    std::vector<std::string> m_ids;
    std::vector<FigureRow> m_rows;
};

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
    for (const Column army : armies)
        if (army->errors > 0)
            text += fmt::format("  {}: {}; see: muster check {}\n", fitted(army->name, maxTableWidth),
                                countedErrors(army->errors), forTerminal(army->file, LineFeeds::shown));
    return text;
}

Json shown(const Figure& figure) { return {{"label", figure.label}, {"value", figure.json}}; }

}  // namespace

std::string countedErrors(std::size_t errors) { return fmt::format("{} {}", errors, errors == 1 ? "error" : "errors"); }

std::string statisticsTables(const std::vector<ComparedArmy>& armies)
{
    std::vector<std::pair<std::string, std::vector<Column>>> systems;
    for (const auto& army : armies) {
        auto known = std::find_if(systems.begin(), systems.end(),
                                  [&](const auto& system) { return system.first == army.system; });
        if (known == systems.end()) known = systems.insert(systems.end(), {army.system, {}});
        known->second.push_back(&army);
    }
    std::string text;
    for (const auto& [system, columns] : systems) text += (text.empty() ? "" : "\n") + tablesOfSystem(columns);
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
                        {"statistics", std::move(statistics)}});
    }
    return {{"version", 1}, {"armies", std::move(list)}};
}

}  // namespace muster::validator

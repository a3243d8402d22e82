#include "printer/text_formats/text_rows.hpp"

#include "printer/text_formats/marks.hpp"

#include <algorithm>
#include <numeric>

namespace muster::printer {

namespace {

constexpr std::size_t maxTextColumnWidth = 48;
constexpr std::size_t between = 2;

bool isAcross(const std::vector<std::string>& row, std::size_t columns) { return row.size() == 1 && columns > 1; }

/// The natural widths, with the widest columns narrowed until a line fits.
std::vector<std::size_t> columnWidths(const TextRows& table, std::size_t columns, std::size_t width)
{
    std::vector<std::size_t> widths(columns, 0);
    std::vector<std::size_t> min(columns, 1);
    for (const auto& row : table.rows) {
        if (isAcross(row, columns)) continue;
        for (std::size_t i = 0; i < std::min(row.size(), columns); ++i) {
            widths[i] = std::max(widths[i], std::min(displayWidth(row[i]), maxTextColumnWidth));
            if (widths[i] <= min[i]) continue;
            for (const auto& word : wrapped(row[i], 1))
                min[i] = std::max(min[i], std::min(displayWidth(word), maxTextColumnWidth));
        }
    }
    auto used = std::accumulate(widths.begin(), widths.end(), columns > 0 ? (columns - 1) * between : 0);
    while (used > width) {
        std::size_t widest = columns;
        for (std::size_t i = 0; i < columns; ++i) {
            if (widths[i] > min[i] && (widest == columns || widths[i] > widths[widest])) widest = i;
        }
        if (widest == columns) break;
        --widths[widest];
        --used;
    }
    return widths;
}

void addLines(const std::vector<std::string>& row, const std::vector<sheet::TableColumn>& columns,
              const std::vector<std::size_t>& widths, std::vector<std::string>& lines)
{
    std::vector<std::vector<std::string>> cells;
    std::size_t height = 1;
    for (std::size_t i = 0; i < std::min(row.size(), widths.size()); ++i) {
        cells.push_back(wrapped(row[i], std::max<std::size_t>(widths[i], 1)));
        height = std::max(height, cells.back().size());
    }
    for (std::size_t l = 0; l < height; ++l) {
        std::string text;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string cell = l < cells[i].size() ? cells[i][l] : "";
            const auto spare = widths[i] - std::min(widths[i], displayWidth(cell));
            const auto before = columns[i].align == sheet::Align::right    ? spare
                                : columns[i].align == sheet::Align::center ? spare / 2
                                                                           : 0;
            text += std::string(before, ' ') + cell + std::string(spare - before + between, ' ');
        }
        lines.push_back(std::move(text));
    }
}

}  // namespace

std::vector<std::string> setRows(const TextRows& table, const std::vector<sheet::TableColumn>& columns,
                                 std::size_t width)
{
    const auto widths = columnWidths(table, columns.size(), width);
    std::string rule;
    for (const auto one : widths) rule += std::string(one, '-') + std::string(between, ' ');
    std::vector<std::string> lines;
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        if (table.summed && r + 1 == table.rows.size()) lines.push_back(rule);
        if (isAcross(table.rows[r], columns.size()))
            lines.push_back(table.rows[r].front());
        else
            addLines(table.rows[r], columns, widths, lines);
        if (table.headed && r == 0) lines.push_back(rule);
    }
    return lines;
}

}  // namespace muster::printer

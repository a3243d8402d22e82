#include "printer/layout/side_by_side.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double cellMargins = 3.6;   // mm beside a cell's text, where numbers precede text too
constexpr double widestText = 36.0;   // mm: longer texts have several lines
constexpr double besidePart = 6.0;    // mm, an empty column
constexpr std::size_t minRows = 3;    // a table with fewer rows in each part is clearer as it is
constexpr double maxDownwards = 0.7;  // of a page
constexpr double plainRow = 6.0;      // mm, about
constexpr double denseRow = 4.6;      // mm, about

/// The width of a table whose cells have one line each, except long texts.
double naturalWidth(const sheet::Table& table, const BlockLayout& blockLayout)
{
    const auto body = table.dense ? type::reference : blockLayout.text(type::body);
    double sum = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const bool isText = table.columns[i].align == sheet::Align::left;
        double widest = 0;
        // The head of a column of numbers may have several lines.
        for (const auto& word : displayText(table.columns[i].label).split(isText ? u'\n' : u' '))
            widest = std::max(widest, blockLayout.type.width(word, type::columnHead));
        for (const auto& row : table.rows)
            if (i < row.size()) widest = std::max(widest, blockLayout.type.width(displayText(row[i].text), body));
        if (isText) widest = std::min(widest, widestText);
        sum += widest + cellMargins;
    }
    return sum;
}

/// True for a table whose rows have nothing but text.
bool isPlain(const sheet::Table& table)
{
    const bool hasBoxes = std::any_of(table.rows.begin(), table.rows.end(), [](const auto& row) {
        return std::any_of(row.begin(), row.end(), [](const auto& cell) { return cell.boxes > 0; });
    });
    return table.groups.empty() && table.total.empty() && table.dimmed.empty() && table.emptyRows == 0 &&
           !table.toFill && !hasBoxes;
}

}  // namespace

std::optional<WideTable> sideBySide(const sheet::Table& table, const BlockLayout& blockLayout)
{
    if (table.across < 2 || !isPlain(table) || table.rows.size() < 2 * minRows) return std::nullopt;
    const double natural = naturalWidth(table, blockLayout);
    const auto fitting =
        static_cast<std::size_t>(std::max(0.0, (blockLayout.width + besidePart) / (natural + besidePart)));
    const auto parts = std::min({static_cast<std::size_t>(table.across), fitting, table.rows.size() / minRows});
    if (parts < 2) return std::nullopt;
    const std::size_t rows = (table.rows.size() + parts - 1) / parts;
    const double height = static_cast<double>(rows) * (table.dense ? denseRow : plainRow);
    WideTable wide{{}, height < blockLayout.pageHeight * maxDownwards};
    auto& made = wide.table;
    made.title = table.title;
    made.dense = table.dense;
    for (std::size_t part = 0; part < parts; ++part) {
        if (part > 0) made.columns.push_back({{}, sheet::Align::right});
        for (auto column : table.columns) {
            column.width = 0;
            made.columns.push_back(std::move(column));
        }
    }
    for (std::size_t row = 0; row < rows; ++row) {
        made.rows.emplace_back();
        for (std::size_t part = 0; part < parts; ++part) {
            if (part > 0) made.rows.back().emplace_back();
            const auto index = wide.isDownwards ? part * rows + row : row * parts + part;
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                const bool isThere = index < table.rows.size() && i < table.rows[index].size();
                made.rows.back().push_back(isThere ? table.rows[index][i] : sheet::Cell{});
            }
        }
    }
    return wide;
}

}  // namespace muster::printer

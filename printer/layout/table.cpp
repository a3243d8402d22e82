#include "printer/layout/blocks.hpp"
#include "printer/layout/side_by_side.hpp"
#include "printer/layout/table_setter.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace muster::printer {

namespace {

constexpr double maxTogether = 0.75;  // of a page, for rows that are read downwards
constexpr double narrowest = 7.5;     // average width of columns: a tick box with its margin

/// Columns [first, end) of a table, preceded by its first one if that is not among them.
sheet::Table partOf(const sheet::Table& table, std::size_t first, std::size_t end, bool withHead)
{
    std::vector<std::size_t> columns;
    if (withHead && first > 0) columns.push_back(0);
    for (auto i = first; i < end; ++i) columns.push_back(i);
    sheet::Table part;
    if (first == 0) part.title = table.title;
    part.groups = table.groups;
    part.emptyRows = table.emptyRows;
    part.dense = table.dense;
    part.toFill = table.toFill;
    part.dimmed = table.dimmed;
    part.keepGroups = table.keepGroups;
    for (const auto i : columns)
        if (!table.totalCells.empty()) part.totalCells.push_back(table.totalCells[i]);
    for (const auto i : columns) part.columns.push_back(table.columns[i]);
    for (const auto& row : table.rows) {
        part.rows.emplace_back();
        for (const auto i : columns) part.rows.back().push_back(i < row.size() ? row[i] : sheet::Cell{});
    }
    for (const auto i : columns) {
        if (!table.total.empty()) part.total.push_back(i < table.total.size() ? table.total[i] : std::string());
    }
    return part;
}

}  // namespace

void layOut(const sheet::Table& table, BlockLayout& blockLayout)
{
    if (table.columns.empty()) return;
    if (const auto wide = sideBySide(table, blockLayout)) {
        const auto start = blockLayout.pieces.size();
        setTable(wide->table, blockLayout);
        if (wide->isDownwards) blockLayout.keepTogether(start, maxTogether);
        return;
    }
    const auto count = table.columns.size();
    const auto max = std::max<std::size_t>(1, static_cast<std::size_t>(blockLayout.width / narrowest));
    if (count <= max) return setTable(table, blockLayout);
    blockLayout.notes.overflow("A table of " + std::to_string(count) +
                               " columns is too wide for its place and continues below.");
    const bool withHead = max > 2;
    for (std::size_t first = 0; first < count;) {
        const auto end = std::min(count, first + max - (withHead && first > 0 ? 1 : 0));
        setTable(partOf(table, first, end, withHead), blockLayout);
        first = end;
    }
}

}  // namespace muster::printer

#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double minCell = 7.5;  // a tick box with its margin

/// Columns [first, end) of a grid.
sheet::Grid partOf(const sheet::Grid& grid, std::uint32_t first, std::uint32_t end)
{
    sheet::Grid part{first == 0 ? grid.title : std::string(), grid.rows, end - first, grid.rowHeight, {}, grid.boxes};
    for (std::uint32_t row = 0; row < grid.rows; ++row) {
        for (auto column = first; column < end; ++column) {
            const auto index = static_cast<std::size_t>(row) * grid.columns + column;
            part.cells.push_back(index < grid.cells.size() ? grid.cells[index] : sheet::Cell{});
        }
    }
    return part;
}

/// Several squares may have the same text, so each is named by its place too.
void makeFillable(RowCell& cell, const sheet::Grid& grid, std::uint32_t row, std::uint32_t column)
{
    const auto index = static_cast<std::size_t>(row) * grid.columns + column;
    const auto own = index < grid.cells.size() ? fieldLabel(grid.cells[index].text) : std::string();
    cell.label = joinedLabels({fieldLabel(grid.title), own, fmt::format("row {}, column {}", row + 1, column + 1)});
    cell.writing = Writing{FieldKind::lines, type::small.points};
}

}  // namespace

void layOut(const sheet::Grid& grid, BlockLayout& blockLayout)
{
    if (grid.rows == 0 || grid.columns == 0) return;
    const auto max = std::max(1u, static_cast<std::uint32_t>(blockLayout.width / minCell));
    if (grid.columns > max) {
        blockLayout.notes.overflow("A grid of " + std::to_string(grid.columns) +
                                   " columns is too wide for its place and continues below.");
        for (std::uint32_t first = 0; first < grid.columns; first += max)
            layOut(partOf(grid, first, std::min(grid.columns, first + max)), blockLayout);
        return;
    }
    const auto start = blockLayout.pieces.size();
    layOutBlockTitle(grid.title, blockLayout);
    const double width = blockLayout.width / grid.columns;
    const auto table = blockLayout.tag(Role::table);
    for (std::uint32_t row = 0; row < grid.rows; ++row) {
        std::vector<RowCell> cells;
        const auto tag = muster::printer::row(static_cast<int>(grid.columns), table);
        for (std::uint32_t column = 0; column < grid.columns; ++column) {
            const auto index = static_cast<std::size_t>(row) * grid.columns + column;
            RowCell cell;
            cell.tag = muster::printer::cell(Role::cell, static_cast<int>(column), tag);
            cell.x = column * width + space::cellSide;
            cell.width = std::max(1.0, width - 2 * space::cellSide);
            if (index < grid.cells.size()) {
                const auto& content = grid.cells[index];
                if (!content.text.empty())
                    cell.texts.push_back(blockLayout.wrap(content.text, type::small, cell.width));
                cell.boxes = BoxSetting::fit(content.boxes, content.group, grid.boxes, cell.width);
            }
            if (blockLayout.fillable) makeFillable(cell, grid, row, column);
            cells.push_back(std::move(cell));
        }
        RowStyle look;
        look.before = row == 0 && grid.title.empty() ? blockLayout.space(space::between) : 0;
        look.padBottom = space::cellSide;
        look.minHeight = grid.rowHeight;
        look.boxesAtBottom = true;
        look.ornament = [&](Drawing& drawing, double height) {
            for (std::uint32_t column = 0; column < grid.columns; ++column) {
                drawing.outline(column * width, 0, width, height, rule::medium);
            }
        };
        layOutRow(blockLayout, cells, look);
    }
    blockLayout.keepTogether(start, 0.6);
}

}  // namespace muster::printer

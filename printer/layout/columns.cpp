#include "printer/layout/blocks.hpp"
#include "printer/layout/paginate.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double minColumn = 22.0;  // in less space, columns are stacked

}  // namespace

void layOut(const sheet::Columns& columns, BlockLayout& blockLayout)
{
    if (columns.columns.empty()) return;
    const auto count = columns.columns.size();
    double total = 0;
    for (std::size_t i = 0; i < count; ++i) total += i < columns.widths.size() ? columns.widths[i] : 1.0;
    double narrowest = 1e9;
    for (std::size_t i = 0; i < count; ++i)
        narrowest =
            std::min(narrowest, blockLayout.width * (i < columns.widths.size() ? columns.widths[i] : 1.0) / total);
    if (count > 1 && (narrowest < minColumn || blockLayout.stacksColumns)) {
        for (const auto& column : columns.columns) layOutBlocks(column, blockLayout);
        return;
    }
    const double gap = std::min(space::gutter, blockLayout.width * 0.2 / static_cast<double>(count));
    const double room = blockLayout.width - gap * static_cast<double>(count - 1);
    Piece piece{Drawing(blockLayout.type), blockLayout.space(space::between), 0, false, nullptr, {}};
    // Pieces of one page so far; more than that begin another one.
    const double above = heightOf(blockLayout.pieces);
    double x = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double width = room * (i < columns.widths.size() ? columns.widths[i] : 1.0) / total;
        auto inner = blockLayout.inner(width);
        inner.columnTop = blockLayout.columnTop.value_or(0) + (above < blockLayout.pageHeight / 2 ? above : 0);
        layOutBlocks(columns.columns[i], inner);
        if (!inner.pieces.empty()) piece.before = std::max(piece.before, inner.pieces.front().before);
        piece.branches.push_back({x, width, {std::move(inner.pieces), 0}});
        x += width + gap;
    }
    blockLayout.pieces.push_back(std::move(piece));
}

}  // namespace muster::printer

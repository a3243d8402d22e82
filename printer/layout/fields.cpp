#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double fieldGap = 4.0;
constexpr double minField = 10.0;  // in less space, there are fewer side by side

struct Place {
    std::size_t item;
    int column;
    int span;
};

/// A value that nearly fits is shrunk slightly instead of wrapped.
Paragraph valueOf(const std::string& value, double width, const BlockLayout& blockLayout)
{
    const auto shown = displayText(value);
    auto style = blockLayout.text(type::value);
    for (auto smaller = style; smaller.points >= type::body.points; smaller.points -= 0.5) {
        if (shown.size() < 80 && blockLayout.type.width(shown, smaller) <= width)
            return blockLayout.wrap(value, smaller, width);
    }
    return blockLayout.wrap(value, style, width);
}

/// Items in reading order, as many per row as the columns allow.
std::vector<std::vector<Place>> rowsOf(const sheet::Fields& fields, int columns)
{
    std::vector<std::vector<Place>> rows;
    int used = columns;
    for (std::size_t i = 0; i < fields.items.size(); ++i) {
        const int span = std::clamp(fields.items[i].span, 1, columns);
        if (used + span > columns) {
            rows.emplace_back();
            used = 0;
        }
        rows.back().push_back({i, used, span});
        used += span;
    }
    return rows;
}

}  // namespace

void layOut(const sheet::Fields& fields, BlockLayout& blockLayout)
{
    const double gap = blockLayout.width < 70 ? fieldGap / 2 : fieldGap;
    const int columns =
        std::clamp(fields.columns, 1, std::max(1, static_cast<int>((blockLayout.width + gap) / (minField + gap))));
    const double columnWidth = (blockLayout.width - gap * (columns - 1)) / columns;
    bool first = true;
    for (const auto& row : rowsOf(fields, columns)) {
        std::vector<RowCell> cells;
        RowStyle look;
        for (const auto& place : row) {
            const auto& item = fields.items[place.item];
            RowCell cell;
            cell.x = place.column * (columnWidth + gap);
            cell.width = place.span * columnWidth + (place.span - 1) * gap;
            if (!item.label.empty()) cell.texts.push_back(blockLayout.wrap(item.label, type::label, cell.width));
            if (!item.value.empty()) cell.texts.push_back(valueOf(item.value, cell.width, blockLayout));
            const double label = item.label.empty() ? 0 : cell.texts.front().height();
            const double min = item.line && item.value.empty()
                                   ? std::max(space::minWriting, blockLayout.space(space::writing))
                                   : type::value.points * type::millimetresPerPoint * type::leading;
            look.minHeight = std::max(look.minHeight, label + min + blockLayout.space(1.0));
            cells.push_back(std::move(cell));
        }
        look.before = blockLayout.space(first ? space::between : space::betweenFields);
        look.padTop = 0;
        look.padBottom = 0.5;
        look.lastTextAtBottom = true;
        look.ornament = [&](Drawing& drawing, double height) {
            for (const auto& cell : cells) drawing.rule(cell.x, height, cell.x + cell.width, height, rule::thin);
        };
        layOutRow(blockLayout, cells, look);
        first = false;
    }
}

}  // namespace muster::printer

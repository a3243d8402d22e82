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

bool isToFill(const sheet::Field& field) { return field.line && field.value.empty(); }

constexpr double stripSide = 1.6;  // left and right of a value in a strip

/// The largest size at which the value fits on one line, down to the minimum for play; there, it wraps.
Paragraph stripValue(const std::string& value, double points, double width, const BlockLayout& blockLayout)
{
    const auto shown = displayText(value);
    Style style{points, Face::bold, {}, type::closeLeading};
    while (style.points > type::minPlay && blockLayout.type.width(shown, style) > width)
        style.points = std::max(type::minPlay, style.points - 0.5);
    return blockLayout.wrap(value, style, width);
}

constexpr double besideTwoLines = 14;  // points; a symbol beside a label and its value

/// The side of a symbol beside letters of that size.
double symbolSide(double points) { return points * type::millimetresPerPoint * 1.3; }

/// The width that an item's symbol takes from its value.
double symbolRoom(const sheet::Field& item, double points)
{
    if (!item.symbol) return 0;
    return symbolSide(points) + (item.value.empty() ? 0 : space::afterSymbol);
}

/// The widths of one row of a strip: what each value needs, then an equal part of the rest; equal if that is too much.
std::vector<double> stripWidths(const sheet::Fields& fields, const std::vector<Place>& row,
                                const BlockLayout& blockLayout)
{
    const Style large{fields.points, Face::bold, {}, type::closeLeading};
    std::vector<double> widths;
    double all = 0;
    int spans = 0;
    for (const auto& place : row) {
        const auto& item = fields.items[place.item];
        widths.push_back(
            2 * stripSide + 0.1 +
            std::max(symbolRoom(item, fields.points) + blockLayout.type.width(displayText(item.value), large),
                     blockLayout.type.longestWord(displayText(item.label), type::label)));
        all += widths.back();
        spans += place.span;
    }
    for (std::size_t i = 0; i < row.size(); ++i) {
        const double share = static_cast<double>(row[i].span) / spans;
        widths[i] =
            all <= blockLayout.width ? widths[i] + (blockLayout.width - all) * share : blockLayout.width * share;
    }
    return widths;
}

void layOutStrip(const sheet::Fields& fields, BlockLayout& blockLayout)
{
    const auto fitting = std::max(1, static_cast<int>(blockLayout.width / minField));
    bool first = true;
    for (const auto& row : rowsOf(fields, std::clamp(fields.columns, 1, fitting))) {
        const auto widths = stripWidths(fields, row, blockLayout);
        std::vector<RowCell> cells;
        std::vector<double> lines;
        RowStyle look;
        double x = 0;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const auto& item = fields.items[row[i].item];
            RowCell cell{x + stripSide, widths[i] - 2 * stripSide, sheet::Align::center, {}, {}};
            const double beside = symbolRoom(item, fields.points);
            if (!item.label.empty()) cell.texts.push_back(blockLayout.wrap(item.label, type::label, cell.width));
            const double label = item.label.empty() ? 0 : cell.texts.front().height();
            if (!item.value.empty())
                cell.texts.push_back(stripValue(item.value, fields.points, cell.width - beside, blockLayout));
            if (item.symbol) {
                const double taken = item.value.empty() ? 0 : cell.texts.back().width();
                cell.symbol = {item.symbol, cell.x + (cell.width - beside - taken) / 2, symbolSide(fields.points),
                               true};
                if (taken > 0) cell.x += beside / 2;
            }
            look.minHeight =
                std::max(look.minHeight, label + fields.points * type::millimetresPerPoint * type::closeLeading + 1.2);
            if (isToFill(item)) {
                cell.label = fieldLabel(item.label);
                cell.writing = Writing{FieldKind::line, fields.points};
            }
            x += widths[i];
            lines.push_back(x);
            cells.push_back(std::move(cell));
        }
        look.before = first ? blockLayout.space(space::between) : 0;
        look.padTop = look.padBottom = 0.6;
        look.lastTextAtBottom = true;
        look.ornament = [&](Drawing& drawing, double height) {
            drawing.outline(0, 0, blockLayout.width, height, rule::medium);
            for (std::size_t i = 0; i + 1 < lines.size(); ++i) drawing.rule(lines[i], 0, lines[i], height, rule::thin);
        };
        layOutRow(blockLayout, cells, look);
        first = false;
    }
}

}  // namespace

void layOut(const sheet::Fields& fields, BlockLayout& blockLayout)
{
    if (fields.points > 0) return layOutStrip(fields, blockLayout);
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
            if (item.symbol) {
                const double beside = symbolRoom(item, besideTwoLines);
                cell.symbol = {item.symbol, cell.x, symbolSide(besideTwoLines), true};
                cell.x += beside, cell.width -= beside;
            }
            if (!item.label.empty()) cell.texts.push_back(blockLayout.wrap(item.label, type::label, cell.width));
            if (!item.value.empty()) cell.texts.push_back(valueOf(item.value, cell.width, blockLayout));
            const double label = item.label.empty() ? 0 : cell.texts.front().height();
            const double min = item.line && item.value.empty()
                                   ? std::max(space::minWriting, blockLayout.space(space::writing))
                                   : type::value.points * type::millimetresPerPoint * type::leading;
            look.minHeight = std::max(look.minHeight, label + min + blockLayout.space(1.0));
            if (isToFill(item)) {
                cell.label = fieldLabel(item.label);
                cell.writing = Writing{FieldKind::line, blockLayout.text(type::value).points};
            }
            cells.push_back(std::move(cell));
        }
        look.before = blockLayout.space(first ? space::between : space::betweenFields);
        look.padTop = 0;
        look.padBottom = 0.5;
        look.lastTextAtBottom = true;
        look.ornament = [&](Drawing& drawing, double height) {
            for (const auto& cell : cells) {
                const double start = cell.symbol.symbol ? cell.symbol.x : cell.x;
                drawing.rule(start, height, cell.x + cell.width, height, rule::thin);
            }
        };
        layOutRow(blockLayout, cells, look);
        first = false;
    }
}

}  // namespace muster::printer

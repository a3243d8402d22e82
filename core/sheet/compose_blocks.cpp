#include "core/sheet/composer.hpp"

#include <fmt/format.h>

#include <cmath>

namespace muster::sheet {

namespace {

constexpr std::uint32_t maxBoxes = 1'000;
constexpr std::uint32_t maxSide = 100;  // rows or columns of a grid or matrix

}  // namespace

std::optional<Heading> Composer::make(const plan::Heading& planned)
{
    return Heading{planned.level, text(planned.text, Gap::cut), text(planned.note, Gap::lines), planned.align,
                   symbol(planned.symbol)};
}

std::optional<Fields> Composer::make(const plan::Fields& planned)
{
    Fields made{planned.columns, {}, planned.points};
    for (const auto& item : planned.items) {
        if (!holds(item.when)) continue;
        auto label = text(item.label, Gap::cut);
        if (m_blank && item.label && label.empty())
            continue;  // a line without a label would not show what to write on it
        made.items.push_back({std::move(label), text(item.value), item.line, item.span, symbol(item.symbol)});
        if (m_blank && item.value) made.items.back().line = true;
    }
    if (made.items.empty()) return std::nullopt;
    return made;
}

BoxStyle Composer::boxStyle(const plan::BoxStyle& planned)
{
    auto style = planned.fixed;
    if (!planned.size) return style;
    const auto gaps = m_gaps;
    const auto size = value(*planned.size);
    m_gaps = gaps;  // nobody writes a size by hand
    if (!size) return style;
    const double side = size->isNumber() ? size->asNumber() : 0;
    if (side >= plan::minBox && side <= plan::maxBox)
        style.size = side;
    else
        unknown(planned.size->node.range(), fmt::format("Tick boxes are {:g} to {:g} mm wide, but this is {}.",
                                                        plan::minBox, plan::maxBox, expr::toText(*size, 60)));
    return style;
}

std::vector<Cell> Composer::rowOf(const std::vector<const plan::Column*>& columns)
{
    std::vector<Cell> cells;
    for (const auto* column : columns) {
        if (m_checks && column->certain) continue;
        Cell cell{text(column->value)};
        if (column->group) cell.group = count(*column->group, maxBoxes);
        if (column->boxes && (cell.boxes = count(*column->boxes, maxBoxes)) > 0 &&
            !mayDraw(column->boxes->node, cell.boxes))
            cell.boxes = 0;
        cell.symbol = symbol(column->symbol);
        cells.push_back(std::move(cell));
    }
    return cells;
}

/// What a blank sheet has in place of a total.
TotalCell Composer::totalCell(const plan::Sentence& total, bool sum, const std::string& shown)
{
    const auto open = total.text.render(m_slots, m_arena, m_budget.work, nullptr, gapMark);
    if (!shown.empty() || open.find(gapMark) == std::string::npos) return TotalCell::printed;
    return sum ? TotalCell::sum : TotalCell::toFill;
}

std::optional<Table> Composer::make(const plan::Table& planned)
{
    const auto blank = blankItems();
    Table made;
    made.title = text(planned.title, Gap::cut);
    std::vector<const plan::Column*> shown;
    for (std::size_t i = 0; i < planned.columns.size(); ++i) {
        const auto& column = planned.columns[i];
        if (!holds(column.when)) continue;
        shown.push_back(&column);
        made.columns.push_back({text(column.label, Gap::cut), column.align, column.width, column.points,
                                boxStyle(column.style), column.lead, column.inBoxes, column.band});
        if (i >= planned.total.size()) continue;
        made.total.push_back(text(planned.total[i]));
        if (m_blank) made.totalCells.push_back(totalCell(planned.total[i], column.sum, made.total.back()));
    }
    if (shown.empty()) return std::nullopt;
    made.emptyRows = planned.emptyRows;
    made.toFill = m_blank && planned.rows;
    if (planned.rows && !(m_checks && planned.rowsAreCertain)) {
        const auto list = blank.list ? blank.list : value(planned.rows->list);
        const auto add = [&] {
            if (!mayDraw(planned.rows->list.node, shown.size())) return;
            auto row = rowOf(shown);
            if (!m_checks) made.rows.push_back(std::move(row));
            if (planned.group) made.groups.push_back(text(planned.group));
            if (planned.dim) made.dimmed.push_back(holds(planned.dim, false));
        };
        if (list) forEach(*planned.rows, *list, add);
        for (std::uint32_t i = 0; m_blank && !list && i < blankRows(blank, planned.emptyRows); ++i)
            forNothing(*planned.rows, i, add);
        // A header without rows looks broken, so there is a line to write on.
        if (list && made.rows.empty() && made.emptyRows == 0) made.emptyRows = 1;
    }
    made.dense = planned.dense;
    made.across = planned.across;
    made.keepGroups = planned.keepGroups;
    return made;
}

std::optional<Cards> Composer::make(const plan::Cards& planned)
{
    const auto blank = blankItems();
    Cards made{planned.columns, {}, planned.size, planned.cut, planned.twoSided, planned.commonBack};
    const auto add = [&] {
        made.cards.push_back({text(planned.title, Gap::cut), text(planned.subtitle), text(planned.corner),
                              blocks(planned.blocks), blocks(planned.back), symbol(planned.symbol)});
    };
    const auto list = blank.list ? blank.list : value(planned.cards.list);
    if (list) forEach(planned.cards, *list, add);
    for (std::uint32_t i = 0; m_blank && !list && i < blankRows(blank, 6); ++i) forNothing(planned.cards, i, add);
    if (made.cards.empty()) return std::nullopt;
    return made;
}

std::optional<Track> Composer::make(const plan::Track& planned)
{
    const auto blank = blankItems();
    auto from = integer(planned.from);
    auto to = integer(planned.to);
    if (!from)
        from = blank.count;
    else if (!to)
        to = blank.count;
    if (!from || !to) return std::nullopt;
    Track made{text(planned.label, Gap::cut), *from, *to, {}};
    if (planned.start) made.start = integer(*planned.start);
    if (std::abs(*to - *from) > maxBoxes) {
        limit(planned.to.node.range(), fmt::format("A track from {} to {} is too long to draw.", *from, *to));
        return std::nullopt;
    }
    if (!mayDraw(planned.to.node, static_cast<std::size_t>(std::abs(*to - *from)))) return std::nullopt;
    return made;
}

std::optional<Boxes> Composer::make(const plan::Boxes& planned)
{
    const auto blank = blankItems();
    Boxes made{text(planned.label, Gap::cut), count(planned.count, maxBoxes),
               planned.group ? count(*planned.group, maxBoxes) : Boxes().group, boxStyle(planned.style)};
    if (made.count == 0 && blank.count) made.count = static_cast<std::uint32_t>(*blank.count);
    if (m_blank && made.count == 0) return std::nullopt;  // a label without boxes would be unclear
    if (!mayDraw(planned.count.node, made.count)) return std::nullopt;
    return made;
}

std::optional<Grid> Composer::make(const plan::Grid& planned)
{
    Grid made{text(planned.title, Gap::cut),
              count(planned.rows, maxSide),
              count(planned.columns, maxSide),
              planned.rowHeight,
              {},
              boxStyle(planned.style)};
    if (!mayDraw(planned.rows.node, std::size_t{made.rows} * made.columns)) return std::nullopt;
    for (std::uint32_t row = 0; row < made.rows; ++row) {
        for (std::uint32_t column = 0; column < made.columns; ++column) {
            m_slots[planned.slot] = expr::Value::integer(row);
            m_slots[planned.slot + 1] = expr::Value::integer(column);
            Cell cell{text(planned.cell), planned.boxes ? count(*planned.boxes, maxBoxes) : 0};
            if (planned.group) cell.group = count(*planned.group, maxBoxes);
            if (!mayDraw(planned.rows.node, cell.boxes)) return made;
            made.cells.push_back(std::move(cell));
        }
    }
    return made;
}

std::optional<Matrix> Composer::make(const plan::Matrix& planned)
{
    const auto columns = value(planned.columns);
    const auto rows = value(planned.rows);
    if (!columns || !rows || !columns->is(expr::ValueType::list) || !rows->is(expr::ValueType::list))
        return std::nullopt;
    if (columns->size() > maxSide || rows->size() > maxSide * 10) {
        limit(planned.rows.node.range(),
              fmt::format("A table of {} rows and {} columns is too large to draw.", rows->size(), columns->size()));
        return std::nullopt;
    }
    if (!mayDraw(planned.rows.node, std::size_t{columns->size()} * rows->size())) return std::nullopt;
    Matrix made{text(planned.title, Gap::cut), text(planned.corner), {}, {}, {}, {}, planned.points,
                planned.headsAtRight};
    for (const auto& head : columns->asList())
        made.columnHeads.push_back(charged(expr::toSentence(head), planned.rows.node));
    for (const auto& row : rows->asList()) {
        made.rowHeads.push_back(charged(expr::toSentence(row), planned.rows.node));
        m_slots[planned.slot] = row;
        for (const auto& column : columns->asList()) {
            m_slots[planned.slot + 1] = column;
            made.cells.push_back(text(planned.cell));
            if (planned.shade) made.shades.push_back(static_cast<std::uint8_t>(count(*planned.shade, maxShade)));
        }
    }
    return made;
}

std::optional<Text> Composer::make(const plan::Text& planned)
{
    Text made{text(planned.text, Gap::lines), planned.style, planned.align, planned.ifRoom};
    if (made.text.empty()) return std::nullopt;
    return made;
}

std::optional<Columns> Composer::make(const plan::Columns& planned)
{
    Columns made{planned.widths, {}};
    for (const auto& column : planned.columns) made.columns.push_back(blocks(column));
    return made;
}

std::optional<Reference> Composer::make(const Reference& planned) { return planned; }

std::optional<Findings> Composer::make(const plan::Findings& planned)
{
    if (m_blank) return std::nullopt;  // nothing was checked
    return Findings{text(planned.title), m_findings};
}

}  // namespace muster::sheet

#include "printer/layout/blocks.hpp"
#include "printer/layout/column_widths.hpp"
#include "printer/layout/row.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

/// Sets one table: knows the columns' places and the head that is drawn again after a page break.
class TableSetter {
public:
    TableSetter(const sheet::Table& table, Galley& galley) : m_table(table), m_galley(galley) { placeColumns(); }

    void set()
    {
        const auto start = m_galley.pieces.size();
        layBlockTitle(m_table.title, m_galley);
        setHead();
        for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
            if (i < m_table.groups.size() && !m_table.groups[i].empty() && (i == 0 || m_table.groups[i] != m_table.groups[i - 1])) setGroup(m_table.groups[i]);
            setRow(m_table.rows[i], i + 1 == m_table.rows.size());
        }
        for (std::uint32_t i = 0; i < m_table.emptyRows; ++i) setEmptyRow();
        if (!m_table.total.empty()) setTotal();
        m_galley.keepTogether(start, 0.2);  // a short table reads badly in two parts
    }

private:
    void placeColumns();
    void setHead();
    void setRow(const std::vector<sheet::Cell>& row, bool last);
    void setEmptyRow();
    void setGroup(const std::string& group);
    void setTotal();
    RowCell cellOf(std::size_t column, const std::string& text, const Style& style, std::uint32_t boxes = 0) const;
    double left(std::size_t column) const;
    Style bodyStyle() const { return m_table.dense ? type::small : m_galley.text(type::body); }
    RowLook rowLook() const
    {
        RowLook look;
        look.padTop = look.padBottom = m_galley.space(m_table.dense ? space::denseCell : space::cell);
        return look;
    }

    const sheet::Table& m_table;
    Galley& m_galley;
    std::vector<double> m_widths;
    std::shared_ptr<const RepeatedHead> m_head;
};

constexpr double shortHead = 24.0;
constexpr double narrowest = 7.5;  // a tick box with its white

bool hasLabels(const sheet::Table& table)
{
    return std::any_of(table.columns.begin(), table.columns.end(), [](const auto& column) { return !column.label.empty(); });
}

void TableSetter::placeColumns()
{
    const auto& type = m_galley.type;
    std::vector<ColumnWish> wishes(m_table.columns.size());
    const auto wish = [&](std::size_t i, const std::string& text, const Style& style) {
        if (text.empty()) return;
        const auto shown = displayText(text);
        const double pad = 2 * space::cellSide + 0.05;
        wishes[i].least = std::max(wishes[i].least, type.longestWord(shown, style) + pad);
        if (shown.size() > 400) wishes[i].natural = std::max(wishes[i].natural, 2 * m_galley.width);
        else for (const auto& line : shown.split(u'\n')) wishes[i].natural = std::max(wishes[i].natural, type.width(line, style) + pad);
    };
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        const auto& column = m_table.columns[i];
        wishes[i].share = column.width;
        wishes[i].grows = column.align == sheet::Align::left;
        wish(i, column.label, type::columnHead);
        // A short head of two words is not worth a second line.
        const double head = type.width(displayText(column.label), type::columnHead) + 2 * space::cellSide + 0.05;
        if (head < shortHead) wishes[i].least = std::max(wishes[i].least, head);
        if (i < m_table.total.size()) wish(i, m_table.total[i], type::strong);
        for (const auto& row : m_table.rows) {
            if (i >= row.size()) continue;
            wish(i, row[i].text, bodyStyle());
            const BoxSetting boxes{row[i].boxes, 5, space::box, row[i].boxes};
            const double pad = 2 * space::cellSide + 0.05;
            if (row[i].boxes > 0) wishes[i].firm = space::box + pad;
            wishes[i].natural = std::max(wishes[i].natural, boxes.lineWidth(std::min<std::uint32_t>(row[i].boxes, 10)) + pad);
            wishes[i].least = std::max(wishes[i].least, boxes.lineWidth(std::min<std::uint32_t>(row[i].boxes, 5)) + pad);
        }
        wishes[i].natural = std::max({wishes[i].natural, wishes[i].least, 6.0});
    }
    m_widths = columnWidths(wishes, m_galley.width);
    if (m_galley.width / static_cast<double>(m_table.columns.size()) < narrowest) {
        m_galley.notes.overflow("A table of " + std::to_string(m_table.columns.size()) + " columns is too narrow to read or write in.");
    }
}

double TableSetter::left(std::size_t column) const
{
    double x = 0;
    for (std::size_t i = 0; i < column; ++i) x += m_widths[i];
    return x;
}

RowCell TableSetter::cellOf(std::size_t column, const std::string& text, const Style& style, std::uint32_t boxes) const
{
    RowCell cell;
    cell.x = left(column) + space::cellSide;
    cell.width = std::max(1.0, m_widths[column] - 2 * space::cellSide);
    cell.align = m_table.columns[column].align;
    if (!text.empty()) cell.texts.push_back(m_galley.wrap(text, style, cell.width));
    cell.boxes = BoxSetting::fit(boxes, 5, space::box, cell.width);
    return cell;
}

void TableSetter::setHead()
{
    if (!hasLabels(m_table)) return;
    Galley head = m_galley.inner(m_galley.width);
    std::vector<RowCell> cells;
    std::size_t lines = 1;
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        cells.push_back(cellOf(i, m_table.columns[i].label, type::columnHead));
        if (!cells.back().texts.empty()) lines = std::max(lines, cells.back().texts.front().lines.size());
    }
    for (auto& cell : cells) {  // heads of several lines stand on the same last line
        if (cell.texts.empty()) continue;
        auto& own = cell.texts.front().lines;
        own.insert(own.begin(), lines - own.size(), {});
    }
    auto look = rowLook();
    look.ornament = [&](Drawing& drawing, double height) {
        drawing.fill(0, 0, m_galley.width, height, rule::band);
        drawing.rule(0, height, m_galley.width, height, rule::medium);
    };
    layRow(head, cells, look);
    auto& piece = head.pieces.front();
    if (piece.height < m_galley.pageHeight / 3) m_head = std::make_shared<RepeatedHead>(RepeatedHead{piece.drawing, piece.height});
    const bool titled = !m_table.title.empty();
    for (auto& part : head.pieces) {
        part.before = &part == &piece && !titled ? m_galley.space(space::between) : 0;
        part.keepWithNext = true;
        m_galley.pieces.push_back(std::move(part));
    }
}

void TableSetter::setRow(const std::vector<sheet::Cell>& row, bool last)
{
    std::vector<RowCell> cells;
    for (std::size_t i = 0; i < std::min(row.size(), m_widths.size()); ++i) {
        cells.push_back(cellOf(i, row[i].text, bodyStyle(), row[i].boxes));
    }
    auto look = rowLook();
    look.head = m_head;
    look.keepWithNext = last && !m_table.total.empty() && m_table.emptyRows == 0;
    look.ornament = [&](Drawing& drawing, double height) {
        drawing.rule(0, height, m_galley.width, height, rule::hair, rule::soft);
    };
    layRow(m_galley, cells, look);
}

void TableSetter::setGroup(const std::string& group)
{
    RowCell cell{space::cellSide, m_galley.width - 2 * space::cellSide, sheet::Align::left, {}, {}};
    cell.texts.push_back(m_galley.wrap(group, m_galley.text(type::strong), cell.width));
    auto look = rowLook();
    look.padTop += m_galley.space(space::aboveGroup);
    look.head = m_head;
    look.keepWithNext = true;
    look.ornament = [&](Drawing& drawing, double height) { drawing.rule(0, height, m_galley.width, height, rule::thin, 60); };
    layRow(m_galley, {cell}, look);
}

void TableSetter::setEmptyRow()
{
    Drawing drawing(m_galley.type);
    const double height = std::max(space::leastWriting, m_galley.space(space::writing));
    drawing.rule(0, height, m_galley.width, height, rule::hair, rule::soft);
    m_galley.add(std::move(drawing), height, 0).head = m_head;
}

void TableSetter::setTotal()
{
    std::vector<RowCell> cells;
    for (std::size_t i = 0; i < std::min(m_table.total.size(), m_widths.size()); ++i) {
        cells.push_back(cellOf(i, m_table.total[i], type::strong));
    }
    auto look = rowLook();
    look.head = m_head;
    look.ornament = [&](Drawing& drawing, double) { drawing.rule(0, 0, m_galley.width, 0, rule::medium); };
    layRow(m_galley, cells, look);
}

}  // namespace

void lay(const sheet::Table& table, Galley& galley)
{
    if (table.columns.empty()) return;
    TableSetter(table, galley).set();
}

}  // namespace muster::printer

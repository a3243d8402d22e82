#include "printer/layout/table_setter.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"
#include "printer/layout/table_cells.hpp"
#include "printer/layout/table_groups.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double minFilling = 5.0;   // a cell for one or two handwritten digits
constexpr double besideBoxes = 1.2;  // above and below several lines of boxes, apart from those of the next row
constexpr double maxGroup = 0.5;     // of a page, for groups that are kept together

/// Lays out the rows of one table, and the head that is repeated after a page break.
class TableSetter {
public:
    TableSetter(const sheet::Table& table, BlockLayout& blockLayout)
        : m_table(table), m_blockLayout(blockLayout), m_cells(table, blockLayout), m_tag(blockLayout.tag(Role::table))
    {
        if (blockLayout.fillable) placeTotals();
    }

    void set()
    {
        const auto start = m_blockLayout.pieces.size();
        layOutBlockTitle(m_table.title, m_blockLayout);
        setHead();
        const auto firstRow = m_blockLayout.pieces.size();
        auto groupStart = firstRow;
        for (std::size_t i = 0; i < m_table.rows.size(); ++i) {
            if (i < m_table.groups.size() && (i == 0 || m_table.groups[i] != m_table.groups[i - 1])) {
                if (m_table.keepGroups) m_blockLayout.keepTogether(groupStart, maxGroup);
                groupStart = m_blockLayout.pieces.size();
                setGroup(m_table.groups[i]);
            }
            setRow(i);
            m_rowEnds.push_back(m_blockLayout.pieces.size());
        }
        if (m_table.keepGroups) m_blockLayout.keepTogether(groupStart, maxGroup);
        for (std::uint32_t i = 0; i < m_table.emptyRows; ++i) {
            setEmptyRow(m_table.rows.size() + i);
            m_rowEnds.push_back(m_blockLayout.pieces.size());
        }
        keepPairs(firstRow);
        if (!m_table.total.empty()) setTotal();
        m_blockLayout.keepTogether(start, 0.2);  // a short table should not be split
    }

private:
    /// No row is alone at the end or the start of a page, even if it is the only one of its group.
    void keepPairs(std::size_t firstRow)
    {
        const auto rows = m_rowEnds.size();
        if (rows < 2) return;
        auto& pieces = m_blockLayout.pieces;
        for (auto i = firstRow; i + 1 < m_rowEnds[1]; ++i) pieces[i].keepWithNext = true;
        for (auto i = m_rowEnds[rows - 2] - 1; i + 1 < m_rowEnds[rows - 1]; ++i) pieces[i].keepWithNext = true;
    }
    void placeTotals();
    void makeFillable(std::vector<RowCell>& cells, std::size_t row) const;
    void setHead();
    void setRow(std::size_t index);
    void setEmptyRow(std::size_t index);
    void setGroup(const std::string& group);
    void setTotal();
    void ruleColumns(Drawing& drawing, double height) const;
    bool isBeforeLastOfGroup(std::size_t index) const;
    void drawBands(Drawing& drawing, double height) const;
    /// The structure of one row.
    Tag rowTag() const { return muster::printer::row(static_cast<int>(m_cells.columns()), m_tag); }
    double writingHeight() const { return std::max(minFilling, m_blockLayout.space(space::minWriting)); }
    RowStyle rowStyle() const
    {
        RowStyle look;
        look.padTop = look.padBottom = m_blockLayout.space(m_table.dense ? space::denseCell : space::cell);
        return look;
    }

    const sheet::Table& m_table;
    BlockLayout& m_blockLayout;
    const TableCells m_cells;
    std::vector<std::size_t> m_rowEnds;  ///< the number of pieces after each row
    std::shared_ptr<const RepeatedHead> m_head;
    std::shared_ptr<const RepeatedHead> m_groupHead;  ///< of the rows: with the name of their group, if there is one
    Tag m_tag;
    std::vector<Tag> m_totals;  ///< cells of the total, if it has fields
    std::vector<Tag> m_sums;    ///< fields of columns added up; null for others
};

bool hasLabels(const sheet::Table& table)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const auto& column) { return !column.label.empty(); });
}

/// Prepares the cells of the total that have fields, which the fields above refer to.
void TableSetter::placeTotals()
{
    const auto tag = rowTag();
    for (std::size_t i = 0; i < std::min(m_table.totalCells.size(), m_cells.columns()); ++i) {
        m_totals.push_back(cell(Role::cell, static_cast<int>(i), tag));
        m_sums.push_back(m_table.totalCells[i] == sheet::TotalCell::sum ? element(Role::form, m_totals.back())
                                                                        : nullptr);
    }
}

/// Names the cells of a row by its first text and by their columns, and makes the empty ones fields.
void TableSetter::makeFillable(std::vector<RowCell>& cells, std::size_t row) const
{
    std::string own;
    if (row < m_table.rows.size())
        for (const auto& content : m_table.rows[row])
            if (own.empty()) own = fieldLabel(content.text);
    if (own.empty()) own = m_blockLayout.wording->say("row {number}", {{"number", row + 1}});
    for (std::size_t i = 0; i < cells.size(); ++i) {
        auto& cell = cells[i];
        cell.label = joinedLabels({fieldLabel(m_table.title), own, fieldLabel(m_table.columns[i].label)});
        const bool isToFill = m_table.toFill || row >= m_table.rows.size();
        if (!isToFill || !cell.texts.empty() || cell.boxes.count > 0 || cell.symbol.symbol) continue;
        cell.writing =
            Writing{FieldKind::line, m_cells.styleOf(i, false).points, i < m_sums.size() ? m_sums[i] : nullptr};
    }
}

void TableSetter::setHead()
{
    if (!hasLabels(m_table)) return;
    BlockLayout head = m_blockLayout.inner(m_blockLayout.width);
    std::vector<RowCell> cells;
    std::size_t lines = 1;
    const auto tag = rowTag();
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        cells.push_back(m_cells.cellOf(i, m_table.columns[i].label, type::columnHead));
        cells.back().tag = cell(Role::columnHead, static_cast<int>(i), tag);
        if (!cells.back().texts.empty()) lines = std::max(lines, cells.back().texts.front().lines.size());
    }
    for (auto& cell : cells) {  // the last lines of all heads are aligned
        if (cell.texts.empty()) continue;
        auto& own = cell.texts.front().lines;
        own.insert(own.begin(), lines - own.size(), {});
    }
    auto look = rowStyle();
    look.ornament = [&](Drawing& drawing, double height) {
        drawing.fill(0, 0, m_blockLayout.width, height, rule::band);
        drawing.rule(0, height, m_blockLayout.width, height, rule::medium);
    };
    layOutRow(head, cells, look);
    auto& piece = head.pieces.front();
    if (piece.height < m_blockLayout.pageHeight / 3)
        m_head = m_groupHead = std::make_shared<RepeatedHead>(RepeatedHead{piece.drawing, piece.height});
    const bool titled = !m_table.title.empty();
    for (auto& part : head.pieces) {
        part.before = &part == &piece && !titled ? m_blockLayout.space(space::between) : 0;
        part.keepWithNext = true;
        m_blockLayout.pieces.push_back(std::move(part));
    }
}

void TableSetter::setRow(std::size_t index)
{
    const auto& row = m_table.rows[index];
    const bool last = index + 1 == m_table.rows.size();
    const bool dimmed = m_table.isDimmed(index);
    std::vector<RowCell> cells;
    const auto tag = rowTag();
    for (std::size_t i = 0; i < std::min(row.size(), m_cells.columns()); ++i) {
        cells.push_back(m_cells.cellOf(i, row[i], dimmed));
        cells.back().tag = cell(Role::cell, static_cast<int>(i), tag);
    }
    auto look = rowStyle();
    const bool hasLines =
        std::any_of(cells.begin(), cells.end(), [](const auto& cell) { return cell.boxes.lines() > 1; });
    if (hasLines && (m_table.dense || m_table.toFill))
        look.padTop = look.padBottom = std::max(look.padTop, besideBoxes);
    look.head = m_groupHead;
    look.keepWithNext = (last && !m_table.total.empty() && m_table.emptyRows == 0) || isBeforeLastOfGroup(index);
    if (dimmed) look.padTop = look.padBottom = m_blockLayout.space(space::denseCell / 2);
    look.middle = std::any_of(m_table.columns.begin(), m_table.columns.end(),
                              [](const auto& column) { return column.points > 0 || column.boxes.size > space::box; });
    if (m_table.toFill) look.minHeight = writingHeight(), look.middle = true;
    if (m_blockLayout.fillable) makeFillable(cells, index);
    look.ornament = [&](Drawing& drawing, double height) {
        if (!m_table.toFill) drawBands(drawing, height);
        drawing.rule(0, height, m_blockLayout.width, height, rule::hair);
        if (m_table.toFill) ruleColumns(drawing, height);
    };
    layOutRow(m_blockLayout, cells, look);
}

/// No row of a group is alone on the page after its others.
bool TableSetter::isBeforeLastOfGroup(std::size_t index) const
{
    const auto& groups = m_table.groups;
    const auto isLast = [&](std::size_t row) { return row + 1 >= groups.size() || groups[row + 1] != groups[row]; };
    return index + 1 < groups.size() && !isLast(index) && isLast(index + 1);
}

void TableSetter::drawBands(Drawing& drawing, double height) const
{
    for (std::size_t i = 0; i < m_cells.columns(); ++i)
        if (m_table.columns[i].band)
            drawing.fill(m_cells.left(i), rule::hair / 2, m_cells.width(i), height - rule::hair / 2, rule::band);
}

/// Draws lines between the columns and at the sides, so that each cell is a box to write in.
void TableSetter::ruleColumns(Drawing& drawing, double height) const
{
    for (std::size_t i = 0; i <= m_cells.columns(); ++i)
        drawing.rule(m_cells.left(i), 0, m_cells.left(i), height, rule::hair);
}

void TableSetter::setGroup(const std::string& group)
{
    const TableGroups groups{rowStyle(), m_cells.side(), static_cast<int>(m_cells.columns()), m_tag, m_head};
    m_groupHead = groups.headOf(group, m_blockLayout);
    if (!group.empty()) groups.add(group, m_blockLayout);
}

void TableSetter::setEmptyRow(std::size_t index)
{
    std::vector<RowCell> cells;
    const auto tag = rowTag();
    for (std::size_t i = 0; i < m_cells.columns(); ++i) {
        cells.push_back(m_cells.cellOf(i, std::string(), m_cells.bodyStyle()));
        cells.back().tag = cell(Role::cell, static_cast<int>(i), tag);
    }
    if (m_blockLayout.fillable) makeFillable(cells, index);
    RowStyle look;
    look.padTop = look.padBottom = 0;
    look.minHeight =
        m_table.toFill ? writingHeight() : std::max(space::minWriting, m_blockLayout.space(space::writing));
    look.head = m_head;
    look.ornament = [&](Drawing& drawing, double height) {
        drawing.rule(0, height, m_blockLayout.width, height, rule::hair);
        if (m_table.toFill) ruleColumns(drawing, height);
    };
    layOutRow(m_blockLayout, cells, look);
}

void TableSetter::setTotal()
{
    std::vector<RowCell> cells;
    const auto tag = rowTag();
    for (std::size_t i = 0; i < std::min(m_table.total.size(), m_cells.columns()); ++i) {
        auto& own = cells.emplace_back(m_cells.cellOf(i, m_table.total[i], type::strong));
        own.tag = i < m_totals.size() ? m_totals[i] : cell(Role::cell, static_cast<int>(i), tag);
        if (i >= m_totals.size() || m_table.totalCells[i] == sheet::TotalCell::printed) continue;
        own.label = joinedLabels(
            {fieldLabel(m_table.title), fieldLabel(m_table.total.front()), fieldLabel(m_table.columns[i].label)});
        own.writing = Writing{FieldKind::line, type::strong.points, nullptr, m_sums[i]};
    }
    auto look = rowStyle();
    look.head = m_head;
    look.ornament = [&](Drawing& drawing, double) { drawing.rule(0, 0, m_blockLayout.width, 0, rule::medium); };
    layOutRow(m_blockLayout, cells, look);
}

}  // namespace

void setTable(const sheet::Table& table, BlockLayout& blockLayout) { TableSetter(table, blockLayout).set(); }

}  // namespace muster::printer

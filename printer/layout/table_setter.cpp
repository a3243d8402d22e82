#include "printer/layout/table_setter.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/layout/column_widths.hpp"
#include "printer/layout/row.hpp"
#include "printer/layout/table_groups.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double minFilling = 5.0;    // a cell for one or two handwritten digits
constexpr double afterNumbers = 1.6;  // between numbers and the text to their right
constexpr double besideBoxes = 0.7;   // above and below several lines of boxes, which a rule would touch
constexpr double maxGroup = 0.5;      // of a page, for groups that are kept together

/// Lays out one table: column positions, and the head that is repeated after a page break.
class TableSetter {
public:
    TableSetter(const sheet::Table& table, BlockLayout& blockLayout)
        : m_table(table), m_blockLayout(blockLayout), m_tag(blockLayout.tag(Role::table))
    {
        for (const auto& column : table.columns) m_points.push_back(column.points);
        placeColumns();
        sizeNames();
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
    void placeColumns();
    void placeTotals();
    void makeFillable(std::vector<RowCell>& cells, std::size_t row) const;
    void setHead();
    void setRow(std::size_t index);
    void setEmptyRow(std::size_t index);
    void setGroup(const std::string& group);
    void setTotal();
    void ruleColumns(Drawing& drawing, double height) const;
    void drawBands(Drawing& drawing, double height) const;
    void sizeNames();
    bool fitsTwoLines(std::size_t column, const std::string& text, double points) const;
    /// The text starts at that distance from the usual place.
    RowCell cellOf(std::size_t column, const std::string& text, const Style& style, double indent = 0) const;
    RowCell cellOf(std::size_t column, const sheet::Cell& content, bool dimmed) const;
    /// The structure of one row.
    Tag rowTag() const { return muster::printer::row(static_cast<int>(m_widths.size()), m_tag); }
    double left(std::size_t column) const;
    double leftSide(std::size_t column) const;
    double pad(std::size_t column) const { return leftSide(column) + side() + 0.05; }
    double side() const { return m_table.dense ? space::denseSide : space::cellSide; }
    double writingHeight() const { return std::max(minFilling, m_blockLayout.space(space::minWriting)); }
    Style styleOf(std::size_t column, bool dimmed) const;
    Style leadStyle() const;
    Style detailStyle() const { return m_table.dense ? m_blockLayout.reading() : type::small; }
    bool fitsBox(const std::string& text, double size) const;
    void measureSymbols();
    void makeRoomForSymbols(const std::vector<ColumnRequest>& requests);
    RowSymbol symbolOf(std::size_t column, const sheet::Cell& content) const;
    /// The width that symbols take from a column's texts.
    double symbolRoom(std::size_t column) const
    {
        return m_symbolSides[column] > 0 ? m_symbolSides[column] + space::afterSymbol : 0;
    }
    double symbolRooms() const
    {
        double all = 0;
        for (std::size_t i = 0; i < m_symbolSides.size(); ++i) all += symbolRoom(i);
        return all;
    }
    Style bodyStyle() const { return m_table.dense ? m_blockLayout.reading() : m_blockLayout.text(type::body); }
    RowStyle rowStyle() const
    {
        RowStyle look;
        look.padTop = look.padBottom = m_blockLayout.space(m_table.dense ? space::denseCell : space::cell);
        return look;
    }

    const sheet::Table& m_table;
    BlockLayout& m_blockLayout;
    std::vector<double> m_widths;
    std::vector<double> m_points;        ///< of each column; 0 for the usual size
    std::vector<double> m_symbolSides;   ///< by column; 0 without symbols
    std::vector<std::size_t> m_rowEnds;  ///< the number of pieces after each row
    std::shared_ptr<const RepeatedHead> m_head;
    std::shared_ptr<const RepeatedHead> m_groupHead;  ///< of the rows: with the name of their group, if there is one
    Tag m_tag;
    std::vector<Tag> m_totals;  ///< cells of the total, if it has fields
    std::vector<Tag> m_sums;    ///< fields of columns added up; null for others
};

constexpr double shortHead = 24.0;
constexpr double maxFirmHead = 40.0;  // a longer word of a head may break, so that other columns keep their text
constexpr double minOfColumn = 6.4;   // a letter with its margin

bool hasLabels(const sheet::Table& table)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [](const auto& column) { return !column.label.empty(); });
}

void TableSetter::placeColumns()
{
    auto& type = m_blockLayout.type;
    std::vector<ColumnRequest> requests(m_table.columns.size());
    measureSymbols();
    const auto request = [&](std::size_t i, const std::string& text, const Style& style) {
        if (text.empty()) return;
        const auto shown = displayText(text);
        const double pad = this->pad(i);
        requests[i].min = std::max(requests[i].min, type.longestWord(shown, style) + pad);
        if (shown.size() > 400)
            requests[i].natural = std::max(requests[i].natural, 2 * m_blockLayout.width);
        else
            for (const auto& line : shown.split(u'\n'))
                requests[i].natural = std::max(requests[i].natural, type.width(line, style) + pad);
    };
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        const auto& column = m_table.columns[i];
        requests[i].share = column.width;
        requests[i].grows = column.align == sheet::Align::left;
        request(i, column.label, type::columnHead);
        const double longest = type.longestWord(displayText(column.label), type::columnHead);
        requests[i].firm = column.label.empty() ? 0 : std::min(longest + pad(i), maxFirmHead);  // heads stay whole
        // A short head of two words is not worth a second line.
        const double head = type.width(displayText(column.label), type::columnHead) + pad(i);
        if (head < shortHead) requests[i].min = std::max(requests[i].min, head);
        if (i < m_table.total.size()) request(i, m_table.total[i], type::strong);
        for (const auto& row : m_table.rows) {
            if (i >= row.size()) continue;
            if (column.lead) {
                request(i, row[i].text.substr(0, row[i].text.find('\n')), leadStyle());
                if (const auto rest = row[i].text.find('\n'); rest != std::string::npos)
                    request(i, row[i].text.substr(rest + 1), detailStyle());
            } else if (!column.inBoxes || row[i].boxes == 0)
                request(i, row[i].text, styleOf(i, false));
            const auto boxes = BoxSetting::fit(row[i].boxes, row[i].group, column.boxes, 1e6);
            const auto widthOf = [&](std::uint32_t max) {
                return boxes.lineWidth(std::min(row[i].boxes, max)) + pad(i);
            };
            if (row[i].boxes > 0) requests[i].firm = std::max(requests[i].firm, widthOf(1));
            requests[i].natural = std::max(requests[i].natural, widthOf(10));
            requests[i].min = std::max(requests[i].min, widthOf(5));
        }
        requests[i].natural = std::max({requests[i].natural, requests[i].min, 6.0});
        requests[i].firm = std::max(requests[i].firm, minOfColumn);
    }
    m_widths = columnWidths(requests, m_blockLayout.width);
    makeRoomForSymbols(requests);
}

/// Symbols take their width from all columns that have more than their words need, so that names keep their share and
/// tick boxes their lines.
void TableSetter::makeRoomForSymbols(const std::vector<ColumnRequest>& requests)
{
    const double needed = symbolRooms();
    if (!(needed > 0)) return;
    std::vector<double> spare(m_widths.size(), 0);
    double all = 0;
    for (std::size_t i = 0; i < m_widths.size(); ++i) {
        const bool hasBoxes = std::any_of(m_table.rows.begin(), m_table.rows.end(),
                                          [&](const auto& row) { return i < row.size() && row[i].boxes > 0; });
        if (!hasBoxes) spare[i] = std::max(0.0, m_widths[i] - std::max(requests[i].min, requests[i].firm));
        all += spare[i];
    }
    if (all >= needed)
        for (std::size_t i = 0; i < m_widths.size(); ++i) m_widths[i] -= spare[i] * needed / all;
    else
        m_widths = columnWidths(requests, m_blockLayout.width - needed);
    for (std::size_t i = 0; i < m_widths.size(); ++i) m_widths[i] += symbolRoom(i);
}

/// Prepares the cells of the total that have fields, which the fields above refer to.
void TableSetter::placeTotals()
{
    const auto tag = rowTag();
    for (std::size_t i = 0; i < std::min(m_table.totalCells.size(), m_widths.size()); ++i) {
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
    if (own.empty()) own = "row " + std::to_string(row + 1);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        auto& cell = cells[i];
        cell.label = joinedLabels({fieldLabel(m_table.title), own, fieldLabel(m_table.columns[i].label)});
        const bool isToFill = m_table.toFill || row >= m_table.rows.size();
        if (!isToFill || !cell.texts.empty() || cell.boxes.count > 0 || cell.symbol.symbol) continue;
        cell.writing = Writing{FieldKind::line, styleOf(i, false).points, i < m_sums.size() ? m_sums[i] : nullptr};
    }
}

double TableSetter::left(std::size_t column) const
{
    double x = 0;
    for (std::size_t i = 0; i < column; ++i) x += m_widths[i];
    return x;
}

/// White space before a cell: more after a column of numbers, which would otherwise touch its text.
double TableSetter::leftSide(std::size_t column) const
{
    const auto& columns = m_table.columns;
    const bool behindNumbers =
        column > 0 && columns[column].align == sheet::Align::left && columns[column - 1].align == sheet::Align::right;
    return side() + (behindNumbers ? afterNumbers : 0);
}

RowCell TableSetter::cellOf(std::size_t column, const std::string& text, const Style& style, double indent) const
{
    RowCell cell;
    cell.x = left(column) + leftSide(column) + indent;
    cell.width = std::max(1.0, m_widths[column] - leftSide(column) - side() - indent);
    cell.align = m_table.columns[column].align;
    if (!text.empty()) cell.texts.push_back(m_blockLayout.wrap(text, style, cell.width));
    return cell;
}

bool TableSetter::fitsTwoLines(std::size_t column, const std::string& text, double points) const
{
    const double width = m_widths[column] - leftSide(column) - side() - symbolRoom(column);
    const Style style{points, Face::bold, {}, type::closeLeading};
    return m_blockLayout.type.wrap(displayText(text), style, std::max(1.0, width)).lines.size() <= 2;
}

/// Sets the large names of a column in the largest common size at which they take at most two lines. Names too long for
/// that at the usual size do not count. Values for play keep their size.
void TableSetter::sizeNames()
{
    const double usual = bodyStyle().points;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        if (m_points[i] >= type::minPlay) continue;
        for (const auto& row : m_table.rows) {
            if (i >= row.size() || m_points[i] <= usual || !fitsTwoLines(i, row[i].text, usual)) continue;
            while (m_points[i] > usual && !fitsTwoLines(i, row[i].text, m_points[i]))
                m_points[i] = std::max(usual, m_points[i] - 0.5);
        }
    }
}

RowCell TableSetter::cellOf(std::size_t column, const sheet::Cell& content, bool dimmed) const
{
    const auto& look = m_table.columns[column];
    const auto end = look.lead && !dimmed ? content.text.find('\n') : std::string::npos;
    const bool inside = look.inBoxes && content.boxes > 0 && fitsBox(content.text, look.boxes.size);
    auto style = styleOf(column, dimmed);
    const double usual = bodyStyle().points;
    if (style.points > usual && style.points < type::minPlay && !fitsTwoLines(column, content.text, style.points))
        style.points = usual;
    auto cell = look.lead && !dimmed ? cellOf(column, content.text.substr(0, end), leadStyle(), symbolRoom(column))
                                     : cellOf(column, inside ? "" : content.text, style, symbolRoom(column));
    if (content.symbol && m_symbolSides[column] > 0) cell.symbol = symbolOf(column, content);
    if (end != std::string::npos)
        cell.texts.push_back(m_blockLayout.wrap(content.text.substr(end + 1), detailStyle(), cell.width));
    cell.boxes = BoxSetting::fit(content.boxes, content.group, look.boxes, cell.width);
    if (inside && !content.text.empty()) cell.boxes.style.marks = {content.text};
    return cell;
}

void TableSetter::measureSymbols()
{
    double points = 0;
    for (const auto& column : m_table.columns) points = std::max(points, column.points);
    const double wanted = std::clamp(points * type::millimetresPerPoint * 1.1, space::symbol, space::largeSymbol);
    const double large = space::minSymbol + m_blockLayout.space(wanted - space::minSymbol);
    m_symbolSides.assign(m_table.columns.size(), 0);
    for (const auto& row : m_table.rows)
        for (std::size_t i = 0; i < std::min(row.size(), m_symbolSides.size()); ++i)
            if (row[i].symbol) m_symbolSides[i] = m_table.dense ? space::denseSymbol : large;
    if (symbolRooms() <= m_blockLayout.width / 3) return;
    m_blockLayout.notes.overflow("A table is too narrow for the symbols in it, which were left out.");
    m_symbolSides.assign(m_table.columns.size(), 0);
}

/// A symbol without a text is placed as the column aligns texts.
RowSymbol TableSetter::symbolOf(std::size_t column, const sheet::Cell& content) const
{
    const double start = left(column) + leftSide(column);
    const double rest = m_widths[column] - leftSide(column) - side() - m_symbolSides[column];
    const auto align = m_table.columns[column].align;
    const bool isAlone = content.text.empty() && content.boxes == 0;
    const double part = !isAlone || align == sheet::Align::left ? 0 : align == sheet::Align::center ? 0.5 : 1;
    return {content.symbol, start + std::max(0.0, rest) * part, m_symbolSides[column]};
}

Style TableSetter::styleOf(std::size_t column, bool dimmed) const
{
    const double points = m_points[column];
    if (dimmed) return type::unused;
    return points > 0 ? Style{points, Face::bold, {}, type::closeLeading} : bodyStyle();
}

Style TableSetter::leadStyle() const { return {bodyStyle().points, Face::bold, {}, bodyStyle().leading}; }

bool TableSetter::fitsBox(const std::string& text, double size) const
{
    return m_blockLayout.type.width(displayText(text), type::inBox) < size - 2 * rule::medium;
}

void TableSetter::setHead()
{
    if (!hasLabels(m_table)) return;
    BlockLayout head = m_blockLayout.inner(m_blockLayout.width);
    std::vector<RowCell> cells;
    std::size_t lines = 1;
    const auto tag = rowTag();
    for (std::size_t i = 0; i < m_table.columns.size(); ++i) {
        cells.push_back(cellOf(i, m_table.columns[i].label, type::columnHead));
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
    for (std::size_t i = 0; i < std::min(row.size(), m_widths.size()); ++i) {
        cells.push_back(cellOf(i, row[i], dimmed));
        cells.back().tag = cell(Role::cell, static_cast<int>(i), tag);
    }
    auto look = rowStyle();
    const bool hasLines =
        std::any_of(cells.begin(), cells.end(), [](const auto& cell) { return cell.boxes.lines() > 1; });
    if (m_table.dense && hasLines) look.padTop = look.padBottom = std::max(look.padTop, besideBoxes);
    look.head = m_groupHead;
    look.keepWithNext = last && !m_table.total.empty() && m_table.emptyRows == 0;
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

void TableSetter::drawBands(Drawing& drawing, double height) const
{
    for (std::size_t i = 0; i < m_widths.size(); ++i)
        if (m_table.columns[i].band)
            drawing.fill(left(i), rule::hair / 2, m_widths[i], height - rule::hair / 2, rule::band);
}

/// Draws lines between the columns and at the sides, so that each cell is a box to write in.
void TableSetter::ruleColumns(Drawing& drawing, double height) const
{
    for (std::size_t i = 0; i <= m_widths.size(); ++i) drawing.rule(left(i), 0, left(i), height, rule::hair);
}

void TableSetter::setGroup(const std::string& group)
{
    const TableGroups groups{rowStyle(), side(), static_cast<int>(m_widths.size()), m_tag, m_head};
    m_groupHead = groups.headOf(group, m_blockLayout);
    if (!group.empty()) groups.add(group, m_blockLayout);
}

void TableSetter::setEmptyRow(std::size_t index)
{
    std::vector<RowCell> cells;
    const auto tag = rowTag();
    for (std::size_t i = 0; i < m_widths.size(); ++i) {
        cells.push_back(cellOf(i, std::string(), bodyStyle()));
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
    for (std::size_t i = 0; i < std::min(m_table.total.size(), m_widths.size()); ++i) {
        auto& own = cells.emplace_back(cellOf(i, m_table.total[i], type::strong));
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

#include "printer/layout/table_cells.hpp"

#include "printer/layout/column_widths.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double maxInBox = 11;  // points of a value in a tick box

constexpr double afterNumbers = 1.6;  // between numbers and the text to their right
constexpr double shortHead = 24.0;
constexpr double maxFirmHead = 40.0;  // a longer word of a head may break, so that other columns keep their text
constexpr double minOfColumn = 6.4;   // a letter with its margin

}  // namespace

TableCells::TableCells(const sheet::Table& table, const BlockLayout& blockLayout)
    : m_table(table), m_blockLayout(blockLayout)
{
    for (const auto& column : table.columns) m_points.push_back(column.points);
    placeColumns();
    sizeNames();
}

void TableCells::placeColumns()
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
            const BoxSetting boxes{row[i].boxes, row[i].group, column.boxes};
            const auto widthOf = [&](std::uint32_t max) {
                return boxes.width(0, std::min(row[i].boxes, max)) + pad(i);
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
void TableCells::makeRoomForSymbols(const std::vector<ColumnRequest>& requests)
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

double TableCells::left(std::size_t column) const
{
    double x = 0;
    for (std::size_t i = 0; i < column; ++i) x += m_widths[i];
    return x;
}

/// White space before a cell: more after a column of numbers, which would otherwise touch its text.
double TableCells::leftSide(std::size_t column) const
{
    const auto& columns = m_table.columns;
    const bool behindNumbers =
        column > 0 && columns[column].align == sheet::Align::left && columns[column - 1].align == sheet::Align::right;
    return side() + (behindNumbers ? afterNumbers : 0);
}

RowCell TableCells::cellOf(std::size_t column, const std::string& text, const Style& style, double indent) const
{
    RowCell cell;
    cell.x = left(column) + leftSide(column) + indent;
    cell.width = std::max(1.0, m_widths[column] - leftSide(column) - side() - indent);
    cell.align = m_table.columns[column].align;
    if (!text.empty()) cell.texts.push_back(m_blockLayout.wrap(text, style, cell.width));
    return cell;
}

bool TableCells::fitsTwoLines(std::size_t column, const std::string& text, double points) const
{
    const double width = m_widths[column] - leftSide(column) - side() - symbolRoom(column);
    const Style style{points, Face::bold, {}, type::closeLeading};
    return m_blockLayout.type.wrap(displayText(text), style, std::max(1.0, width)).lines.size() <= 2;
}

/// Sets the large names of a column in the largest common size at which they take at most two lines. Names too long for
/// that at the usual size do not count. Values for play keep their size.
void TableCells::sizeNames()
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

RowCell TableCells::cellOf(std::size_t column, const sheet::Cell& content, bool dimmed) const
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
    if (inside && !content.text.empty()) {
        cell.boxes.style.marks = {content.text};
        cell.boxes.valuePoints = pointsInBox(content.text, look.boxes.size);
    }
    return cell;
}

void TableCells::measureSymbols()
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
RowSymbol TableCells::symbolOf(std::size_t column, const sheet::Cell& content) const
{
    const double start = left(column) + leftSide(column);
    const double rest = m_widths[column] - leftSide(column) - side() - m_symbolSides[column];
    const auto align = m_table.columns[column].align;
    const bool isAlone = content.text.empty() && content.boxes == 0;
    const double part = !isAlone || align == sheet::Align::left ? 0 : align == sheet::Align::center ? 0.5 : 1;
    return {content.symbol, start + std::max(0.0, rest) * part, m_symbolSides[column]};
}

Style TableCells::styleOf(std::size_t column, bool dimmed) const
{
    const double points = m_points[column];
    if (dimmed) return type::unused;
    return points > 0 ? Style{points, Face::bold, {}, type::closeLeading} : bodyStyle();
}

Style TableCells::leadStyle() const { return {bodyStyle().points, Face::bold, {}, bodyStyle().leading}; }

/// The largest size, up to that of a value read across the table, in which the text fits a box.
double TableCells::pointsInBox(const std::string& text, double size) const
{
    constexpr double clear = 0.6;  // of the sides, together
    const auto shown = displayText(text);
    double points = std::min(maxInBox, std::floor(2 * (size - clear) / type::millimetresPerPoint) / 2);
    while (points > type::inBox.points &&
           m_blockLayout.type.width(shown, {points, Face::regular}) > size - 2 * rule::medium - clear)
        points -= 0.5;
    return std::max(points, type::inBox.points);
}

bool TableCells::fitsBox(const std::string& text, double size) const
{
    return m_blockLayout.type.width(displayText(text), type::inBox) < size - 2 * rule::medium;
}

}  // namespace muster::printer

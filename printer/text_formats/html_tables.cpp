#include "printer/text_formats/html_blocks.hpp"
#include "printer/text_formats/marks.hpp"
#include "printer/text_formats/symbol_svg.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

using namespace sheet;

namespace {

constexpr std::size_t phoneColumns = 42;        // characters per line on a narrow phone
constexpr std::size_t maxHtmlColumnWidth = 36;  // a longer text wraps before it takes width from other columns

std::string_view alignName(Align align)
{
    return align == Align::right ? "right" : align == Align::center ? "center" : "";
}

std::string attribute(std::string_view name, std::string_view value)
{
    return value.empty() ? "" : fmt::format(" {}=\"{}\"", name, escaped(value));
}

std::size_t longestWord(std::string_view text)
{
    std::size_t longest = 0;
    for (const auto& word : wrapped(text, 1)) longest = std::max(longest, displayWidth(word));
    return longest;
}

/// The minimum width of a column, in characters.
std::size_t minWidth(const Table& table, std::size_t column)
{
    auto min = longestWord(table.columns[column].label);
    for (const auto& row : table.rows) {
        if (column >= row.size()) continue;
        min = std::max({min, longestWord(row[column].text), std::size_t{std::min(row[column].boxes, 5U)} * 6});
    }
    return min + 1;
}

std::vector<std::string> headings(const Table& table)
{
    std::vector<std::string> labels;
    for (const auto& column : table.columns) labels.push_back(column.label);
    return labels;
}

/// The preferred width of a column, in characters.
std::size_t fullWidth(const Table& table, std::size_t column)
{
    auto full = displayWidth(table.columns[column].label);
    for (const auto& row : table.rows) {
        if (column < row.size())
            full = std::max(full, displayWidth(row[column].text) + std::size_t{std::min(row[column].boxes, 5U)} * 4);
    }
    return std::min(full, maxHtmlColumnWidth) + 2;
}

/// The widths that the system gives the columns, if it gives all of them. They suit paper, not every screen.
std::vector<double> givenShares(const Table& table)
{
    std::vector<double> shares;
    for (const auto& column : table.columns) {
        if (column.width <= 0) return {};
        shares.push_back(column.width);
    }
    return shares;
}

std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

/// The first line bold, the others small below it.
std::string led(const std::string& text)
{
    if (text.empty()) return "";
    const auto first = firstLine(text);
    const auto rest = text.substr(std::min(first.size() + 1, text.size()));
    return fmt::format("<strong>{}</strong>{}", escaped(first),
                       rest.empty() ? "" : "<span class=\"detail\">" + escapedLines(rest) + "</span>");
}

/// Returns true if the table is too wide for a phone: there, each row becomes a small block with the headings before
/// its values.
bool stacks(const Table& table)
{
    const bool headed = std::any_of(table.columns.begin(), table.columns.end(),
                                    [](const auto& column) { return !column.label.empty(); });
    std::size_t width = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i) width += minWidth(table, i);
    return headed && table.columns.size() > 2 && width > phoneColumns;
}

}  // namespace

ColumnShares columnShares(const Blocks& blocks)
{
    ColumnShares shares;
    std::map<std::vector<std::string>, std::size_t> tables;
    for (const auto& block : blocks) {
        const auto* table = std::get_if<Table>(&block.content);
        if (table == nullptr || table->columns.empty()) continue;
        const auto labels = headings(*table);
        auto& widths = shares[labels];
        widths.resize(labels.size());
        for (std::size_t i = 0; i < labels.size(); ++i)
            widths[i] = std::max(widths[i], static_cast<double>(fullWidth(*table, i)));
        ++tables[labels];
    }
    std::erase_if(shares, [&](const auto& one) { return tables[one.first] < 2; });
    return shares;
}

void HtmlBlocks::columnWidths(const Table& table)
{
    const auto found = m_columns.find(headings(table));
    const auto shares = found != m_columns.end() ? found->second : givenShares(table);
    if (shares.empty()) return;
    double all = 0;
    for (const double width : shares) all += width;
    m_out += fmt::format("<colgroup{}>", found == m_columns.end() ? " class=\"paper\"" : "");
    for (const double width : shares)
        m_out += fmt::format(
            "<col class=\"{}\"/>",
            m_styles.of(fmt::format("{}:{:.1f}%", found == m_columns.end() ? "--share" : "width", 100 * width / all)));
    m_out += "</colgroup>";
}

void HtmlBlocks::cell(const Table& table, const std::vector<Cell>& row, std::size_t column, bool labelled)
{
    const auto& one = row[column];
    const auto named = std::find_if(row.begin(), row.end(), [](const Cell& cell) { return !cell.text.empty(); });
    const auto subject = named == row.end() || named->text == one.text ? m_context : shortened(firstLine(named->text));
    const auto& label = table.columns[column].label;
    const auto boxes =
        tickBoxes(printer::named(subject, shortened(label)), one.boxes, one.group, table.columns[column].boxes);
    // Indentation is meaningful, such as that of a skill below its attribute.
    const auto indent = std::min<std::size_t>(std::min(one.text.find_first_not_of(' '), one.text.size()), 8);
    // Such as "12 cm", or the move of a formation before its box.
    const bool isShort = displayWidth(one.text) <= 8 && (one.text.find(' ') != std::string::npos || one.boxes == 1);
    const auto& look = table.columns[column];
    const bool isLarge = look.points > 0 && !look.lead;
    const auto kind =
        fmt::format("{}{}{}{}{}", alignName(look.align), indent > 0 && indent < one.text.size() ? " indented" : "",
                    isShort ? " nobreak" : "", look.band ? " banded" : "",
                    isLarge ? " large " + m_styles.of(fmt::format("--points:{}pt", look.points)) : "");
    m_out += fmt::format("<td{}{}>{}{}{}{}</td>", attribute("class", kind),
                         labelled ? attribute("data-label", shortened(label, 40)) : "", symbolSvg(one.symbol),
                         look.lead ? led(one.text) : escapedLines(one.text),
                         one.text.empty() || boxes.empty() ? "" : " ", boxes);
}

void HtmlBlocks::write(const Table& table)
{
    const bool stacked = stacks(table);
    m_out += fmt::format("<div class=\"wide\"><table class=\"{}{}\">", stacked ? "stack" : "flat",
                         table.dense ? " dense" : "");
    if (!table.title.empty()) m_out += fmt::format("<caption>{}</caption>", escaped(table.title));
    columnWidths(table);
    if (std::any_of(table.columns.begin(), table.columns.end(),
                    [](const auto& column) { return !column.label.empty(); })) {
        m_out += "<thead><tr>";
        for (const auto& column : table.columns)
            m_out += column.label.empty()
                         ? "<td></td>"
                         : fmt::format("<th scope=\"col\"{}>{}</th>", attribute("class", alignName(column.align)),
                                       escaped(column.label));
        m_out += "</tr></thead>";
    }
    m_out += "<tbody>\n";
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const bool newGroup =
            r < table.groups.size() && !table.groups[r].empty() && (r == 0 || table.groups[r] != table.groups[r - 1]);
        if (newGroup)
            m_out += fmt::format("<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"{}\">{}</th></tr>\n",
                                 table.columns.size(), escaped(table.groups[r]));
        m_out += table.isDimmed(r) ? "<tr class=\"unused\">" : "<tr>";
        for (std::size_t i = 0; i < std::min(table.rows[r].size(), table.columns.size()); ++i)
            cell(table, table.rows[r], i, stacked);
        m_out += "</tr>\n";
    }
    for (std::uint32_t i = 0; i < table.emptyRows; ++i) {
        m_out += "<tr class=\"empty\">";
        for (const auto& column : table.columns) {
            const auto name = fmt::format("{}, blank line {}", boxName(column.label), i + 1);
            m_out += writingLine("td", name, stacked ? attribute("data-label", shortened(column.label, 40)) : "");
        }
        m_out += "</tr>\n";
    }
    m_out += "</tbody>";
    if (!table.total.empty()) {
        m_out += "<tfoot><tr>";
        for (std::size_t i = 0; i < std::min(table.total.size(), table.columns.size()); ++i) {
            m_out += fmt::format("<td{}{}>{}</td>", attribute("class", alignName(table.columns[i].align)),
                                 stacked ? attribute("data-label", shortened(table.columns[i].label, 40)) : "",
                                 escaped(table.total[i]));
        }
        m_out += "</tr></tfoot>";
    }
    m_out += "</table></div>\n";
}

void HtmlBlocks::write(const Matrix& matrix)
{
    m_out += fmt::format("<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"{}\"><table class=\"matrix\">",
                         escaped(matrix.title.empty() ? "Table" : matrix.title));
    if (!matrix.title.empty()) m_out += fmt::format("<caption>{}</caption>", escaped(matrix.title));
    m_out += "<thead><tr>" + (matrix.corner.empty() ? "<td></td>" : "<th>" + escaped(matrix.corner) + "</th>");
    for (const auto& head : matrix.columnHeads) m_out += fmt::format("<th scope=\"col\">{}</th>", escaped(head));
    if (matrix.headsAtRight) m_out += fmt::format("<th aria-hidden=\"true\">{}</th>", escaped(matrix.corner));
    m_out += "</tr></thead><tbody>\n";
    const auto columns = matrix.columnHeads.size();
    for (std::size_t row = 0; row < matrix.rowHeads.size(); ++row) {
        m_out += fmt::format("<tr><th scope=\"row\">{}</th>", escaped(matrix.rowHeads[row]));
        for (std::size_t i = 0; i < columns; ++i)
            m_out += matrix.shades.empty()
                         ? fmt::format("<td>{}</td>", escaped(matrix.cells[row * columns + i]))
                         : fmt::format("<td class=\"shade{}\">{}</td>", matrix.shades[row * columns + i],
                                       escaped(matrix.cells[row * columns + i]));
        if (matrix.headsAtRight)  // for the eye alone
            m_out += fmt::format("<th aria-hidden=\"true\">{}</th>", escaped(matrix.rowHeads[row]));
        m_out += "</tr>\n";
    }
    m_out += "</tbody></table></div>\n";
}

}  // namespace muster::printer

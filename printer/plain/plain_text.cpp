#include "printer/plain/marks.hpp"
#include "printer/plain/writers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

using namespace sheet;

constexpr std::size_t lineWidth = 96;
constexpr std::size_t widestColumn = 48;
constexpr std::string_view tick = "[ ]";

using TextRow = std::vector<std::string>;

class TextWriter {
public:
    std::string take() { return std::move(m_out); }

    void blocks(const Blocks& all)
    {
        for (const auto& block : all) {
            std::visit([this](const auto& content) { write(content); }, block.content);
        }
    }
    void title(const std::string& text)
    {
        if (!text.empty()) spaced(text);
    }
    void gap() { m_out += '\n'; }
    void line(std::string_view text)
    {
        m_out.append(m_indent, ' ');
        for (const char c : text) m_out += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;  // no terminal tricks
        while (!m_out.empty() && m_out.back() == ' ') m_out.pop_back();
        m_out += '\n';
    }
    void spaced(std::string_view text)
    {
        gap();
        line(text);
    }
    /// Wraps behind the lead; a very long lead stands on a line of its own.
    void paragraph(std::string_view text, std::string_view lead = "")
    {
        auto hang = codePoints(lead);
        if (hang > lineWidth / 2) {
            line(lead);
            lead = "    ";
            hang = lead.size();
        }
        bool first = true;
        for (const auto& part : wrapped(text, lineWidth - std::min(m_indent, lineWidth / 4) - hang)) {
            line((first ? std::string(lead) : std::string(hang, ' ')) + part);
            first = false;
        }
    }

private:
    void write(const Heading& heading)
    {
        const auto text = heading.text + (heading.note.empty() ? "" : "   (" + heading.note + ")");
        spaced(text);
        if (heading.level <= 2) line(std::string(std::min(codePoints(text), lineWidth), heading.level == 1 ? '=' : '-'));
    }
    void write(const Fields& fields)
    {
        std::size_t widest = 0;
        for (const auto& item : fields.items) widest = std::max(widest, std::min(codePoints(item.label), widestColumn));
        for (const auto& item : fields.items) {
            const auto pad = widest - std::min(widest, codePoints(item.label));
            const auto value = item.value.empty() && item.line ? std::string(20, '_') : item.value;
            paragraph(value, item.label.empty() ? "" : item.label + ": " + std::string(pad, ' '));
        }
    }
    void rows(const std::vector<TextRow>& all, const std::vector<TableColumn>& columns, bool headed);
    void write(const Table& table);
    void write(const Cards& cards)
    {
        for (const auto& card : cards.cards) {
            spaced("* " + card.title + (card.corner.empty() ? "" : "   [" + card.corner + "]"));
            m_indent += 2;
            if (!card.subtitle.empty()) paragraph(card.subtitle);
            blocks(card.blocks);
            m_indent -= 2;
        }
    }
    void write(const Track& track)
    {
        std::string boxes;
        for (const auto number : trackNumbers(track)) {
            const bool struck = track.start && number > *track.start;
            boxes += struck ? fmt::format("({} struck out) ", number) : fmt::format("[{}] ", number);
        }
        if (!track.label.empty()) paragraph(track.label + ":");
        paragraph(boxes);
    }
    void write(const Boxes& boxes)
    {
        paragraph(boxRow(boxes.count, boxes.group, tick), boxes.label.empty() ? "" : boxes.label + ": ");
    }
    void write(const Grid& grid)
    {
        title(grid.title);
        std::vector<TextRow> all;
        for (std::uint32_t row = 0; row < grid.rows; ++row) {
            TextRow cells;
            for (std::uint32_t column = 0; column < grid.columns; ++column) {
                const auto index = std::size_t{row} * grid.columns + column;
                if (index >= grid.cells.size()) break;
                const auto& cell = grid.cells[index];
                cells.push_back(cell.text + (cell.boxes > 0 ? " " + boxRow(cell.boxes, 5, tick) : ""));
            }
            all.push_back(std::move(cells));
        }
        rows(all, std::vector<TableColumn>(grid.columns), false);
    }
    void write(const Matrix& matrix)
    {
        title(matrix.title);
        std::vector<TextRow> all{{matrix.corner}};
        all.front().insert(all.front().end(), matrix.columnHeads.begin(), matrix.columnHeads.end());
        for (std::size_t row = 0; row < matrix.rowHeads.size(); ++row) {
            const auto begin = matrix.cells.begin() + static_cast<std::ptrdiff_t>(row * matrix.columnHeads.size());
            TextRow cells{matrix.rowHeads[row]};
            cells.insert(cells.end(), begin, begin + static_cast<std::ptrdiff_t>(matrix.columnHeads.size()));
            all.push_back(std::move(cells));
        }
        rows(all, std::vector<TableColumn>(matrix.columnHeads.size() + 1, {"", Align::right, 0}), true);
    }
    void write(const Text& text)
    {
        gap();
        paragraph(text.text);
    }
    void write(const Columns& columns)
    {
        for (const auto& column : columns.columns) blocks(column);
    }
    void write(const Reference& reference)
    {
        for (const auto& section : reference.sections) {
            title(section.title);
            for (const auto& text : section.paragraphs) paragraph(text);
            for (const auto& item : section.items) paragraph(item, "- ");
            for (const auto& table : section.tables) write(table);
        }
    }
    void write(const Findings& findings)
    {
        title(findings.title);
        if (findings.items.empty()) line("The check found nothing: this army is legal.");
        for (const auto& item : findings.items) {
            paragraph(item.message + (item.rule.empty() ? "" : " [" + item.rule + "]"), std::string(diagnostics::levelName(item.level)) + ": ");
        }
    }

    std::string m_out;
    std::size_t m_indent = 0;
};

void TextWriter::write(const Table& table)
{
    title(table.title);
    std::vector<TextRow> all;
    TextRow head;
    bool headed = false;
    for (const auto& column : table.columns) {
        head.push_back(column.label);
        headed = headed || !column.label.empty();
    }
    if (headed) all.push_back(std::move(head));
    for (const auto& row : table.rows) {
        TextRow cells;
        for (const auto& cell : row) {
            const auto boxes = boxRow(cell.boxes, 5, tick);
            cells.push_back(cell.text + (cell.text.empty() || boxes.empty() ? "" : " ") + boxes);
        }
        all.push_back(std::move(cells));
    }
    if (!table.total.empty()) all.push_back(table.total);
    rows(all, table.columns, headed);
}

void TextWriter::rows(const std::vector<TextRow>& all, const std::vector<TableColumn>& columns, bool headed)
{
    std::vector<std::size_t> widths(columns.size(), 0);
    for (const auto& row : all) {
        for (std::size_t i = 0; i < std::min(row.size(), widths.size()); ++i) {
            widths[i] = std::max(widths[i], std::min(codePoints(row[i]), widestColumn));
        }
    }
    for (std::size_t r = 0; r < all.size(); ++r) {
        std::vector<std::vector<std::string>> cells;
        std::size_t lines = 1;
        for (std::size_t i = 0; i < std::min(all[r].size(), widths.size()); ++i) {
            cells.push_back(wrapped(all[r][i], std::max<std::size_t>(widths[i], 1)));
            lines = std::max(lines, cells.back().size());
        }
        for (std::size_t l = 0; l < lines; ++l) {
            std::string text;
            for (std::size_t i = 0; i < cells.size(); ++i) {
                const std::string cell = l < cells[i].size() ? cells[i][l] : "";
                const std::string pad(widths[i] - std::min(widths[i], codePoints(cell)), ' ');
                text += columns[i].align == Align::right ? pad + cell : cell + pad;
                text += "  ";
            }
            line(text);
        }
        if (r > 0 || !headed) continue;
        std::string under;
        for (const auto width : widths) under += std::string(width, '-') + "  ";
        line(under);
    }
}

}  // namespace

std::string writeText(std::span<const Booklet> booklets)
{
    TextWriter writer;
    for (const auto& booklet : booklets) {
        if (&booklet != &booklets.front()) writer.gap();
        for (const auto& sheet : booklet.sheets) {
            writer.line(booklet.name + " - " + sheet.title);
            writer.blocks(sheet.blocks);
            writer.gap();
        }
        if (!booklet.system.empty()) writer.paragraph(booklet.system);
        if (!booklet.notice.empty()) writer.paragraph(booklet.notice);
    }
    return writer.take();
}

}  // namespace muster::printer

#include "core/text/terminal.hpp"
#include "printer/map/map_words.hpp"
#include "printer/text_formats/marks.hpp"
#include "printer/text_formats/text_rows.hpp"
#include "printer/text_formats/writers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

using namespace sheet;

constexpr std::size_t lineWidth = 96;
constexpr std::size_t maxLabelWidth = 48;
constexpr std::string_view textTick = "[ ]";

using TextRow = std::vector<std::string>;

/// Returns true for blocks of single lines, which follow each other without a gap.
bool isLines(const Block& block)
{
    return std::holds_alternative<Fields>(block.content) || std::holds_alternative<Boxes>(block.content) ||
           std::holds_alternative<Track>(block.content);
}

class TextWriter {
public:
    std::string take() { return std::move(m_out); }
    void speak(const wording::Wording& wording) { m_wording = &wording; }

    void blocks(const Blocks& all)
    {
        const Block* before = nullptr;
        for (const auto& block : all) {
            const bool heads = before != nullptr && std::holds_alternative<Heading>(before->content);
            if (before != nullptr && !heads && !(isLines(*before) && isLines(block))) gap();
            std::visit([this](const auto& content) { write(content); }, block.content);
            before = &block;
        }
    }
    void title(const std::string& text)
    {
        if (!text.empty()) spaced(text);
    }
    /// Writes one empty line, never two.
    void gap()
    {
        if (!m_out.empty() && !m_out.ends_with("\n\n")) m_out += '\n';
    }
    void line(std::string_view text)
    {
        m_out.append(m_indent, ' ');
        m_out += text::forTerminal(text, text::LineFeeds::shown);
        while (!m_out.empty() && m_out.back() == ' ') m_out.pop_back();
        m_out += '\n';
    }
    void spaced(std::string_view text)
    {
        gap();
        line(text);
    }
    /// Wraps with a hanging indent after the lead; a very long lead gets its own line.
    void paragraph(std::string_view text, std::string_view lead = "")
    {
        auto hang = displayWidth(lead);
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
        if (heading.level <= 2)
            line(std::string(std::min(displayWidth(text), lineWidth), heading.level == 1 ? '=' : '-'));
    }
    void write(const Fields& fields)
    {
        std::size_t widest = 0;
        for (const auto& item : fields.items)
            widest = std::max(widest, std::min(displayWidth(item.label), maxLabelWidth));
        for (const auto& item : fields.items) {
            const auto pad = widest - std::min(widest, displayWidth(item.label));
            const auto value = item.value.empty() && item.line ? std::string(20, '_') : item.value;
            paragraph(value, item.label.empty() ? "" : item.label + ": " + std::string(pad, ' '));
        }
    }
    void rows(const TextRows& table, const std::vector<TableColumn>& columns)
    {
        for (const auto& text : setRows(table, columns, lineWidth - std::min(m_indent, lineWidth / 4))) line(text);
    }
    void write(const Table& table);
    void write(const Cards& cards)
    {
        for (const auto& card : cards.cards) {
            spaced("* " + card.title + (card.corner.empty() ? "" : "   [" + card.corner + "]"));
            m_indent += 2;
            if (!card.subtitle.empty()) paragraph(card.subtitle);
            blocks(card.blocks);
            blocks(card.back);
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
        paragraph(boxRow(boxes.count, boxes.group, textTick, boxes.style),
                  boxes.label.empty() ? "" : boxes.label + ": ");
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
                cells.push_back(cell.text +
                                (cell.boxes > 0 ? " " + boxRow(cell.boxes, cell.group, textTick, grid.boxes) : ""));
            }
            all.push_back(std::move(cells));
        }
        rows({std::move(all)}, std::vector<TableColumn>(grid.columns));
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
        rows({std::move(all), true}, std::vector<TableColumn>(matrix.columnHeads.size() + 1, {"", Align::right, 0}));
    }
    void write(const Text& text) { paragraph(text.text); }
    void write(const Columns& columns)
    {
        for (const auto& column : columns.columns) {
            gap();
            blocks(column);
        }
    }
    void write(const Reference& reference)
    {
        for (const auto& section : reference.sections) {
            title(section.title);
            for (const auto& text : section.paragraphs) paragraph(text);
            for (const auto& item : section.items) {
                const auto parts = numberedItem(item);
                paragraph(parts.text, parts.number.empty() ? "- " : std::string(parts.number) + ' ');
            }
            for (const auto& table : section.tables) write(table);
        }
    }
    void write(const Map& map)
    {
        if (map.scaling == MapScaling::tiles) return;
        title(map.title);
        for (const auto& line : inWords(map)) paragraph(line, "- ");
    }
    void write(const Cutouts& cutouts)
    {
        title(cutouts.title);
        for (const auto& piece : cutouts.pieces) paragraph(inWords(piece, *m_wording), "- ");
    }
    void write(const PlayTemplate& disc)
    {
        title(disc.title);
        paragraph(inWords(disc, *m_wording));
    }
    void write(const Findings& findings)
    {
        title(findings.title);
        const bool isSaid = findings.items.empty() || findings.accepted > 0;
        if (const auto legal = isSaid ? legalSentence(findings, *m_wording) : ""; !legal.empty()) line(legal);
        for (const auto& item : findings.items) {
            paragraph(sentence(item) + (item.help.empty() ? "" : " " + item.help),
                      levelWord(item.level, *m_wording) + ": ");
        }
    }

    std::string m_out;
    std::size_t m_indent = 0;
    const wording::Wording* m_wording = &wording::Wording::english();
};

void TextWriter::write(const Table& table)
{
    title(table.title);
    TextRows text;
    TextRow head;
    for (const auto& column : table.columns) {
        head.push_back(column.label);
        text.headed = text.headed || !column.label.empty();
    }
    if (text.headed) text.rows.push_back(std::move(head));
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const bool newGroup =
            r < table.groups.size() && !table.groups[r].empty() && (r == 0 || table.groups[r] != table.groups[r - 1]);
        if (newGroup) text.rows.push_back({table.groups[r] + ":"});
        TextRow cells;
        for (std::size_t i = 0; i < table.rows[r].size(); ++i) {
            const auto& cell = table.rows[r][i];
            const auto boxes = boxRow(cell.boxes, cell.group, textTick, styleOf(table, i));
            cells.push_back(cell.text + (cell.text.empty() || boxes.empty() ? "" : " ") + boxes);
        }
        text.rows.push_back(std::move(cells));
    }
    for (std::uint32_t i = 0; i < table.emptyRows; ++i) {
        TextRow blank;
        for (const auto& column : table.columns)
            blank.emplace_back(std::clamp<std::size_t>(displayWidth(column.label), 3, 12), '_');
        text.rows.push_back(std::move(blank));
    }
    text.summed = !table.total.empty();
    if (text.summed) text.rows.push_back(table.total);
    rows(text, table.columns);
}

}  // namespace

std::string writeText(std::span<const Booklet> booklets)
{
    TextWriter writer;
    for (const auto& booklet : booklets) {
        if (&booklet != &booklets.front()) writer.gap();
        writer.speak(booklet.wording());
        for (const auto& sheet : booklet.sheets) {
            writer.line(booklet.name + " - " + sheet.title);
            writer.blocks(sheet.blocks);
            writer.gap();
        }
        if (const auto& line = booklet.checked.empty() ? booklet.system : booklet.checked; !line.empty())
            writer.paragraph(line);
        if (!booklet.notice.empty()) writer.paragraph(booklet.notice);
    }
    return writer.take();
}

}  // namespace muster::printer

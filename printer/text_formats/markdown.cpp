#include "core/text/terminal.hpp"
#include "printer/map/map_words.hpp"
#include "printer/text_formats/marks.hpp"
#include "printer/text_formats/writers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

using namespace sheet;

constexpr std::string_view markdownTick = "☐";
constexpr std::string_view markdownBlank = R"(\_\_\_\_\_\_\_\_)";

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Escapes text for Markdown, on one line: no markup, no automatic links, no mentions of users or issues.
std::string plain(std::string_view text)
{
    constexpr std::string_view breaks =
        "&#8203;";  // zero-width space; a backslash does not prevent @name from becoming a link
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    line = text::visible(line);
    std::string shown;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i], next = i + 1 < line.size() ? line[i + 1] : ' ';
        const bool inAddress =
            (c == ':' && next == '/') || (c == '.' && i > 0 && isLetter(line[i - 1]) && isLetter(next));
        if (inAddress || std::string_view("\\`*_[]<>|#~&").find(c) != std::string_view::npos) shown += '\\';
        shown += c;
        if (c == '@' || (c == '#' && next >= '0' && next <= '9')) shown += breaks;
    }
    return shown;
}

/// Escapes text at the start of a line, where a number or dash would start a list, and two colons a command of a build
/// server.
std::string opening(std::string_view text)
{
    auto shown = plain(text);
    const auto digits = shown.find_first_not_of("0123456789");
    const auto first = std::min(shown.find_first_not_of(' '), shown.size());
    if (first < shown.size() && std::string_view("-+=:").find(shown[first]) != std::string_view::npos)
        shown.insert(first, "\\");
    else if (digits != 0 && digits != std::string::npos && (shown[digits] == '.' || shown[digits] == ')'))
        shown.insert(digits, "\\");
    return shown;
}

/// Bold text; spaces at its ends would disable the markup.
std::string strong(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\n\r");
    if (first == std::string_view::npos) return "";
    return "**" + plain(text.substr(first, text.find_last_not_of(" \t\n\r") + 1 - first)) + "**";
}

/// Preserves leading spaces, such as for a skill below its attribute, as non-collapsing spaces.
std::string indented(std::string_view text)
{
    const auto indent = std::min(text.find_first_not_of(' '), text.size());
    std::string shown;
    for (std::size_t i = 0; i < std::min<std::size_t>(indent, 8); ++i) shown += "\u00a0";
    return shown + plain(text.substr(indent));
}

class MarkdownWriter {
public:
    std::string take() { return std::move(m_out); }

    void blocks(const Blocks& all)
    {
        for (const auto& block : all) {
            std::visit([this](const auto& content) { write(content); }, block.content);
        }
    }
    void paragraph(std::string_view text)
    {
        if (!text.empty()) m_out += opening(text) + "\n\n";
    }
    void heading(int level, std::string_view text)
    {
        if (!text.empty())
            m_out += fmt::format("{} {}\n\n", std::string(static_cast<std::size_t>(level), '#'), plain(text));
    }

private:
    void row(const std::vector<std::string>& cells)
    {
        m_out += '|';
        for (const auto& cell : cells) m_out += fmt::format(" {} |", cell);
        m_out += '\n';
    }
    void rule(const std::vector<TableColumn>& columns)
    {
        m_out += '|';
        for (const auto& column : columns) {
            m_out += column.align == Align::left ? " --- |" : column.align == Align::right ? " ---: |" : " :---: |";
        }
        m_out += '\n';
    }
    void write(const Heading& block)
    {
        heading(block.level + 1, block.text);
        if (!block.note.empty()) m_out += fmt::format("*{}*\n\n", plain(block.note));
    }
    void write(const Fields& fields)
    {
        for (const auto& item : fields.items) {
            const auto value = item.value.empty()   ? std::string(item.line ? markdownBlank : "")
                               : item.label.empty() ? opening(item.value)
                                                    : strong(item.value);
            m_out += item.label.empty() ? fmt::format("- {}\n", value)
                                        : fmt::format("- {}: {}\n", opening(item.label), value);
        }
        m_out += '\n';
    }
    void write(const Table& table)
    {
        heading(4, table.title);
        std::vector<std::string> cells;
        for (const auto& column : table.columns) cells.push_back(plain(column.label));
        row(cells);
        rule(table.columns);
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            cells.assign(table.columns.size(), "");
            const bool newGroup = r < table.groups.size() && !table.groups[r].empty() &&
                                  (r == 0 || table.groups[r] != table.groups[r - 1]);
            if (newGroup && !cells.empty()) {
                cells[0] = strong(table.groups[r]);
                row(cells);
            }
            cells.clear();
            for (std::size_t i = 0; i < table.rows[r].size(); ++i) {
                const auto& cell = table.rows[r][i];
                const auto boxes = boxRow(cell.boxes, cell.group, markdownTick, styleOf(table, i));
                const auto first = table.columns[i].lead ? cell.text.find('\n') : 0;
                const auto text = table.columns[i].lead
                                      ? strong(cell.text.substr(0, first)) +
                                            (first == std::string::npos ? "" : plain(cell.text.substr(first)))
                                      : indented(cell.text);
                cells.push_back(text + (cell.text.empty() || boxes.empty() ? "" : " ") + boxes);
            }
            row(cells);
        }
        for (std::uint32_t i = 0; i < table.emptyRows; ++i)
            row(std::vector<std::string>(table.columns.size(), std::string(markdownBlank)));
        cells.clear();
        for (const auto& cell : table.total) cells.push_back(strong(cell));
        if (!cells.empty()) row(cells);
        m_out += '\n';
    }
    void write(const Cards& cards)
    {
        for (const auto& card : cards.cards) {
            heading(4, card.title + (card.corner.empty() ? "" : ", " + card.corner));
            paragraph(card.subtitle);
            blocks(card.blocks);
            blocks(card.back);
        }
    }
    void write(const Track& track)
    {
        if (!track.label.empty()) m_out += fmt::format("**{}** ", plain(track.label));
        for (const auto number : trackNumbers(track)) {
            m_out +=
                track.start && number > *track.start ? fmt::format("~~{}~~ ", number) : fmt::format("☐ {} ", number);
        }
        m_out += "\n\n";
    }
    void write(const Boxes& boxes)
    {
        m_out += fmt::format("{}{}\n\n", boxes.label.empty() ? "" : opening(boxes.label) + ": ",
                             boxRow(boxes.count, boxes.group, markdownTick, boxes.style));
    }
    void write(const Grid& grid)
    {
        heading(4, grid.title);
        const std::vector<TableColumn> columns(grid.columns);
        row(std::vector<std::string>(grid.columns));
        rule(columns);
        for (std::size_t i = 0; i + grid.columns <= grid.cells.size() && grid.columns > 0; i += grid.columns) {
            std::vector<std::string> cells;
            for (std::size_t c = 0; c < grid.columns; ++c) {
                const auto& cell = grid.cells[i + c];
                cells.push_back(plain(cell.text) +
                                (cell.boxes > 0 ? " " + boxRow(cell.boxes, cell.group, markdownTick, grid.boxes) : ""));
            }
            row(cells);
        }
        m_out += '\n';
    }
    void write(const Matrix& matrix)
    {
        heading(4, matrix.title);
        std::vector<std::string> cells{plain(matrix.corner)};
        for (const auto& head : matrix.columnHeads) cells.push_back(plain(head));
        row(cells);
        rule(std::vector<TableColumn>(cells.size(), {"", Align::right, 0}));
        for (std::size_t r = 0; r < matrix.rowHeads.size(); ++r) {
            cells.assign(1, strong(matrix.rowHeads[r]));
            for (std::size_t c = 0; c < matrix.columnHeads.size(); ++c)
                cells.push_back(plain(matrix.cells[r * matrix.columnHeads.size() + c]));
            row(cells);
        }
        m_out += '\n';
    }
    void write(const Text& text)
    {
        for (const auto& line : wrapped(text.text, std::size_t(-1) / 2)) paragraph(line);
    }
    void write(const Columns& columns)
    {
        for (const auto& column : columns.columns) blocks(column);
    }
    void write(const Reference& reference)
    {
        for (const auto& section : reference.sections) {
            heading(4, section.title);
            for (const auto& text : section.paragraphs) paragraph(text);
            bool wasNumbered = false;
            for (const auto& item : section.items) {
                const auto parts = numberedItem(item);
                const bool numbered = !parts.number.empty();
                if (&item != &section.items.front() && numbered != wasNumbered)
                    m_out += '\n';  // starts a list of another kind
                m_out += fmt::format("{} {}\n", numbered ? parts.number : "-", opening(parts.text));
                wasNumbered = numbered;
            }
            if (!section.items.empty()) m_out += '\n';
            for (const auto& table : section.tables) write(table);
        }
    }
    void write(const Map& map)
    {
        if (map.scaling == MapScaling::tiles) return;
        heading(4, map.title);
        for (const auto& line : inWords(map)) m_out += fmt::format("- {}\n", opening(line));
        m_out += '\n';
    }
    void write(const Cutouts& cutouts)
    {
        heading(4, cutouts.title);
        for (const auto& piece : cutouts.pieces) m_out += fmt::format("- {}\n", plain(inWords(piece)));
        m_out += '\n';
    }
    void write(const PlayTemplate& disc)
    {
        heading(4, disc.title);
        paragraph(inWords(disc));
    }
    void write(const Findings& findings)
    {
        heading(3, findings.title);
        const bool isSaid = findings.items.empty() || findings.accepted > 0;
        if (const auto legal = isSaid ? legalSentence(findings) : ""; !legal.empty()) m_out += legal + '\n';
        for (const auto& item : findings.items) {
            m_out += fmt::format("- **{}** {}{}\n", diagnostics::levelName(item.level), plain(sentence(item)),
                                 item.help.empty() ? "" : " " + plain(item.help));
        }
        m_out += '\n';
    }

    std::string m_out;
};

}  // namespace

std::string writeMarkdown(std::span<const Booklet> booklets)
{
    MarkdownWriter writer;
    for (const auto& booklet : booklets) {
        for (const auto& sheet : booklet.sheets) {
            writer.heading(1, booklet.name + " - " + sheet.title);
            writer.blocks(sheet.blocks);
        }
        writer.paragraph(booklet.checked.empty() ? booklet.system : booklet.checked);
        writer.paragraph(booklet.notice);
    }
    auto text = writer.take();
    while (text.ends_with("\n\n")) text.pop_back();
    return text;
}

}  // namespace muster::printer

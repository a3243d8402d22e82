#include "core/text/percent_encoding.hpp"
#include "printer/map/map_words.hpp"
#include "printer/text_formats/map_svg.hpp"
#include "printer/text_formats/markdown_markup.hpp"
#include "printer/text_formats/marks.hpp"
#include "printer/text_formats/writers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

using namespace sheet;

constexpr std::string_view markdownTick = "☐";
constexpr std::string_view markdownBlank = R"(\_\_\_\_\_\_\_\_)";

/// Preserves leading spaces, such as for a skill below its attribute, as non-collapsing spaces.
std::string indented(std::string_view text)
{
    const auto indent = std::min(text.find_first_not_of(' '), text.size());
    std::string shown;
    for (std::size_t i = 0; i < std::min<std::size_t>(indent, 8); ++i) shown += "\u00a0";
    return shown + markdownText(text.substr(indent));
}

/// A file name as the target of a link.
std::string linkTarget(std::string_view name) { return text::percentEncoded(name, "-_."); }

class MarkdownWriter {
public:
    MarkdownWriter() = default;
    /// With pictures of maps, named after the stem.
    MarkdownWriter(std::string stem, InkMode inkMode) : m_stem(std::move(stem)), m_inkMode(inkMode) {}

    MarkdownWithMaps take()
    {
        while (m_out.ends_with("\n\n")) m_out.pop_back();
        return {std::move(m_out), std::move(m_maps)};
    }
    void booklets(std::span<const Booklet> all)
    {
        for (const auto& booklet : all) {
            m_wording = &booklet.wording();
            for (const auto& sheet : booklet.sheets) {
                heading(1, booklet.name + " - " + sheet.title);
                blocks(sheet.blocks);
            }
            paragraph(booklet.checked.empty() ? booklet.system : booklet.checked);
            paragraph(booklet.notice);
        }
    }

private:
    void blocks(const Blocks& all)
    {
        for (const auto& block : all) {
            std::visit([this](const auto& content) { write(content); }, block.content);
        }
    }
    void paragraph(std::string_view text)
    {
        if (!text.empty()) m_out += markdownOpening(text) + "\n\n";
    }
    void heading(int level, std::string_view text)
    {
        if (!text.empty())
            m_out += fmt::format("{} {}\n\n", std::string(static_cast<std::size_t>(level), '#'), markdownText(text));
    }
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
        if (!block.note.empty()) m_out += fmt::format("*{}*\n\n", markdownText(block.note));
    }
    void write(const Fields& fields)
    {
        for (const auto& item : fields.items) {
            const auto value = item.value.empty()   ? std::string(item.line ? markdownBlank : "")
                               : item.label.empty() ? markdownOpening(item.value)
                                                    : markdownStrong(item.value);
            m_out += item.label.empty() ? fmt::format("- {}\n", value)
                                        : fmt::format("- {}: {}\n", markdownOpening(item.label), value);
        }
        m_out += '\n';
    }
    void write(const Table& table)
    {
        heading(4, table.title);
        std::vector<std::string> cells;
        for (const auto& column : table.columns) cells.push_back(markdownText(column.label));
        row(cells);
        rule(table.columns);
        for (std::size_t r = 0; r < table.rows.size(); ++r) {
            cells.assign(table.columns.size(), "");
            const bool newGroup = r < table.groups.size() && !table.groups[r].empty() &&
                                  (r == 0 || table.groups[r] != table.groups[r - 1]);
            if (newGroup && !cells.empty()) {
                cells[0] = markdownStrong(table.groups[r]);
                row(cells);
            }
            cells.clear();
            for (std::size_t i = 0; i < table.rows[r].size(); ++i) {
                const auto& cell = table.rows[r][i];
                const auto boxes = boxRow(cell.boxes, cell.group, markdownTick, styleOf(table, i));
                const auto first = table.columns[i].lead ? cell.text.find('\n') : 0;
                const auto text = table.columns[i].lead
                                      ? markdownStrong(cell.text.substr(0, first)) +
                                            (first == std::string::npos ? "" : markdownText(cell.text.substr(first)))
                                      : indented(cell.text);
                cells.push_back(text + (cell.text.empty() || boxes.empty() ? "" : " ") + boxes);
            }
            row(cells);
        }
        for (std::uint32_t i = 0; i < table.emptyRows; ++i)
            row(std::vector<std::string>(table.columns.size(), std::string(markdownBlank)));
        cells.clear();
        for (const auto& cell : table.total) cells.push_back(markdownStrong(cell));
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
        if (!track.label.empty()) m_out += fmt::format("**{}** ", markdownText(track.label));
        for (const auto number : trackNumbers(track)) {
            m_out +=
                track.start && number > *track.start ? fmt::format("~~{}~~ ", number) : fmt::format("☐ {} ", number);
        }
        m_out += "\n\n";
    }
    void write(const Boxes& boxes)
    {
        m_out += fmt::format("{}{}\n\n", boxes.label.empty() ? "" : markdownOpening(boxes.label) + ": ",
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
                cells.push_back(markdownText(cell.text) +
                                (cell.boxes > 0 ? " " + boxRow(cell.boxes, cell.group, markdownTick, grid.boxes) : ""));
            }
            row(cells);
        }
        m_out += '\n';
    }
    void write(const Matrix& matrix)
    {
        heading(4, matrix.title);
        std::vector<std::string> cells{markdownText(matrix.corner)};
        for (const auto& head : matrix.columnHeads) cells.push_back(markdownText(head));
        row(cells);
        rule(std::vector<TableColumn>(cells.size(), {"", Align::right, 0}));
        for (std::size_t r = 0; r < matrix.rowHeads.size(); ++r) {
            cells.assign(1, markdownStrong(matrix.rowHeads[r]));
            for (std::size_t c = 0; c < matrix.columnHeads.size(); ++c)
                cells.push_back(markdownText(matrix.cells[r * matrix.columnHeads.size() + c]));
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
                m_out += fmt::format("{} {}\n", numbered ? parts.number : "-", markdownOpening(parts.text));
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
        picture(map);
        for (const auto& line : inWords(map)) m_out += fmt::format("- {}\n", markdownOpening(line));
        m_out += '\n';
    }
    /// The map as a file beside the text, and what the numbers on it mean.
    void picture(const Map& map)
    {
        if (m_stem.empty() || !hasMapPicture(map)) return;
        auto drawn = mapSvg(map, m_inkMode, SvgPlace::file);
        m_maps.push_back({mapFile(m_stem, m_maps.size() + 1), std::move(drawn.svg)});
        m_out += fmt::format("![{}]({})\n\n",
                             markdownText(map.title.empty() ? m_wording->say("Map")
                                                            : m_wording->say("Map: {title}", {{"title", map.title}})),
                             linkTarget(m_maps.back().name));
        for (std::size_t i = 0; i < drawn.key.size(); ++i)
            m_out += fmt::format("{}. {}\n", i + 1, markdownText(drawn.key[i]));
        if (!drawn.key.empty()) m_out += '\n';
        paragraph(drawn.leftOut);
    }
    void write(const Cutouts& cutouts)
    {
        heading(4, cutouts.title);
        for (const auto& piece : cutouts.pieces)
            m_out += fmt::format("- {}\n", markdownText(inWords(piece, *m_wording)));
        m_out += '\n';
    }
    void write(const PlayTemplate& disc)
    {
        heading(4, disc.title);
        paragraph(inWords(disc, *m_wording));
    }
    void write(const Findings& findings)
    {
        heading(3, findings.title);
        const bool isSaid = findings.items.empty() || findings.accepted > 0;
        if (const auto legal = isSaid ? legalSentence(findings, *m_wording) : ""; !legal.empty()) m_out += legal + '\n';
        for (const auto& item : findings.items) {
            m_out += fmt::format("- **{}** {}{}\n", levelWord(item.level, *m_wording), markdownText(sentence(item)),
                                 item.help.empty() ? "" : " " + markdownText(item.help));
        }
        m_out += '\n';
    }

    std::string m_stem;  ///< of the names of maps; empty for none
    InkMode m_inkMode = InkMode::colour;
    const wording::Wording* m_wording = &wording::Wording::english();
    std::string m_out;
    std::vector<FileBeside> m_maps;
};

}  // namespace

bool hasMapPicture(const Map& map) { return map.scaling != MapScaling::tiles && map.picture && map.picture->isValid(); }

std::string mapFile(const std::string& stem, std::size_t number) { return fmt::format("{}-map-{}.svg", stem, number); }

std::string writeMarkdown(std::span<const Booklet> booklets)
{
    MarkdownWriter writer;
    writer.booklets(booklets);
    return writer.take().text;
}

MarkdownWithMaps writeMarkdown(std::span<const Booklet> booklets, const std::string& stem, InkMode inkMode)
{
    MarkdownWriter writer(stem, inkMode);
    writer.booklets(booklets);
    return writer.take();
}

}  // namespace muster::printer

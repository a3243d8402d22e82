#include "printer/text_formats/html_blocks.hpp"

#include "printer/text_formats/marks.hpp"
#include "printer/text_formats/symbol_svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster::printer {

using namespace sheet;

void HtmlBlocks::sheet(const Sheet& sheet, const std::string& army, const std::string& classes)
{
    m_context = shortened(sheet.title);
    m_level = 1;
    m_columns = columnShares(sheet.blocks);
    const auto id = anchor(sheet.title, 1);
    const auto* first = sheet.blocks.empty() ? nullptr : std::get_if<Heading>(&sheet.blocks.front().content);
    // A first heading contained in the title is omitted; otherwise it follows the title.
    const bool within = first != nullptr && sheet.title.find(first->text) != std::string::npos;
    m_out += fmt::format("<article class=\"sheet {}\" id=\"{}\" data-sheet=\"{}\">\n<p "
                         "class=\"running{}\"><span>{}</span><span>{}</span></p>\n",
                         classes, id, escaped(sheet.id), within ? " said" : "", escaped(army), escaped(sheet.title));
    if (!within) {
        blocks(sheet.blocks);
    } else {
        write(Heading{1, sheet.title, first->note});
        blocks({sheet.blocks.begin() + 1, sheet.blocks.end()});
    }
    m_out += "</article>\n";
}

void HtmlBlocks::blocks(const Blocks& all)
{
    for (const auto& block : all) {
        std::visit([this](const auto& content) { write(content); }, block.content);
    }
}

std::string HtmlBlocks::anchor(const std::string& text, int level)
{
    auto id = fmt::format("{}-{}", m_prefix, m_anchors.size() + 1);
    m_anchors.push_back({id, text, level});
    return id;
}

void HtmlBlocks::title(const std::string& text)
{
    if (!text.empty()) m_out += fmt::format("<h{0} class=\"rank-4\">{1}</h{0}>\n", inner(), escaped(text));
}

void HtmlBlocks::write(const Heading& heading)
{
    const int rank = std::clamp(heading.level, 1, 3) + 1;
    m_level = std::min(rank, m_level + 1);
    const auto id =
        heading.level == 2 && !heading.text.empty() ? fmt::format(" id=\"{}\"", anchor(heading.text, 2)) : "";
    m_out += fmt::format("<h{0} class=\"rank-{1}\"{2}><span>{3}{4}{5}</span>{6}</h{0}>\n", m_level, rank, id,
                         rank == 2 ? m_emblem : std::string(), symbolSvg(heading.symbol), escaped(heading.text),
                         heading.note.empty() ? "" : " <small>" + escaped(heading.note) + "</small>");
}

void HtmlBlocks::write(const Fields& fields)
{
    const int columns = std::max(1, fields.columns);
    m_out += fmt::format("<dl class=\"fields{} {}\">", fields.points > 0 ? " strip" : "",
                         m_styles.of(fmt::format("--columns:{}", columns)));
    for (const auto& item : fields.items) {
        const int span = std::clamp(item.span, 1, columns);
        const auto wide = span == 1 ? ""
                          : span == columns
                              ? " class=\"all\""
                              : fmt::format(" class=\"part {}\"", m_styles.of(fmt::format("--span:{}", span)));
        const auto value = item.value.empty() && item.line
                               ? writingLine("dd", boxName(item.label))
                               : "<dd>" + symbolSvg(item.symbol) + escapedLines(item.value) + "</dd>";
        m_out += fmt::format("<div{}><dt>{}</dt>{}</div>", wide, escaped(item.label), value);
    }
    m_out += "</dl>\n";
}

void HtmlBlocks::write(const Cards& cards)
{
    const auto outer = m_context;
    m_out +=
        fmt::format("<div class=\"cards {}\">\n", m_styles.of(fmt::format("--columns:{}", std::max(1, cards.columns))));
    for (const auto& card : cards.cards) {
        if (!card.title.empty()) m_context = shortened(card.title);
        m_out += fmt::format("<section class=\"card\"><header><h{0} class=\"rank-4\">{1}{2}</h{0}>", inner(),
                             symbolSvg(card.symbol), escaped(card.title));
        if (!card.corner.empty()) m_out += fmt::format("<b>{}</b>", escaped(card.corner));
        if (!card.subtitle.empty()) m_out += fmt::format("<small>{}</small>", escaped(card.subtitle));
        m_out += "</header>\n";
        const auto level = std::exchange(m_level, inner());
        blocks(card.blocks);
        if (!card.back.empty()) {
            m_out += "<div class=\"back\">\n";
            blocks(card.back);
            m_out += "</div>\n";
        }
        m_out += "</section>\n";
        m_context = outer;
        m_level = level;
    }
    m_out += "</div>\n";
}

void HtmlBlocks::write(const Track& track)
{
    const auto numbers = trackNumbers(track);
    const auto name = escaped(boxName(track.label));
    const auto group = fmt::format("{}-track-{}", m_prefix, ++m_tracks);
    m_out +=
        fmt::format("<fieldset class=\"track\"{}>", track.start ? fmt::format(" data-start=\"{}\"", *track.start) : "");
    m_out += fmt::format("<legend>{}</legend>\n<span class=\"steps\">",
                         escaped(track.label.empty() ? m_wording.say("Track") : track.label));
    for (const auto number : numbers) {
        const bool struck = track.start && number > *track.start;
        m_out += fmt::format("<label{0}><input type=\"radio\" name=\"{1}\" value=\"{2}\" aria-label=\"{3}, "
                             "{2}{4}\"{5}/><span>{2}</span></label>",
                             struck ? " class=\"struck\"" : "", group, number, name, struck ? ", struck out" : "",
                             struck ? " disabled=\"\"" : "");
    }
    m_out += "</span></fieldset>\n";
}

void HtmlBlocks::write(const Boxes& boxes)
{
    m_out += fmt::format("<div class=\"boxline\">{}{}</div>\n",
                         boxes.label.empty() ? "" : "<span class=\"what\">" + escaped(boxes.label) + "</span>",
                         tickBoxes(boxName(boxes.label), boxes.count, boxes.group, boxes.style));
}

void HtmlBlocks::write(const Grid& grid)
{
    title(grid.title);
    const bool toWrite =
        std::none_of(grid.cells.begin(), grid.cells.end(), [](const Cell& cell) { return cell.boxes > 0; });
    m_out +=
        fmt::format("<div class=\"wide\"><div class=\"grid {}\">",
                    m_styles.of(fmt::format("--columns:{};--height:{}mm", std::max(1U, grid.columns), grid.rowHeight)));
    for (std::size_t i = 0; i < grid.cells.size(); ++i) {
        const auto& one = grid.cells[i];
        const auto place = grid.columns == 0
                               ? std::string()
                               : fmt::format("row {} column {}", i / grid.columns + 1, i % grid.columns + 1);
        const auto name = named(boxName(grid.title), named(shortened(one.text), place));
        m_out += fmt::format("<div><small>{}</small>{}</div>", escapedLines(one.text),
                             toWrite ? writingLine("", name) : tickBoxes(name, one.boxes, one.group, grid.boxes));
    }
    m_out += "</div></div>\n";
}

void HtmlBlocks::write(const Text& text)
{
    m_out += fmt::format("<p class=\"{}\">{}</p>\n",
                         text.style == TextStyle::body    ? "body"
                         : text.style == TextStyle::small ? "small"
                                                          : "note",
                         escapedLines(text.text));
}

void HtmlBlocks::write(const Columns& columns)
{
    std::string widths = "--widths:";
    for (std::size_t i = 0; i < columns.columns.size(); ++i) {
        widths +=
            fmt::format("{}minmax(0,{}fr)", i > 0 ? " " : "", i < columns.widths.size() ? columns.widths[i] : 1.0);
    }
    m_out += fmt::format("<div class=\"columns {}\">\n", m_styles.of(widths));
    for (const auto& column : columns.columns) {
        m_out += "<div>";
        blocks(column);
        m_out += "</div>\n";
    }
    m_out += "</div>\n";
}

void HtmlBlocks::write(const Reference& reference)
{
    m_out += fmt::format("<div class=\"reference {}\">\n",
                         m_styles.of(fmt::format("--columns:{}", std::clamp(reference.columns, 1, 6))));
    for (const auto& section : reference.sections) {
        m_out += fmt::format("<details open=\"\"><summary>{}</summary>\n",
                             escaped(section.title.empty() ? m_wording.say("Reference") : section.title));
        for (const auto& text : section.paragraphs) m_out += fmt::format("<p>{}</p>", escapedLines(text));
        if (!section.items.empty()) m_out += "<ul>";
        for (const auto& item : section.items) {
            const auto parts = numberedItem(item);
            m_out += parts.number.empty() ? fmt::format("<li>{}</li>", escapedLines(item))
                                          : fmt::format("<li class=\"numbered\"><b>{}</b> {}</li>",
                                                        escaped(parts.number), escapedLines(parts.text));
        }
        if (!section.items.empty()) m_out += "</ul>";
        for (const auto& table : section.tables) write(table);
        m_out += "</details>\n";
    }
    m_out += "</div>\n";
}

void HtmlBlocks::write(const Findings& findings)
{
    title(findings.title);
    if (findings.items.empty() && findings.stamp) return;
    // Beside a list of warnings the sentence adds something only if there is more than the list shows.
    const auto legal = findings.items.empty() || findings.accepted > 0 ? legalSentence(findings, m_wording) : "";
    if (!legal.empty()) m_out += "<p class=\"legal\">" + escaped(legal) + "</p>\n";
    if (!findings.items.empty()) m_out += "<ul class=\"findings\">\n";
    for (const auto& item : findings.items) {
        const auto level = diagnostics::levelName(item.level);
        m_out += fmt::format("<li class=\"{}\"><b>{}</b> <span>{}{}</span></li>\n", level,
                             escaped(levelWord(item.level, m_wording)), escapedLines(sentence(item)),
                             item.help.empty() ? "" : " " + escapedLines(item.help));
    }
    if (!findings.items.empty()) m_out += "</ul>\n";
}

}  // namespace muster::printer

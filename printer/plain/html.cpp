#include "printer/plain/html_style.hpp"
#include "printer/plain/marks.hpp"
#include "printer/plain/writers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

using namespace sheet;

std::string escaped(std::string_view text)
{
    std::string shown;
    for (const char c : text) {
        switch (c) {
        case '&': shown += "&amp;"; break;
        case '<': shown += "&lt;"; break;
        case '>': shown += "&gt;"; break;
        case '"': shown += "&quot;"; break;
        case '\n': shown += "<br>"; break;
        default: shown += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    }
    return shown;
}

std::string boxes(std::uint32_t count, std::uint32_t group)
{
    return count == 0 ? "" : fmt::format("<span class=\"boxes\" role=\"img\" aria-label=\"{} boxes\">{}</span>", count, boxRow(count, group, "<i></i>"));
}

std::string_view alignClass(Align align)
{
    return align == Align::right ? " class=\"right\"" : align == Align::center ? " class=\"center\"" : "";
}

class HtmlWriter {
public:
    std::string take() { return std::move(m_out); }
    template <class... Parts>
    void put(fmt::format_string<Parts...> form, Parts&&... parts) { m_out += fmt::format(form, std::forward<Parts>(parts)...); }

    void blocks(const Blocks& all)
    {
        for (const auto& block : all) {
            std::visit([this](const auto& content) { write(content); }, block.content);
        }
    }

private:
    void title(const std::string& text)
    {
        if (!text.empty()) put("<h4>{}</h4>\n", escaped(text));
    }
    void write(const Heading& heading)
    {
        const int level = std::clamp(heading.level, 1, 3) + 1;
        put("<h{0}>{1}{2}</h{0}>\n", level, escaped(heading.text), heading.note.empty() ? "" : " <small>" + escaped(heading.note) + "</small>");
    }
    void write(const Fields& fields)
    {
        put("<dl class=\"fields\" style=\"--columns:{}\">", fields.columns);
        for (const auto& item : fields.items) {
            put("<div style=\"--span:{}\"><dt>{}</dt><dd>{}</dd></div>", std::clamp(item.span, 1, std::max(1, fields.columns)), escaped(item.label), escaped(item.value));
        }
        put("</dl>\n");
    }
    void write(const Table& table);
    void write(const Cards& cards)
    {
        put("<div class=\"cards\" style=\"--columns:{}\">\n", cards.columns);
        for (const auto& card : cards.cards) {
            put("<section class=\"card\"><header><b>{}</b><b>{}</b>", escaped(card.title), escaped(card.corner));
            if (!card.subtitle.empty()) put("<small>{}</small>", escaped(card.subtitle));
            put("</header>\n");
            blocks(card.blocks);
            put("</section>\n");
        }
        put("</div>\n");
    }
    void write(const Track& track)
    {
        put("<p class=\"track\">");
        if (!track.label.empty()) put("<b>{}</b> ", escaped(track.label));
        for (const auto number : trackNumbers(track)) {
            put("<span{}>{}</span>", track.start && number > *track.start ? " class=\"struck\"" : "", number);
        }
        put("</p>\n");
    }
    void write(const Boxes& block)
    {
        put("<p class=\"boxline\">{}{}</p>\n", block.label.empty() ? "" : "<span>" + escaped(block.label) + "</span>", boxes(block.count, block.group));
    }
    void write(const Grid& grid)
    {
        title(grid.title);
        put("<div class=\"grid\" style=\"--columns:{}\">", grid.columns);
        for (const auto& cell : grid.cells) put("<div style=\"min-height:{}mm\"><small>{}</small>{}</div>", grid.rowHeight, escaped(cell.text), boxes(cell.boxes, 5));
        put("</div>\n");
    }
    void write(const Matrix& matrix)
    {
        title(matrix.title);
        put("<div class=\"wide\"><table class=\"matrix\"><thead><tr><th>{}</th>", escaped(matrix.corner));
        for (const auto& head : matrix.columnHeads) put("<th scope=\"col\">{}</th>", escaped(head));
        put("</tr></thead><tbody>\n");
        for (std::size_t row = 0; row < matrix.rowHeads.size(); ++row) {
            put("<tr><th scope=\"row\">{}</th>", escaped(matrix.rowHeads[row]));
            for (std::size_t i = 0; i < matrix.columnHeads.size(); ++i) put("<td>{}</td>", escaped(matrix.cells[row * matrix.columnHeads.size() + i]));
            put("</tr>\n");
        }
        put("</tbody></table></div>\n");
    }
    void write(const Text& text)
    {
        put("<p class=\"{}\">{}</p>\n", text.style == TextStyle::body ? "body" : text.style == TextStyle::small ? "small" : "note", escaped(text.text));
    }
    void write(const Columns& columns)
    {
        std::string widths;
        for (std::size_t i = 0; i < columns.columns.size(); ++i) {
            widths += fmt::format("{}fr ", i < columns.widths.size() ? columns.widths[i] : 1.0);
        }
        put("<div class=\"columns\" style=\"--widths:{}\">\n", widths);
        for (const auto& column : columns.columns) {
            put("<div>");
            blocks(column);
            put("</div>\n");
        }
        put("</div>\n");
    }
    void write(const Reference& reference);
    void write(const Findings& findings)
    {
        title(findings.title);
        if (findings.items.empty()) put("<p>The check found nothing: this army is legal.</p>\n");
        for (const auto& item : findings.items) {
            put("<p class=\"finding\"><b>{}</b> {} <code>{}</code></p>\n", diagnostics::levelName(item.level), escaped(item.message), escaped(item.rule));
        }
    }

    std::string m_out;
};

void HtmlWriter::write(const Table& table)
{
    title(table.title);
    put("<div class=\"wide\"><table>");
    if (std::any_of(table.columns.begin(), table.columns.end(), [](const auto& column) { return !column.label.empty(); })) {
        put("<thead><tr>");
        for (const auto& column : table.columns) put("<th scope=\"col\"{}>{}</th>", alignClass(column.align), escaped(column.label));
        put("</tr></thead>");
    }
    put("<tbody>\n");
    for (const auto& row : table.rows) {
        put("<tr>");
        for (std::size_t i = 0; i < std::min(row.size(), table.columns.size()); ++i) {
            put("<td{}>{}{}</td>", alignClass(table.columns[i].align), escaped(row[i].text), boxes(row[i].boxes, 5));
        }
        put("</tr>\n");
    }
    for (std::uint32_t i = 0; i < table.emptyRows; ++i) put("<tr class=\"empty\"><td colspan=\"{}\">&nbsp;</td></tr>\n", table.columns.size());
    put("</tbody>");
    if (!table.total.empty()) {
        put("<tfoot><tr>");
        for (std::size_t i = 0; i < std::min(table.total.size(), table.columns.size()); ++i) {
            put("<td{}>{}</td>", alignClass(table.columns[i].align), escaped(table.total[i]));
        }
        put("</tr></tfoot>");
    }
    put("</table></div>\n");
}

void HtmlWriter::write(const Reference& reference)
{
    put("<div class=\"reference\">\n");
    for (const auto& section : reference.sections) {
        put("<section>");
        title(section.title);
        for (const auto& text : section.paragraphs) put("<p class=\"small\">{}</p>", escaped(text));
        if (!section.items.empty()) {
            put("<ul>");
            for (const auto& item : section.items) put("<li>{}</li>", escaped(item));
            put("</ul>");
        }
        for (const auto& table : section.tables) write(table);
        put("</section>\n");
    }
    put("</div>\n");
}

}  // namespace

std::string writeHtml(std::span<const Booklet> booklets)
{
    const auto title = booklets.empty() ? std::string("Muster") : booklets.front().name;
    HtmlWriter writer;
    writer.put("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n",
               escaped(title), htmlStyle());
    for (const auto& booklet : booklets) {
        for (const auto& sheet : booklet.sheets) {
            writer.put("<article>\n<p class=\"running\"><span>{}</span><span>{}</span></p>\n", escaped(booklet.name), escaped(sheet.title));
            writer.blocks(sheet.blocks);
            writer.put("</article>\n");
        }
        writer.put("<footer><p>{}</p><p>{}</p></footer>\n", escaped(booklet.system), escaped(booklet.notice));
    }
    writer.put("</body>\n</html>\n");
    return writer.take();
}

}  // namespace muster::printer

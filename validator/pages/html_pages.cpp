#include "core/text/terminal.hpp"
#include "validator/pages/page_writers.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace {

constexpr std::string_view styleSheet = R"(
body { font: 16px/1.45 sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; color: #1a1a1a; background: #fff; }
table { border-collapse: collapse; margin: 0.8rem 0; }
th, td { border: 1px solid #bbb; padding: 0.2rem 0.5rem; text-align: left; vertical-align: top; }
th { background: #eee; }
pre { background: #f4f4f4; padding: 0.6rem; overflow-x: auto; white-space: pre-wrap; }
#search { position: sticky; top: 0; background: #fff; padding: 0.5rem 0; }
#search input { width: 100%; font: inherit; padding: 0.3rem; box-sizing: border-box; }
@media print { #search { display: none; } }
)";

/// Hides each section that lacks one of the words.
constexpr std::string_view searchScript = R"(
const field = document.querySelector('#search input');
const sections = [...document.querySelectorAll('section')];
const contents = sections.map(section => section.textContent.toLowerCase());
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(word => word);
  sections.forEach((section, index) => { section.hidden = !words.every(word => contents[index].includes(word)); });
});
window.addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target || !target.closest('section[hidden]')) return;
  field.value = '';
  field.dispatchEvent(new Event('input'));
  target.scrollIntoView();
});
)";

std::string htmlText(std::string_view text)
{
    std::string safe;
    for (const char c : text::visible(text)) {
        switch (c) {
        case '&': safe += "&amp;"; break;
        case '<': safe += "&lt;"; break;
        case '>': safe += "&gt;"; break;
        case '"': safe += "&quot;"; break;
        default: safe += c;
        }
    }
    return safe;
}

class HtmlWriter {
public:
    void write(const Page& page)
    {
        for (const auto& block : page.blocks) std::visit([this](const auto& each) { add(each); }, block);
    }

    std::string finished() { return m_text + (m_isOpen ? "</section>\n" : ""); }

private:
    static std::string shown(const Spans& spans)
    {
        std::string line;
        for (const auto& span : spans) {
            auto words = htmlText(span.text);
            if (span.style == Span::Style::strong) words = fmt::format("<b>{}</b>", words);
            if (span.style == Span::Style::code) words = fmt::format("<code>{}</code>", words);
            if (span.style == Span::Style::newLine) words = "<br>";
            line += span.anchor.empty() ? words : fmt::format("<a href=\"#{}\">{}</a>", htmlText(span.anchor), words);
        }
        return line;
    }

    /// Each heading begins a section of its own, which the search shows or hides.
    void add(const PageHeading& heading)
    {
        m_text += fmt::format("{}<section>\n<h{} id=\"{}\">{}</h{}>\n", m_isOpen ? "</section>\n" : "", heading.level,
                              htmlText(heading.anchor), htmlText(heading.text), heading.level);
        m_isOpen = true;
    }
    void add(const PageParagraph& paragraph) { m_text += fmt::format("<p>{}</p>\n", shown(paragraph.spans)); }
    void add(const PageItems& items)
    {
        m_text += "<ul>\n";
        for (const auto& item : items.items) m_text += fmt::format("<li>{}</li>\n", shown(item));
        m_text += "</ul>\n";
    }
    void add(const PageTable& table)
    {
        m_text += "<table>\n<tr>";
        for (const auto& head : table.heads) m_text += fmt::format("<th>{}</th>", htmlText(head));
        m_text += "</tr>\n";
        for (const auto& row : table.rows) {
            m_text += "<tr>";
            for (const auto& cell : row) m_text += fmt::format("<td>{}</td>", shown(cell));
            m_text += "</tr>\n";
        }
        m_text += "</table>\n";
    }
    void add(const PageListing& listing) { m_text += fmt::format("<pre>{}</pre>\n", htmlText(listing.text)); }

    std::string m_text;
    bool m_isOpen = false;
};

}  // namespace

std::string htmlBook(const std::vector<Page>& pages, const std::string& title)
{
    HtmlWriter writer;
    for (const auto& page : pages) writer.write(page);
    return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<!-- {}: change the files of the game, not this "
                       "page. -->\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
                       "initial-scale=1\">\n<title>{}</title>\n<style>{}</style>\n</head>\n<body>\n<div "
                       "id=\"search\"><input type=\"search\" aria-label=\"Search\" placeholder=\"Search\"></div>\n"
                       "{}<script>{}</script>\n</body>\n</html>\n",
                       madeByMuster, htmlText(title), styleSheet, writer.finished(), searchScript);
}

}  // namespace muster::validator

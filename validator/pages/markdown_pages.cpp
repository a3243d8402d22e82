#include "core/text/terminal.hpp"
#include "validator/pages/page_writers.hpp"
#include "validator/reporters/markdown.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace {

class MarkdownWriter {
public:
    /// `from` is the name of the page; null for all pages in one text.
    explicit MarkdownWriter(const std::string* from) : m_from(from) {}

    void write(const Page& page)
    {
        for (const auto& block : page.blocks) std::visit([this](const auto& each) { add(each); }, block);
    }

    std::string text;

private:
    std::string targetOf(const Span& span) const
    {
        std::string target;
        if (m_from && span.page != *m_from) {
            for (const char c : *m_from)
                if (c == '/') target += "../";
            target += span.page + ".md";
        }
        return target + "#" + span.anchor;
    }

    std::string shown(const Spans& spans) const
    {
        std::string line;
        for (const auto& span : spans) {
            auto words = markdownText(span.text);
            // Spaces beside the marks would make them ordinary characters.
            if (span.style == Span::Style::strong && !words.empty()) words = fmt::format("<b>{}</b>", words);
            if (span.style == Span::Style::code && !words.empty()) words = fmt::format("<code>{}</code>", words);
            if (span.style == Span::Style::newLine) words = "<br>";
            line += span.anchor.empty() ? words : fmt::format("[{}]({})", words, targetOf(span));
        }
        return line;
    }

    void add(const PageHeading& heading)
    {
        text += fmt::format("{}<a id=\"{}\"></a>\n\n{} {}\n", text.empty() ? "" : "\n", heading.anchor,
                            std::string(static_cast<std::size_t>(heading.level), '#'), markdownText(heading.text));
    }
    void add(const PageParagraph& paragraph) { text += "\n" + opening(shown(paragraph.spans)) + "\n"; }
    void add(const PageItems& items)
    {
        text += "\n";
        for (const auto& item : items.items) text += "- " + opening(shown(item)) + "\n";
    }
    void add(const PageTable& table)
    {
        text += "\n|";
        for (const auto& head : table.heads) text += fmt::format(" {} |", markdownText(head));
        text += "\n|";
        for (std::size_t i = 0; i < table.heads.size(); ++i) text += " --- |";
        text += "\n";
        for (const auto& row : table.rows) {
            text += "|";
            for (const auto& cell : row) text += fmt::format(" {} |", shown(cell));
            text += "\n";
        }
    }
    void add(const PageListing& listing)
    {
        // Nothing in the text may end the block.
        std::size_t longest = 0, run = 0;
        for (const char c : listing.text) longest = std::max(longest, run = c == '`' ? run + 1 : 0);
        const std::string fence(std::max<std::size_t>(3, longest + 1), '`');
        text += fmt::format("\n{}text\n{}\n{}\n", fence, text::forTerminal(listing.text), fence);
    }

    /// A line that begins like a list or a heading is a paragraph all the same.
    static std::string opening(const std::string& line)
    {
        const auto digits = line.find_first_not_of("0123456789");
        const bool isNumbered =
            digits != 0 && digits != std::string::npos && (line[digits] == '.' || line[digits] == ')');
        if (isNumbered) return line.substr(0, digits) + "\\" + line.substr(digits);
        const bool isMarked = !line.empty() && (line[0] == '-' || line[0] == '+' || line[0] == '=' || line[0] == ':');
        return isMarked ? "\\" + line : line;
    }

    const std::string* m_from;
};

std::string madeLine()
{
    return fmt::format("<!-- {}: change the files of the game, not this page. -->\n\n", madeByMuster);
}

}  // namespace

std::string markdownPage(const Page& page)
{
    MarkdownWriter writer(&page.name);
    writer.write(page);
    return madeLine() + writer.text;
}

std::string markdownBook(const std::vector<Page>& pages)
{
    MarkdownWriter writer(nullptr);
    for (const auto& page : pages) writer.write(page);
    return madeLine() + writer.text;
}

}  // namespace muster::validator

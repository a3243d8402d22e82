#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace muster::validator {

/// A piece of text in a line of a page. Texts are plain: each form of output escapes them.
struct Span {
    enum class Style { plain, strong, code, newLine };
    std::string text;
    Style style = Style::plain;
    std::string page = {}, anchor = {};  ///< where it leads; no link if the anchor is empty
};
using Spans = std::vector<Span>;

inline Span strong(std::string text) { return {std::move(text), Span::Style::strong, {}, {}}; }
inline Span code(std::string text) { return {std::move(text), Span::Style::code, {}, {}}; }
inline Span newLine() { return {{}, Span::Style::newLine, {}, {}}; }
inline Span link(std::string text, std::string page, std::string anchor)
{
    return {std::move(text), Span::Style::plain, std::move(page), std::move(anchor)};
}

struct PageHeading {
    int level = 1;  ///< 1 to 4
    std::string text;
    std::string anchor;  ///< unique in all pages of a game
};
struct PageParagraph {
    Spans spans;
};
struct PageItems {
    std::vector<Spans> items;
};
struct PageTable {
    std::vector<std::string> heads;
    std::vector<std::vector<Spans>> rows;
};
/// Lines whose spaces and breaks stay.
struct PageListing {
    std::string text;
};
using PageBlock = std::variant<PageHeading, PageParagraph, PageItems, PageTable, PageListing>;

/// A page about a game. The first block is its heading.
struct Page {
    std::string name;  ///< of its file without a suffix, such as "lists/french"
    std::vector<PageBlock> blocks;

    void heading(int level, std::string text, std::string anchor)
    {
        blocks.emplace_back(PageHeading{level, std::move(text), std::move(anchor)});
    }
    /// Adds a paragraph, unless it is empty.
    void paragraph(Spans spans)
    {
        for (const auto& span : spans)
            if (!span.text.empty()) return void(blocks.emplace_back(PageParagraph{std::move(spans)}));
    }
    /// Adds a paragraph for each line of a text.
    void paragraphs(std::string_view text)
    {
        while (!text.empty()) {
            const auto line = text.substr(0, text.find('\n'));
            text.remove_prefix(line.size() + (line.size() < text.size() ? 1 : 0));
            paragraph(Spans{Span{std::string(line)}});
        }
    }
    /// Adds a table, unless it has no rows.
    void table(PageTable table)
    {
        if (!table.rows.empty()) blocks.emplace_back(std::move(table));
    }
};

}  // namespace muster::validator

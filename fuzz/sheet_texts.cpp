// Sheets as HTML, text and Markdown: no text of a sheet becomes a tag or an attribute of the page, and nothing reaches
// a terminal.
#include "core/text/utf8.hpp"
#include "fuzz/booklet_maker.hpp"
#include "fuzz/target.hpp"
#include "printer/text_formats/writers.hpp"

#include <algorithm>
#include <cctype>

namespace muster::fuzz {

namespace {

bool isNameByte(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == ':' || c == '_'; }

/// Reads the tags of a page as a browser does, as far as hostile texts matter.
class PageReader {
public:
    explicit PageReader(std::string_view page) : m_page(page) {}

    void run()
    {
        while (m_at < m_page.size()) {
            if (m_page[m_at] != '<') {
                ++m_at;
            } else if (m_page.substr(m_at).starts_with("<!--")) {
                skipPast("-->");
            } else {
                readTag();
            }
        }
    }

private:
    void skipPast(std::string_view end)
    {
        const auto found = m_page.find(end, m_at);
        require(found != std::string_view::npos, "a part of the page does not end");
        m_at = found + end.size();
    }
    std::string_view name()
    {
        const auto begin = m_at;
        while (m_at < m_page.size() && isNameByte(m_page[m_at])) ++m_at;
        return m_page.substr(begin, m_at - begin);
    }
    void readTag()
    {
        ++m_at;
        const bool isEnd = m_page[m_at] == '/';
        if (isEnd || m_page[m_at] == '!') ++m_at;
        const auto tag = name();
        require(!tag.empty(), "a text has an open angle bracket");
        require(!tag.starts_with("fz"), "a text became a tag");
        while (m_at < m_page.size() && m_page[m_at] != '>') readAttribute();
        ++m_at;
        if (isEnd || (tag != "script" && tag != "style")) return;
        // Nothing inside is a tag until the end.
        skipPast(tag == "script" ? "</script>" : "</style>");
    }
    void readAttribute()
    {
        const auto attribute = name();
        require(!attribute.starts_with("fz"), "a text became an attribute");
        if (m_at >= m_page.size() || m_page[m_at] != '=') {
            if (attribute.empty()) ++m_at;
            return;
        }
        ++m_at;
        const char quote = m_at < m_page.size() ? m_page[m_at] : '\0';
        if (quote == '"' || quote == '\'') {
            ++m_at;
            skipPast(std::string_view(&quote, 1));
        }
    }

    std::string_view m_page;
    std::size_t m_at = 0;
};

}  // namespace

void sheetTexts(std::string_view input)
{
    Choices choices(input);
    printer::Settings settings;
    settings.inkMode = static_cast<printer::InkMode>(choices.below(3));
    if (choices.flag()) settings.header.text = choices.bytes(30);
    const std::vector<sheet::Booklet> booklets{BookletMaker(choices).make()};
    const auto page = printer::writeHtml(booklets, settings);
    PageReader(page).run();
    for (const auto& text : {printer::writeText(booklets), printer::writeMarkdown(booklets)}) {
        require(text.find('\x1b') == std::string::npos, "a text can command a terminal");
        require(text::findInvalidUtf8(text) == std::string_view::npos, "a text is not UTF-8");
        require(text.find("\n::") == std::string::npos && !text.starts_with("::"), "a text can command a build server");
    }
    if (const auto at = text::findInvalidUtf8(page); at != std::string_view::npos)
        fail("the page is not UTF-8 after " + page.substr(at < 80 ? 0 : at - 80, std::min<std::size_t>(at, 80)));
}

}  // namespace muster::fuzz

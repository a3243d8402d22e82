#include "printer/text_formats/html_pages.hpp"

#include "printer/settings/running_text.hpp"
#include "printer/text_formats/html_markup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster::printer {

namespace {

constexpr double roomForText = 9;  // minimum margin in mm for a header or footer
constexpr std::size_t maxPartLength = 120;
constexpr char pageNumber = '\x01';
constexpr char pageCount = '\x02';
constexpr std::string_view usualFoot =
    "|{date}|";  // and the number of the page; the system's name follows the last sheet

/// A text as a CSS "content" value, with the browser's counters for page numbers. Characters that could end the value,
/// the rule or the style sheet are escaped as numbers.
std::string contentOf(const std::string& text)
{
    std::string content = "\"";
    const auto shown = shortened(text, maxPartLength);
    for (std::size_t at = 0; at < shown.size(); ++at) {
        const char c = shown[at];
        const auto byte = static_cast<unsigned char>(c);
        const bool isPlain = c == ' ' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (c == pageNumber)
            content += "\" counter(page) \"";
        else if (c == pageCount)
            content += "\" counter(pages) \"";
        else if (byte >= 0x80)
            at += appendCharacter(content, std::string_view(shown).substr(at)) - 1;
        else if (isPlain)
            content += c;
        else
            content += byte < 0x20 || byte == 0x7f ? std::string(" ") : fmt::format("\\{:x} ", byte);
    }
    return content + "\"";
}

std::string marginBoxes(std::string_view edge, const RunningParts& parts)
{
    constexpr std::array<std::string_view, 3> places{"left", "center", "right"};
    std::string boxes;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!parts[i].empty()) boxes += fmt::format("@{}-{}{{content:{}}}", edge, places[i], contentOf(parts[i]));
    }
    return boxes;
}

}  // namespace

std::string HtmlPages::of(const sheet::Sheet& sheet, const sheet::Booklet& booklet)
{
    const RunningValues values{booklet.name,
                               booklet.player,
                               booklet.game.empty() ? booklet.system : booklet.game,
                               booklet.version,
                               m_settings.date,
                               sheet.title,
                               std::string(1, pageNumber),
                               std::string(1, pageCount)};
    const auto& head = m_settings.header;
    const auto& foot = m_settings.footer;
    const auto top = head.shown && !head.text.empty() ? marginBoxes("top", runningParts(head.text, values)) : "";
    const auto footText = foot.text.empty()
                              ? std::string(usualFoot).append(booklet.wording().pattern("Page {page} of {pages}"))
                              : foot.text;
    const auto bottom = foot.shown ? marginBoxes("bottom", runningParts(footText, values)) : "";
    const auto& margins = m_settings.page.margins;
    const auto rule =
        fmt::format("{}margin:{:g}mm {:g}mm {:g}mm {:g}mm;color:#444;font:8pt system-ui,\"Noto Sans\",\"DejaVu "
                    "Sans\",sans-serif;{}{}",
                    lies(sheet) ? "size:landscape;" : "",
                    top.empty() ? margins.top : std::max(margins.top, roomForText), margins.right,
                    bottom.empty() ? margins.bottom : std::max(margins.bottom, roomForText), margins.left, top, bottom);
    return fmt::format("on{}", m_pages.emplace(rule, m_pages.size()).first->second);
}

std::string HtmlPages::sheet() const
{
    std::string text;
    for (const auto& [rule, number] : m_pages)
        text += fmt::format("@page on{0}{{{1}}}\n@media print{{.on{0}{{page:on{0}}}}}\n", number, rule);
    return text;
}

}  // namespace muster::printer

#include "printer/text_formats/html_markup.hpp"

#include "core/text/typographic.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

std::string escapedWith(std::string_view text, std::string_view lineEnd)
{
    std::string shown;
    shown.reserve(text.size() + text.size() / 8);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (static_cast<unsigned char>(c) >= 0x80) {
            at += appendCharacter(shown, text.substr(at)) - 1;
            continue;
        }
        switch (c) {
        case '&': shown += "&amp;"; break;
        case '<': shown += "&lt;"; break;
        case '>': shown += "&gt;"; break;
        case '"': shown += "&quot;"; break;
        case '\'': shown += "&#39;"; break;
        case '\n': shown += lineEnd; break;
        default: shown += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
        }
    }
    return shown;
}

}  // namespace

std::string escaped(std::string_view text) { return escapedWith(text::typographic(text), " "); }

std::string escapedLines(std::string_view text) { return escapedWith(text::typographic(text), "<br/>"); }

std::string escapedData(std::string_view text) { return escapedWith(text, " "); }

std::size_t appendCharacter(std::string& page, std::string_view text)
{
    const auto [value, size] = text::firstCodePoint(text);
    text::appendCodePoint(page, value);
    return size;
}

std::string shortened(std::string_view text, std::size_t characters)
{
    const auto end = text::offsetOfCodePoint(text, characters);
    return end < text.size() ? std::string(text.substr(0, end)) + "…" : std::string(text);
}

std::string named(std::string_view outer, std::string_view inner)
{
    std::string name(outer);
    if (!outer.empty() && !inner.empty()) name += ", ";
    return name.append(inner);
}

std::string HtmlStyles::of(const std::string& declarations)
{
    const auto [found, isNew] = m_classes.emplace(declarations, m_classes.size());
    return fmt::format("v{}", found->second);
}

std::string HtmlStyles::sheet() const
{
    std::string text;
    for (const auto& [declarations, number] : m_classes) text += fmt::format(".v{}{{{}}}\n", number, declarations);
    return text;
}

std::string tickBoxes(std::string_view what, std::uint32_t count, std::uint32_t group, const sheet::BoxStyle& style)
{
    if (count == 0) return "";
    const auto name = escaped(what.empty() ? std::string_view("Box") : what);
    auto row = fmt::format("<span class=\"boxes{}\" role=\"group\" aria-label=\"{}\"><span>",
                           style.round ? " round" : "", name);
    for (std::uint32_t i = 0; i < count; ++i) {
        if (group > 0 && i > 0 && i % group == 0) row += "</span><span>";
        if (style.numbers(i, group, count)) row += fmt::format("<small>{}</small>", i / group + 1);
        const auto mark = escaped(style.markOf(i, group));
        const auto place = count == 1 ? std::string() : fmt::format(", {} of {}", i + 1, count);
        row += fmt::format("<input type=\"checkbox\"{} aria-label=\"{}{}{}\"/>",
                           mark.empty() ? "" : fmt::format(" data-mark=\"{}\"", mark), name, place,
                           mark.empty() ? "" : ", " + mark);
    }
    return row + "</span></span>";
}

std::string writingLine(std::string_view tag, std::string_view what, std::string_view moreAttributes)
{
    // A cell or a description keeps its own role, so the text box is inside it.
    const auto line = fmt::format("<span class=\"write\" contenteditable=\"plaintext-only\" role=\"textbox\" "
                                  "spellcheck=\"false\" aria-label=\"{}\"></span>",
                                  escaped(what.empty() ? std::string_view("Notes") : what));
    return tag.empty() ? line : fmt::format("<{0}{1}>{2}</{0}>", tag, moreAttributes, line);
}

}  // namespace muster::printer

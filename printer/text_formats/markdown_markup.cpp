#include "printer/text_formats/markdown_markup.hpp"

#include "core/text/terminal.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

std::string markdownText(std::string_view text)
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

std::string markdownOpening(std::string_view text)
{
    auto shown = markdownText(text);
    const auto digits = shown.find_first_not_of("0123456789");
    const auto first = std::min(shown.find_first_not_of(' '), shown.size());
    if (first < shown.size() && std::string_view("-+=:").find(shown[first]) != std::string_view::npos)
        shown.insert(first, "\\");
    else if (digits != 0 && digits != std::string::npos && (shown[digits] == '.' || shown[digits] == ')'))
        shown.insert(digits, "\\");
    return shown;
}

std::string markdownStrong(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\n\r");
    if (first == std::string_view::npos) return "";
    return "**" + markdownText(text.substr(first, text.find_last_not_of(" \t\n\r") + 1 - first)) + "**";
}

}  // namespace muster::printer

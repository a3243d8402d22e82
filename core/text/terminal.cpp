#include "core/text/terminal.hpp"

#include "core/text/utf8.hpp"

#include <fmt/format.h>

namespace muster::text {

namespace {

bool isControl(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

bool turnsText(char32_t c)
{
    return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

bool separatesLines(char32_t c) { return c == 0x2028 || c == 0x2029; }

std::string escape(char c) { return fmt::format("\\x{:02x}", static_cast<unsigned char>(c)); }

}  // namespace

std::string visible(std::string_view text, LineFeeds lineFeeds)
{
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const auto [value, size] = firstCodePoint(text);
        const bool isBroken = size == 1 && static_cast<unsigned char>(text[0]) >= 0x80;
        if (isBroken)
            shown += escape(text[0]);
        else if (value == '\t')
            shown += ' ';
        else if (value == '\n' && lineFeeds == LineFeeds::kept)
            shown += '\n';
        else if (isControl(value))
            shown += fmt::format("\\x{:02x}", static_cast<std::uint32_t>(value));
        else if (turnsText(value) || separatesLines(value))
            shown += fmt::format("\\u{:04x}", static_cast<std::uint32_t>(value));
        else
            shown += text.substr(0, size);
        text.remove_prefix(size);
    }
    return shown;
}

std::string forTerminal(std::string_view text, LineFeeds lineFeeds)
{
    const std::string shown = visible(text, lineFeeds);
    std::string_view rest = shown;
    std::string safe;
    safe.reserve(shown.size());
    // Build servers skip white space before a command.
    for (bool atStart = true; !rest.empty();) {
        const auto [value, size] = firstCodePoint(rest);
        const bool isCommand =
            (atStart && (value == '#' || rest.starts_with("::"))) || (value == '#' && safe.ends_with('#'));
        if (isCommand)
            safe += escape(rest[0]);
        else
            safe += rest.substr(0, size);
        atStart = value == '\n' || (atStart && isSpace(value));
        rest.remove_prefix(size);
    }
    return safe;
}

std::string asPath(std::string path)
{
    const bool isCommand =
        !path.empty() && (path.front() == ':' || path.front() == '#' || isSpace(firstCodePoint(path).value));
    return isCommand ? "./" + path : path;
}

}  // namespace muster::text

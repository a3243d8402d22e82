#include "core/text/syntax_fault.hpp"

#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

namespace muster::text {

namespace {

/// The start of the sequence that the byte at `at` breaks: the byte itself, or up to three bytes before it.
std::uint32_t brokenSequence(std::string_view bytes, std::uint32_t at)
{
    for (std::uint32_t start = at; start > 0 && at - start < 3;) {
        if (isContinuationByte(bytes[--start])) continue;
        const auto invalid = findInvalidUtf8(bytes.substr(start, at + 1 - start));
        return invalid == std::string_view::npos ? at : start + static_cast<std::uint32_t>(invalid);
    }
    return at;
}

/// The parser's reason without its class names and the quoted token, which may be megabytes long.
std::string reasonOf(std::string_view what)
{
    if (const auto start = what.find("syntax error while parsing"); start != std::string_view::npos)
        what.remove_prefix(start + 26);
    const auto dash = what.find(" - ");
    std::string_view reason = dash == std::string_view::npos ? what : what.substr(dash + 3);
    if (const auto last = reason.find("; last read"); last != std::string_view::npos) {
        const auto expected = reason.rfind("; expected ");
        const std::string tail = expected != std::string_view::npos && expected > last
                                     ? std::string(reason.substr(expected))
                                     : std::string();
        return std::string(reason.substr(0, last)) + tail;
    }
    return std::string(cut(reason, 160));
}

struct Guess {
    std::string_view message, help;
};

/// The likely mistake, determined from the byte where the parser stopped.
Guess guess(std::string_view bytes, std::size_t at, std::string_view reason)
{
    if (at >= bytes.size())
        return {"the file ends in the middle of a value",
                "it looks cut off: close the open brackets and quotes, or restore the file"};
    std::size_t before = at;
    while (before > 0 && isSpace(bytes[before - 1])) --before;
    const char previous = before > 0 ? bytes[before - 1] : '\0';
    const char found = bytes[at];
    if ((found == '}' || found == ']') && previous == ',')
        return {"there is a comma before the closing bracket", "remove the comma"};
    if (found == ',') return {"a value is missing before this comma", "write the value, or remove the comma"};
    if (found == '/')
        return {"comments are not part of JSON", "put remarks under a key of your own such as \"x-note\""};
    if (found == '\'') return {"a text is in single quotes", "use double quotes"};
    if (found == '"' && reason.starts_with("unexpected") &&
        (previous == '"' || previous == '}' || previous == ']' || (previous >= '0' && previous <= '9') ||
         previous == 'e' || previous == 'l'))
        return {"a comma is missing before this", "put a comma after the previous value"};
    if (found == 'N' || found == 'I')
        return {"NaN and Infinity are not JSON numbers", "write a finite number, or null"};
    if (reason.find("UTF-8") != std::string_view::npos)
        return {"the text is not valid UTF-8 here", "save the file as UTF-8"};
    if (reason.find("control character") != std::string_view::npos)
        return {"there is a control character, such as a line break, inside a text",
                "write it as an escape (\\n, \\t), or close the quote before it"};
    return {"", ""};
}

}  // namespace

Fault syntaxFault(std::string_view bytes, const Stop& stop)
{
    // The parser counts the bytes read so far, so the byte where it stopped is one before.
    auto at =
        static_cast<std::uint32_t>(std::min<std::size_t>(stop.position > 0 ? stop.position - 1 : 0, bytes.size()));
    const std::string reason = reasonOf(stop.reason);
    if (stop.outOfRange)  // number out of range: the position is the token's end
        return {"json/limits", "the number does not fit in a double", "write a smaller number", {stop.tokenStart, at}};
    if (reason.find("UTF-8") != std::string::npos)
        at = brokenSequence(bytes, at);
    else
        while (at > 0 && at < bytes.size() && isContinuationByte(bytes[at])) --at;
    // A complete token in the wrong place has been read to its end: it starts at the parser's last event.
    const bool oneByte = at < bytes.size() && std::strchr(",:[]{}", bytes[at]) != nullptr;
    if (reason.starts_with("unexpected") && !oneByte) at = stop.tokenStart;
    const Guess known = guess(bytes, at, reason);
    Fault fault{"json/syntax",
                std::string(known.message),
                std::string(known.help),
                {at, static_cast<std::uint32_t>(std::min<std::size_t>(at + 1, bytes.size()))}};
    if (fault.message.empty()) {
        fault.message = "this is not JSON: " + reason;
        fault.help = "check this place and what is just before it";
    }
    return fault;
}

std::optional<Fault> refusal(std::string_view bytes, const Limits& limits)
{
    if (bytes.size() > limits.bytes)
        return Fault{"json/limits",
                     fmt::format("the file has {} bytes; at most {} are allowed", bytes.size(), limits.bytes),
                     "split it into several files",
                     {0, 0}};
    if (bytes.substr(0, 3) == "\xEF\xBB\xBF")
        return Fault{"json/syntax",
                     "the file begins with a byte-order mark",
                     "save it as UTF-8 without a byte-order mark",
                     {0, 3}};
    if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Fault{"json/syntax", "the file is empty", "start one with: muster new army --system ID", {0, 0}};
    if (const auto nul = bytes.find('\0'); nul != std::string_view::npos) {
        const auto at = static_cast<std::uint32_t>(nul);
        const bool wide = nul <= 1 && bytes.size() > 3;
        return Fault{"json/syntax",
                     "there is a NUL byte here, so this is not a text file",
                     wide ? "it looks like UTF-16: save it as UTF-8" : "check that this is the right file",
                     {at, at + 1}};
    }
    return std::nullopt;
}

}  // namespace muster::text

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
    std::string message, help;
};

bool isPartOfWord(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'; }
bool isNumeral(char c) { return c >= '0' && c <= '9'; }

/// The word at a byte; the parser may have read its first letters.
std::string_view wordAt(std::string_view bytes, std::size_t at)
{
    std::size_t begin = at, end = at;
    while (begin > 0 && (isPartOfWord(bytes[begin - 1]) || isNumeral(bytes[begin - 1]))) --begin;
    while (end < bytes.size() && (isPartOfWord(bytes[end]) || isNumeral(bytes[end]) || bytes[end] == '-')) ++end;
    return bytes.substr(begin, end - begin);
}

/// The likely mistake where a word stands outside of a text.
Guess guessOfWord(std::string_view bytes, std::string_view word)
{
    const auto begin = static_cast<std::size_t>(word.data() - bytes.data());
    std::size_t before = begin, behind = begin + word.size();
    while (before > 0 && isSpace(bytes[before - 1])) --before;
    while (behind < bytes.size() && isSpace(bytes[behind])) ++behind;
    const char previous = before > 0 ? bytes[before - 1] : '\0';
    const auto shown = cut(word, 40);
    const auto isOneOf = [&](std::initializer_list<std::string_view> words) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    if (previous == '\0')
        return {fmt::format("the file begins with '{}', so this is not JSON", shown),
                "a file of Muster is one JSON object, from { to }"};
    if (previous == '"' && before == begin)
        return {"the quote before this ends the text",
                "inside a text write \\\" for a quote; inside an expression use single quotes"};
    if (isOneOf({"NaN", "Infinity", "inf", "nan", "INF"}))
        return {"NaN and Infinity are not JSON numbers", "write a finite number, or null"};
    if (isOneOf({"True", "TRUE", "yes", "Yes", "on"})) return {fmt::format("'{}' is not JSON", shown), "write true"};
    if (isOneOf({"False", "FALSE", "no", "No", "off"})) return {fmt::format("'{}' is not JSON", shown), "write false"};
    if (isOneOf({"None", "undefined", "nil", "Null", "NULL"}))
        return {fmt::format("'{}' is not JSON", shown), "write null, or leave the key out"};
    if (begin > 0 && isNumeral(bytes[begin - 1])) return {};
    if (behind < bytes.size() && bytes[behind] == ':' && (previous == '{' || previous == ','))
        return {fmt::format("the key '{}' is not in quotes", shown), fmt::format("write \"{}\"", shown)};
    if (previous == ':' || previous == '[' || previous == ',')
        return {fmt::format("the text '{}' is not in quotes", shown), fmt::format("write \"{}\"", shown)};
    return {};
}

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
    const auto rest = bytes.substr(at);
    for (const std::string_view mark : {"<<<<<<<", "=======", ">>>>>>>"})
        if (rest.starts_with(mark))
            return {"this is a conflict that a merge left unresolved",
                    "choose one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>"};
    if (reason.find("expected end of input") != std::string_view::npos)
        return {"the file goes on after its last bracket", "remove what follows, or a bracket too many before it"};
    if (reason.find("forbidden character after backslash") != std::string_view::npos)
        return {"a backslash begins an escape, and this is none", "write two backslashes (\\\\) for one in the text"};
    for (const std::string_view quote :
         {"\xE2\x80\x9C", "\xE2\x80\x9D", "\xE2\x80\x9E", "\xE2\x80\x98", "\xE2\x80\x99", "\xC2\xAB", "\xC2\xBB"})
        if (rest.starts_with(quote))
            return {"this is a typographic quote", "texts are in straight double quotes: \"...\""};
    if (found == '#')
        return {"comments are not part of JSON", "put remarks under a key of your own such as \"x-note\""};
    if (found == ';') return {"there is a semicolon", "put a comma between values"};
    if (found == '=') return {"there is an equals sign", "put a colon between a key and its value"};
    const char next = at + 1 < bytes.size() ? bytes[at + 1] : '\0';
    if (found == '+' && (isNumeral(next) || next == '.'))
        return {"a number begins with a plus sign", "remove the plus sign"};
    if (found == '.' && isNumeral(next))
        return {"a number begins with a point", "write a zero before the point, as in 0.5"};
    if ((found == 'x' || found == 'X') && at > 0 && bytes[at - 1] == '0')
        return {"hexadecimal numbers are not part of JSON", "write the number in decimal digits"};
    if (found == '\'' && at > 0 && isNumeral(bytes[at - 1]))
        return {"there is a mark inside a number", "write the number without marks between its digits"};
    if (isNumeral(found) && at > 1 && bytes[at - 1] == ',' && isNumeral(bytes[at - 2]))
        return {"there is a comma inside a number", "write a decimal point: 30.5"};
    if (isPartOfWord(found) && (reason.starts_with("invalid literal") || found == 'I' || found == 'N'))
        if (auto made = guessOfWord(bytes, wordAt(bytes, at)); !made.message.empty()) return made;
    if (found == '"' && reason.find("expected ':'") != std::string_view::npos)
        return {"a colon is missing before this", "put a colon between the key and its value"};
    if (found == '/')
        return {"comments are not part of JSON", "put remarks under a key of your own such as \"x-note\""};
    if (found == '\'') return {"a text is in single quotes", "use double quotes"};
    if (found == '"' && reason.starts_with("unexpected") &&
        (previous == '"' || previous == '}' || previous == ']' || (previous >= '0' && previous <= '9') ||
         previous == 'e' || previous == 'l'))
        return {"a comma is missing before this", "put a comma after the previous value"};
    if (reason.find("UTF-8") != std::string_view::npos)
        return {"the text is not valid UTF-8 here", "save the file as UTF-8"};
    if (reason.find("control character") != std::string_view::npos)
        return {"there is a control character, such as a line break, inside a text",
                "write it as an escape (\\n, \\t), or close the quote before it"};
    return {"", ""};
}

/// The start of a number such as 030, of which the parser has read `read` bytes of the file.
std::optional<std::uint32_t> leadingZero(std::string_view bytes, std::size_t read)
{
    std::size_t begin = std::min(read, bytes.size());
    while (begin > 0 && isNumeral(bytes[begin - 1])) --begin;
    const bool isZero = begin + 1 < bytes.size() && bytes[begin] == '0' && isNumeral(bytes[begin + 1]);
    return isZero ? std::optional(static_cast<std::uint32_t>(begin)) : std::nullopt;
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
    Guess known = guess(bytes, at, reason);
    // The parser takes a leading zero for a whole number, and what follows it for another one.
    if (const auto zero = leadingZero(bytes, stop.position); zero && reason.starts_with("unexpected number")) {
        at = *zero;
        known = {"a number begins with a zero", "remove the zeros before the first other digit"};
    }
    Fault fault{"json/syntax",
                std::move(known.message),
                std::move(known.help),
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
        const bool hasMark = bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF");
        const bool wide = (nul <= 1 || hasMark) && bytes.size() > 3;
        return Fault{"json/syntax",
                     "there is a NUL byte here, so this is not a text file",
                     wide ? "it looks like UTF-16: save it as UTF-8" : "check that this is the right file",
                     {at, at + 1}};
    }
    return std::nullopt;
}

}  // namespace muster::text

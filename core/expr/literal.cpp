#include "core/expr/literal.hpp"

#include "core/expr/utf8.hpp"

#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace muster::expr {

namespace {

Problem problem(std::string message, std::string help, std::size_t begin, std::size_t end)
{
    return {std::move(message), std::move(help), static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

// Line breaks inside a string are always '\n', regardless of the file's line ends.
std::string plainLines(std::string_view body)
{
    std::string out;
    out.reserve(body.size());
    for (std::size_t i = 0; i < body.size(); ++i) {
        if (body[i] == '\r') {
            out += '\n';
            if (i + 1 < body.size() && body[i + 1] == '\n') ++i;
        } else {
            out += body[i];
        }
    }
    return out;
}

struct Escape {
    char32_t value;
    std::size_t size;  // bytes after the backslash; 0 if it is not an escape
};

Escape numeric(std::string_view digits, std::size_t skipped, std::size_t count, int base)
{
    if (digits.size() < skipped + count) return {0, 0};
    std::uint32_t value = 0;
    const char* first = digits.data() + skipped;
    const auto result = std::from_chars(first, first + count, value, base);
    if (result.ec != std::errc() || result.ptr != first + count) return {0, 0};
    return {value, skipped + count};
}

Escape readEscape(std::string_view text)
{
    if (text.empty()) return {0, 0};
    switch (text[0]) {
    case 'a': return {'\a', 1};
    case 'b': return {'\b', 1};
    case 'f': return {'\f', 1};
    case 'n': return {'\n', 1};
    case 'r': return {'\r', 1};
    case 't': return {'\t', 1};
    case 'v': return {'\v', 1};
    case '\\':
    case '?':
    case '"':
    case '\'':
    case '`': return {static_cast<char32_t>(text[0]), 1};
    case 'x':
    case 'X': return numeric(text, 1, 2, 16);
    case 'u': return numeric(text, 1, 4, 16);
    case 'U': return numeric(text, 1, 8, 16);
    case '0':
    case '1':
    case '2':
    case '3': return numeric(text, 0, 3, 8);
    default: return {0, 0};
    }
}

}  // namespace

std::variant<std::string, Problem> decodeString(std::string_view token)
{
    const bool raw = token[0] == 'r' || token[0] == 'R';
    const std::size_t quote = raw ? 1 : 0;
    const std::size_t width =
        token.size() >= quote + 6 && token[quote + 1] == token[quote] && token[quote + 2] == token[quote] ? 3 : 1;
    const std::size_t begin = quote + width;
    const std::string body = plainLines(token.substr(begin, token.size() - begin - width));
    if (raw || body.find('\\') == std::string::npos) return body;

    std::string out;
    std::size_t at = begin;  // tracks the escapes in the token, whose line ends may be longer than the body's
    for (std::size_t i = 0; i < token.size() - begin - width;) {
        const std::string_view rest = token.substr(begin + i, token.size() - begin - width - i);
        at = begin + i;
        if (rest[0] != '\\') {
            if (rest[0] != '\r')
                out += rest[0];
            else if (rest.size() < 2 || rest[1] != '\n')
                out += '\n';
            ++i;
            continue;
        }
        const Escape escape = readEscape(rest.substr(1));
        const std::size_t shown = rest.size() > 1 ? 1 + firstCodePoint(rest.substr(1)).size : 1;
        if (escape.size == 0)
            return problem(fmt::format("unknown escape '{}'", rest.substr(0, shown)),
                           "write '\\\\' for a backslash, or put an r before the string", at, at + shown);
        if (escape.value > 0x10FFFF || (escape.value >= 0xD800 && escape.value <= 0xDFFF))
            return problem("this escape is not a Unicode character", "", at, at + 1 + escape.size);
        appendCodePoint(out, escape.value);
        i += 1 + escape.size;
    }
    return out;
}

namespace {

std::variant<Value, Problem> decodeReal(std::string_view token, bool negative)
{
    // from_chars requires a digit before the point.
    const std::string digits = fmt::format("{}{}", token[0] == '.' ? "0" : "", token);
    double value = 0;
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (result.ec == std::errc::result_out_of_range) {
        const std::size_t exponent = digits.find_first_of("eE");
        const bool tiny = exponent != std::string::npos && digits[exponent + 1] == '-';
        if (!tiny) return problem(fmt::format("{} is too large for a double", token), "", 0, token.size());
        value = 0;
    }
    return Value::real(negative ? -value : value);
}

}  // namespace

std::variant<Value, Problem> decodeNumber(std::string_view token, bool negative)
{
    const bool hex = token.size() > 1 && (token[1] == 'x' || token[1] == 'X');
    if (!hex && token.find_first_of(".eE") != std::string_view::npos) return decodeReal(token, negative);

    const bool isUnsigned = token.back() == 'u' || token.back() == 'U';
    std::string_view digits = isUnsigned ? token.substr(0, token.size() - 1) : token;
    if (hex) digits.remove_prefix(2);
    std::uint64_t value = 0;
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value, hex ? 16 : 10);
    constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const bool fits = result.ec == std::errc() && (isUnsigned || value <= largest + (negative ? 1 : 0));
    if (!fits)
        return problem(
            fmt::format("{}{} is too large for {}", negative ? "-" : "", token, isUnsigned ? "a uint" : "an int"),
            "the largest int is 9223372036854775807; write a larger number as a double, such as 1e20", 0, token.size());
    if (isUnsigned) return Value::unsignedInteger(value);
    return Value::integer(static_cast<std::int64_t>(negative ? ~value + 1 : value));
}

}  // namespace muster::expr

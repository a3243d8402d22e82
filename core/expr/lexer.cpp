#include "core/expr/token.hpp"
#include "core/expr/utf8.hpp"

#include <fmt/format.h>
#include <optional>

namespace muster::expr {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool isHexDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }

/// The symbol of two characters, or `end`.
TokenKind symbolOfTwo(char first, char second)
{
    if (second == '=') {
        switch (first) {
        case '=': return TokenKind::equalEqual;
        case '!': return TokenKind::bangEqual;
        case '<': return TokenKind::lessEqual;
        case '>': return TokenKind::greaterEqual;
        default: return TokenKind::end;
        }
    }
    if (first == '&' && second == '&') return TokenKind::andAnd;
    return first == '|' && second == '|' ? TokenKind::orOr : TokenKind::end;
}

/// The symbol of one character, or `end`.
TokenKind symbolOfOne(char c)
{
    switch (c) {
    case '?': return TokenKind::question;
    case ':': return TokenKind::colon;
    case ',': return TokenKind::comma;
    case '.': return TokenKind::dot;
    case '(': return TokenKind::leftParen;
    case ')': return TokenKind::rightParen;
    case '[': return TokenKind::leftBracket;
    case ']': return TokenKind::rightBracket;
    case '{': return TokenKind::leftBrace;
    case '}': return TokenKind::rightBrace;
    case '+': return TokenKind::plus;
    case '-': return TokenKind::minus;
    case '*': return TokenKind::star;
    case '/': return TokenKind::slash;
    case '%': return TokenKind::percent;
    case '!': return TokenKind::bang;
    case '<': return TokenKind::less;
    case '>': return TokenKind::greater;
    default: return TokenKind::end;
    }
}

class Lexer {
public:
    explicit Lexer(std::string_view source) : m_source(source) {}

    std::variant<std::vector<Token>, Problem> run()
    {
        constexpr std::size_t usualBytes = 3;  // of a token with the space after it
        m_tokens.reserve(m_source.size() / usualBytes + 2);
        for (skipBlank(); m_at < m_source.size(); skipBlank())
            if (!next()) return std::move(*m_problem);
        m_tokens.push_back({TokenKind::end, offset(), offset()});
        return std::move(m_tokens);
    }

private:
    std::uint32_t offset() const { return static_cast<std::uint32_t>(m_at); }
    char peek(std::size_t ahead = 0) const { return m_at + ahead < m_source.size() ? m_source[m_at + ahead] : '\0'; }

    void skipBlank()
    {
        while (m_at < m_source.size()) {
            const char c = m_source[m_at];
            if (c == '/' && peek(1) == '/') {
                const std::size_t line = m_source.find('\n', m_at);
                m_at = line == std::string_view::npos ? m_source.size() : line;
            } else if (c == ' ' || (c >= '\t' && c <= '\r' && c != '\v')) {
                ++m_at;
            } else {
                return;
            }
        }
    }

    bool fail(std::size_t begin, std::size_t end, std::string message, std::string help = {})
    {
        m_problem = Problem{std::move(message), std::move(help), static_cast<std::uint32_t>(begin),
                            static_cast<std::uint32_t>(end)};
        return false;
    }

    bool push(TokenKind kind, std::size_t begin)
    {
        m_tokens.push_back({kind, static_cast<std::uint32_t>(begin), offset()});
        return true;
    }

    bool next()
    {
        const char c = peek();
        if (isDigit(c) || (c == '.' && isDigit(peek(1)))) return number();
        if (c == '"' || c == '\'') return string(m_at, false);
        if (isLetter(c)) return word();
        if (c == '`') return backquoted();
        return symbol();
    }

    bool number()
    {
        const std::size_t begin = m_at;
        TokenKind kind = TokenKind::integer;
        if (peek() == '0' && (peek(1) == 'x' || peek(1) == 'X')) {
            m_at += 2;
            if (!isHexDigit(peek())) return fail(begin, m_at, "a hexadecimal number needs digits after 0x");
            while (isHexDigit(peek())) ++m_at;
        } else {
            kind = decimal();
        }
        if (kind == TokenKind::integer && (peek() == 'u' || peek() == 'U')) {
            ++m_at;
            kind = TokenKind::unsignedInteger;
        }
        if (isLetter(peek()) || isDigit(peek()))
            return fail(begin, m_at + 1, fmt::format("'{}' is not a number", m_source.substr(begin, m_at + 1 - begin)),
                        "put a space or an operator between a number and a name");
        return push(kind, begin);
    }

    TokenKind decimal()
    {
        TokenKind kind = TokenKind::integer;
        while (isDigit(peek())) ++m_at;
        if (peek() == '.' && isDigit(peek(1))) {
            kind = TokenKind::real;
            ++m_at;
            while (isDigit(peek())) ++m_at;
        }
        if (peek() == 'e' || peek() == 'E') {
            const std::size_t sign = peek(1) == '+' || peek(1) == '-' ? 2 : 1;
            if (isDigit(peek(sign))) {
                kind = TokenKind::real;
                m_at += sign;
                while (isDigit(peek())) ++m_at;
            }
        }
        return kind;
    }

    bool string(std::size_t begin, bool raw)
    {
        const std::size_t end = endOfString(m_source, m_at, raw);
        if (end == std::string_view::npos) {
            const char quote = peek();
            return fail(
                begin, m_at + 1, "this string is not closed",
                fmt::format("close it with {}; a string over several lines needs three quotes at each end", quote));
        }
        m_at = end;
        return push(TokenKind::string, begin);
    }

    bool word()
    {
        const std::size_t begin = m_at;
        while (isLetter(peek()) || isDigit(peek())) ++m_at;
        const std::string_view text = m_source.substr(begin, m_at - begin);
        if (peek() == '"' || peek() == '\'') {
            if (text == "r" || text == "R") return string(begin, true);
            if (text.size() <= 2 && text.find_first_not_of("bBrR") == std::string_view::npos)
                return fail(begin, m_at + 1, "byte strings are not part of the rule language", "remove the 'b'");
        }
        if (text == "true") return push(TokenKind::trueWord, begin);
        if (text == "false") return push(TokenKind::falseWord, begin);
        if (text == "null") return push(TokenKind::nullWord, begin);
        if (text == "in") return push(TokenKind::in, begin);
        return push(TokenKind::identifier, begin);
    }

    bool backquoted()
    {
        const std::size_t begin = m_at;
        const std::size_t end = m_source.find_first_of("`\n", m_at + 1);
        if (end == std::string_view::npos || m_source[end] != '`')
            return fail(begin, begin + 1, "this quoted name is not closed", "close it with `");
        for (++m_at; m_at < end; ++m_at)
            if (!isLetter(peek()) && !isDigit(peek()) &&
                std::string_view("-./ ").find(peek()) == std::string_view::npos)
                return fail(m_at, m_at + 1,
                            "a quoted name may contain only letters, digits, '_', '-', '.', '/' and spaces",
                            "write [\"...\"] instead");
        ++m_at;
        if (m_at - begin == 2) return fail(begin, m_at, "a quoted name must not be empty");
        return push(TokenKind::quotedIdentifier, begin);
    }

    /// True if the last tokens are the variable of a macro in another language, as in exists(x => ...).
    bool isAfterVariable() const
    {
        const auto count = m_tokens.size();
        return count > 1 && m_tokens[count - 1].kind == TokenKind::identifier &&
               m_tokens[count - 2].kind == TokenKind::leftParen;
    }

    /// Reports a symbol that only other languages have, whole. True if there is one.
    bool isForeign()
    {
        const char first = peek();
        const bool isAscii = static_cast<unsigned char>(first) < 0x80;
        if (isAscii && first != '=' && first != '<' && first != '^') return false;
        const auto rest = m_source.substr(m_at);
        const auto is = [&](std::string_view symbol, std::string_view help) {
            if (!rest.starts_with(symbol)) return false;
            return !fail(m_at, m_at + symbol.size(), fmt::format("unexpected '{}'", symbol), std::string(help));
        };
        if (is("=>",
               isAfterVariable() ? "write a comma after the variable, as in list.exists(g, g == ...)" : "write '>='") ||
            is("<>", "write '!='") || is("^", "write a product, such as x * x"))
            return true;
        for (const std::string_view quote : {"\u2018", "\u2019", "\u201c", "\u201d", "\u201e", "\u201a", "\u00b4"})
            if (is(quote, "write straight quotes around a text: 'text'")) return true;
        return false;
    }

    bool symbol()
    {
        const std::size_t begin = m_at;
        if (isForeign()) return false;
        if (const auto kind = symbolOfTwo(peek(), peek(1)); kind != TokenKind::end) {
            m_at += 2;
            return push(kind, begin);
        }
        if (const auto kind = symbolOfOne(peek()); kind != TokenKind::end) {
            ++m_at;
            return push(kind, begin);
        }
        const CodePoint c = firstCodePoint(m_source.substr(m_at));
        const std::string help = peek() == '='   ? "use '==' to compare"
                                 : peek() == '&' ? "write '&&'"
                                 : peek() == '|' ? "write '||'"
                                                 : "";
        if (c.value < 0x20 || c.value == 0x7F)
            return fail(m_at, m_at + 1,
                        fmt::format("unexpected control character U+{:04X}", static_cast<unsigned>(c.value)));
        return fail(m_at, m_at + c.size, fmt::format("unexpected '{}'", m_source.substr(m_at, c.size)), help);
    }

    std::string_view m_source;
    std::size_t m_at = 0;
    std::vector<Token> m_tokens;
    std::optional<Problem> m_problem;
};

}  // namespace

std::size_t endOfString(std::string_view source, std::size_t begin, bool raw)
{
    const char quote = source[begin];
    const auto isTriple = [&](std::size_t at) {
        return at + 2 < source.size() && source[at] == quote && source[at + 1] == quote && source[at + 2] == quote;
    };
    const bool triple = isTriple(begin);
    std::size_t i = begin + (triple ? 3 : 1);
    for (; i < source.size(); ++i) {
        if (!triple && (source[i] == '\n' || source[i] == '\r')) return std::string_view::npos;
        if (source[i] == '\\' && !raw) {
            ++i;
        } else if (source[i] == quote) {
            if (!triple) return i + 1;
            if (isTriple(i)) return i + 3;
        }
    }
    return std::string_view::npos;
}

std::variant<std::vector<Token>, Problem> tokenize(std::string_view source)
{
    const std::size_t bad = findInvalidUtf8(source);
    if (bad != std::string_view::npos)
        return Problem{"the expression is not valid UTF-8", "", static_cast<std::uint32_t>(bad),
                       static_cast<std::uint32_t>(bad + 1)};
    return Lexer(source).run();
}

}  // namespace muster::expr

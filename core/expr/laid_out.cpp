#include "core/expr/laid_out.hpp"

#include "core/expr/token.hpp"
#include "core/text/utf8.hpp"

#include <algorithm>
#include <span>

namespace muster::expr {

namespace {

using Tokens = std::span<const Token>;

bool opens(TokenKind kind)
{
    return kind == TokenKind::leftParen || kind == TokenKind::leftBracket || kind == TokenKind::leftBrace;
}

bool closes(TokenKind kind)
{
    return kind == TokenKind::rightParen || kind == TokenKind::rightBracket || kind == TokenKind::rightBrace;
}

/// Operators at which a line is broken, by precedence; an expression is broken at the loosest ones that it has.
int loosenessOf(TokenKind kind)
{
    switch (kind) {
    case TokenKind::question:
    case TokenKind::colon: return 4;
    case TokenKind::orOr: return 3;
    case TokenKind::andAnd: return 2;
    case TokenKind::equalEqual:
    case TokenKind::bangEqual:
    case TokenKind::less:
    case TokenKind::lessEqual:
    case TokenKind::greater:
    case TokenKind::greaterEqual:
    case TokenKind::in: return 1;
    default: return 0;
    }
}

/// True if a plus is between two operands; a minus may be a sign, so it never breaks a line.
bool isSum(Tokens tokens, std::size_t i) { return i > 0 && tokens[i].kind == TokenKind::plus; }

class Layout {
public:
    Layout(std::string_view source, std::size_t width) : m_source(source), m_width(width) {}

    std::string run(Tokens tokens, std::size_t indent)
    {
        lay(tokens, indent, indent);
        return std::move(m_text);
    }

private:
    /// Writes tokens at a column; lines that follow are indented.
    void lay(Tokens tokens, std::size_t column, std::size_t indent)
    {
        if (tokens.empty()) return;
        const auto whole = textOf(tokens);
        if (column + text::countCodePoints(whole) <= m_width ||
            !(breakAtOperators(tokens, column, indent) || breakInBrackets(tokens, indent)))
            m_text += whole;
    }

    std::string_view textOf(Tokens tokens) const
    {
        return m_source.substr(tokens.front().begin, tokens.back().end - tokens.front().begin);
    }

    void newLine(std::size_t indent)
    {
        m_text += '\n';
        m_text.append(indent, ' ');
    }

    bool breakAtOperators(Tokens tokens, std::size_t column, std::size_t indent)
    {
        int loosest = 0, depth = 0;
        bool hasSum = false;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const auto kind = tokens[i].kind;
            depth += opens(kind) - closes(kind);
            if (depth != 0) continue;
            loosest = std::max(loosest, loosenessOf(kind));
            hasSum = hasSum || isSum(tokens, i);
        }
        if (loosest == 0 && !hasSum) return false;
        std::size_t begin = 0;
        bool isFirst = true;
        const auto part = [&](std::size_t end) {
            auto piece = tokens.subspan(begin, end - begin);
            if (isFirst) {
                lay(piece, column, indent);
            } else {
                newLine(indent);
                // The operator begins the line; what it applies to is laid out behind it.
                const auto sign = textOf(piece.first(1));
                m_text += sign;
                m_text += ' ';
                const auto behind = indent + sign.size() + 1;
                lay(piece.subspan(1), behind, behind);
            }
            isFirst = false;
            begin = end;
        };
        depth = 0;
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            const auto kind = tokens[i].kind;
            depth += opens(kind) - closes(kind);
            const bool isBreak = loosest > 0 ? loosenessOf(kind) == loosest : isSum(tokens, i);
            if (depth == 0 && isBreak && i > begin) part(i);
        }
        part(tokens.size());
        return true;
    }

    /// Breaks inside the longest pair of brackets, with an argument on each line. The variables of a macro stay with
    /// its name.
    bool breakInBrackets(Tokens tokens, std::size_t indent)
    {
        std::size_t open = 0, close = 0, longest = 0, begin = 0;
        for (std::size_t i = 0, depth = 0; i < tokens.size(); ++i) {
            if (opens(tokens[i].kind) && depth++ == 0) begin = i;
            if (!closes(tokens[i].kind) || depth == 0 || --depth != 0) continue;
            const std::size_t size = tokens[i].end - tokens[begin].begin;
            if (i > begin + 1 && size > longest) longest = size, open = begin, close = i;
        }
        if (longest == 0) return false;
        m_text += textOf(tokens.first(open + 1));
        const auto inner = indent + 2;
        std::size_t from = open + 1;
        bool areNames = true;
        for (std::size_t i = open + 1, depth = 0; i <= close; ++i) {
            const auto kind = tokens[i].kind;
            const bool isEnd = i == close;
            if (!isEnd) {
                if (opens(kind)) ++depth;
                if (closes(kind)) --depth;
            }
            if (!isEnd && !(depth == 0 && kind == TokenKind::comma)) continue;
            const auto argument = tokens.subspan(from, i - from);
            areNames = areNames && !isEnd && argument.size() == 1 && argument[0].kind == TokenKind::identifier;
            if (areNames) {
                m_text += from == open + 1 ? "" : " ";
                m_text += textOf(argument);
            } else if (!argument.empty()) {
                newLine(inner);
                lay(argument, inner, inner);
            }
            if (!isEnd) m_text += ',';
            from = i + 1;
        }
        newLine(indent);
        lay(tokens.subspan(close), indent, indent);
        return true;
    }

    std::string_view m_source;
    std::size_t m_width;
    std::string m_text;
};

}  // namespace

std::string laidOut(std::string_view source, std::size_t width, std::size_t indent)
{
    const auto made = tokenize(source);
    const auto* tokens = std::get_if<std::vector<Token>>(&made);
    if (!tokens || tokens->size() < 2) return std::string(source);
    return Layout(source, width).run(Tokens(*tokens).first(tokens->size() - 1), indent);
}

}  // namespace muster::expr

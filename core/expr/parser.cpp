#include "core/expr/parser.hpp"

#include "core/expr/literal.hpp"
#include "core/expr/macros.hpp"
#include "core/expr/token.hpp"
#include "core/text/utf8.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace muster::expr {

namespace {

constexpr std::string_view reservedWords[] = {"as",        "break",  "const",  "continue", "else", "for",
                                              "function",  "if",     "import", "let",      "loop", "package",
                                              "namespace", "return", "var",    "void",     "while"};

struct Binary {
    Operator op;
    int level;  ///< a higher one binds more tightly; 0 for a token that is no operator
};

constexpr Binary binaryFor(TokenKind token)
{
    switch (token) {
    case TokenKind::less: return {Operator::less, 1};
    case TokenKind::lessEqual: return {Operator::lessEqual, 1};
    case TokenKind::greater: return {Operator::greater, 1};
    case TokenKind::greaterEqual: return {Operator::greaterEqual, 1};
    case TokenKind::equalEqual: return {Operator::equal, 1};
    case TokenKind::bangEqual: return {Operator::notEqual, 1};
    case TokenKind::in: return {Operator::in, 1};
    case TokenKind::plus: return {Operator::add, 2};
    case TokenKind::minus: return {Operator::subtract, 2};
    case TokenKind::star: return {Operator::multiply, 3};
    case TokenKind::slash: return {Operator::divide, 3};
    case TokenKind::percent: return {Operator::modulo, 3};
    default: return {Operator::add, 0};
    }
}

// Every parsing function returns a null pointer once m_problem is set.
class Parser {
public:
    Parser(std::string_view source, std::vector<Token> tokens, bool macros)
        : m_source(source), m_tokens(std::move(tokens)), m_macros(macros)
    {}

    std::variant<Syntax::Pointer, Problem> run()
    {
        Syntax::Pointer root = expression();
        if (root && token().kind != TokenKind::end) root = unexpected("an operator or the end");
        if (!root) return std::move(*m_problem);
        return root;
    }

private:
    const Token& token() const { return m_tokens[m_at]; }
    std::string_view text(const Token& t) const { return m_source.substr(t.begin, t.end - t.begin); }
    Token take() { return m_tokens[m_at < m_tokens.size() - 1 ? m_at++ : m_at]; }
    bool accept(TokenKind kind) { return token().kind == kind && (take(), true); }

    std::nullptr_t fail(std::uint32_t begin, std::uint32_t end, std::string message, std::string help = {})
    {
        if (!m_problem) m_problem = Problem{std::move(message), std::move(help), begin, end};
        return nullptr;
    }

    std::nullptr_t unexpected(std::string_view wanted)
    {
        const Token& t = token();
        if (t.kind == TokenKind::end)
            return fail(t.begin, t.end, fmt::format("the expression ends too early: expected {}", wanted));
        const std::string_view word = text(t);
        if (const Token* before = m_at > 0 ? &m_tokens[m_at - 1] : nullptr;
            before && before->kind == TokenKind::identifier && text(*before) == "not")
            return fail(before->begin, before->end, "there is no operator 'not'", "write '!(...)'");
        const std::string help = word == "and"   ? "write '&&'"
                                 : word == "or"  ? "write '||'"
                                 : word == "not" ? "write '!'"
                                                 : "";
        return fail(t.begin, t.end, fmt::format("unexpected '{}': expected {}", text::cut(word, 60), wanted), help);
    }

    bool expect(TokenKind kind, std::string_view wanted)
    {
        if (accept(kind)) return true;
        unexpected(wanted);
        return false;
    }

    Syntax::Pointer make(SyntaxKind kind, std::uint32_t begin)
    {
        auto node = std::make_unique<Syntax>();
        node->kind = kind;
        node->begin = node->outerBegin = begin;
        return node;
    }

    bool adopt(Syntax& parent, Syntax::Pointer child)
    {
        if (!child) return false;
        parent.height = std::max(parent.height, child->height + 1);
        parent.children.push_back(std::move(child));
        return true;
    }

    // Sets the end and rejects nodes whose traversal would need deep recursion.
    Syntax::Pointer finish(Syntax::Pointer node)
    {
        node->end = node->outerEnd = m_at > 0 ? m_tokens[m_at - 1].end : 0;
        if (node->height > maxNestingDepth) return tooDeep(node->begin, node->end);
        return node;
    }

    std::nullptr_t tooDeep(std::uint32_t begin, std::uint32_t end)
    {
        return fail(begin, end, fmt::format("the expression is nested more than {} levels deep", maxNestingDepth),
                    "split it into several named parts");
    }

    Syntax::Pointer expression()
    {
        if (m_depth >= maxNestingDepth) return tooDeep(token().begin, token().end);
        ++m_depth;
        Syntax::Pointer node = conditional();
        --m_depth;
        return node;
    }

    Syntax::Pointer conditional()
    {
        Syntax::Pointer condition = logical(SyntaxKind::logicalOr);
        if (!condition || token().kind != TokenKind::question) return condition;
        take();
        Syntax::Pointer node = make(SyntaxKind::conditional, condition->outerBegin);
        adopt(*node, std::move(condition));
        if (!adopt(*node, logical(SyntaxKind::logicalOr)) || !expect(TokenKind::colon, "':' and the other branch") ||
            !adopt(*node, expression()))
            return nullptr;
        return finish(std::move(node));
    }

    // A chain a && b && c becomes one node, so its length does not count as depth.
    Syntax::Pointer logical(SyntaxKind kind)
    {
        const bool isOr = kind == SyntaxKind::logicalOr;
        const TokenKind symbol = isOr ? TokenKind::orOr : TokenKind::andAnd;
        const auto operand = [&] { return isOr ? logical(SyntaxKind::logicalAnd) : binary(1); };
        Syntax::Pointer first = operand();
        if (!first || token().kind != symbol) return first;
        Syntax::Pointer node = make(kind, first->outerBegin);
        adopt(*node, std::move(first));
        while (accept(symbol))
            if (!adopt(*node, operand())) return nullptr;
        return finish(std::move(node));
    }

    // Operators of this level and of those that bind more tightly, from left to right.
    Syntax::Pointer binary(int level)
    {
        Syntax::Pointer left = unary();
        while (left) {
            const Binary found = binaryFor(token().kind);
            if (found.level < level) break;
            take();
            Syntax::Pointer node = make(SyntaxKind::binary, left->outerBegin);
            node->op = found.op;
            node->children.reserve(2);
            adopt(*node, std::move(left));
            if (!adopt(*node, binary(found.level + 1))) return nullptr;
            left = finish(std::move(node));
        }
        return left;
    }

    Syntax::Pointer unary()
    {
        const Token sign = token();
        if (sign.kind != TokenKind::minus && sign.kind != TokenKind::bang) return postfix(primary());
        take();
        const TokenKind next = token().kind;
        if (sign.kind == TokenKind::minus &&
            (next == TokenKind::integer || next == TokenKind::unsignedInteger || next == TokenKind::real)) {
            if (next != TokenKind::unsignedInteger) return postfix(number(sign.begin, true));
        }
        if (m_depth >= maxNestingDepth) return tooDeep(sign.begin, sign.end);
        Syntax::Pointer node = make(SyntaxKind::unary, sign.begin);
        node->op = sign.kind == TokenKind::minus ? Operator::negate : Operator::logicalNot;
        ++m_depth;
        const bool ok = adopt(*node, unary());
        --m_depth;
        return ok ? finish(std::move(node)) : nullptr;
    }

    Syntax::Pointer postfix(Syntax::Pointer node)
    {
        while (node) {
            if (accept(TokenKind::dot))
                node = selectOrCall(std::move(node));
            else if (accept(TokenKind::leftBracket))
                node = index(std::move(node));
            else
                break;
        }
        return node;
    }

    Syntax::Pointer index(Syntax::Pointer operand)
    {
        Syntax::Pointer node = make(SyntaxKind::index, operand->outerBegin);
        adopt(*node, std::move(operand));
        if (!adopt(*node, expression()) || !expect(TokenKind::rightBracket, "']'")) return nullptr;
        return finish(std::move(node));
    }

    Syntax::Pointer selectOrCall(Syntax::Pointer operand)
    {
        const Token name = token();
        if (name.kind != TokenKind::identifier && name.kind != TokenKind::quotedIdentifier)
            return unexpected("the name of a field or function");
        take();
        Syntax::Pointer node = make(SyntaxKind::select, operand->outerBegin);
        nameIt(*node, name);
        adopt(*node, std::move(operand));
        if (name.kind == TokenKind::identifier && accept(TokenKind::leftParen)) {
            node->member = true;
            return arguments(std::move(node));
        }
        return finish(std::move(node));
    }

    void nameIt(Syntax& node, const Token& name)
    {
        node.nameBegin = name.begin;
        node.nameEnd = name.end;
        node.name = text(name);
        if (name.kind == TokenKind::quotedIdentifier) node.name = node.name.substr(1, node.name.size() - 2);
    }

    Syntax::Pointer arguments(Syntax::Pointer call)
    {
        call->kind = SyntaxKind::call;
        if (!accept(TokenKind::rightParen)) {
            do {
                if (!adopt(*call, expression())) return nullptr;
            } while (accept(TokenKind::comma));
            if (!expect(TokenKind::rightParen, "',' or ')'")) return nullptr;
        }
        call = finish(std::move(call));
        if (!call || !m_macros) return call;
        Expansion expansion = expandMacro(std::move(call));
        if (expansion.problem) m_problem = std::move(expansion.problem);
        return std::move(expansion.node);
    }

    Syntax::Pointer primary()
    {
        const Token t = token();
        switch (t.kind) {
        case TokenKind::integer:
        case TokenKind::unsignedInteger:
        case TokenKind::real: return number(t.begin, false);
        case TokenKind::string: return string();
        case TokenKind::trueWord: return word(Value::boolean(true));
        case TokenKind::falseWord: return word(Value::boolean(false));
        case TokenKind::nullWord: return word(Value::null());
        case TokenKind::leftParen: return parenthesised();
        case TokenKind::leftBracket: return list();
        case TokenKind::leftBrace: return map();
        case TokenKind::dot:
        case TokenKind::identifier: return name();
        default: return unexpected("a value");
        }
    }

    Syntax::Pointer parenthesised()
    {
        const Token open = take();
        Syntax::Pointer node = expression();
        if (!node || !expect(TokenKind::rightParen, "')'")) return nullptr;
        node->outerBegin = open.begin;
        node->outerEnd = m_tokens[m_at - 1].end;
        return node;
    }

    Syntax::Pointer name()
    {
        const std::uint32_t begin = token().begin;
        const bool absolute = accept(TokenKind::dot);
        const Token id = token();
        if (id.kind != TokenKind::identifier) return unexpected("a name");
        if (std::find(std::begin(reservedWords), std::end(reservedWords), text(id)) != std::end(reservedWords))
            return fail(id.begin, id.end, fmt::format("'{}' is a reserved word and cannot be a name", text(id)),
                        text(id) == "if" ? "write condition ? value : otherValue" : "");
        take();
        Syntax::Pointer node = make(SyntaxKind::name, begin);
        node->absolute = absolute;
        nameIt(*node, id);
        if (accept(TokenKind::leftParen)) return arguments(std::move(node));
        return finish(std::move(node));
    }

    Syntax::Pointer word(Value value)
    {
        Syntax::Pointer node = make(SyntaxKind::literal, take().begin);
        node->literal = value;
        return finish(std::move(node));
    }

    Syntax::Pointer number(std::uint32_t begin, bool negative)
    {
        const Token t = take();
        auto value = decodeNumber(text(t), negative);
        if (auto* problem = std::get_if<Problem>(&value))
            return fail(begin, t.end, std::move(problem->message), std::move(problem->help));
        Syntax::Pointer node = make(SyntaxKind::literal, begin);
        node->literal = std::get<Value>(value);
        return finish(std::move(node));
    }

    Syntax::Pointer string()
    {
        const Token t = take();
        auto decoded = decodeString(text(t));
        if (auto* problem = std::get_if<Problem>(&decoded))
            return fail(t.begin + problem->begin, t.begin + problem->end, std::move(problem->message),
                        std::move(problem->help));
        Syntax::Pointer node = make(SyntaxKind::literal, t.begin);
        node->name = std::move(std::get<std::string>(decoded));
        node->literal = Value::string({});
        return finish(std::move(node));
    }

    // Items up to the closing bracket; allows a trailing comma, even without items.
    template <class Item>
    bool items(TokenKind close, std::string_view wanted, Item item)
    {
        if (token().kind == TokenKind::comma && m_tokens[m_at + 1].kind == close) take();
        while (!accept(close)) {
            if (!item()) return false;
            if (!accept(TokenKind::comma)) return expect(close, wanted);
        }
        return true;
    }

    Syntax::Pointer list()
    {
        Syntax::Pointer node = make(SyntaxKind::list, take().begin);
        const auto item = [&] { return adopt(*node, expression()); };
        return items(TokenKind::rightBracket, "',' or ']'", item) ? finish(std::move(node)) : nullptr;
    }

    Syntax::Pointer map()
    {
        Syntax::Pointer node = make(SyntaxKind::map, take().begin);
        const auto entry = [&] {
            if (!adopt(*node, expression())) return false;
            // Texts have their expressions in braces.
            if (token().kind == TokenKind::rightBrace && node->children.size() == 1) {
                fail(node->begin, token().end, "an expression is not written in braces", "remove the braces");
                return false;
            }
            return expect(TokenKind::colon, "':' and a value") && adopt(*node, expression());
        };
        return items(TokenKind::rightBrace, "',' or '}'", entry) ? finish(std::move(node)) : nullptr;
    }

    std::string_view m_source;
    std::vector<Token> m_tokens;
    bool m_macros;
    std::size_t m_at = 0;
    std::uint32_t m_depth = 0;
    std::optional<Problem> m_problem;
};

}  // namespace

std::variant<Syntax::Pointer, Problem> parse(std::string_view source, bool macros)
{
    if (source.size() > maxSourceLength)
        return Problem{fmt::format("the expression is longer than {} bytes", maxSourceLength),
                       "move long tables into the data and refer to them", 0,
                       static_cast<std::uint32_t>(maxSourceLength)};
    auto tokens = tokenize(source);
    if (auto* problem = std::get_if<Problem>(&tokens)) return std::move(*problem);
    return Parser(source, std::move(std::get<std::vector<Token>>(tokens)), macros).run();
}

}  // namespace muster::expr

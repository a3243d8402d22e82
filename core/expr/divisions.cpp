#include "core/expr/divisions.hpp"

#include "core/expr/checker.hpp"
#include "core/expr/parser.hpp"

#include <algorithm>

namespace muster::expr {

namespace {

bool isWordPart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
}

/// True if the text contains the value, and not only as a part of a longer name.
bool mentions(std::string_view text, std::string_view value)
{
    for (auto at = text.find(value); at != std::string_view::npos; at = text.find(value, at + 1)) {
        const auto end = at + value.size();
        if ((at == 0 || !isWordPart(text[at - 1])) && (end == text.size() || !isWordPart(text[end]))) return true;
    }
    return false;
}

bool isPath(const Syntax& node)
{
    return node.kind == SyntaxKind::name ||
           ((node.kind == SyntaxKind::select || node.kind == SyntaxKind::index) && isPath(*node.children.front()));
}

}  // namespace

class DivisionReader {
public:
    using NeverZero = std::function<bool(std::string_view record, std::string_view field)>;

    static std::vector<Division> read(std::string_view source, const Environment& environment,
                                      const NeverZero& isNeverZero, const std::vector<std::string>& conditions)
    {
        auto parsed = parse(source, true);
        if (!std::holds_alternative<Syntax::Pointer>(parsed)) return {};
        Syntax& root = *std::get<Syntax::Pointer>(parsed);
        const Program::Options options;
        Checker checker(*environment.m_data, options);
        checker.run(root);
        if (!checker.takeProblems().empty()) return {};
        DivisionReader reader(source, isNeverZero);
        for (const auto& condition : conditions) reader.m_conditions.push_back(condition);
        reader.visit(root);
        return std::move(reader.m_found);
    }

private:
    DivisionReader(std::string_view source, const NeverZero& isNeverZero) : m_source(source), m_neverZero(isNeverZero)
    {}

    std::string_view textOf(const Syntax& node) const
    {
        return m_source.substr(node.outerBegin, node.outerEnd - node.outerBegin);
    }

    // The parser limits the nesting depth of an expression.
    void visit(const Syntax& node)
    {
        const auto known = m_conditions.size();
        switch (node.kind) {
        case SyntaxKind::conditional:
            visit(*node.children[0]);
            m_conditions.push_back(textOf(*node.children[0]));
            visit(*node.children[1]);
            visit(*node.children[2]);
            break;
        case SyntaxKind::logicalAnd:
        case SyntaxKind::logicalOr:
            // Whatever decides the result makes the failure of another operand harmless.
            for (const auto& child : node.children) {
                for (const auto& other : node.children)
                    if (other != child) m_conditions.push_back(textOf(*other));
                visit(*child);
                m_conditions.resize(known);
            }
            break;
        case SyntaxKind::comprehension:
            visit(*node.children[0]);
            // The items were filtered, or the list is not empty while its items are visited.
            m_conditions.push_back(textOf(*node.children[0]));
            m_walked.push_back(textOf(*node.children[0]));
            if (node.children.size() > 2) m_conditions.push_back(textOf(*node.children[2]));
            for (std::size_t i = 1; i < node.children.size(); ++i) visit(*node.children[i]);
            m_walked.pop_back();
            break;
        case SyntaxKind::bind:
            visit(*node.children[0]);
            m_bound.emplace_back(node.variables.front(), node.children[0].get());
            visit(*node.children[1]);
            m_bound.pop_back();
            break;
        default:
            for (const auto& child : node.children) visit(*child);
            if (node.kind == SyntaxKind::binary && (node.op == Operator::divide || node.op == Operator::modulo))
                check(*node.children[1]);
        }
        m_conditions.resize(known);
    }

    void check(const Syntax& divisor)
    {
        if (isNeverZero(divisor) || isGuarded(divisor)) return;
        m_found.push_back({std::string(textOf(divisor)), divisor.outerBegin, divisor.outerEnd});
    }

    /// True if a condition reads the divisor, or one of the values that it is made of.
    bool isGuarded(const Syntax& node) const
    {
        const auto text = textOf(node);
        if (std::any_of(m_conditions.begin(), m_conditions.end(),
                        [&](std::string_view condition) { return mentions(condition, text); }))
            return true;
        if (isPath(node)) return false;
        return std::any_of(node.children.begin(), node.children.end(),
                           [&](const auto& child) { return child->kind != SyntaxKind::literal && isGuarded(*child); });
    }

    const Syntax* boundTo(const Syntax& name) const
    {
        for (auto bound = m_bound.rbegin(); bound != m_bound.rend(); ++bound)
            if (bound->first == name.name) return bound->second;
        return nullptr;
    }

    bool isNeverZero(const Syntax& node) const
    {
        const auto all = [&](std::size_t from) {
            return std::all_of(node.children.begin() + static_cast<std::ptrdiff_t>(from), node.children.end(),
                               [&](const auto& child) { return isNeverZero(*child); });
        };
        const auto any = [&] {
            return std::any_of(node.children.begin(), node.children.end(),
                               [&](const auto& child) { return isNeverZero(*child); });
        };
        switch (node.kind) {
        case SyntaxKind::literal: return node.literal.isNumber() && node.literal.asNumber() != 0;
        case SyntaxKind::unary: return node.op == Operator::negate && isNeverZero(*node.children[0]);
        case SyntaxKind::binary:
            // Numbers of games are rarely negative, so one operand is enough for a sum.
            return (node.op == Operator::multiply && all(0)) || (node.op == Operator::add && any());
        case SyntaxKind::conditional: return all(1);
        case SyntaxKind::name: {
            const auto* bound = boundTo(node);
            return bound && isNeverZero(*bound);
        }
        case SyntaxKind::select: {
            const auto& record = node.children.front()->type;
            return record.kind() == Type::Kind::record && m_neverZero(record.name(), node.name);
        }
        case SyntaxKind::call: return isNeverZeroCall(node);
        default: return false;
        }
    }

    bool isNeverZeroCall(const Syntax& node) const
    {
        if (node.name == "double" || node.name == "uint" || node.name == "dyn" ||
            (node.name == "int" && node.children.front()->type.kind() != Type::Kind::real))
            return isNeverZero(*node.children.front());
        if (node.name == "math.greatest")
            return std::any_of(node.children.begin(), node.children.end(), [](const auto& child) {
                return child->kind == SyntaxKind::literal && child->literal.isNumber() && child->literal.asNumber() > 0;
            });
        if (node.name != "size" || node.children.empty()) return false;
        const Syntax& counted = *node.children.front();
        if (counted.type.atLeast() > 0 || (counted.kind == SyntaxKind::list && !counted.children.empty())) return true;
        if (counted.type.kind() == Type::Kind::map && !counted.type.texts().empty()) return true;
        return std::find(m_walked.begin(), m_walked.end(), textOf(counted)) != m_walked.end();
    }

    std::string_view m_source;
    const NeverZero& m_neverZero;
    std::vector<std::string_view> m_conditions;  ///< that hold where the visit is
    std::vector<std::string_view> m_walked;      ///< the lists whose items are visited
    std::vector<std::pair<std::string_view, const Syntax*>> m_bound;
    std::vector<Division> m_found;
};

std::vector<Division>
divisionsByZero(std::string_view source, const Environment& environment,
                const std::function<bool(std::string_view record, std::string_view field)>& isNeverZero,
                const std::vector<std::string>& conditions)
{
    return DivisionReader::read(source, environment, isNeverZero, conditions);
}

}  // namespace muster::expr

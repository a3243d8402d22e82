#include "core/lint/army_sums.hpp"

#include "core/expr/parser.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace muster::rules {

using expr::Macro;
using expr::Operator;
using expr::Syntax;
using expr::SyntaxKind;
using expr::ValueType;

namespace {

constexpr std::size_t maxAddends = 64;
constexpr int maxSteps = 10'000;
constexpr std::int64_t maxFactor = 1'000'000;

using Sum = std::vector<Addend>;

struct Parsed {
    std::string_view source;
    Syntax::Pointer root;
};

class SumReader {
public:
    SumReader(const Rule& rule, const Game& game) : m_rule(rule)
    {
        for (const Derived& derived : game.derivedArmy) m_derived.emplace(derived.name, Part{&derived, {}});
        for (const Derived& let : rule.lets) m_lets.emplace(let.name, Part{&let, {}});
    }

    std::vector<SumCondition> read()
    {
        Parsed require{m_rule.require->source(), nullptr};
        if (auto parsed = expr::parse(require.source, true); auto* root = std::get_if<Syntax::Pointer>(&parsed)) {
            require.root = std::move(*root);
            readConditions(require, *require.root);
        }
        return std::move(m_conditions);
    }

private:
    struct Part {
        const Derived* derived;
        std::optional<Parsed> parsed;  ///< parsed on first use
    };
    using ByName = std::map<std::string_view, Part>;

    void readConditions(const Parsed& in, const Syntax& node)
    {
        if (node.kind == SyntaxKind::logicalAnd) {
            for (const auto& child : node.children) readConditions(in, *child);
            return;
        }
        if (node.kind != SyntaxKind::binary) return;
        const bool compares = node.op == Operator::equal || node.op == Operator::less ||
                              node.op == Operator::lessEqual || node.op == Operator::greater ||
                              node.op == Operator::greaterEqual;
        if (!compares) return;
        auto left = sumOf(in, *node.children[0]), right = sumOf(in, *node.children[1]);
        if (left && right && append(*left, *right, -1)) m_conditions.push_back({&m_rule, node.op, std::move(*left)});
    }

    static bool append(Sum& sum, const Sum& more, std::int64_t factor)
    {
        if (sum.size() + more.size() > maxAddends) return false;
        for (Addend addend : more) {
            addend.factor *= factor;
            if (std::abs(addend.factor) > maxFactor) return false;
            sum.push_back(std::move(addend));
        }
        return true;
    }

    std::optional<Sum> sumOf(const Parsed& in, const Syntax& node)
    {
        if (++m_steps > maxSteps) return std::nullopt;
        if (isConstant(node)) return Sum{{Addend::Target::constant, 1, textOf(in, node)}};
        switch (node.kind) {
        case SyntaxKind::name: return named(m_lets, node.name);
        case SyntaxKind::select:
            if (!isArmy(*node.children.front())) return std::nullopt;
            if (node.name == "cost") return Sum{{Addend::Target::cost, 1, {}}};
            return named(m_derived, node.name);
        case SyntaxKind::unary:
            return node.op == Operator::negate ? combined(in, nullptr, *node.children[0], -1) : std::nullopt;
        case SyntaxKind::binary: return binary(in, node);
        case SyntaxKind::call: return overMembers(in, node);
        default: return std::nullopt;
        }
    }

    std::optional<Sum> named(ByName& parts, const std::string& name)
    {
        const auto found = parts.find(name);
        if (found == parts.end()) return std::nullopt;
        auto& part = found->second;
        if (!part.parsed) {
            const std::string_view source = part.derived->program.source();
            auto parsed = expr::parse(source, true);
            auto* root = std::get_if<Syntax::Pointer>(&parsed);
            if (!root) return std::nullopt;
            part.parsed = Parsed{source, std::move(*root)};
        }
        return sumOf(*part.parsed, *part.parsed->root);
    }

    std::optional<Sum> combined(const Parsed& in, const Syntax* first, const Syntax& second, std::int64_t factor)
    {
        auto sum = first ? sumOf(in, *first) : Sum();
        const auto more = sumOf(in, second);
        return sum && more && append(*sum, *more, factor) ? std::move(sum) : std::nullopt;
    }

    std::optional<Sum> binary(const Parsed& in, const Syntax& node)
    {
        const Syntax &left = *node.children[0], &right = *node.children[1];
        if (node.op == Operator::add) return combined(in, &left, right, 1);
        if (node.op == Operator::subtract) return combined(in, &left, right, -1);
        if (node.op != Operator::multiply) return std::nullopt;
        for (const auto& [number, other] : {std::pair(&left, &right), std::pair(&right, &left)})
            if (number->kind == SyntaxKind::literal && number->literal.is(ValueType::integer) &&
                std::abs(number->literal.asInteger() / maxFactor) == 0)
                return combined(in, nullptr, *other, number->literal.asInteger());
        return std::nullopt;
    }

    /// self.units.filter(u, ...).map(u, ...).sum(), and self.leaders.filter(l, ...).size(): each member contributes
    /// independently.
    std::optional<Sum> overMembers(const Parsed& in, const Syntax& node)
    {
        if (!node.member || node.children.size() != 1 || (node.name != "sum" && node.name != "size"))
            return std::nullopt;
        const Syntax* range = node.children.front().get();
        while (range->kind == SyntaxKind::comprehension &&
               (range->macro == Macro::map || range->macro == Macro::filter) && range->variables.size() == 1) {
            for (std::size_t i = 1; i < range->children.size(); ++i)
                if (!readsOnly(*range->children[i], range->variables)) return std::nullopt;
            range = range->children.front().get();
        }
        if (range->kind != SyntaxKind::select || !isArmy(*range->children.front())) return std::nullopt;
        if (range->name == "leaders") return Sum{{Addend::Target::leaders, 1, textOf(in, node)}};
        // The number of units does not determine the number of bases: three bases may be one unit or three.
        if (range->name == "units" && node.name == "sum") return Sum{{Addend::Target::units, 1, textOf(in, node)}};
        return std::nullopt;
    }

    static bool isArmy(const Syntax& node)
    {
        return node.kind == SyntaxKind::name && !node.absolute && (node.name == "self" || node.name == "army");
    }

    static bool isShared(std::string_view name) { return name == "tables" || name == "system"; }

    /// True if an expression reads only the given variables and values that are the same for all armies.
    static bool readsOnly(const Syntax& node, std::vector<std::string> variables)
    {
        if (node.absolute) return false;
        if (node.kind == SyntaxKind::name)
            return isShared(node.name) || std::find(variables.begin(), variables.end(), node.name) != variables.end();
        variables.insert(variables.end(), node.variables.begin(), node.variables.end());
        if (std::any_of(node.variables.begin(), node.variables.end(), isShared)) return false;
        return std::all_of(node.children.begin(), node.children.end(),
                           [&](const auto& child) { return readsOnly(*child, variables); });
    }

    /// True if it is the same for every army of one budget.
    static bool isConstant(const Syntax& node)
    {
        if (node.kind == SyntaxKind::select && isArmy(*node.children.front())) return node.name == "budget";
        if (node.kind == SyntaxKind::name) return isShared(node.name);
        if (node.kind == SyntaxKind::comprehension || node.kind == SyntaxKind::bind) return false;
        return std::all_of(node.children.begin(), node.children.end(),
                           [](const auto& child) { return isConstant(*child); });
    }

    static std::string textOf(const Parsed& in, const Syntax& node)
    {
        return std::string(in.source.substr(node.begin, node.end - node.begin));
    }

    const Rule& m_rule;
    ByName m_lets, m_derived;
    std::vector<SumCondition> m_conditions;
    int m_steps = 0;
};

}  // namespace

std::vector<SumCondition> sumConditions(const Rule& rule, const Game& game)
{
    // A rule that is conditional, or runs on several elements, requires less than its expression does.
    if (rule.scope != Scope::army || rule.when || rule.each || !rule.levelIf.empty() || !rule.require) return {};
    return SumReader(rule, game).read();
}

}  // namespace muster::rules

#include "core/expr/foregone.hpp"

#include "core/expr/syntax_text.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace muster::expr {

namespace {

constexpr std::size_t maxCases = 512;

/// What one case says about a value.
struct Facts {
    double least = -std::numeric_limits<double>::infinity(), most = std::numeric_limits<double>::infinity();
    bool isAbove = false, isBelow = false;  ///< the bounds themselves are excluded
    bool isWhole = false;
    std::set<double> isNot;
    std::optional<std::set<std::string>> oneOf;
    std::set<std::string> noneOf;
    std::optional<bool> truth;

    /// Bounds that exclude themselves become the next whole number.
    bool isPossible() const
    {
        double low = least, high = most;
        if (isWhole) {
            low = isAbove && low == std::floor(low) ? low + 1 : std::ceil(low);
            high = isBelow && high == std::ceil(high) ? high - 1 : std::floor(high);
            // Few whole numbers may all be excluded.
            if (high - low < 64)
                while (low <= high && isNot.contains(low)) ++low;
        }
        if (low > high || (!isWhole && low == high && (isAbove || isBelow || isNot.contains(low)))) return false;
        if (!oneOf) return true;
        return std::any_of(oneOf->begin(), oneOf->end(), [&](const auto& text) { return !noneOf.contains(text); });
    }
};

/// One comparison, or a condition that is not examined further.
struct Atom {
    enum class Kind { opaque, number, text };
    Kind kind = Kind::opaque;
    std::string value;  ///< the text of what is compared
    Operator op = Operator::equal;
    double number = 0;
    std::vector<std::string> texts;
    bool truth = true;
    const Syntax* node = nullptr;
};

using Case = std::vector<Atom>;
using Cases = std::vector<Case>;  ///< none: never; one without atoms: always

Operator opposite(Operator op)
{
    switch (op) {
    case Operator::equal: return Operator::notEqual;
    case Operator::notEqual: return Operator::equal;
    case Operator::less: return Operator::greaterEqual;
    case Operator::lessEqual: return Operator::greater;
    case Operator::greater: return Operator::lessEqual;
    case Operator::greaterEqual: return Operator::less;
    default: return op;
    }
}

Operator mirrored(Operator op)
{
    switch (op) {
    case Operator::less: return Operator::greater;
    case Operator::lessEqual: return Operator::greaterEqual;
    case Operator::greater: return Operator::less;
    case Operator::greaterEqual: return Operator::lessEqual;
    default: return op;
    }
}

bool isComparison(Operator op)
{
    return op == Operator::equal || op == Operator::notEqual || op == Operator::less || op == Operator::lessEqual ||
           op == Operator::greater || op == Operator::greaterEqual;
}

bool isTextLiteral(const Syntax& node)
{
    return node.kind == SyntaxKind::literal && node.literal.is(ValueType::string);
}

std::optional<double> numberOf(const Syntax& node)
{
    if (node.kind != SyntaxKind::literal || !node.literal.isNumber()) return std::nullopt;
    return node.literal.asNumber();
}

bool isInteger(const Syntax& node)
{
    return node.type.kind() == Type::Kind::integer || node.type.kind() == Type::Kind::unsignedInteger;
}

class CaseReader {
public:
    CaseReader(std::string_view source, bool& isTooMany) : m_source(source), m_isTooMany(isTooMany) {}

    /// The cases in which a condition has that result.
    Cases casesOf(const Syntax& node, bool truth)
    {
        switch (node.kind) {
        case SyntaxKind::literal:
            if (node.literal.is(ValueType::boolean)) return node.literal.asBoolean() == truth ? Cases{{}} : Cases{};
            break;
        case SyntaxKind::unary:
            if (node.op == Operator::logicalNot) return casesOf(*node.children[0], !truth);
            break;
        case SyntaxKind::logicalAnd:
        case SyntaxKind::logicalOr: return ofSeveral(node, truth);
        case SyntaxKind::conditional:
            return either(both(casesOf(*node.children[0], true), casesOf(*node.children[1], truth)),
                          both(casesOf(*node.children[0], false), casesOf(*node.children[2], truth)));
        case SyntaxKind::binary: return ofBinary(node, truth);
        default: break;
        }
        return opaque(comparableText(m_source, node), truth);
    }

    Cases both(const Cases& left, const Cases& right)
    {
        if (left.size() * right.size() > maxCases) m_isTooMany = true;
        if (m_isTooMany) return {};
        Cases made;
        for (const auto& a : left)
            for (const auto& b : right) {
                made.push_back(a);
                made.back().insert(made.back().end(), b.begin(), b.end());
            }
        return made;
    }

private:
    Cases either(Cases left, const Cases& right)
    {
        left.insert(left.end(), right.begin(), right.end());
        if (left.size() > maxCases) m_isTooMany = true;
        return left;
    }

    Cases ofSeveral(const Syntax& node, bool truth)
    {
        const bool all = (node.kind == SyntaxKind::logicalAnd) == truth;
        Cases made = all ? Cases{{}} : Cases{};
        for (const auto& child : node.children) {
            const auto cases = casesOf(*child, truth);
            made = all ? both(made, cases) : either(std::move(made), cases);
        }
        return made;
    }

    Cases ofBinary(const Syntax& node, bool truth)
    {
        const Syntax &left = *node.children[0], &right = *node.children[1];
        const auto leftText = comparableText(m_source, left), rightText = comparableText(m_source, right);
        if (isComparison(node.op)) {
            const auto op = truth ? node.op : opposite(node.op);
            if (leftText == rightText) {
                const bool holds = op == Operator::equal || op == Operator::lessEqual || op == Operator::greaterEqual;
                return holds ? Cases{{}} : Cases{};
            }
            if (const auto number = numberOf(right)) return ofNumber(left, leftText, op, *number);
            if (const auto number = numberOf(left)) return ofNumber(right, rightText, mirrored(op), *number);
            const bool isEquality = op == Operator::equal || op == Operator::notEqual;
            if (isEquality && isTextLiteral(right)) return ofTexts(left, leftText, {right.name}, op == Operator::equal);
            if (isEquality && isTextLiteral(left)) return ofTexts(right, rightText, {left.name}, op == Operator::equal);
            return ofTwo(op, leftText, rightText);
        }
        if (node.op == Operator::in && right.kind == SyntaxKind::list && !right.children.empty() &&
            std::all_of(right.children.begin(), right.children.end(),
                        [](const auto& item) { return isTextLiteral(*item); })) {
            std::vector<std::string> texts;
            for (const auto& item : right.children) texts.push_back(item->name);
            return ofTexts(left, leftText, std::move(texts), truth);
        }
        return opaque(comparableText(m_source, node), truth);
    }

    /// A comparison of two values is either of two, so that a < b and b <= a are opposites.
    static Cases ofTwo(Operator op, std::string left, std::string right)
    {
        if (op == Operator::greater || op == Operator::greaterEqual) {
            op = mirrored(op);
            std::swap(left, right);
        }
        if (op == Operator::less) return opaque(left + " < " + right, true);
        if (op == Operator::lessEqual) return opaque(right + " < " + left, false);
        if (right < left) std::swap(left, right);
        return opaque(left + " == " + right, op == Operator::equal);
    }

    static Cases opaque(std::string value, bool truth)
    {
        Atom atom;
        atom.value = std::move(value);
        atom.truth = truth;
        return {{std::move(atom)}};
    }

    static Cases ofNumber(const Syntax& node, std::string value, Operator op, double number)
    {
        Atom atom;
        atom.kind = Atom::Kind::number;
        atom.value = std::move(value);
        atom.op = op;
        atom.number = number;
        atom.node = &node;
        return {{std::move(atom)}};
    }

    static Cases ofTexts(const Syntax& node, std::string value, std::vector<std::string> texts, bool truth)
    {
        Atom atom;
        atom.kind = Atom::Kind::text;
        atom.value = std::move(value);
        atom.texts = std::move(texts);
        atom.truth = truth;
        atom.node = &node;
        return {{std::move(atom)}};
    }

    std::string_view m_source;
    bool& m_isTooMany;
};

class CaseCheck {
public:
    explicit CaseCheck(const BoundsOf& boundsOf) : m_boundsOf(boundsOf) {}

    bool isAnyPossible(const Cases& cases) const
    {
        return std::any_of(cases.begin(), cases.end(), [&](const Case& one) { return isPossible(one); });
    }

private:
    bool isPossible(const Case& one) const
    {
        std::map<std::string_view, Facts> known;
        for (const auto& atom : one) {
            auto [found, isNew] = known.try_emplace(atom.value);
            Facts& facts = found->second;
            if (isNew && atom.node) start(facts, *atom.node);
            switch (atom.kind) {
            case Atom::Kind::opaque:
                if (facts.truth && *facts.truth != atom.truth) return false;
                facts.truth = atom.truth;
                break;
            case Atom::Kind::number: addNumber(facts, atom); break;
            case Atom::Kind::text: addTexts(facts, atom); break;
            }
        }
        return std::all_of(known.begin(), known.end(), [](const auto& facts) { return facts.second.isPossible(); });
    }

    void start(Facts& facts, const Syntax& node) const
    {
        facts.isWhole = isInteger(node);
        if (node.kind == SyntaxKind::call && node.name == "size") facts.least = 0;
        if (node.kind != SyntaxKind::select || node.children.empty()) return;
        const Type& record = node.children.front()->type;
        if (record.kind() != Type::Kind::record) return;
        const auto bounds = m_boundsOf(record.name(), node.name);
        if (bounds.least) facts.least = *bounds.least;
        if (bounds.most) facts.most = *bounds.most;
    }

    static void addNumber(Facts& facts, const Atom& atom)
    {
        const auto atLeast = [&](bool isAbove) {
            if (atom.number < facts.least || (atom.number == facts.least && !isAbove)) return;
            facts.least = atom.number;
            facts.isAbove = isAbove;
        };
        const auto atMost = [&](bool isBelow) {
            if (atom.number > facts.most || (atom.number == facts.most && !isBelow)) return;
            facts.most = atom.number;
            facts.isBelow = isBelow;
        };
        switch (atom.op) {
        case Operator::equal: atLeast(false), atMost(false); break;
        case Operator::notEqual: facts.isNot.insert(atom.number); break;
        case Operator::less: atMost(true); break;
        case Operator::lessEqual: atMost(false); break;
        case Operator::greater: atLeast(true); break;
        case Operator::greaterEqual: atLeast(false); break;
        default: break;
        }
    }

    static void addTexts(Facts& facts, const Atom& atom)
    {
        if (!atom.truth) {
            facts.noneOf.insert(atom.texts.begin(), atom.texts.end());
            return;
        }
        std::set<std::string> left;
        for (const auto& text : atom.texts)
            if (!facts.oneOf || facts.oneOf->contains(text)) left.insert(text);
        facts.oneOf = std::move(left);
    }

    const BoundsOf& m_boundsOf;
};

}  // namespace

std::optional<bool> foregoneResult(const CheckedExpression& condition, const BoundsOf& boundsOf,
                                   const std::vector<std::string>& given)
{
    const Syntax* root = condition.root();
    if (!root) return std::nullopt;
    bool isTooMany = false;
    CaseReader reader(condition.source(), isTooMany);
    Cases known{{}};
    std::vector<CheckedExpression> others;  // their nodes are part of the cases
    for (const auto& one : given) {
        CheckedExpression other(one, condition.environment());
        if (!other.root()) continue;
        known = reader.both(known, CaseReader(one, isTooMany).casesOf(*other.root(), true));
        others.push_back(std::move(other));
    }
    const CaseCheck check(boundsOf);
    if (isTooMany || !check.isAnyPossible(known)) return std::nullopt;
    const auto yes = reader.both(known, reader.casesOf(*root, true));
    const auto no = reader.both(known, reader.casesOf(*root, false));
    if (isTooMany) return std::nullopt;
    const bool mayHold = check.isAnyPossible(yes), mayFail = check.isAnyPossible(no);
    if (mayHold == mayFail) return std::nullopt;
    return mayHold;
}

}  // namespace muster::expr

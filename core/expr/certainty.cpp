#include "core/expr/certainty.hpp"

#include "core/expr/certain_results.hpp"
#include "core/expr/certain_shapes.hpp"
#include "core/expr/compatible.hpp"
#include "core/expr/places.hpp"

#include <algorithm>
#include <bit>
#include <set>

namespace muster::expr {

using Kind = Type::Kind;

namespace {

class Analysis {
public:
    explicit Analysis(const Declarations& environment) : m_environment(environment), m_present(environment.present) {}

    Certainty visit(const Syntax& node)
    {
        auto result = analyse(node);
        if (result.shape.kind() == Kind::dynamic) result.shape = node.type.plain();
        return result;
    }

private:
    static Type simple(Kind kind) { return Type::simple(kind); }

    Certainty analyse(const Syntax& node)
    {
        switch (node.kind) {
        case SyntaxKind::literal: return literal(node);
        case SyntaxKind::name: return name(node);
        case SyntaxKind::select: return select(node);
        case SyntaxKind::has: return has(node);
        case SyntaxKind::index: return index(node);
        case SyntaxKind::unary: return certaintyOfUnary(node, visit(*node.children[0]));
        case SyntaxKind::binary: {
            const auto a = visit(*node.children[0]), b = visit(*node.children[1]);
            return certaintyOfBinary(node, a, b);
        }
        case SyntaxKind::logicalAnd:
        case SyntaxKind::logicalOr: return logical(node);
        case SyntaxKind::conditional: return conditional(node);
        case SyntaxKind::call: return call(node);
        case SyntaxKind::list: return list(node);
        case SyntaxKind::map: return map(node);
        case SyntaxKind::comprehension: return comprehension(node);
        case SyntaxKind::bind: return bind(node);
        }
        return {};
    }

    static Certainty literal(const Syntax& node)
    {
        if (node.literal.is(ValueType::string)) return {true, 0, Type::oneOf({node.name})};
        if (!node.literal.is(ValueType::integer)) return {true, 0};
        return {true, static_cast<unsigned>(std::bit_width(magnitude(node.literal.asInteger())))};
    }

    Certainty name(const Syntax& node)
    {
        switch (node.reference) {
        case Reference::slot: {
            const auto& variable = m_environment.variables[node.slot];
            const bool isKnown = variable.shape.kind() != Kind::dynamic;
            return {variable.isPresent, variable.bits, isKnown ? variable.shape : node.type};
        }
        case Reference::local:
            if (node.slot < m_locals.size()) return {true, m_locals[node.slot].bits, m_locals[node.slot].shape};
            break;
        case Reference::typeName: return {true, 0};
        case Reference::unresolved: break;
        }
        return {};
    }

    bool isPresent(const Syntax& node) const
    {
        if (m_present.empty()) return false;
        const auto place = placeOf(node);
        return !place.empty() && std::find(m_present.begin(), m_present.end(), place) != m_present.end();
    }

    Certainty field(const Certainty& operand, std::string_view name, bool present)
    {
        if (operand.shape.kind() == Kind::map)
            return {operand.holds && (present || hasKey(operand.shape, name)), operand.bits, operand.shape.item()};
        if (operand.shape.kind() != Kind::record) return {};
        const auto* field = findField(operand.shape, name);
        if (field == nullptr) return {};
        return {operand.holds && (field->always || present), field->bits, field->known()};
    }

    Certainty select(const Syntax& node) { return field(visit(*node.children[0]), node.name, isPresent(node)); }

    Certainty has(const Syntax& node)
    {
        const auto operand = visit(*node.children[0]);
        return {operand.holds && (operand.shape.kind() == Kind::map || operand.shape.kind() == Kind::record), 0};
    }

    Certainty index(const Syntax& node)
    {
        const Syntax &whole = *node.children[0], &key = *node.children[1];
        const auto operand = visit(whole), at = visit(key);
        const bool present = isPresent(node);
        Certainty result;
        if (operand.shape.kind() == Kind::list) {
            // A text that is split at some other text has at least one part.
            const bool isFirst = key.kind == SyntaxKind::literal && key.literal.is(ValueType::integer) &&
                                 key.literal.asInteger() == 0 && whole.kind == SyntaxKind::call &&
                                 whole.name == "split" && whole.children.size() == 2 &&
                                 whole.children[1]->kind == SyntaxKind::literal && !whole.children[1]->name.empty();
            const bool isWithin = key.kind == SyntaxKind::literal && key.literal.is(ValueType::integer) &&
                                  key.literal.asInteger() >= 0 && key.literal.asInteger() < operand.shape.atLeast();
            result = {operand.holds && (present || isFirst || isWithin), operand.bits, operand.shape.item()};
        } else if (operand.shape.kind() == Kind::map) {
            const auto& keys = at.shape.texts();
            const bool isKnown = at.shape.kind() == Kind::string && !keys.empty() &&
                                 std::all_of(keys.begin(), keys.end(),
                                             [&](const std::string& one) { return hasKey(operand.shape, one); });
            result = {operand.holds && (present || isKnown), operand.bits, operand.shape.item()};
        } else if (key.kind == SyntaxKind::literal && key.literal.is(ValueType::string)) {
            result = field(operand, key.name, present);
        } else if (isExact(operand.shape) && !operand.shape.fields().empty()) {
            result = anyField(operand, present);
        } else {
            result = {operand.holds && present};
        }
        result.holds = result.holds && at.holds;
        return result;
    }

    /// A field of a literal map whose name is computed.
    static Certainty anyField(const Certainty& operand, bool present)
    {
        const auto& fields = operand.shape.fields();
        Certainty result{operand.holds && present, 0, fields.front().known()};
        for (const auto& field : fields) {
            result.shape = merged(result.shape, field.known());
            result.bits = std::max(result.bits, field.bits);
        }
        return result;
    }

    Certainty visitKnowing(const Syntax& node, const Syntax& condition, bool result)
    {
        const auto before = m_present.size();
        addPresent(condition, result, m_present);
        auto found = visit(node);
        m_present.resize(before);
        return found;
    }

    Certainty logical(const Syntax& node)
    {
        const auto before = m_present.size();
        bool holds = true;
        for (const auto& child : node.children) {
            const auto one = visit(*child);
            holds = holds && one.holds && one.shape.kind() == Kind::boolean;
            addPresent(*child, node.kind == SyntaxKind::logicalAnd, m_present);
        }
        m_present.resize(before);
        return {holds, 0};
    }

    Certainty conditional(const Syntax& node)
    {
        const Syntax& condition = *node.children[0];
        const auto which = visit(condition);
        const auto yes = visitKnowing(*node.children[1], condition, true);
        const auto no = visitKnowing(*node.children[2], condition, false);
        return {which.holds && which.shape.kind() == Kind::boolean && yes.holds && no.holds,
                std::max(yes.bits, no.bits), merged(yes.shape, no.shape)};
    }

    Certainty call(const Syntax& node)
    {
        std::vector<Certainty> arguments;
        for (const auto& child : node.children) arguments.push_back(visit(*child));
        return certaintyOfCall(node, arguments);
    }

    Certainty list(const Syntax& node)
    {
        Certainty result{true, 0};
        std::optional<Type> item;
        for (const auto& child : node.children) {
            const auto one = visit(*child);
            item = item ? merged(*item, one.shape) : one.shape;
            result.holds = result.holds && one.holds;
            result.bits = std::max(result.bits, one.bits);
        }
        // An empty list is one of any items.
        result.shape =
            Type::listOf(item ? *item : Type::parameter("nothing"), static_cast<std::uint32_t>(node.children.size()));
        return result;
    }

    Certainty map(const Syntax& node)
    {
        Certainty result{true, 0};
        std::vector<Type::Field> fields;
        std::set<std::string_view> keys;
        for (std::size_t i = 0; i < node.children.size(); i += 2) {
            const Syntax& key = *node.children[i];
            const auto at = visit(key), value = visit(*node.children[i + 1]);
            const bool isName =
                key.kind == SyntaxKind::literal && key.literal.is(ValueType::string) && keys.insert(key.name).second;
            result.holds = result.holds && isName && value.holds;
            result.bits = std::max({result.bits, at.bits, value.bits});
            if (isName) fields.push_back({key.name, value.shape, "", true, value.bits});
        }
        if (keys.size() * 2 == node.children.size() && !keys.empty())
            result.shape = Type::record({}, std::move(fields));
        return result;
    }

    void setLocal(std::uint32_t slot, Certainty value)
    {
        if (m_locals.size() <= slot) m_locals.resize(slot + 1);
        m_locals[slot] = std::move(value);
    }

    Certainty comprehension(const Syntax& node)
    {
        const Syntax& rangeNode = *node.children[0];
        const auto range = visit(rangeNode);
        const bool pair = node.variables.size() == 2;
        const auto kind = range.shape.kind();
        const Certainty item = kind == Kind::list     ? Certainty{true, range.bits, range.shape.item()}
                               : kind == Kind::map    ? Certainty{true, range.bits, range.shape.key()}
                               : kind == Kind::record ? Certainty{true, 0, simple(Kind::string)}
                                                      : Certainty{true};
        const auto before = m_present.size();
        if (pair) {
            setLocal(node.slot, kind == Kind::list ? Certainty{true, bitsOfSize, simple(Kind::integer)} : item);
            setLocal(node.slot + 1, kind == Kind::list  ? item
                                    : kind == Kind::map ? Certainty{true, range.bits, range.shape.item()}
                                                        : Certainty{true});
        } else {
            setLocal(node.slot, item);
            for (const auto& place : placesOfItems(rangeNode)) m_present.push_back(placeOfLocal(place, node.slot));
        }
        bool holds = range.holds && isCollection(range.shape);
        if (node.children.size() > 2) {
            const auto condition = visit(*node.children[2]);
            holds = holds && condition.holds && condition.shape.kind() == Kind::boolean;
            addPresent(*node.children[2], true, m_present);
        }
        const auto body = visit(*node.children[1]);
        m_present.resize(before);
        holds = holds && body.holds;
        const bool isCondition = body.shape.kind() == Kind::boolean;
        switch (node.macro) {
        case Macro::all:
        case Macro::exists:
        case Macro::existsOne: return {holds && isCondition, 0};
        case Macro::filter: return {holds && isCondition, item.bits, Type::listOf(item.shape)};
        case Macro::sortBy:
            return {holds && kind == Kind::list && (isInteger(body.shape) || body.shape.kind() == Kind::string),
                    item.bits, Type::listOf(item.shape)};
        case Macro::map: {
            const bool keepsAll = kind == Kind::list && node.children.size() == 2;
            return {holds, body.bits, Type::listOf(body.shape, keepsAll ? range.shape.atLeast() : 0)};
        }
        case Macro::transformMap:
            return {holds, std::max({range.bits, body.bits, bitsOfSize}),
                    Type::mapOf(kind == Kind::list ? simple(Kind::integer) : item.shape, body.shape)};
        case Macro::transformMapEntry: break;  // keys may be repeated
        }
        return {};
    }

    Certainty bind(const Syntax& node)
    {
        const auto value = visit(*node.children[0]);
        setLocal(node.slot, {true, value.bits, value.shape});
        auto body = visit(*node.children[1]);
        body.holds = body.holds && value.holds;
        return body;
    }

    const Declarations& m_environment;
    std::vector<Certainty> m_locals;  ///< the loop variables, by frame slot
    Places m_present;                 ///< places that are known to have a value here
};

}  // namespace

Certainty certaintyOf(const Syntax& root, const Declarations& environment) { return Analysis(environment).visit(root); }

}  // namespace muster::expr

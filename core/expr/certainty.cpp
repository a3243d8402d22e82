#include "core/expr/certainty.hpp"

#include "core/expr/compatible.hpp"
#include "core/expr/places.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <functional>
#include <iterator>
#include <set>

namespace muster::expr {

using Kind = Type::Kind;

namespace {

constexpr unsigned maxBits = 63;
constexpr unsigned bitsOfSize = 32;   // of a list, a map or a text
constexpr unsigned bitsOfItems = 25;  // of the items that the work allowance of a file suffices for
constexpr std::size_t maxTexts = 64;  // that a text can be; more are not followed
constexpr unsigned bitsOfRange = 19;  // of the length that lists.range() takes

bool isCollection(const Type& type)
{
    return type.kind() == Kind::list || type.kind() == Kind::map || type.kind() == Kind::record;
}
bool isNumeric(const Type& type) { return isNumber(type) && !isDynamic(type); }
bool isInteger(const Type& type) { return type.kind() == Kind::integer; }

/// The type of values that have one of the types, with the fields that both are known to have.
Type merged(const Type& a, const Type& b)
{
    if (a.kind() == Kind::parameter) return b;
    if (b.kind() == Kind::parameter) return a;
    if (a.kind() == Kind::string && b.kind() == Kind::string) {
        std::vector<std::string> texts;
        if (!a.texts().empty() && !b.texts().empty())
            std::set_union(a.texts().begin(), a.texts().end(), b.texts().begin(), b.texts().end(),
                           std::back_inserter(texts));
        return Type::oneOf(texts.size() <= maxTexts ? std::move(texts) : std::vector<std::string>());
    }
    if (a.kind() == Kind::record && b.kind() == Kind::record) {
        if (a.fields().data() == b.fields().data()) return a;
        std::vector<Type::Field> fields;
        for (const auto& field : a.fields())
            if (const auto* other = findField(b, field.name))
                fields.push_back({field.name, merged(field.known(), other->known()), "", field.always && other->always,
                                  std::max(field.bits, other->bits)});
        return Type::record({}, std::move(fields), true);
    }
    if (a.kind() != b.kind()) return {};
    if (a.kind() == Kind::list) return Type::listOf(merged(a.item(), b.item()), std::min(a.atLeast(), b.atLeast()));
    if (a.kind() == Kind::map)
        return Type::mapOf(merged(a.key(), b.key()), merged(a.item(), b.item()),
                           a.texts() == b.texts() ? a.texts() : std::vector<std::string>());
    return a;
}

/// True if every value of the given type has the wanted one, without a check during evaluation.
bool surely(const Type& wanted, const Type& given)
{
    switch (wanted.kind()) {
    case Kind::dynamic:
    case Kind::parameter: return true;
    case Kind::list: return given.kind() == Kind::list && surely(wanted.item(), given.item());
    case Kind::map:
        return given.kind() == Kind::record ||
               (given.kind() == Kind::map && surely(wanted.key(), given.key()) && surely(wanted.item(), given.item()));
    default: return wanted.kind() == given.kind();
    }
}

/// True for the map that a literal makes: it has the fields of its type, and no others.
bool isExact(const Type& record) { return record.kind() == Kind::record && record.name().empty() && !record.open(); }

bool hasKey(const Type& map, std::string_view key)
{
    return std::binary_search(map.texts().begin(), map.texts().end(), key, std::less<>());
}

/// Functions that fail for no arguments of their declared types, except by exhausting the work allowance. Any other
/// function may fail.
bool neverFails(const Syntax& call, const Type& first)
{
    static const std::set<std::string_view> ofAnyTypes{
        "size",       "string",     "dyn",        "type",       "startsWith", "endsWith", "contains",
        "lowerAscii", "upperAscii", "trim",       "reverse",    "replace",    "split",    "join",
        "distinct",   "math.ceil",  "math.floor", "math.round", "math.trunc", "counted",  "strings.quote"};
    const auto count = call.children.size();
    if (call.name == "flatten" || call.name == "sum") return count == 1;
    if (call.name == "max" || call.name == "min") return count == 1 && isInteger(first.item()) && first.atLeast() > 0;
    if (call.name == "indexOf" || call.name == "lastIndexOf") return count == 2;
    if (call.name == "int" || call.name == "double") return isInteger(first);
    if (call.name == "bool") return first.kind() == Kind::boolean;
    return ofAnyTypes.contains(call.name);
}

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
        case SyntaxKind::unary: return unary(node);
        case SyntaxKind::binary: return binary(node);
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

    Certainty unary(const Syntax& node)
    {
        const auto operand = visit(*node.children[0]);
        if (node.op == Operator::logicalNot) return {operand.holds && operand.shape.kind() == Kind::boolean, 0};
        const bool fits = operand.shape.kind() == Kind::real || (isInteger(operand.shape) && operand.bits <= maxBits);
        return {operand.holds && fits, operand.bits, operand.shape};
    }

    Certainty binary(const Syntax& node)
    {
        const auto a = visit(*node.children[0]), b = visit(*node.children[1]);
        const bool hold = a.holds && b.holds;
        switch (node.op) {
        case Operator::equal:
        case Operator::notEqual: return {hold, 0, simple(Kind::boolean)};
        case Operator::less:
        case Operator::lessEqual:
        case Operator::greater:
        case Operator::greaterEqual: {
            const auto kind = a.shape.kind();
            const bool ordered = (isNumeric(a.shape) && isNumeric(b.shape)) ||
                                 (kind == b.shape.kind() && (kind == Kind::string || kind == Kind::boolean));
            return {hold && ordered, 0, simple(Kind::boolean)};
        }
        case Operator::in: return {hold && isCollection(b.shape), 0, simple(Kind::boolean)};
        default: break;
        }
        auto result = arithmetic(node, a, b);
        result.holds = result.holds && hold;
        return result;
    }

    static Certainty arithmetic(const Syntax& node, const Certainty& a, const Certainty& b)
    {
        const auto kind = a.shape.kind();
        if (kind != b.shape.kind()) return {};
        const bool adds = node.op == Operator::add;
        if (kind == Kind::string) return {adds, 0, simple(Kind::string)};
        if (kind == Kind::list) return {adds, std::max(a.bits, b.bits), merged(a.shape, b.shape)};
        if (kind == Kind::real) return {node.op != Operator::modulo, 0, a.shape};
        if (kind != Kind::integer) return {};
        if (node.op == Operator::divide || node.op == Operator::modulo) {
            const Syntax& divisor = *node.children[1];
            const bool isValid = divisor.kind == SyntaxKind::literal && divisor.literal.asInteger() != 0;
            return {isValid && a.bits <= maxBits, a.bits, a.shape};
        }
        const auto bits = node.op == Operator::multiply ? a.bits + b.bits : std::max(a.bits, b.bits) + 1;
        return {bits <= maxBits, bits, a.shape};
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
        Certainty all{true, 0};
        for (const auto& child : node.children) {
            arguments.push_back(visit(*child));
            all.holds = all.holds && arguments.back().holds;
            all.bits = std::max(all.bits, arguments.back().bits);
        }
        if (node.callable == nullptr || arguments.empty()) return {};
        const auto accepts = [&](const Overload& overload) {
            if (overload.native == nullptr) return false;
            if (overload.variadic)
                return std::all_of(arguments.begin(), arguments.end(),
                                   [](const Certainty& one) { return isNumeric(one.shape); });
            if (overload.parameters.size() != arguments.size()) return false;
            for (std::size_t i = 0; i < arguments.size(); ++i)
                if (!surely(overload.parameters[i], arguments[i].shape)) return false;
            return true;
        };
        const auto& overloads = node.callable->overloads;
        const auto chosen = std::find_if(overloads.begin(), overloads.end(), accepts);
        if (chosen == overloads.end()) return {};
        if (chosen->variadic) return all;
        auto result = resultOf(node, chosen->result, arguments.front(), all.bits);
        result.holds = result.holds && all.holds;
        return result;
    }

    /// `type` is that of the results of the function's form for these arguments; the checker may know less.
    static Certainty resultOf(const Syntax& node, const Type& type, const Certainty& first, unsigned bits)
    {
        if (node.name == "lists.range") return {bits <= bitsOfRange, bits};
        const bool certain = neverFails(node, first.shape);
        if (node.name == "size" || node.name == "indexOf" || node.name == "lastIndexOf") return {certain, bitsOfSize};
        if (node.name == "sum") {
            const unsigned sum = isInteger(type) ? bits + bitsOfItems : 0;
            return {certain && sum <= maxBits, sum};
        }
        // Their results consist of what is in their arguments.
        static const std::set<std::string_view> ofItems{"distinct", "reverse", "sort", "slice"};
        if (ofItems.contains(node.name))
            return {certain, bits,
                    first.shape.kind() == Kind::list ? Type::listOf(first.shape.item()) : simple(first.shape.kind())};
        if (node.name == "flatten" && certain && first.shape.item().kind() == Kind::list)
            return {true, bits, Type::listOf(first.shape.item().item())};
        // The integers of other results are new ones.
        if (node.name == "dyn") return {certain, bits, first.shape};
        static const std::set<std::string_view> ofArguments{"flatten", "min", "max"};
        const bool isOfArguments = ofArguments.contains(node.name) || (node.name == "int" && isInteger(first.shape));
        return {certain, isInteger(type) && !isOfArguments ? 64 : bits};
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

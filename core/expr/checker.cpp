#include "core/expr/checker.hpp"

#include "core/expr/compatible.hpp"
#include "core/text/nearest.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace muster::expr {

using Kind = Type::Kind;

namespace {

constexpr std::size_t maxProblems = 20;
constexpr std::string_view typeNames[] = {"bool",  "int",  "uint", "double",    "string",
                                          "bytes", "list", "map",  "null_type", "type"};

std::string listNames(std::vector<std::string> names)
{
    constexpr std::size_t max = 12;
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < max; ++i) text += (i > 0 ? ", " : "") + names[i];
    return names.size() > max ? text + ", ..." : text;
}

}  // namespace

std::string dottedPath(const Syntax& node)
{
    if (node.kind == SyntaxKind::name) return node.name;
    if (node.kind != SyntaxKind::select) return {};
    const std::string before = dottedPath(*node.children.front());
    return before.empty() ? before : before + "." + node.name;
}

std::string didYouMean(std::span<const std::string> names, std::string_view name)
{
    const std::string_view near = text::nearest(names, name);
    return near.empty() ? std::string() : fmt::format("did you mean '{}'?", near);
}

void Checker::run(Syntax& root)
{
    const Type type = visit(root);
    if (!assignable(m_options.expected, type))
        wrongType(root, fmt::format("this must give {}, but it gives {}", m_options.expected.toText(), type.toText()),
                  !isBoolean(m_options.expected) ? ""
                  : isNumber(type)               ? "compare it, as in x >= 0"
                  : isText(type)                 ? "compare it, as in x == 'text'"
                  : type.kind() == Kind::list    ? "compare its size, as in x.size() > 0"
                                                 : "");
}

Type Checker::wrongName(std::uint32_t begin, std::uint32_t end, std::string message, std::string help)
{
    if (m_problems.size() < maxProblems) m_problems.push_back({std::move(message), std::move(help), begin, end});
    return {};
}

Type Checker::wrongType(const Syntax& node, std::string message, std::string help)
{
    if (m_options.check) wrongName(node.begin, node.end, std::move(message), std::move(help));
    return {};
}

Type Checker::visit(Syntax& node)
{
    node.type = resolve(node);
    return node.type;
}

Type Checker::resolve(Syntax& node)
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

Type Checker::literal(const Syntax& node) const
{
    switch (node.literal.type()) {
    case ValueType::null: return Type::simple(Kind::null);
    case ValueType::boolean: return Type::simple(Kind::boolean);
    case ValueType::integer: return Type::simple(Kind::integer);
    case ValueType::unsignedInteger: return Type::simple(Kind::unsignedInteger);
    case ValueType::real: return Type::simple(Kind::real);
    case ValueType::string: return Type::simple(Kind::string);
    default: return {};
    }
}

const Checker::Local* Checker::findLocal(std::string_view wanted) const
{
    const auto found =
        std::find_if(m_locals.rbegin(), m_locals.rend(), [&](const Local& local) { return local.name == wanted; });
    return found == m_locals.rend() ? nullptr : &*found;
}

// True if a dotted path starts with a loop variable, which hides declared names.
bool Checker::isLocalPath(const Syntax& node) const
{
    const Syntax* root = &node;
    while (root->kind == SyntaxKind::select) root = root->children.front().get();
    return root->kind == SyntaxKind::name && !root->absolute && findLocal(root->name) != nullptr;
}

bool Checker::becomeVariable(Syntax& node, const std::string& path)
{
    const auto slot = m_environment.slotOf(path);
    if (!slot) return false;
    node.kind = SyntaxKind::name;
    node.reference = Reference::slot;
    node.slot = *slot;
    node.children.clear();
    return true;
}

Type Checker::name(Syntax& node)
{
    if (const Local* local = node.absolute ? nullptr : findLocal(node.name)) {
        node.reference = Reference::local;
        node.slot = local->index;
        return local->type;
    }
    if (becomeVariable(node, node.name)) return m_environment.variables[node.slot].type;
    if (std::find(std::begin(typeNames), std::end(typeNames), node.name) != std::end(typeNames)) {
        node.reference = Reference::typeName;
        return Type::simple(Kind::type);
    }
    return unknownName(node);
}

Type Checker::unknownName(const Syntax& node)
{
    if (m_options.lateNames) return {};
    std::vector<std::string> names;
    for (const Local& local : m_locals) names.emplace_back(local.name);
    for (const auto& variable : m_environment.variables)
        if (!variable.name.starts_with('('))
            names.push_back(variable.name);  // omit hidden names, which are not valid
                                             // identifiers
    std::string help = helpForName(node.name);
    if (help.empty()) help = didYouMean(names, node.name);
    if (help.empty() && !names.empty())
        help = fmt::format("a text is in quotes: '{}'; available here: {}", node.name, listNames(std::move(names)));
    return wrongName(node.begin, node.end, fmt::format("there is no '{}' here", node.name), std::move(help));
}

/// What an author means by a name that is none, if that can be found.
std::string Checker::helpForName(const std::string& name) const
{
    for (const auto& later : m_environment.later)
        if (later == name)
            return fmt::format("'{}' comes later: parts are computed in order, so put it before this", name);
    for (const auto& [past, macro] : m_pastLocals)
        if (past == name) return fmt::format("it exists only inside {}(...)", macro);
    for (const auto& variable : m_environment.variables) {
        const bool isMeant = variable.name == "self" || variable.name == "tables" || variable.name == "item";
        if (isMeant && variable.type.kind() == Kind::record && findField(variable.type, name))
            return fmt::format("write {}.{}", variable.name, name);
    }
    if (name == "item") return "only what has an \"each\" or rows has an item";
    std::string lower = name;
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
    if (lower != name && m_environment.hasNamespace(lower)) return fmt::format("did you mean '{}'?", lower);
    return {};
}

/// Where a field is that the record does not have, if that can be found.
std::string Checker::helpForField(const Type& record, const std::string& field) const
{
    for (const auto& later : m_environment.later)
        if (later == record.name() + "." + field)
            return fmt::format("'{}' is computed later, or is this value itself: put what a value needs before it",
                               field);
    for (const auto& variable : m_environment.variables)
        if (!variable.name.starts_with('(') && variable.name != "system" && variable.type.kind() == Kind::record &&
            findField(variable.type, field))
            return fmt::format("write {}.{}", variable.name, field);
    for (const auto& one : record.fields()) {
        const bool isList = one.type.kind() == Kind::list && one.type.item().kind() == Kind::record;
        if (isList && findField(one.type.item(), field))
            return fmt::format("its {0} have it: .{0}.map(x, x.{1}), or a rule with the scope of one", one.name, field);
    }
    return {};
}

Type Checker::select(Syntax& node)
{
    const std::string path = isLocalPath(node) ? std::string() : dottedPath(node);
    if (!path.empty() && becomeVariable(node, path)) return m_environment.variables[node.slot].type;
    const Type operand = visit(*node.children.front());
    return fieldOf(node, operand);
}

Type Checker::has(Syntax& node)
{
    const Type operand = visit(*node.children.front());
    fieldOf(node, operand);
    return Type::simple(Kind::boolean);
}

Type Checker::fieldOf(const Syntax& node, const Type& type)
{
    if (isDynamic(type)) return {};
    if (type.kind() == Kind::map) {
        if (comparable(type.key(), Type::simple(Kind::string))) return type.item();
        return wrongType(
            node, fmt::format("the keys of this {} are not strings, so '.{}' finds nothing", type.toText(), node.name),
            "look up keys with [key]");
    }
    if (type.kind() != Kind::record) {
        const auto operand = dottedPath(*node.children.front());
        std::string help;
        if (m_environment.find(node.name, true) != nullptr)
            help = fmt::format("{0} is a function: write {0}()", node.name);
        else if (type.kind() == Kind::list && isText(type.item()))
            help = fmt::format("write '{}' in {}", node.name, operand.empty() ? "list" : operand);
        else if (type.kind() == Kind::list)
            help = "take an item first, for example with [0] or in map(x, x." + node.name + ")";
        return wrongType(node, fmt::format("a value of type {} has no field '{}'", type.toText(), node.name),
                         std::move(help));
    }
    if (const Type::Field* field = findField(type, node.name)) return field->type;
    if (type.open() || !m_options.check) return {};
    std::vector<std::string> names;
    for (const Type::Field& field : type.fields()) names.push_back(field.name);
    std::string help = didYouMean(names, node.name);
    if (help.empty()) help = helpForField(type, node.name);
    if (help.empty() && !names.empty()) help = "it has: " + listNames(std::move(names));
    return wrongName(node.nameBegin, node.nameEnd, fmt::format("{} has no field '{}'", type.name(), node.name),
                     std::move(help));
}

Type Checker::index(Syntax& node)
{
    const Type operand = visit(*node.children[0]);
    Syntax& keyNode = *node.children[1];
    const Type key = visit(keyNode);
    if (isDynamic(operand)) return {};
    if (operand.kind() == Kind::list) {
        if (isDynamic(key) || key.kind() == Kind::integer || key.kind() == Kind::unsignedInteger) return operand.item();
        return wrongType(keyNode, fmt::format("the index of a list is an int, not {}", key.toText()));
    }
    if (operand.kind() == Kind::map) {
        if (comparable(operand.key(), key)) return operand.item();
        return wrongType(keyNode,
                         fmt::format("the keys of this map are {}, not {}", operand.key().toText(), key.toText()));
    }
    if (operand.kind() == Kind::record) {
        if (!isDynamic(key) && !isText(key))
            return wrongType(keyNode, fmt::format("the fields of {} are looked up by name, not by {}", operand.name(),
                                                  key.toText()));
        if (keyNode.kind != SyntaxKind::literal) return {};
        const Type::Field* field = findField(operand, keyNode.name);
        return field != nullptr ? field->type : Type();
    }
    return wrongType(node, fmt::format("a value of type {} has no items", operand.toText()),
                     isText(operand) ? "use charAt(n) to get one character of a string" : "");
}

Type Checker::list(Syntax& node)
{
    std::optional<Type> item;
    for (const auto& child : node.children) {
        const Type type = visit(*child);
        item = item ? join(*item, type).value_or(Type()) : type;
    }
    return Type::listOf(item.value_or(Type()));
}

Type Checker::map(Syntax& node)
{
    std::optional<Type> key, value;
    for (std::size_t i = 0; i + 1 < node.children.size(); i += 2) {
        const Type k = visit(*node.children[i]), v = visit(*node.children[i + 1]);
        const bool possible =
            isDynamic(k) || isText(k) || isBoolean(k) || k.kind() == Kind::integer || k.kind() == Kind::unsignedInteger;
        if (!possible)
            wrongType(*node.children[i], fmt::format("a key is a string, int, uint or bool, not {}", k.toText()));
        key = key ? join(*key, k).value_or(Type()) : k;
        value = value ? join(*value, v).value_or(Type()) : v;
    }
    return Type::mapOf(key.value_or(Type()), value.value_or(Type()));
}

Type Checker::conditional(Syntax& node)
{
    const Type condition = visit(*node.children[0]);
    if (!isDynamic(condition) && !isBoolean(condition))
        wrongType(*node.children[0], fmt::format("the condition before '?' must be bool, not {}", condition.toText()));
    const Type yes = visit(*node.children[1]), no = visit(*node.children[2]);
    if (auto both = join(yes, no)) return *both;
    return wrongType(node, fmt::format("the two branches of '? :' have the types {} and {}", yes.toText(), no.toText()),
                     "give both the same type, or wrap one of them in dyn(...)");
}

Type Checker::logical(Syntax& node)
{
    const std::string_view symbol = node.kind == SyntaxKind::logicalAnd ? "&&" : "||";
    for (const auto& child : node.children) {
        const Type type = visit(*child);
        if (!isDynamic(type) && !isBoolean(type))
            wrongType(*child, fmt::format("'{}' combines bools, not {}", symbol, type.toText()),
                      isText(type)     ? "compare on both sides: x == 'a' " + std::string(symbol) + " x == 'b'"
                      : isNumber(type) ? "compare it, as in x > 0"
                                       : "");
    }
    return Type::simple(Kind::boolean);
}

}  // namespace muster::expr

#include "core/expr/checker.hpp"
#include "core/expr/compatible.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace muster::expr {

using Kind = Type::Kind;

namespace {

// The types of the loop variables: one variable is the item or key, two are index and item, or key and value.
std::optional<std::vector<Type>> variableTypes(const Type& range, std::size_t count)
{
    const Type text = Type::simple(Kind::string);
    std::vector<Type> both;
    switch (range.kind()) {
    case Kind::dynamic: return std::vector<Type>(count);
    case Kind::list:
        if (count == 1) return std::vector<Type>{range.item()};
        return std::vector<Type>{Type::simple(Kind::integer), range.item()};
    case Kind::map: both = {range.key(), range.item()}; break;
    case Kind::record: both = {text, Type()}; break;
    default: return std::nullopt;
    }
    both.resize(count);
    return both;
}

}  // namespace

void Checker::pushLocal(const std::string& name, Type type)
{
    const auto index = static_cast<std::uint32_t>(m_locals.size());
    m_locals.push_back({name, std::move(type), index});
    m_localCount = std::max(m_localCount, index + 1);
}

Type Checker::comprehension(Syntax& node)
{
    Syntax& rangeNode = *node.children[0];
    const Type range = visit(rangeNode);
    auto types = variableTypes(range, node.variables.size());
    if (types && node.macro == Macro::sortBy && range.kind() != Kind::list && !isDynamic(range)) types = std::nullopt;
    if (!types) {
        const std::string_view what = node.macro == Macro::sortBy ? "a list" : "a list or a map";
        wrongType(rangeNode, fmt::format("{}() iterates over {}, not {}", node.name, what, range.toText()));
        types = std::vector<Type>(node.variables.size());
    }
    node.slot = static_cast<std::uint32_t>(m_locals.size());
    const auto before = static_cast<std::ptrdiff_t>(m_locals.size());
    for (std::size_t i = 0; i < node.variables.size(); ++i) pushLocal(node.variables[i], (*types)[i]);
    const auto wantBoolean = [&](const Syntax& part, const Type& type) {
        if (!isDynamic(type) && !isBoolean(type))
            wrongType(part, fmt::format("the condition of {}() must be bool, not {}", node.name, type.toText()));
    };
    if (node.children.size() > 2) wantBoolean(*node.children[2], visit(*node.children[2]));
    const Type body = visit(*node.children[1]);
    const bool predicate = node.macro == Macro::all || node.macro == Macro::exists || node.macro == Macro::existsOne ||
                           node.macro == Macro::filter;
    if (predicate) wantBoolean(*node.children[1], body);
    m_locals.erase(m_locals.begin() + before, m_locals.end());
    for (const auto& variable : node.variables) m_pastLocals.emplace_back(variable, node.name);
    return result(node, range, body);
}

Type Checker::result(const Syntax& node, const Type& range, const Type& body)
{
    const Type key = variableTypes(range, 2).value_or(std::vector<Type>(2)).front();
    switch (node.macro) {
    case Macro::all:
    case Macro::exists:
    case Macro::existsOne: return Type::simple(Kind::boolean);
    case Macro::map: return Type::listOf(body);
    case Macro::filter:
    case Macro::sortBy: return Type::listOf(variableTypes(range, 1).value_or(std::vector<Type>(1)).front());
    case Macro::transformMap: return Type::mapOf(key, body);
    case Macro::transformMapEntry:
        if (body.kind() == Kind::map) return body;
        if (isDynamic(body) || body.kind() == Kind::record) return Type::mapOf(Type(), Type());
        return wrongType(*node.children[1],
                         fmt::format("transformMapEntry() needs a map such as {{k: v}}, not {}", body.toText()));
    }
    return {};
}

Type Checker::bind(Syntax& node)
{
    const Type value = visit(*node.children[0]);
    node.slot = static_cast<std::uint32_t>(m_locals.size());
    pushLocal(node.variables.front(), value);
    const Type body = visit(*node.children[1]);
    m_locals.pop_back();
    return body;
}

}  // namespace muster::expr

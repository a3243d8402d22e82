#include "core/expr/function_table.hpp"

#include "core/expr/counted.hpp"
#include "core/expr/nearest.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace muster::expr {

namespace {

bool acceptsOne(const Type& parameter, ValueType given)
{
    switch (parameter.kind()) {
    case Type::Kind::dynamic:
    case Type::Kind::parameter: return true;
    case Type::Kind::null: return given == ValueType::null;
    case Type::Kind::boolean: return given == ValueType::boolean;
    case Type::Kind::integer: return given == ValueType::integer;
    case Type::Kind::unsignedInteger: return given == ValueType::unsignedInteger;
    case Type::Kind::real: return given == ValueType::real;
    case Type::Kind::string: return given == ValueType::string;
    case Type::Kind::list: return given == ValueType::list;
    case Type::Kind::map:
    case Type::Kind::record: return given == ValueType::map;
    case Type::Kind::type: return given == ValueType::type;
    }
    return false;
}

std::string keyOf(std::string_view name, bool member)
{
    std::string key;
    key.reserve(name.size() + 1);
    if (member) key += '.';
    return key += name;
}

}  // namespace

bool Overload::accepts(std::span<const Value> arguments) const
{
    if (variadic)
        return !arguments.empty() &&
               std::all_of(arguments.begin(), arguments.end(), [](const Value& v) { return v.isNumber(); });
    if (arguments.size() != parameters.size()) return false;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (!acceptsOne(parameters[i], arguments[i].type())) return false;
    return true;
}

std::shared_ptr<const Library> Library::standard()
{
    static const std::shared_ptr<const Library> shared = [] {
        auto library = std::make_shared<Library>();
        addConversions(*library);
        addStrings(*library);
        addStringEdits(*library);
        addFormat(*library);
        addMath(*library);
        addLists(*library);
        addSorting(*library);
        addNearest(*library);
        addCounted(*library);
        return library;
    }();
    return shared;
}

std::shared_ptr<const Library> Library::none()
{
    static const auto shared = std::make_shared<const Library>();
    return shared;
}

Callable& Library::entry(std::string_view name, bool member)
{
    Callable& callable = m_callables[keyOf(name, member)];
    callable.name = name;
    callable.member = member;
    if (!member)
        for (auto dot = name.find('.'); dot != std::string_view::npos; dot = name.find('.', dot + 1))
            m_namespaces.emplace(name.substr(0, dot));
    return callable;
}

void Library::add(std::string_view name, std::vector<Type> parameters, Type result, Native native)
{
    entry(name, false).overloads.push_back({std::move(parameters), std::move(result), native});
}

void Library::addMember(std::string_view name, std::vector<Type> parameters, Type result, Native native)
{
    entry(name, true).overloads.push_back({std::move(parameters), std::move(result), native});
}

void Library::addVariadic(std::string_view name, Native native)
{
    entry(name, false).overloads.push_back({{Type()}, Type(), native, nullptr, true});
}

void Library::add(std::shared_ptr<const Function> function, const Library& inherited)
{
    const Callable* known = find(function->name, function->member);
    const Callable* before = known != nullptr ? nullptr : inherited.find(function->name, function->member);
    Callable& callable = entry(function->name, function->member);
    if (before != nullptr) callable.overloads = before->overloads;
    callable.overloads.push_back({function->parameters, function->result, nullptr, function.get()});
    m_added.push_back(std::move(function));
}

const Callable* Library::find(std::string_view name, bool member) const
{
    const auto found = m_callables.find(keyOf(name, member));
    return found == m_callables.end() ? nullptr : &found->second;
}

bool Library::hasNamespace(std::string_view name) const { return m_namespaces.find(name) != m_namespaces.end(); }

std::vector<const Callable*> Library::callables() const
{
    std::vector<const Callable*> all;
    for (const auto& [key, callable] : m_callables) all.push_back(&callable);
    return all;
}

void Library::appendNames(std::vector<std::string>& names, bool member) const
{
    for (const auto& [key, callable] : m_callables)
        if (callable.member == member) names.push_back(callable.name);
}

std::string signature(const Callable& callable, const Overload& overload)
{
    const auto& parameters = overload.parameters;
    std::string text;
    std::size_t first = 0;
    if (callable.member && !parameters.empty()) {
        text = parameters[0].toText() + ".";
        first = 1;
    }
    text += callable.name + "(";
    for (std::size_t i = first; i < parameters.size(); ++i)
        text += (i > first ? ", " : "") + (overload.variadic ? "number, ..." : parameters[i].toText());
    return text + ")" + (overload.variadic ? "" : " -> " + overload.result.toText());
}

Value failOverload(Work& work, const Callable& callable, std::span<const Value> arguments)
{
    std::string given;
    for (std::size_t i = callable.member ? 1 : 0; i < arguments.size(); ++i)
        given += (given.empty() ? "" : ", ") + std::string(typeName(arguments[i].type()));
    if (callable.member && !arguments.empty())
        return work.fail(
            fmt::format("{}() on {} does not take ({})", callable.name, typeName(arguments[0].type()), given));
    return work.fail(fmt::format("{}() does not take ({})", callable.name, given));
}

}  // namespace muster::expr

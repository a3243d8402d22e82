#include "core/expr/evaluation.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace muster::expr {

Value Evaluation::callOne(const Node& node)
{
    const Value argument = eval(node.child(0));
    if (failed(argument)) return argument;
    if (!node.overload->accepts({&argument, 1})) return callWith(node, {&argument, 1});
    return placed(node, node.overload->native(m_work, {&argument, 1}));
}

Value Evaluation::call(const Node& node)
{
    constexpr std::size_t few = 4;
    Value fewArguments[few];
    const std::size_t count = node.children.size();
    Value* arguments = count <= few ? fewArguments : m_work.arena.allocate<Value>(count);
    for (std::size_t i = 0; i < count; ++i) {
        arguments[i] = eval(node.child(i));
        if (failed(arguments[i])) return arguments[i];
    }
    return callWith(node, {arguments, count});
}

Value Evaluation::callWith(const Node& node, std::span<const Value> arguments)
{
    const Overload* chosen = node.overload;
    if (chosen == nullptr || !chosen->accepts(arguments)) {
        const auto& overloads = node.callable->overloads;
        const auto found =
            std::find_if(overloads.begin(), overloads.end(), [&](const Overload& o) { return o.accepts(arguments); });
        if (found == overloads.end()) return placed(node, failOverload(m_work, *node.callable, arguments));
        chosen = &*found;
    }
    if (chosen->added != nullptr) return callAdded(node, *chosen->added, arguments);
    return placed(node, chosen->native(m_work, arguments));
}

Value Evaluation::callAdded(const Node& node, const Function& function, std::span<const Value> arguments)
{
    std::string error;
    const Value result = function.body({arguments, m_work.arena, m_work.meter, &error});
    if (m_work.exhausted()) return exhaustedAt(node);
    return error.empty() ? result : failAt(node, std::move(error));
}

Value Evaluation::matches(const Node& node)
{
    const Value text = eval(node.child(0));
    if (failed(text)) return text;
    if (!text.is(ValueType::string))
        return failAt(node, fmt::format("matches() is a function of string, not of {}", typeName(text.type())));
    if (!m_work.charge(node.pattern->workToMatch(text.size()))) return exhaustedAt(node);
    return Value::boolean(node.pattern->matches(text.asString()));
}

}  // namespace muster::expr

#include "core/expr/macros.hpp"

#include <fmt/format.h>

namespace muster::expr {

namespace {

constexpr MacroForm forms[] = {
    {"all", 2, Macro::all, 1, false},
    {"all", 3, Macro::all, 2, false},
    {"exists", 2, Macro::exists, 1, false},
    {"exists", 3, Macro::exists, 2, false},
    {"existsOne", 2, Macro::existsOne, 1, false},
    {"existsOne", 3, Macro::existsOne, 2, false},
    {"exists_one", 2, Macro::existsOne, 1, false},
    {"exists_one", 3, Macro::existsOne, 2, false},
    {"map", 2, Macro::map, 1, false},
    {"map", 3, Macro::map, 1, true},
    {"filter", 2, Macro::filter, 1, false},
    {"transformList", 3, Macro::map, 2, false},
    {"transformList", 4, Macro::map, 2, true},
    {"transformMap", 3, Macro::transformMap, 2, false},
    {"transformMap", 4, Macro::transformMap, 2, true},
    {"transformMapEntry", 3, Macro::transformMapEntry, 2, false},
    {"transformMapEntry", 4, Macro::transformMapEntry, 2, true},
    {"sortBy", 2, Macro::sortBy, 1, false},
};

Problem at(const Syntax& node, std::string message, std::string help)
{
    return {std::move(message), std::move(help), node.begin, node.end};
}

bool isPlainName(const Syntax& node) { return node.kind == SyntaxKind::name && !node.absolute; }

// Moves the loop variables out of the arguments; reports an argument that is not a plain name.
std::optional<Problem> takeVariables(Syntax& call, std::size_t first, std::size_t count, std::vector<std::string>& out)
{
    for (std::size_t i = first; i < first + count; ++i) {
        const Syntax& node = *call.children[i];
        if (!isPlainName(node))
            return at(node, fmt::format("{}() needs a plain name for its variable here", call.name),
                      fmt::format("for example: list.{}(x, ...)", call.name));
        if (!out.empty() && out.front() == node.name)
            return at(node, fmt::format("'{}' names both variables", node.name), "give them different names");
        out.push_back(node.name);
    }
    return std::nullopt;
}

Expansion expandComprehension(Syntax::Pointer call, const MacroForm& form)
{
    std::vector<std::string> variables;
    if (auto problem = takeVariables(*call, 1, form.variables, variables)) return {nullptr, std::move(problem)};
    auto& all = call->children;
    Syntax::Pointer range = std::move(all.front()), body = std::move(all.back());
    Syntax::Pointer condition = form.condition ? std::move(all[all.size() - 2]) : nullptr;
    all.clear();
    all.push_back(std::move(range));
    all.push_back(std::move(body));
    if (condition) all.push_back(std::move(condition));
    call->kind = SyntaxKind::comprehension;
    call->macro = form.macro;
    call->variables = std::move(variables);
    return {std::move(call), std::nullopt};
}

Expansion expandBind(Syntax::Pointer call)
{
    std::vector<std::string> variables;
    if (auto problem = takeVariables(*call, 1, 1, variables)) return {nullptr, std::move(problem)};
    call->children.erase(call->children.begin(), call->children.begin() + 2);
    call->kind = SyntaxKind::bind;
    call->variables = std::move(variables);
    return {std::move(call), std::nullopt};
}

Expansion expandHas(Syntax::Pointer call)
{
    Syntax& field = *call->children.front();
    if (field.kind != SyntaxKind::select)
        return {nullptr,
                at(field, "has() tests whether a field exists, so it needs one", "for example: has(unit.strength)")};
    call->kind = SyntaxKind::has;
    call->name = std::move(field.name);
    call->nameBegin = field.nameBegin;
    call->nameEnd = field.nameEnd;
    Syntax::Pointer operand = std::move(field.children.front());
    call->children.clear();
    call->children.push_back(std::move(operand));
    return {std::move(call), std::nullopt};
}

}  // namespace

std::span<const MacroForm> macroForms() { return forms; }

Expansion expandMacro(Syntax::Pointer call)
{
    if (!call->member) {
        if (call->name == "has" && call->children.size() == 1) return expandHas(std::move(call));
        return {std::move(call), std::nullopt};
    }
    const Syntax& receiver = *call->children.front();
    const std::size_t arguments = call->children.size() - 1;
    if (call->name == "bind" && arguments == 3 && isPlainName(receiver) && receiver.name == "cel")
        return expandBind(std::move(call));
    for (const MacroForm& form : forms)
        if (form.name == call->name && form.arguments == arguments) return expandComprehension(std::move(call), form);
    return {std::move(call), std::nullopt};
}

}  // namespace muster::expr

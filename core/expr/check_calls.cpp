#include "core/expr/checker.hpp"
#include "core/expr/compatible.hpp"
#include "core/expr/foreign_names.hpp"
#include "core/expr/macros.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <re2/re2.h>

namespace muster::expr {

namespace {

bool matches(const Overload& overload, const std::vector<Type>& arguments, Bindings& bindings)
{
    if (overload.variadic)
        return !arguments.empty() && std::all_of(arguments.begin(), arguments.end(),
                                                 [](const Type& t) { return isDynamic(t) || isNumber(t); });
    if (arguments.size() != overload.parameters.size()) return false;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (!assignable(overload.parameters[i], arguments[i], bindings)) return false;
    return true;
}

Type variadicResult(const std::vector<Type>& arguments)
{
    std::optional<Type> all = arguments.front();
    for (const Type& type : arguments)
        if (all) all = join(*all, type);
    return all.value_or(Type());
}

std::string typeList(const std::vector<Type>& types, std::size_t first)
{
    std::string text;
    for (std::size_t i = first; i < types.size(); ++i) text += (i > first ? ", " : "") + types[i].toText();
    return text;
}

bool same(const Type& a, const Type& b) { return a.toText() == b.toText(); }

/// The shortest form of the macro with that name, or null.
const MacroForm* macroForm(std::string_view name)
{
    const auto forms = macroForms();
    const auto found = std::find_if(forms.begin(), forms.end(), [&](const auto& form) { return form.name == name; });
    return found == forms.end() ? nullptr : &*found;
}

}  // namespace

// math.abs(x) is the function "math.abs", unless `math` is a loop variable or a declared name with such a member.
void Checker::qualify(Syntax& node)
{
    if (!node.member || isLocalPath(*node.children.front())) return;
    const Syntax& receiver = *node.children.front();
    const std::string path = dottedPath(receiver);
    if (path.empty()) return;
    std::string full = path + "." + node.name;
    const bool unknown = m_environment.find(full, false) == nullptr;
    if (unknown && (!m_environment.hasNamespace(path) || m_environment.slotOf(path))) return;
    node.nameBegin = receiver.begin;
    node.name = std::move(full);
    node.member = false;
    node.children.erase(node.children.begin());
}

Type Checker::call(Syntax& node)
{
    qualify(node);
    node.callable = m_environment.find(node.name, node.member);
    if (node.callable == nullptr) {
        // The arguments of a mistyped macro use variables that it would have declared, so they are not checked.
        const auto known = m_problems.size();
        if (node.member) visit(*node.children.front());
        // What an unknown value offers is not known either.
        return m_problems.size() > known ? Type() : unknownFunction(node);
    }
    if (takesNoVariable(node)) {
        visit(*node.children.front());
        return wrongName(node.nameBegin, node.nameEnd, fmt::format("{}() takes no variable", node.name),
                         fmt::format("write list.map({0}, {0}.count).{1}(), with the number that you need",
                                     node.children[1]->name, node.name));
    }
    std::vector<Type> arguments;
    for (const auto& child : node.children) arguments.push_back(visit(*child));
    if (node.name == "matches") checkPattern(node);
    return choose(node, arguments);
}

/// True for a function of lists that is called like a macro, as in list.max(x, x.count).
bool Checker::takesNoVariable(const Syntax& node) const
{
    if (m_options.lateNames || !node.member || node.children.size() != 3) return false;
    const Syntax& variable = *node.children[1];
    return variable.kind == SyntaxKind::name && !findLocal(variable.name) && !m_environment.slotOf(variable.name) &&
           (node.name == "sum" || node.name == "max" || node.name == "min" || node.name == "size");
}

Type Checker::unknownFunction(const Syntax& node)
{
    if (m_options.lateNames) return {};
    std::vector<std::string> names;
    m_environment.own->appendNames(names, node.member);
    m_environment.standard->appendNames(names, node.member);
    std::sort(names.begin(), names.end());
    if (node.member)
        for (const auto& form : macroForms()) names.emplace_back(form.name);
    std::string help = didYouMean(names, node.name);
    const auto foreign = helpForForeignName(node.name, node.member, node.children.size() - (node.member ? 1 : 0));
    if (!foreign.empty())
        help = foreign;
    else if (!node.member && m_environment.find("math." + node.name, false) != nullptr)
        help = fmt::format("did you mean math.{}()?", node.name);
    else if (!node.member && node.children.size() == 1 && m_environment.find(node.name, true) != nullptr)
        help = fmt::format("write value.{}()", node.name);
    else if (m_environment.find(node.name, !node.member) != nullptr)
        help = node.member ? fmt::format("write {}(...)", node.name) : fmt::format("write value.{}(...)", node.name);
    else if (const auto* form = node.member ? macroForm(node.name) : nullptr)
        help = fmt::format("{}() takes {} and an expression, for example list.{}({}, {})", node.name,
                           form->variables == 1 ? "a variable" : "two variables", node.name,
                           form->variables == 1 ? "x" : "i, x",
                           form->macro == Macro::transformMapEntry ? "{x: i}" : "x > 0");
    return wrongName(node.nameBegin, node.nameEnd, fmt::format("there is no function {}()", node.name),
                     std::move(help));
}

Type Checker::choose(Syntax& node, const std::vector<Type>& arguments)
{
    std::optional<Type> result;
    int found = 0;
    const auto& overloads = node.callable->overloads;
    for (std::size_t i = 0; i < overloads.size(); ++i) {
        Bindings bindings;
        if (!matches(overloads[i], arguments, bindings)) continue;
        const Type type = overloads[i].variadic ? variadicResult(arguments) : bindings.apply(overloads[i].result);
        result = found == 0 || same(*result, type) ? type : Type();
        node.overload = ++found == 1 ? static_cast<int>(i) : -1;
    }
    return found > 0 ? *result : mismatch(node, arguments);
}

Type Checker::mismatch(const Syntax& node, const std::vector<Type>& arguments)
{
    const Callable& callable = *node.callable;
    std::string known;
    const Overload* only = nullptr;
    int sameCount = 0;
    for (const Overload& overload : callable.overloads) {
        known += (known.empty() ? "" : ", or ") + signature(callable, overload);
        if (overload.parameters.size() != arguments.size()) continue;
        only = &overload;
        ++sameCount;
    }
    if (sameCount == 1 && !only->variadic) {
        Bindings bindings;
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            if (assignable(only->parameters[i], arguments[i], bindings)) continue;
            const bool receiver = callable.member && i == 0;
            if (receiver && callable.name == "contains" && arguments[0].kind() == Type::Kind::list)
                return wrongType(node,
                                 fmt::format("contains() is a function of {}, not of {}", only->parameters[i].toText(),
                                             arguments[i].toText()),
                                 "write item in list");
            const bool isQuotient = node.children[i]->kind == SyntaxKind::binary &&
                                    node.children[i]->op == Operator::divide && isNumber(arguments[i]);
            return wrongType(*node.children[i],
                             receiver ? fmt::format("{}() is a function of {}, not of {}", callable.name,
                                                    only->parameters[i].toText(), arguments[i].toText())
                                      : fmt::format("{}() takes {} here, not {}", callable.name,
                                                    only->parameters[i].toText(), arguments[i].toText()),
                             (isQuotient ? "the division of whole numbers drops the remainder: write double(a) / "
                                           "double(b); "
                                         : "") +
                                 ("it is declared as " + known));
        }
    }
    const bool isOfRecords = callable.member && !arguments.empty() && arguments[0].kind() == Type::Kind::list &&
                             arguments[0].item().kind() == Type::Kind::record && arguments.size() == 1;
    if (isOfRecords)
        known = fmt::format("take a value of each item first, as in list.map(x, x.count).{}(); ", callable.name) +
                "it is declared as " + known;
    else
        known = "it is declared as " + known;
    const std::string given = typeList(arguments, callable.member ? 1 : 0);
    if (callable.member && !arguments.empty())
        return wrongType(
            node, fmt::format("{}() on {} does not take ({})", callable.name, arguments[0].toText(), given), known);
    return wrongType(node, fmt::format("{}() does not take ({})", callable.name, given), known);
}

void Checker::checkPattern(const Syntax& node)
{
    if (node.children.size() != 2) return;
    const Syntax& pattern = *node.children[1];
    if (pattern.kind != SyntaxKind::literal || !pattern.literal.is(ValueType::string)) return;
    const auto compiled = m_environment.budget->patterns.compile(pattern.name);
    if (const auto* fault = std::get_if<text::RegexFault>(&compiled))
        wrongType(pattern, fault->sentence(),
                  fault->help.empty() ? "patterns are RE2; raw strings r'...' keep backslashes" : fault->help);
}

}  // namespace muster::expr

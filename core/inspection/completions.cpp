#include "core/inspection/completions.hpp"

#include "core/expr/vocabulary.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace muster::rules {

using expr::Type;

namespace {

bool isNamePart(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// For each byte of the beginning: the offset of the bracket that opens what it closes, and the open brackets at the
/// end.
struct Brackets {
    std::vector<std::size_t> opener;  ///< of a closing bracket; npos elsewhere
    std::vector<std::size_t> open;    ///< at the end, outer ones first
    bool isInText = false;            ///< the end is inside of a string
};

Brackets bracketsOf(std::string_view text)
{
    Brackets found{std::vector<std::size_t>(text.size(), std::string_view::npos), {}, false};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\'' || c == '"') {
            const auto begin = i;
            for (++i; i < text.size() && text[i] != c; ++i)
                if (text[i] == '\\') ++i;
            if (i >= text.size()) {
                found.isInText = true;
                return found;
            }
            found.opener[i] = begin;
        } else if (c == '(' || c == '[' || c == '{') {
            found.open.push_back(i);
        } else if ((c == ')' || c == ']' || c == '}') && !found.open.empty()) {
            found.opener[i] = found.open.back();
            found.open.pop_back();
        }
    }
    return found;
}

std::size_t beginOfName(std::string_view text, std::size_t end)
{
    while (end > 0 && isNamePart(text[end - 1])) --end;
    return end;
}

/// The begin of the chain of fields, calls and indexes that ends there: of "a + b.c(d)[0]", that of "b".
std::size_t beginOfChain(std::string_view text, const Brackets& brackets, std::size_t end)
{
    auto begin = end;
    for (;;) {
        const auto before = begin;
        while (begin > 0 && brackets.opener[begin - 1] != std::string_view::npos) begin = brackets.opener[begin - 1];
        begin = beginOfName(text, begin);
        if (begin == before) return begin;
        if (begin > 0 && text[begin - 1] == '.')
            --begin;
        else
            return begin;
    }
}

std::optional<Type> typeOf(std::string_view expression, const expr::Environment& environment)
{
    if (expression.empty()) return std::nullopt;
    const auto compiled = expr::Program::compile(expression, environment);
    const auto* program = std::get_if<expr::Program>(&compiled);
    return program ? std::optional(program->type()) : std::nullopt;
}

/// Declares the variables of the macros whose call is open at the end: "u" in "self.units.map(u, ".
expr::Environment withMacroVariables(std::string_view text, const Brackets& brackets, expr::Environment environment)
{
    constexpr std::string_view macros[] = {"all", "exists",        "existsOne",    "exists_one",        "filter",
                                           "map", "transformList", "transformMap", "transformMapEntry", "sortBy",
                                           "bind"};
    for (const auto open : brackets.open) {
        if (text[open] != '(') continue;
        const auto name = beginOfName(text, open);
        if (name == 0 || text[name - 1] != '.') continue;
        const auto macro = text.substr(name, open - name);
        if (std::find(std::begin(macros), std::end(macros), macro) == std::end(macros)) continue;
        std::vector<std::string_view> arguments;
        for (auto at = open + 1; at < text.size() && arguments.size() < 2;) {
            const auto comma = text.find(',', at);
            if (comma == std::string_view::npos) break;
            auto argument = text.substr(at, comma - at);
            while (!argument.empty() && argument.front() == ' ') argument.remove_prefix(1);
            while (!argument.empty() && argument.back() == ' ') argument.remove_suffix(1);
            arguments.push_back(argument);
            at = comma + 1;
        }
        const auto isName = [](std::string_view argument) {
            return !argument.empty() && std::all_of(argument.begin(), argument.end(), isNamePart);
        };
        if (arguments.empty() || !isName(arguments[0])) continue;
        if (macro == "bind") {
            const auto type = arguments.size() > 1 ? typeOf(arguments[1], environment) : std::nullopt;
            environment.declare(std::string(arguments[0]), type.value_or(Type()));
            continue;
        }
        const auto begin = beginOfChain(text, brackets, name - 1);
        const auto list = typeOf(text.substr(begin, name - 1 - begin), environment).value_or(Type());
        const bool isList = list.kind() == Type::Kind::list, isMap = list.kind() == Type::Kind::map;
        const bool isRecord = list.kind() == Type::Kind::record;
        const auto textType = Type::simple(Type::Kind::string);
        const auto key = isMap ? list.key() : isRecord ? textType : Type::simple(Type::Kind::integer);
        const auto item = isList || isMap ? list.item() : Type();
        const bool hasTwo =
            macro.starts_with("transform") ||
            (arguments.size() > 1 && isName(arguments[1]) && macro != "map" && macro != "filter" && macro != "sortBy");
        if (hasTwo) {
            environment.declare(std::string(arguments[0]), key);
            if (arguments.size() > 1 && isName(arguments[1])) environment.declare(std::string(arguments[1]), item);
        } else {
            environment.declare(std::string(arguments[0]), isMap || isRecord ? key : item);
        }
    }
    return environment;
}

/// True if a function called on a value takes one of that type.
bool fits(const expr::FunctionWord& word, const Type& type)
{
    using Kind = Type::Kind;
    if (type.kind() == Kind::dynamic) return true;
    return std::any_of(word.signatures.begin(), word.signatures.end(), [&](const std::string& signature) {
        const auto receiver = std::string_view(signature).substr(0, signature.find('('));
        const bool isMap = type.kind() == Kind::map || type.kind() == Kind::record;
        if (receiver.starts_with("list")) return type.kind() == Kind::list || (word.isMacro && isMap);
        if (receiver.starts_with("map")) return isMap;
        if (receiver.starts_with("string")) return type.kind() == Kind::string;
        return true;
    });
}

class Collecting {
public:
    explicit Collecting(std::string_view begun) : m_begun(begun) {}

    void add(Suggestion suggestion)
    {
        if (suggestion.name.starts_with(m_begun) && m_seen.insert(suggestion.name).second)
            m_names.push_back(std::move(suggestion));
    }
    void add(const expr::FunctionWord& word)
    {
        add({word.name, word.signatures.empty() ? std::string() : word.signatures.front(), word.meaning, true});
    }
    std::vector<Suggestion> take()
    {
        std::sort(m_names.begin(), m_names.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
        return std::move(m_names);
    }

private:
    std::string_view m_begun;
    std::set<std::string> m_seen;
    std::vector<Suggestion> m_names;
};

}  // namespace

Suggestions suggestionsFor(std::string_view beginning, const expr::Environment& environment)
{
    const auto brackets = bracketsOf(beginning);
    Suggestions found{beginOfName(beginning, beginning.size()), {}};
    if (brackets.isInText) {
        found.begin = beginning.size();
        return found;
    }
    auto known = withMacroVariables(beginning, brackets, environment);
    if (found.begin == 0 || beginning[found.begin - 1] != '.') {
        Collecting names(beginning.substr(found.begin));
        for (const auto& word : expr::variablesOf(known)) names.add({word.name, word.type.toText(), {}, false});
        for (const auto& word : expr::functionsOf(known))
            if (!word.isMember) names.add(word);
        for (const char* word : {"true", "false", "null", "in"}) names.add({word, {}, {}, false});
        found.names = names.take();
        return found;
    }
    const auto dot = found.begin - 1;
    const auto chain = beginOfChain(beginning, brackets, dot);
    const auto receiver = beginning.substr(chain, dot - chain);
    // math.greatest: the name of a function contains the dot.
    Collecting namespaced(beginning.substr(chain));
    for (const auto& word : expr::functionsOf(known))
        if (!word.isMember && word.name.starts_with(std::string(receiver) + ".")) namespaced.add(word);
    if (auto names = namespaced.take(); !names.empty()) {
        found.begin = chain;
        found.names = std::move(names);
        return found;
    }
    const auto type = typeOf(receiver, known);
    if (!type) return found;
    Collecting names(beginning.substr(found.begin));
    if (type->kind() == Type::Kind::record)
        for (const auto& field : type->fields()) names.add({field.name, field.type.toText(), field.description, false});
    for (const auto& word : expr::functionsOf(known))
        if (word.isMember && fits(word, *type)) names.add(word);
    found.names = names.take();
    return found;
}

}  // namespace muster::rules

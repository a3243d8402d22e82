#include "core/expr/vocabulary.hpp"

#include "core/expr/declarations.hpp"
#include "core/expr/function_meanings.hpp"

#include <algorithm>
#include <tuple>

namespace muster::expr {

namespace {

FunctionWord wordOf(const Callable& callable)
{
    FunctionWord word{callable.name, callable.member, false, {}, {}};
    for (const auto& overload : callable.overloads) {
        auto text = signature(callable, overload);
        // Overloads that differ only in what they record have one signature.
        if (std::find(word.signatures.begin(), word.signatures.end(), text) == word.signatures.end())
            word.signatures.push_back(std::move(text));
        if (overload.added && word.meaning.empty()) word.meaning = overload.added->description;
    }
    if (word.meaning.empty()) word.meaning = meaningOf(callable.name, callable.member);
    return word;
}

}  // namespace

class VocabularyReader {
public:
    static const Declarations& of(const Environment& environment) { return *environment.m_data; }
};

std::vector<VariableWord> variablesOf(const Environment& environment)
{
    std::vector<VariableWord> words;
    const auto& declarations = VocabularyReader::of(environment);
    for (std::size_t slot = 0; slot < declarations.variables.size(); ++slot) {
        const auto& variable = declarations.variables[slot];
        // A name with spaces keeps a slot and cannot be read; a later variable may hide an earlier one.
        const bool isReadable =
            variable.name.find(' ') == std::string::npos && declarations.slotOf(variable.name) == slot;
        if (isReadable) words.push_back({variable.name, variable.type, !variable.isPresent});
    }
    return words;
}

std::vector<FunctionWord> functionsOf(const Environment& environment)
{
    const auto& declarations = VocabularyReader::of(environment);
    std::vector<FunctionWord> words;
    for (const auto* callable : declarations.own->callables()) words.push_back(wordOf(*callable));
    for (const auto* callable : declarations.standard->callables())
        if (!declarations.own->find(callable->name, callable->member)) words.push_back(wordOf(*callable));
    const auto macros = macroWords();
    words.insert(words.end(), macros.begin(), macros.end());
    std::sort(words.begin(), words.end(), [](const auto& a, const auto& b) {
        return std::tie(a.name, a.isMember, a.isMacro) < std::tie(b.name, b.isMember, b.isMacro);
    });
    return words;
}

}  // namespace muster::expr

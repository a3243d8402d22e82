#include "core/expr/checked_syntax.hpp"

#include "core/expr/checker.hpp"
#include "core/expr/parser.hpp"
#include "core/expr/token.hpp"

namespace muster::expr {

class SyntaxCheck {
public:
    static Syntax::Pointer run(std::string_view source, const Environment& environment)
    {
        auto parsed = parse(source, true);
        auto* root = std::get_if<Syntax::Pointer>(&parsed);
        if (!root) return nullptr;
        const Program::Options options;
        Checker checker(*environment.m_data, options);
        checker.run(**root);
        if (!checker.takeProblems().empty()) return nullptr;
        return std::move(*root);
    }
};

Syntax::Pointer checkedSyntax(std::string_view source, const Environment& environment)
{
    return SyntaxCheck::run(source, environment);
}

std::string comparableText(std::string_view source, const Syntax& node)
{
    const auto whole = source.substr(node.begin, node.end - node.begin);
    const auto made = tokenize(whole);
    const auto* tokens = std::get_if<std::vector<Token>>(&made);
    if (!tokens) return std::string(whole);
    std::string text;
    for (const auto& token : *tokens) {
        if (token.begin == token.end) continue;  // the end of the source
        if (!text.empty()) text += ' ';
        text += whole.substr(token.begin, token.end - token.begin);
    }
    return text;
}

}  // namespace muster::expr

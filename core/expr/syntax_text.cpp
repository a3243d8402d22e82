#include "core/expr/syntax_text.hpp"

#include "core/expr/token.hpp"

#include <variant>
#include <vector>

namespace muster::expr {

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

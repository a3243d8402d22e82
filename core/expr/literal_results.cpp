#include "core/expr/literal_results.hpp"

#include "core/expr/parser.hpp"

namespace muster::expr {

namespace {

std::optional<LiteralResult> resultOf(const Syntax& node)
{
    if (node.kind == SyntaxKind::literal && node.literal.is(ValueType::string)) return node.name;
    if (node.kind == SyntaxKind::list) return node.children.size();
    return std::nullopt;
}

void addResults(const Syntax& node, std::vector<std::optional<LiteralResult>>& results)
{
    if (node.kind == SyntaxKind::conditional) {
        addResults(*node.children[1], results);
        addResults(*node.children[2], results);
    } else {
        results.push_back(resultOf(node));
    }
}

}  // namespace

std::vector<std::optional<LiteralResult>> literalResults(std::string_view source)
{
    const auto parsed = parse(source, true);
    std::vector<std::optional<LiteralResult>> results;
    if (const auto* root = std::get_if<Syntax::Pointer>(&parsed)) addResults(**root, results);
    return results;
}

}  // namespace muster::expr

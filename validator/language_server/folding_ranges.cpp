#include "validator/language_server/request_context.hpp"

namespace muster::language_server {

Answer foldingRanges(const RequestContext& context)
{
    Json list = Json::array();
    const auto root = context.root();
    if (!root || !context.snapshot->kind()) return list;
    // A flat loop: a document may be deep.
    const auto& document = root.document();
    for (std::uint32_t i = 0; i < document.nodeCount(); ++i) {
        const auto node = document.node(i);
        if (!node.isArray() && !node.isObject()) continue;
        const auto begin = context.positions().position(node.range().begin);
        const auto end = context.positions().position(node.range().end);
        // The line with the closing bracket stays visible.
        if (end.line > begin.line + 1) list.push_back({{"startLine", begin.line}, {"endLine", end.line - 1}});
    }
    return list;
}

}  // namespace muster::language_server

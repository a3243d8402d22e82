#include "validator/language_server/request_context.hpp"

#include <algorithm>
#include <array>

namespace muster::language_server {

namespace {

constexpr std::array requestKinds{
    RequestKind{"textDocument/formatting", Needs::text, formatting},
    RequestKind{"textDocument/documentSymbol", Needs::text, documentSymbols},
    RequestKind{"textDocument/foldingRange", Needs::text, foldingRanges},
    RequestKind{"textDocument/completion", Needs::analysis, completion},
    RequestKind{"textDocument/hover", Needs::analysis, hover},
    RequestKind{"textDocument/definition", Needs::analysis, definition},
    RequestKind{"textDocument/references", Needs::project, references},
    RequestKind{"textDocument/prepareRename", Needs::analysis, prepareRename},
    RequestKind{"textDocument/rename", Needs::project, rename},
    RequestKind{"textDocument/codeAction", Needs::analysis, codeActions},
    RequestKind{"textDocument/inlayHint", Needs::analysis, inlayHints},
    RequestKind{"textDocument/codeLens", Needs::analysis, codeLenses},
    RequestKind{"codeLens/resolve", Needs::project, resolvedCodeLens},
};

}  // namespace

const RequestKind* requestKind(std::string_view method)
{
    const auto found =
        std::find_if(requestKinds.begin(), requestKinds.end(), [&](const auto& kind) { return kind.method == method; });
    return found == requestKinds.end() ? nullptr : &*found;
}

std::variant<std::uint32_t, RequestError> offsetOf(const RequestContext& context)
{
    if (const auto position = positionFrom(context.parameters["position"]))
        return context.positions().offset(*position);
    return RequestError{ErrorCode::invalidParameters,
                        "the request needs a \"position\" with a line and a character, both from 0"};
}

}  // namespace muster::language_server

#pragma once

#include "validator/language_server/analysis.hpp"
#include "validator/language_server/client.hpp"
#include "validator/language_server/json_rpc.hpp"

#include <memory>
#include <string_view>
#include <vector>

namespace muster::language_server {

/// A request about a document, with all that its answer may read: it may be answered on any thread.
struct RequestContext {
    std::shared_ptr<const text::Document> message;
    text::Node parameters;  ///< in the message
    std::shared_ptr<const Snapshot> snapshot;
    std::shared_ptr<const Analysis> analysis;  ///< of the snapshot; null for a request that reads only the text
    std::shared_ptr<const Analysis> known;  ///< of the newest version whose text was JSON and named a game; may be null
    std::shared_ptr<const Analysis> army;   ///< the army opened most recently of all open documents; may be null
    std::vector<std::shared_ptr<const Snapshot>> open;  ///< all open documents
    std::shared_ptr<const Client> client;

    const TextPositions& positions() const { return snapshot->positions(); }
    text::Node root() const
    {
        const auto& document = snapshot->parsed().document;
        return document ? document->root() : text::Node();
    }
};

/// The byte of the text at the request's "position", or an error.
std::variant<std::uint32_t, RequestError> offsetOf(const RequestContext& context);

/// What a request needs before it can be answered.
enum class Needs : std::uint8_t {
    text,      ///< only the text of its document
    analysis,  ///< the check of the document, and of the army opened most recently
    project    ///< the same, and files of the project: it is answered on a thread of its own
};

/// One kind of request about a document.
struct RequestKind {
    std::string_view method;
    Needs needs;
    Answer (*answer)(const RequestContext& context);
};

/// The kind with that method, or null.
const RequestKind* requestKind(std::string_view method);

// The answers, one file each.
Answer formatting(const RequestContext& context);
Answer documentSymbols(const RequestContext& context);
Answer foldingRanges(const RequestContext& context);
Answer hover(const RequestContext& context);
Answer completion(const RequestContext& context);
Answer definition(const RequestContext& context);
Answer references(const RequestContext& context);
Answer prepareRename(const RequestContext& context);
Answer rename(const RequestContext& context);
Answer codeActions(const RequestContext& context);
Answer inlayHints(const RequestContext& context);
Answer codeLenses(const RequestContext& context);
Answer resolvedCodeLens(const RequestContext& context);

}  // namespace muster::language_server

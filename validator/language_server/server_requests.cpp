#include "core/game/game.hpp"
#include "core/threads/exception_text.hpp"
#include "validator/language_server/server.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::language_server {

using files::FileKind;
using text::Node;

namespace {

/// The document that a request is about; one that resolves an item has it in the item's data.
std::string_view documentOf(Node parameters)
{
    const Node uri = parameters["textDocument"]["uri"];
    return uri ? uri.string() : parameters["data"]["uri"].string();
}

Answer madeFrom(const RequestKind& kind, const RequestContext& context)
{
    try {
        return kind.answer(context);
    } catch (...) {
        return RequestError{ErrorCode::internalError, threads::textOf(std::current_exception())};
    }
}

}  // namespace

void Server::ask(const ClientMessage& message, const RequestKind& kind)
{
    const auto uri = documentOf(message.parameters);
    auto* document = find(uri);
    if (document == nullptr)
        return answer(*message.id,
                      RequestError{ErrorCode::invalidParameters,
                                   uri.empty()
                                       ? "the request needs the \"uri\" of its \"textDocument\""
                                       : fmt::format("\"{}\" is not open; send textDocument/didOpen first", uri)});
    // Editors may send every JSON file here.
    if (!document->snapshot->kind()) return answer(*message.id, Json());
    Waiting waiting{*message.id, &kind, message.document, message.parameters, document->snapshot};
    if (isReady(waiting))
        give(std::move(waiting));
    else
        m_waiting.push_back(std::move(waiting));
}

bool Server::isReady(const Waiting& waiting)
{
    if (waiting.kind->needs == Needs::text) return true;
    const auto* document = find(waiting.snapshot->uri());
    if (document == nullptr || !isFresh(*document)) return false;
    // What is said of a rule depends on the army.
    const auto* army = recentArmy({});
    return waiting.snapshot->kind() == FileKind::army || !army || isFresh(*army);
}

void Server::answerWaiting()
{
    const auto ready =
        std::stable_partition(m_waiting.begin(), m_waiting.end(), [this](const auto& each) { return !isReady(each); });
    std::vector<Waiting> now(std::make_move_iterator(ready), std::make_move_iterator(m_waiting.end()));
    m_waiting.erase(ready, m_waiting.end());
    for (auto& each : now) give(std::move(each));
}

RequestContext Server::contextOf(const Waiting& waiting, const OpenDocument& document) const
{
    RequestContext context{waiting.message,
                           waiting.parameters,
                           waiting.snapshot,
                           isFresh(document) ? document.analysis : nullptr,
                           document.known,
                           {},
                           {},
                           m_client};
    const auto game = context.analysis && context.analysis->game ? context.analysis->game->id : std::string();
    if (const auto* army = recentArmy(game)) context.army = army->analysis;
    for (const auto& [uri, open] : m_documents) context.open.push_back(open.snapshot);
    return context;
}

void Server::give(Waiting waiting)
{
    if (waiting.kind->needs == Needs::project) {
        m_projectRequests.push_back(std::move(waiting));
        return startNext();
    }
    const auto* document = find(waiting.snapshot->uri());
    answer(waiting.id, madeFrom(*waiting.kind, contextOf(waiting, *document)));
}

void Server::startNext()
{
    if (m_atWork || m_projectRequests.empty()) return;
    const auto waiting = std::move(m_projectRequests.front());
    m_projectRequests.erase(m_projectRequests.begin());
    m_atWork = waiting.id;
    const auto* document = find(waiting.snapshot->uri());
    const auto done = [this, alive = m_alive](const Answer& result) {
        if (!*alive) return;
        // A request that was cancelled has been answered.
        if (const auto id = *std::exchange(m_atWork, std::nullopt); !id.is_null()) answer(id, result);
        startNext();
    };
    m_threads.start([context = contextOf(waiting, *document), kind = waiting.kind, done, post = m_surroundings.post] {
        post([done, result = madeFrom(*kind, context)] { done(result); });
    });
}

void Server::refuseWaiting(const std::shared_ptr<const Snapshot>& snapshot, ErrorCode code, const std::string& why)
{
    const auto refuse = [&](const Waiting& each) {
        if (each.snapshot != snapshot) return false;
        answer(each.id, RequestError{code, why});
        return true;
    };
    std::erase_if(m_waiting, refuse);
    std::erase_if(m_projectRequests, refuse);
}

void Server::cancel(const Json& id)
{
    const auto refuse = [&](const Waiting& each) {
        if (each.id != id) return false;
        answer(id, RequestError{ErrorCode::requestCancelled, "the request was cancelled"});
        return true;
    };
    std::erase_if(m_waiting, refuse);
    std::erase_if(m_projectRequests, refuse);
    if (!m_atWork || *m_atWork != id) return;
    answer(id, RequestError{ErrorCode::requestCancelled, "the request was cancelled"});
    m_atWork = Json();
}

}  // namespace muster::language_server

#include "core/game/findings.hpp"
#include "core/library/library.hpp"
#include "core/threads/exception_text.hpp"
#include "validator/language_server/diagnostics_json.hpp"
#include "validator/language_server/server.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::language_server {

using files::FileKind;
using text::Node;

namespace {

Json versionFrom(Node version) { return version.isInteger() ? Json(version.integer()) : Json(); }

}  // namespace

Server::OpenDocument* Server::find(std::string_view uri)
{
    const auto found = m_documents.find(uri);
    return found == m_documents.end() ? nullptr : &found->second;
}

void Server::didOpen(Node parameters)
{
    const Node item = parameters["textDocument"];
    if (!item["uri"].isString() || !item["text"].isString())
        return log("textDocument/didOpen needs the \"uri\" and the \"text\" of a document");
    const std::string uri(item["uri"].string());
    auto snapshot = std::make_shared<const Snapshot>(uri, versionFrom(item["version"]),
                                                     std::string(item["text"].string()), m_client->encoding);
    auto& document = m_documents[uri];
    document.turn = ++m_turns;
    if (snapshot->kind() && !document.worker) {
        const auto post = [post = m_surroundings.post, alive = m_alive](std::function<void()> work) {
            post([alive, work = std::move(work)] {
                if (*alive) work();
            });
        };
        document.worker = std::make_unique<Worker>(
            m_threads,
            [] {
                return [analyzer = std::make_shared<Analyzer>()](const CheckRequest& request, const Worker::Turn&) {
                    return analyzer->analyze(request);
                };
            },
            Worker::Answers{[this, post](std::shared_ptr<const Analysis> analysis) {
                                post([this, analysis = std::move(analysis)] { arrived(analysis); });
                            },
                            [this, post](const CheckRequest& request, std::exception_ptr fault) {
                                post([this, request, fault] { failed(request, fault); });
                            }});
    }
    setText(document, std::move(snapshot));
}

void Server::didChange(Node parameters)
{
    const Node item = parameters["textDocument"];
    auto* document = find(item["uri"].string());
    if (document == nullptr) return log(fmt::format("a change of \"{}\", which is not open", item["uri"].string()));
    auto changed = document->snapshot->changed(parameters["contentChanges"]);
    if (const auto* error = std::get_if<RequestError>(&changed))
        return log(fmt::format("a change of \"{}\" was not made: {}", item["uri"].string(), error->message));
    setText(*document, std::make_shared<const Snapshot>(document->snapshot->uri(), versionFrom(item["version"]),
                                                        std::get<std::string>(std::move(changed)), m_client->encoding));
}

void Server::didClose(Node parameters)
{
    const auto uri = parameters["textDocument"]["uri"].string();
    const auto found = m_documents.find(uri);
    if (found == m_documents.end()) return log(fmt::format("\"{}\" was closed, but it is not open", uri));
    const auto snapshot = found->second.snapshot;
    const bool affectsOthers = matters(found->second);
    m_documents.erase(found);
    refuseWaiting(snapshot, ErrorCode::contentModified, "the document was closed");
    if (snapshot->kind())
        tell("textDocument/publishDiagnostics", {{"uri", snapshot->uri()}, {"diagnostics", Json::array()}});
    if (!affectsOthers) return;
    // The saved text counts again.
    renewLibrary();
    checkAll();
}

void Server::setText(OpenDocument& document, std::shared_ptr<const Snapshot> snapshot)
{
    const auto former = std::exchange(document.snapshot, std::move(snapshot));
    if (former) refuseWaiting(former, ErrorCode::contentModified, "the document was changed");
    if (!document.worker) return;
    if (!matters(document)) return check(document);
    renewLibrary();
    checkAll();
}

bool Server::matters(const OpenDocument& document) const
{
    const auto kind = document.snapshot->kind();
    if (!kind) return false;
    if (*kind == FileKind::army) {
        // A scenario reads the armies of its sides.
        return std::any_of(m_documents.begin(), m_documents.end(), [&](const auto& other) {
            const auto& snapshot = *other.second.snapshot;
            if (snapshot.kind() != FileKind::scenario || !snapshot.parsed().document) return false;
            const auto sides = snapshot.parsed().document->root()["sides"];
            return std::any_of(sides.begin(), sides.end(), [&](Node side) {
                const auto army = side["army"].string();
                return !army.empty() &&
                       (snapshot.path().parent_path() / army).lexically_normal() == document.snapshot->path();
            });
        });
    }
    return *kind != FileKind::scenario;
}

void Server::renewLibrary()
{
    m_library = m_surroundings.library();
    for (const auto& [uri, document] : m_documents)
        if (document.snapshot->kind()) m_library->pretend(document.snapshot->path(), document.snapshot->source());
}

void Server::check(OpenDocument& document) { document.worker->ask({document.snapshot, m_library}); }

void Server::checkAll()
{
    for (auto& [uri, document] : m_documents)
        if (document.worker) check(document);
}

bool Server::isFresh(const OpenDocument& document) const
{
    return document.analysis && document.analysis->snapshot == document.snapshot &&
           document.analysis->library == m_library;
}

const Server::OpenDocument* Server::recentArmy(std::string_view game) const
{
    const OpenDocument* recent = nullptr;
    for (const auto& [uri, document] : m_documents) {
        if (document.snapshot->kind() != FileKind::army || (recent && recent->turn > document.turn)) continue;
        const auto& parsed = document.snapshot->parsed();
        if (!game.empty() && (!parsed.document || parsed.document->root()["system"].string() != game)) continue;
        recent = &document;
    }
    return recent;
}

void Server::arrived(const std::shared_ptr<const Analysis>& analysis)
{
    auto* document = find(analysis->snapshot->uri());
    if (document == nullptr || document->snapshot != analysis->snapshot || analysis->library != m_library) return;
    document->analysis = analysis;
    if (analysis->game) document->known = analysis;
    tell("textDocument/publishDiagnostics", diagnosticsOf(*analysis, *m_client));
    answerWaiting();
    if (analysis->army && m_client->refreshesLenses &&
        std::any_of(m_documents.begin(), m_documents.end(),
                    [](const auto& other) { return other.second.snapshot->kind() == FileKind::system; }))
        m_surroundings.send(
            request(fmt::format("muster-{}", ++m_sentRequests), "workspace/codeLens/refresh", Json::object()));
}

void Server::failed(const CheckRequest& checked, const std::exception_ptr& fault)
{
    auto unfinished = std::make_shared<Analysis>();
    unfinished->snapshot = checked.snapshot;
    unfinished->library = checked.library;
    unfinished->findings.push_back(
        rules::findingOfFile(checked.snapshot->source()->name(), "check/failed", diagnostics::Level::error,
                             "this file was not checked completely: " + threads::textOf(fault),
                             "save your work; please report a bug with this file"));
    arrived(unfinished);
}

}  // namespace muster::language_server

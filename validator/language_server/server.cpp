#include "validator/language_server/server.hpp"

#include "core/threads/exception_text.hpp"

#include <fmt/format.h>

namespace muster::language_server {

using text::Node;

Server::Server(Surroundings surroundings)
    : m_surroundings(std::move(surroundings)), m_threads([post = m_surroundings.post, alive = m_alive, this] {
          post([this, alive] {
              if (*alive) m_threads.reap();
          });
      })
{}

Server::~Server()
{
    *m_alive = false;
    // Workers end before the threads are waited for.
    m_documents.clear();
}

bool Server::isBusy() const
{
    if (m_atWork || !m_projectRequests.empty()) return true;
    for (const auto& [uri, document] : m_documents)
        if (document.worker && (document.worker->isBusy() || !isFresh(document))) return true;
    return false;
}

void Server::receive(std::string text)
{
    auto read = readMessage(std::move(text));
    if (const auto* invalid = std::get_if<InvalidMessage>(&read)) return answer(invalid->id, invalid->error);
    const auto& message = std::get<ClientMessage>(read);
    try {
        handle(message);
    } catch (...) {
        const auto sentence = threads::textOf(std::current_exception());
        if (message.id)
            answer(*message.id, RequestError{ErrorCode::internalError, sentence});
        else
            log(fmt::format("{}: {}", message.method, sentence));
    }
}

void Server::receiveFault(const std::string& fault) { answer(Json(), RequestError{ErrorCode::invalidRequest, fault}); }

void Server::handle(const ClientMessage& message)
{
    // Responses to the server's own requests have nothing that it waits for.
    if (message.method.empty()) return;
    if (message.id)
        onRequest(message);
    else
        onNotification(message);
}

void Server::answer(const Json& id, const Answer& answer) { m_surroundings.send(responseTo(id, answer)); }

void Server::tell(std::string_view method, Json parameters)
{
    m_surroundings.send(notification(method, std::move(parameters)));
}

void Server::log(const std::string& sentence)
{
    if (m_state == State::running) tell("window/logMessage", {{"type", 2}, {"message", sentence}});
}

void Server::onRequest(const ClientMessage& message)
{
    const auto refuse = [&](ErrorCode code, std::string sentence) {
        answer(*message.id, RequestError{code, std::move(sentence)});
    };
    if (message.method == "initialize") {
        if (m_state != State::created) return refuse(ErrorCode::invalidRequest, "the server is initialized already");
        return initialize(message);
    }
    if (m_state == State::created)
        return refuse(ErrorCode::notInitialized, "the server is not initialized; send \"initialize\" first");
    if (m_state == State::shutDown) return refuse(ErrorCode::invalidRequest, "the server is shut down; send \"exit\"");
    if (message.method == "shutdown") {
        m_state = State::shutDown;
        return answer(*message.id, Json());
    }
    if (const auto* kind = requestKind(message.method)) return ask(message, *kind);
    refuse(ErrorCode::methodNotFound, fmt::format("there is no request \"{}\" here", message.method));
}

void Server::onNotification(const ClientMessage& message)
{
    const auto& method = message.method;
    if (method == "exit") return onExit();
    if (m_state != State::running) return;
    if (method == "initialized") return onInitialized();
    if (method == "textDocument/didOpen") return didOpen(message.parameters);
    if (method == "textDocument/didChange") return didChange(message.parameters);
    if (method == "textDocument/didClose") return didClose(message.parameters);
    if (method == "textDocument/didSave" || method == "workspace/didChangeWatchedFiles") {
        renewLibrary();
        return checkAll();
    }
    if (method == "$/cancelRequest") {
        const Node id = message.parameters["id"];
        cancel(id.isInteger() ? Json(id.integer()) : Json(id.string()));
    }
}

void Server::initialize(const ClientMessage& message)
{
    *m_client = clientFrom(message.parameters);
    if (const Node process = message.parameters["processId"]; process.isInteger() && process.integer() > 0)
        m_clientProcess = process.integer();
    m_state = State::running;
    renewLibrary();
    answer(*message.id, initializeResult(*m_client, m_surroundings.version));
}

void Server::onInitialized()
{
    if (!m_client->watchesFiles) return;
    Json watchers = Json::array();
    for (const char* pattern : {"**/*.{system,list,army,scenario,house,expect}.json", "**/{,*.}muster.json"})
        watchers.push_back({{"globPattern", pattern}});
    const Json registration = {{"id", "files"},
                               {"method", "workspace/didChangeWatchedFiles"},
                               {"registerOptions", {{"watchers", std::move(watchers)}}}};
    m_surroundings.send(request(fmt::format("muster-{}", ++m_sentRequests), "client/registerCapability",
                                {{"registrations", Json::array({registration})}}));
}

void Server::onExit() { m_exitCode = m_state == State::shutDown ? 0 : 1; }

}  // namespace muster::language_server

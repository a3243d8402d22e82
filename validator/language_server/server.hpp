#pragma once

#include "core/threads/latest_worker.hpp"
#include "core/threads/thread_group.hpp"
#include "validator/language_server/json_rpc.hpp"
#include "validator/language_server/request_context.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster::language_server {

/// How a server reaches the world around it.
struct Surroundings {
    std::function<void(std::string)> send;            ///< sends the text of a message to the client
    std::function<void(std::function<void()>)> post;  ///< called on any thread: runs work on the server's thread
    std::function<std::shared_ptr<rules::Library>()> library;  ///< a new library that has read nothing
    std::string version;                                       ///< of the program
};

/// A language server without its transport: takes messages and sends messages. Belongs to one thread, on which nothing
/// waits for a check.
class Server {
public:
    explicit Server(Surroundings surroundings);
    /// Waits for the checks that are running.
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Takes the text of a message.
    void receive(std::string text);
    /// Takes the sentence of a fault in the stream of messages.
    void receiveFault(const std::string& fault);
    /// The exit code of the program, once the client has asked it to exit.
    std::optional<int> exitCode() const { return m_exitCode; }
    /// True while a check or an answer is being made on another thread.
    bool isBusy() const;
    /// The process of the client, if it named one.
    std::optional<std::int64_t> clientProcess() const { return m_clientProcess; }

private:
    using Worker = threads::LatestWorker<CheckRequest, std::shared_ptr<const Analysis>>;

    struct OpenDocument {
        std::shared_ptr<const Snapshot> snapshot;
        std::uint64_t turn = 0;                    ///< counts the documents opened so far
        std::unique_ptr<Worker> worker;            ///< null for a file that is none of Muster's
        std::shared_ptr<const Analysis> analysis;  ///< the newest; of an earlier version while a check runs
        std::shared_ptr<const Analysis> known;     ///< the newest with a game
    };
    /// A request that waits for a check or for a thread.
    struct Waiting {
        Json id;
        const RequestKind* kind = nullptr;
        std::shared_ptr<const text::Document> message;
        text::Node parameters;
        std::shared_ptr<const Snapshot> snapshot;
    };

    enum class State : std::uint8_t { created, running, shutDown };

    // server.cpp: messages and their order
    void handle(const ClientMessage& message);
    void answer(const Json& id, const Answer& answer);
    void tell(std::string_view method, Json parameters);
    void log(const std::string& sentence);
    void onRequest(const ClientMessage& message);
    void onNotification(const ClientMessage& message);
    void initialize(const ClientMessage& message);
    void onInitialized();
    void onExit();

    // server_documents.cpp: open documents and their checks
    void didOpen(text::Node parameters);
    void didChange(text::Node parameters);
    void didClose(text::Node parameters);
    void setText(OpenDocument& document, std::shared_ptr<const Snapshot> snapshot);
    /// Makes checks read files anew, with the texts of all open documents.
    void renewLibrary();
    void check(OpenDocument& document);
    void checkAll();
    void arrived(const std::shared_ptr<const Analysis>& analysis);
    void failed(const CheckRequest& request, const std::exception_ptr& fault);
    OpenDocument* find(std::string_view uri);
    bool isFresh(const OpenDocument& document) const;
    /// The open army that was opened last, of that game; any game if it is empty.
    const OpenDocument* recentArmy(std::string_view game) const;
    /// True if a change of this document changes findings of other open documents.
    bool matters(const OpenDocument& document) const;

    // server_requests.cpp: requests about documents
    void ask(const ClientMessage& message, const RequestKind& kind);
    bool isReady(const Waiting& waiting);
    void answerWaiting();
    void give(Waiting waiting);
    RequestContext contextOf(const Waiting& waiting, const OpenDocument& document) const;
    void refuseWaiting(const std::shared_ptr<const Snapshot>& snapshot, ErrorCode code, const std::string& why);
    void cancel(const Json& id);
    void startNext();

    Surroundings m_surroundings;
    std::shared_ptr<Client> m_client = std::make_shared<Client>();
    State m_state = State::created;
    std::optional<int> m_exitCode;
    std::optional<std::int64_t> m_clientProcess;
    std::int64_t m_sentRequests = 0;
    std::shared_ptr<rules::Library> m_library;
    std::map<std::string, OpenDocument, std::less<>> m_documents;  ///< by URI
    std::uint64_t m_turns = 0;
    std::vector<Waiting> m_waiting;          ///< for a check, in their order
    std::vector<Waiting> m_projectRequests;  ///< for the thread that answers them, one by one
    std::optional<Json> m_atWork;            ///< the id of the one being answered; null if it was cancelled
    std::shared_ptr<bool> m_alive = std::make_shared<bool>(true);  ///< false once posted work may not run any more
    threads::ThreadGroup m_threads;
};

}  // namespace muster::language_server

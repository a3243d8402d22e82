// A client of the language server that writes anything: each line is a message, or else the text of an army, and all of
// it is also a stream of bytes. What the server sends are messages, responses no more than there were requests, and it
// goes on until it is asked to exit.
#include "core/library/library.hpp"
#include "fuzz/target.hpp"
#include "validator/language_server/file_uri.hpp"
#include "validator/language_server/message_reader.hpp"
#include "validator/language_server/server.hpp"

#include <condition_variable>
#include <deque>
#include <mutex>

namespace muster::fuzz {

namespace {

using language_server::Json;

constexpr std::size_t maxMessages = 200;

/// Runs a server until nothing is left to do, and counts its responses.
class Talk {
public:
    Talk()
        : m_server({[this](const std::string& text) { take(text); },
                    [this](std::function<void()> work) {
                        {
                            const std::lock_guard lock(m_mutex);
                            m_posted.push_back(std::move(work));
                        }
                        m_changed.notify_all();
                    },
                    [] {
                        return std::make_shared<rules::Library>(
                            std::vector<std::filesystem::path>{sourcePath("armylists")});
                    },
                    "fuzz"})
    {}

    void send(std::string text)
    {
        ++m_sent;
        m_server.receive(std::move(text));
    }
    void request(std::string_view method, Json parameters)
    {
        send(language_server::textOf(
            {{"jsonrpc", "2.0"}, {"id", "own"}, {"method", method}, {"params", std::move(parameters)}}));
    }
    void notify(std::string_view method, Json parameters)
    {
        send(language_server::textOf({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(parameters)}}));
    }
    void settle()
    {
        while (m_server.isBusy()) {
            std::deque<std::function<void()>> work;
            {
                std::unique_lock lock(m_mutex);
                m_changed.wait(lock, [this] { return !m_posted.empty(); });
                work.swap(m_posted);
            }
            for (const auto& each : work) each();
        }
    }
    bool hasEnded() const { return m_server.exitCode().has_value(); }
    std::size_t ownResponses() const { return m_ownResponses; }
    std::size_t responses() const { return m_responses; }
    std::size_t sent() const { return m_sent; }

private:
    void take(const std::string& text)
    {
        const auto message = Json::parse(text);
        require(message.at("jsonrpc") == "2.0", "a message has no version of the protocol");
        if (message.contains("method")) return;
        require(message.contains("result") != message.contains("error"), "a response needs a result or an error");
        ++m_responses;
        if (message.at("id") == "own") ++m_ownResponses;
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_posted;
    std::size_t m_sent = 0, m_responses = 0, m_ownResponses = 0;
    language_server::Server m_server;
};

void streamOfBytes(std::string_view input)
{
    language_server::MessageReader reader(1000);
    std::size_t taken = 0;
    for (std::size_t at = 0; at < input.size(); at += 7) {
        reader.feed(input.substr(at, 7));
        while (const auto received = reader.next()) {
            require(received->fault.empty() || received->text.empty(), "a fault has a text");
            taken += received->text.size();
        }
    }
    require(taken <= input.size(), "messages have more bytes than the stream");
}

}  // namespace

void lspMessages(std::string_view input)
{
    streamOfBytes(input);
    Talk talk;
    talk.request("initialize", {{"capabilities", Json::object()}});
    const auto uri = language_server::uriOf(sourcePath("armylists/old-trousers/armies/fuzz.army.json"));
    std::size_t count = 0;
    while (!input.empty() && count++ < maxMessages) {
        const auto end = std::min(input.find('\n'), input.size());
        const std::string line(input.substr(0, end));
        input.remove_prefix(std::min(end + 1, input.size()));
        // A line that is no message is a text of the document.
        if (line.starts_with("{\"jsonrpc\""))
            talk.send(line);
        else
            talk.notify("textDocument/didOpen", {{"textDocument", {{"uri", uri}, {"version", 1}, {"text", line}}}});
        if (talk.hasEnded()) return;
    }
    talk.settle();
    require(talk.responses() <= talk.sent(), "there are more responses than messages");
    const auto own = talk.ownResponses();
    talk.request("own/unknown", Json::object());
    require(talk.ownResponses() == own + 1, "a request gets no response");
}

}  // namespace muster::fuzz

#pragma once

#include "validator/language_server/server.hpp"

#include <nlohmann/json.hpp>

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace muster::test {

using nlohmann::json;

/// A client in the same process as its server. Waits at most ten seconds for anything.
class TestClient {
public:
    TestClient();

    /// Sends any text as a message.
    void send(const std::string& text);
    void notify(const std::string& method, json parameters);
    /// Sends a request and returns its number.
    int ask(const std::string& method, json parameters);
    /// The response to a request: {"result": ...} or {"error": ...}.
    json responseTo(int id);
    /// The result of a request; fails the test if it is an error.
    json request(const std::string& method, json parameters);
    /// The error of a request; fails the test if it has a result.
    json error(const std::string& method, json parameters);

    /// Initializes with these capabilities, and returns the result.
    json initialize(json capabilities = json::object());
    /// Opens a document with that text, or with the text of its file.
    void open(const std::string& uri, const std::string& text);
    void openFile(const std::filesystem::path& path);
    void change(const std::string& uri, json changes);
    /// The diagnostics of the newest text of a document, after everything has been checked.
    json diagnostics(const std::string& uri);
    /// Waits until no check is running.
    void settle();

    /// Everything that came so far, in order.
    const std::vector<json>& received() const { return m_received; }
    language_server::Server& server() { return m_server; }

private:
    void runPosted();

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::function<void()>> m_posted;
    std::vector<json> m_received;
    int m_lastId = 0;
    std::map<std::string, int> m_versions;
    language_server::Server m_server;
};

/// The URI of a file in the tree of the source.
std::string uriOfFile(const std::filesystem::path& path);

/// The position of the n-th occurrence (from 1) of a text in another, plus some bytes, in a file of ASCII only.
json positionIn(std::string_view text, std::string_view what, std::size_t plus = 0, int occurrence = 1);

}  // namespace muster::test

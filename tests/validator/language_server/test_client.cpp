#include "tests/validator/language_server/test_client.hpp"

#include "core/files/file.hpp"
#include "core/library/library.hpp"
#include "tests/paths.hpp"
#include "validator/language_server/file_uri.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>

namespace muster::test {

namespace {

constexpr std::chrono::seconds patience{10};

std::shared_ptr<rules::Library> newLibrary()
{
    return std::make_shared<rules::Library>(std::vector<std::filesystem::path>{sourcePath("armylists")});
}

}  // namespace

TestClient::TestClient()
    : m_server({[this](const std::string& text) { m_received.push_back(json::parse(text)); },
                [this](std::function<void()> work) {
                    {
                        const std::lock_guard lock(m_mutex);
                        m_posted.push_back(std::move(work));
                    }
                    m_changed.notify_all();
                },
                newLibrary, "1.0.0"})
{}

void TestClient::send(const std::string& text) { m_server.receive(text); }

void TestClient::notify(const std::string& method, json parameters)
{
    send(json{{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(parameters)}}.dump());
}

int TestClient::ask(const std::string& method, json parameters)
{
    send(json{{"jsonrpc", "2.0"}, {"id", ++m_lastId}, {"method", method}, {"params", std::move(parameters)}}.dump());
    return m_lastId;
}

void TestClient::runPosted()
{
    std::deque<std::function<void()>> work;
    {
        std::unique_lock lock(m_mutex);
        REQUIRE(m_changed.wait_for(lock, patience, [this] { return !m_posted.empty(); }));
        work.swap(m_posted);
    }
    for (const auto& each : work) each();
}

json TestClient::responseTo(int id)
{
    for (;;) {
        const auto found = std::find_if(m_received.begin(), m_received.end(), [&](const json& message) {
            return !message.contains("method") && message["id"] == id;
        });
        if (found != m_received.end()) return *found;
        runPosted();
    }
}

json TestClient::request(const std::string& method, json parameters)
{
    const auto response = responseTo(ask(method, std::move(parameters)));
    INFO(response.dump());
    REQUIRE(response.contains("result"));
    return response["result"];
}

json TestClient::error(const std::string& method, json parameters)
{
    const auto response = responseTo(ask(method, std::move(parameters)));
    INFO(response.dump());
    REQUIRE(response.contains("error"));
    return response["error"];
}

json TestClient::initialize(json capabilities)
{
    const auto result = request("initialize", {{"processId", nullptr}, {"capabilities", std::move(capabilities)}});
    notify("initialized", json::object());
    return result;
}

void TestClient::open(const std::string& uri, const std::string& text)
{
    notify("textDocument/didOpen",
           {{"textDocument", {{"uri", uri}, {"languageId", "json"}, {"version", 1}, {"text", text}}}});
    m_versions[uri] = 1;
}

void TestClient::openFile(const std::filesystem::path& path)
{
    const auto read = files::readFile(path, path.string());
    open(uriOfFile(path), std::string(std::get<std::shared_ptr<const text::Source>>(read)->bytes()));
}

void TestClient::change(const std::string& uri, json changes)
{
    notify("textDocument/didChange",
           {{"textDocument", {{"uri", uri}, {"version", ++m_versions[uri]}}}, {"contentChanges", std::move(changes)}});
}

void TestClient::settle()
{
    while (m_server.isBusy()) runPosted();
}

json TestClient::diagnostics(const std::string& uri)
{
    settle();
    json newest;
    for (const auto& message : m_received)
        if (message.value("method", "") == "textDocument/publishDiagnostics" && message["params"]["uri"] == uri)
            newest = message["params"];
    return newest;
}

std::string uriOfFile(const std::filesystem::path& path) { return language_server::uriOf(path); }

json positionIn(std::string_view text, std::string_view what, std::size_t plus, int occurrence)
{
    std::size_t at = text.find(what);
    for (int i = 1; i < occurrence && at != std::string_view::npos; ++i) at = text.find(what, at + 1);
    REQUIRE(at != std::string_view::npos);
    at += plus;
    const auto before = text.substr(0, at);
    const auto line = std::count(before.begin(), before.end(), '\n');
    const auto start = before.rfind('\n') + 1;
    return {{"line", line}, {"character", at - start}};
}

}  // namespace muster::test

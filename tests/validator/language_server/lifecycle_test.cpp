#include "tests/validator/language_server/test_client.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;

TEST_CASE("initialize tells what the server can do")
{
    TestClient client;
    const auto result = client.initialize();
    const auto& capabilities = result["capabilities"];
    CHECK(capabilities["positionEncoding"] == "utf-16");
    CHECK(capabilities["textDocumentSync"]["change"] == 2);
    CHECK(capabilities["textDocumentSync"]["openClose"] == true);
    CHECK(result["serverInfo"]["name"] == "muster");
}

TEST_CASE("the first encoding of the client that the server knows is used")
{
    const auto [offered, chosen] = GENERATE(table<json, std::string>({{json::array({"utf-8", "utf-16"}), "utf-8"},
                                                                      {json::array({"utf-16", "utf-8"}), "utf-16"},
                                                                      {json::array({"utf-7", "utf-32"}), "utf-32"},
                                                                      {json::array(), "utf-16"},
                                                                      {json("utf-8"), "utf-16"}}));
    TestClient client;
    const auto result = client.initialize({{"general", {{"positionEncodings", offered}}}});
    CHECK(result["capabilities"]["positionEncoding"] == chosen);
}

TEST_CASE("requests before initialize, twice, and after shutdown are refused")
{
    TestClient client;
    CHECK(client.error("textDocument/hover", json::object())["code"] == -32002);
    CHECK(client.error("shutdown", nullptr)["code"] == -32002);
    client.notify("textDocument/didOpen", json::object());
    client.initialize();
    CHECK(client.error("initialize", {{"capabilities", json::object()}})["code"] == -32600);
    CHECK(client.request("shutdown", nullptr).is_null());
    CHECK(client.error("textDocument/hover", json::object())["code"] == -32600);
    CHECK(!client.server().exitCode());
    client.notify("exit", nullptr);
    CHECK(client.server().exitCode() == 0);
}

TEST_CASE("exit without shutdown is an error")
{
    TestClient client;
    const bool isInitialized = GENERATE(false, true);
    if (isInitialized) client.initialize();
    client.notify("exit", nullptr);
    CHECK(client.server().exitCode() == 1);
}

TEST_CASE("what is no message gets an error, and the server goes on")
{
    TestClient client;
    client.initialize();
    const auto [text, code, id] = GENERATE(table<std::string, int, json>({
        {"", -32700, nullptr},
        {"{", -32700, nullptr},
        {"hello", -32700, nullptr},
        {"\xff\xfe", -32700, nullptr},
        {std::string(1'000'000, 'x'), -32700, nullptr},
        {std::string(1'000'000, '['), -32700, nullptr},
        {"[]", -32600, nullptr},
        {"7", -32600, nullptr},
        {"{}", -32600, nullptr},
        {R"({"jsonrpc": "1.0", "id": 7, "method": "shutdown"})", -32600, 7},
        {R"({"jsonrpc": "2.0", "id": 7})", -32600, 7},
        {R"({"jsonrpc": "2.0", "id": "a", "method": 8})", -32600, "a"},
        {R"({"jsonrpc": "2.0", "id": [1], "method": "shutdown"})", -32600, nullptr},
        {R"({"jsonrpc": "2.0", "id": 1.5, "method": "shutdown"})", -32600, nullptr},
        {R"({"jsonrpc": "2.0", "id": 7, "method": "shutdown", "params": 7})", -32600, 7},
        {R"({"jsonrpc": "2.0", "id": 7, "method": "textDocument/conquer"})", -32601, 7},
        {R"({"jsonrpc": "2.0", "id": 7, "method": "textDocument/formatting"})", -32602, 7},
        {R"({"jsonrpc": "2.0", "id": 7, "method": "textDocument/formatting", "params": []})", -32602, 7},
        {R"({"jsonrpc": "2.0", "id": 7, "method": "textDocument/formatting", "params": {"textDocument": 7}})", -32602,
         7},
        {R"({"jsonrpc": "2.0", "id": 7, "method": "textDocument/formatting",
             "params": {"textDocument": {"uri": "file:///no.army.json"}}})",
         -32602, 7},
    }));
    INFO(text.substr(0, 200));
    client.send(text);
    const auto& response = client.received().back();
    CHECK(response["id"] == id);
    CHECK(response["error"]["code"] == code);
    CHECK(response["error"]["message"].get<std::string>().size() > 10);
    CHECK(client.request("shutdown", nullptr).is_null());
}

TEST_CASE("a message of a million bytes is answered")
{
    TestClient client;
    client.initialize();
    CHECK(client.error(std::string(1'000'000, 'm'), nullptr)["code"] == -32601);
}

TEST_CASE("notifications that cannot be followed are logged, not answered")
{
    TestClient client;
    client.initialize();
    const auto before = client.received().size();
    const auto [method, parameters] = GENERATE(table<std::string, json>({
        {"textDocument/didOpen", json::object()},
        {"textDocument/didOpen", {{"textDocument", {{"uri", "file:///a.army.json"}}}}},
        {"textDocument/didChange", {{"textDocument", {{"uri", "file:///no.army.json"}}}}},
        {"textDocument/didClose", {{"textDocument", {{"uri", "file:///no.army.json"}}}}},
    }));
    client.notify(method, parameters);
    REQUIRE(client.received().size() == before + 1);
    CHECK(client.received().back()["method"] == "window/logMessage");
}

TEST_CASE("unknown notifications and responses are ignored")
{
    TestClient client;
    client.initialize();
    const auto before = client.received().size();
    client.notify("$/setTrace", {{"value", "off"}});
    client.notify("workspace/whatever", json::object());
    client.send(R"({"jsonrpc": "2.0", "id": "muster-1", "result": null})");
    client.send(R"({"jsonrpc": "2.0", "id": 99, "error": {"code": 1, "message": "no"}})");
    CHECK(client.received().size() == before);
}

TEST_CASE("a client that can is asked to tell of changed files")
{
    TestClient client;
    client.initialize({{"workspace", {{"didChangeWatchedFiles", {{"dynamicRegistration", true}}}}}});
    const auto& asked = client.received().back();
    CHECK(asked["method"] == "client/registerCapability");
    CHECK(asked["params"]["registrations"][0]["method"] == "workspace/didChangeWatchedFiles");
}

#include "tests/validator/armies.hpp"
#include "tests/validator/folder.hpp"
#include "tests/validator/language_server/test_client.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster::test;
using Catch::Contains;

namespace {

/// A project with the toy system, in which points are limited to 10.
struct Toy {
    Toy() { folder.write("toy.system.json", toySystem()); }

    std::string uri(std::string_view name) const { return uriOfFile(folder / name); }

    Folder folder;
};

std::vector<std::string> rulesOf(const json& published)
{
    std::vector<std::string> rules;
    for (const auto& each : published["diagnostics"]) rules.push_back(each["code"]);
    return rules;
}

bool has(const std::vector<std::string>& rules, const std::string& rule)
{
    return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

}  // namespace

TEST_CASE("an open document gets the findings of its text, not of its file")
{
    Toy toy;
    toy.folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 3 })"));
    TestClient client;
    client.initialize();
    client.open(toy.uri("a.army.json"), toyArmy(R"({ "id": "a", "points": "many" })"));
    const auto published = client.diagnostics(toy.uri("a.army.json"));
    CHECK(published["version"] == 1);
    REQUIRE(rulesOf(published) == std::vector<std::string>{"schema/type"});
    const auto& diagnostic = published["diagnostics"][0];
    CHECK(diagnostic["severity"] == 1);
    CHECK(diagnostic["source"] == "muster");
    CHECK(diagnostic["range"]["start"] == positionIn(toyArmy(R"({ "id": "a", "points": "many" })"), "\"many\""));
}

TEST_CASE("changes of a range and of the whole text are followed")
{
    Toy toy;
    const auto uri = toy.uri("a.army.json");
    const auto text = toyArmy(R"({ "id": "a", "points": "many" })");
    TestClient client;
    client.initialize();
    client.open(uri, text);
    const auto start = positionIn(text, "\"many\""), end = positionIn(text, "\"many\"", 6);
    // The second change counts in the text after the first.
    client.change(
        uri, json::array({{{"range", {{"start", start}, {"end", end}}}, {"text", "\"few\""}},
                          {{"range", {{"start", start}, {"end", positionIn(text, "\"many\"", 5)}}}, {"text", "3"}}}));
    auto published = client.diagnostics(uri);
    CHECK(published["version"] == 2);
    CHECK(rulesOf(published).empty());
    client.change(uri, json::array({{{"text", "{"}}}));
    CHECK(rulesOf(client.diagnostics(uri)) == std::vector<std::string>{"json/syntax"});
}

TEST_CASE("a change that cannot be made leaves the text as it is")
{
    Toy toy;
    const auto uri = toy.uri("a.army.json");
    TestClient client;
    client.initialize();
    client.open(uri, "{");
    const json change =
        GENERATE(json{{"text", 7}}, json{{"range", {{"start", 3}}}, {"text", "x"}},
                 json{{"range", {{"start", {{"line", 0}, {"character", 1}}}, {"end", {{"line", 0}, {"character", 0}}}}},
                      {"text", "x"}});
    client.change(uri, json::array({change}));
    CHECK(client.received().back()["method"] == "window/logMessage");
    CHECK(client.diagnostics(uri)["version"] == 1);
}

TEST_CASE("an army is checked again when an open system, list or house rules changes")
{
    Toy toy;
    const auto army = toy.uri("a.army.json"), system = toy.uri("toy.system.json");
    TestClient client;
    client.initialize();
    client.open(army, toyArmy(R"({ "id": "a", "points": 3 })"));
    CHECK(rulesOf(client.diagnostics(army)).empty());
    client.open(system, toySystem(ruleThat("never", "army", "size(self.units) > 5")));
    CHECK(has(rulesOf(client.diagnostics(army)), "toy/never"));
    client.change(system, json::array({{{"text", toySystem(ruleThat("never", "army", "size(self.units) < 5"))}}}));
    CHECK(rulesOf(client.diagnostics(army)).empty());
    client.change(system, json::array({{{"text", toySystem(ruleThat("never", "army", "size(self.units) > 5"))}}}));
    CHECK(has(rulesOf(client.diagnostics(army)), "toy/never"));
    // The file on the disk has no such rule.
    client.notify("textDocument/didClose", {{"textDocument", {{"uri", system}}}});
    CHECK(rulesOf(client.diagnostics(army)).empty());
}

TEST_CASE("a file that changes on the disk is read again when the client tells")
{
    Toy toy;
    const auto army = toy.uri("a.army.json");
    TestClient client;
    client.initialize();
    client.open(army, toyArmy(R"({ "id": "a", "points": 3 })"));
    CHECK(rulesOf(client.diagnostics(army)).empty());
    toy.folder.write("toy.system.json", toySystem(ruleThat("never", "army", "size(self.units) > 5")));
    client.notify("workspace/didChangeWatchedFiles", {{"changes", json::array()}});
    CHECK(has(rulesOf(client.diagnostics(army)), "toy/never"));
}

TEST_CASE("a document that is closed while it is checked gets no diagnostics")
{
    Toy toy;
    const auto uri = toy.uri("a.army.json");
    std::string units;
    for (int i = 0; i < 3000; ++i)
        units += (i ? ", " : "") + (R"({ "id": "u)" + std::to_string(i) + R"(", "points": "many" })");
    TestClient client;
    client.initialize();
    const auto before = client.received().size();
    client.open(uri, toyArmy(units));
    client.notify("textDocument/didClose", {{"textDocument", {{"uri", uri}}}});
    client.settle();
    // Opened again, with another text: the first check must not be taken for this one.
    client.open(uri, toyArmy(R"({ "id": "a", "points": 3 })"));
    CHECK(rulesOf(client.diagnostics(uri)).empty());
    for (auto i = before; i < client.received().size(); ++i) CHECK(rulesOf(client.received()[i]["params"]).empty());
}

TEST_CASE("files of other programs are left alone")
{
    Toy toy;
    TestClient client;
    client.initialize();
    const auto before = client.received().size();
    client.open(toy.uri("package.json"), "{");
    client.settle();
    CHECK(client.received().size() == before);
    const json document = {{"textDocument", {{"uri", toy.uri("package.json")}}}};
    CHECK(client.request("textDocument/formatting", document).is_null());
    CHECK(client.request("textDocument/documentSymbol", document).is_null());
}

TEST_CASE("a document that was never saved is checked like a file of its name")
{
    TestClient client;
    client.initialize();
    client.open("untitled:new.army.json", "[]");
    CHECK(rulesOf(client.diagnostics("untitled:new.army.json")) == std::vector<std::string>{"schema/type"});
}

TEST_CASE("ranges are in the encoding of the client")
{
    Toy toy;
    const auto uri = toy.uri("a.army.json");
    const auto [encoding, column] = GENERATE(table<std::string, int>({{"utf-8", 4}, {"utf-16", 2}, {"utf-32", 1}}));
    TestClient client;
    client.initialize({{"general", {{"positionEncodings", {encoding}}}}});
    const auto text = toyArmy(R"({ "id": "a", "points": 3 })");
    client.open(uri, text);
    CHECK(rulesOf(client.diagnostics(uri)).empty());
    // A die before the end of a line that is not JSON.
    client.change(uri, json::array({{{"text", "\"\U0001F3B2\" x"}}}));
    const auto published = client.diagnostics(uri);
    CHECK(published["diagnostics"][0]["range"]["start"]["character"] == column + 3);
}

TEST_CASE("formatting gives what muster fmt writes")
{
    Toy toy;
    const auto uri = toy.uri("a.army.json");
    TestClient client;
    client.initialize();
    client.open(uri, "{\"a\":1,\n\"b\":[1,2]}");
    const json request = {{"textDocument", {{"uri", uri}}}, {"options", {{"tabSize", 4}, {"insertSpaces", true}}}};
    auto edits = client.request("textDocument/formatting", request);
    client.change(uri, json::array({{{"range", edits[0]["range"]}, {"text", edits[0]["newText"]}}}));
    CHECK(client.request("textDocument/formatting", request) == json::array());
    client.change(uri, json::array({{{"text", "{\"a\": }"}}}));
    CHECK_THAT(client.error("textDocument/formatting", request)["message"].get<std::string>(),
               Contains("cannot be laid out"));
}

TEST_CASE("symbols are the elements of a file, as a tree or as a list")
{
    const auto path = shipped("old-trousers/old-trousers.system.json");
    TestClient tree, list;
    tree.initialize({{"textDocument", {{"documentSymbol", {{"hierarchicalDocumentSymbolSupport", true}}}}}});
    list.initialize();
    const json document = {{"textDocument", {{"uri", uriOfFile(path)}}}};
    tree.openFile(path);
    list.openFile(path);
    const auto symbols = tree.request("textDocument/documentSymbol", document);
    const auto arms =
        std::find_if(symbols.begin(), symbols.end(), [](const json& symbol) { return symbol["name"] == "arms"; });
    REQUIRE(arms != symbols.end());
    REQUIRE((*arms)["children"].size() == 4);
    CHECK((*arms)["children"][0]["name"] == "Infantry");
    CHECK((*arms)["children"][0]["detail"] == "infantry");
    const auto flat = list.request("textDocument/documentSymbol", document);
    CHECK(std::any_of(flat.begin(), flat.end(), [](const json& symbol) {
        return symbol["name"] == "Infantry" && symbol["containerName"] == "arms";
    }));
}

TEST_CASE("what spans more than two lines can be folded")
{
    Toy toy;
    const auto uri = toy.uri("a.army.json");
    TestClient client;
    client.initialize();
    client.open(uri, "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {\n  }\n}\n");
    const auto ranges = client.request("textDocument/foldingRange", {{"textDocument", {{"uri", uri}}}});
    CHECK(ranges == json::array({{{"startLine", 0}, {"endLine", 6}}, {{"startLine", 1}, {"endLine", 3}}}));
}

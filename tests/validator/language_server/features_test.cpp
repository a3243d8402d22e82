#include "tests/validator/armies.hpp"
#include "tests/validator/folder.hpp"
#include "tests/validator/language_server/test_client.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace muster::test;
using Catch::Contains;

namespace {

const json everything = {
    {"textDocument",
     {{"hover", {{"contentFormat", {"markdown"}}}},
      {"codeAction", {{"codeActionLiteralSupport", {{"codeActionKind", {{"valueSet", json::array()}}}}}}},
      {"completion", {{"completionItem", {{"snippetSupport", true}}}}},
      {"publishDiagnostics",
       {{"relatedInformation", true}, {"codeDescriptionSupport", true}, {"tagSupport", json::object()}}}}},
    {"workspace",
     {{"workspaceEdit",
       {{"documentChanges", true}, {"resourceOperations", {"rename"}}, {"changeAnnotationSupport", json::object()}}}}}};

const std::string zama = "ancients-d6/armies/scipio-zama-202.army.json";

/// A folder with the shipped game of ancient battles as a project.
struct Club {
    Club()
    {
        std::filesystem::copy(shipped("ancients-d6"), folder / "ancients-d6", std::filesystem::copy_options::recursive);
        folder.write("muster.json", R"({ "format": 1, "root": true, "acceptErrors": true })");
        client.initialize(everything);
    }

    std::string text(std::string_view name) const { return contentOf(folder / name); }
    std::string uri(std::string_view name) const { return uriOfFile(folder / name); }
    /// The parameters of a request at the n-th occurrence of a text in a file, plus some bytes.
    json at(std::string_view name, std::string_view what, std::size_t plus, int occurrence = 1) const
    {
        return {{"textDocument", {{"uri", uri(name)}}}, {"position", positionIn(text(name), what, plus, occurrence)}};
    }
    json document(std::string_view name) const { return {{"textDocument", {{"uri", uri(name)}}}}; }
    std::string hover(const json& place) { return client.request("textDocument/hover", place)["contents"]["value"]; }

    Folder folder;
    TestClient client;
};

/// A text after the protocol's edits, which are in one line each and sorted.
std::string applied(std::string text, json edits)
{
    std::reverse(edits.begin(), edits.end());
    const auto offset = [&](const json& position) {
        std::size_t at = 0;
        for (int line = 0; line < position["line"]; ++line) at = text.find('\n', at) + 1;
        return at + position["character"].get<std::size_t>();
    };
    for (const auto& edit : edits) {
        const auto from = offset(edit["range"]["start"]), to = offset(edit["range"]["end"]);
        text.replace(from, to - from, edit["newText"].get<std::string>());
    }
    return text;
}

std::vector<std::string> labelsOf(const json& completion)
{
    std::vector<std::string> labels;
    for (const auto& item : completion["items"]) labels.push_back(item["label"]);
    return labels;
}

bool isIn(const std::vector<std::string>& list, const std::string& text)
{
    return std::find(list.begin(), list.end(), text) != list.end();
}

}  // namespace

TEST_CASE("a hover shows costs, origins of values and rules")
{
    Club club;
    club.client.openFile(club.folder / zama);
    CHECK_THAT(club.hover(club.at(zama, "\"entry\": \"hastati\"", 12)), Contains("total"));
    CHECK_THAT(club.hover(club.at(zama, "\"name\"", 2)), Contains(" of 30 "));
    CHECK_THAT(club.hover(club.at(zama, "\"system\": \"", 13)), Contains("Ancients"));
    CHECK_THAT(club.hover(club.at(zama, "\"count\"", 2)), Contains("Count"));
    const auto list = "ancients-d6/lists/camillan-rome.list.json";
    club.client.openFile(club.folder / list);
    CHECK_THAT(club.hover(club.at(list, "\"battle-drill\"", 3)), Contains("Battle Drill"));
    CHECK(club.client.request("textDocument/hover", club.at(zama, "{", 0)).is_object());
}

TEST_CASE("a hover on an expression shows its value for the army that was opened last")
{
    Folder folder;
    const auto system = toySystem(ruleThat("few", "army", "self.units.map(u, u.points).sum() < 100",
                                           R"x("let": { "n": "self.units.size()" },)x"));
    folder.write("toy.system.json", system);
    TestClient client;
    client.initialize(everything);
    const auto army = uriOfFile(folder / "a.army.json"), game = uriOfFile(folder / "toy.system.json");
    client.open(game, system);
    const json on = {{"textDocument", {{"uri", game}}}, {"position", positionIn(system, "sum() < 100", 1)}};
    CHECK(client.request("textDocument/hover", on)["contents"]["value"].get<std::string>().find("Toys") ==
          std::string::npos);
    client.open(army, toyArmy(R"({ "id": "a", "points": 3 }, { "id": "b", "points": 4 })"));
    CHECK_THAT(client.request("textDocument/hover", on)["contents"]["value"].get<std::string>(),
               Contains("for Toys") && Contains("7"));
    const json inMap = {{"textDocument", {{"uri", game}}}, {"position", positionIn(system, "u.points).sum", 3)}};
    CHECK_THAT(client.request("textDocument/hover", inMap)["contents"]["value"].get<std::string>(), Contains("3; 4"));
    const json inLet = {{"textDocument", {{"uri", game}}}, {"position", positionIn(system, "self.units.size()", 13)}};
    CHECK_THAT(client.request("textDocument/hover", inLet)["contents"]["value"].get<std::string>(), Contains("2"));
}

TEST_CASE("code lenses show the verdict of each rule about the army that was opened last")
{
    Folder folder;
    const auto system =
        toySystem(ruleThat("few", "army", "self.units.size() < 2") + ruleThat("cheap", "unit", "self.points < 100") +
                  ruleThat("never", "unit", "self.points < 100", R"("when": "false",)"));
    folder.write("toy.system.json", system);
    TestClient client;
    client.initialize(everything);
    const auto army = uriOfFile(folder / "a.army.json"), game = uriOfFile(folder / "toy.system.json");
    const json document = {{"textDocument", {{"uri", game}}}};
    client.open(game, system);
    CHECK(client.request("textDocument/codeLens", document) == json::array());
    client.open(army, toyArmy(R"({ "id": "a", "points": 3 }, { "id": "b", "points": 4 })"));
    const auto lenses = client.request("textDocument/codeLens", document);
    REQUIRE(lenses.size() == 4);
    std::vector<std::string> titles;
    for (const auto& lens : lenses) titles.push_back(client.request("codeLens/resolve", lens)["command"]["title"]);
    CHECK(titles == std::vector<std::string>{"Toys: holds (1 checked)", "Toys: error: It does not hold.",
                                             "Toys: holds (2 checked)", "Toys: applies to nothing"});
    // The rule as it is being written counts.
    auto changed = system;
    changed.replace(changed.find("size() < 2"), 10, "size() < 3");
    client.change(game, json::array({{{"text", changed}}}));
    CHECK(client.request("codeLens/resolve", lenses[1])["command"]["title"] == "Toys: holds (1 checked)");
}

TEST_CASE("inlay hints show what each unit costs")
{
    Club club;
    club.client.openFile(club.folder / zama);
    auto parameters = club.document(zama);
    parameters["range"] = {{"start", {{"line", 0}, {"character", 0}}}, {"end", {{"line", 1000}, {"character", 0}}}};
    const auto hints = club.client.request("textDocument/inlayHint", parameters);
    CHECK(hints.size() > 4);
    const auto total = std::find_if(hints.begin(), hints.end(), [](const json& hint) {
        return hint["label"].get<std::string>().find(" of 30 ") != std::string::npos;
    });
    CHECK(total != hints.end());
    parameters["range"]["end"] = {{"line", 0}, {"character", 0}};
    CHECK(club.client.request("textDocument/inlayHint", parameters) == json::array());
}

TEST_CASE("definitions and references are found across army, list and system")
{
    Club club;
    const std::string list = "ancients-d6/lists/republican-rome.list.json";
    club.client.openFile(club.folder / zama);
    const auto entry = club.client.request("textDocument/definition", club.at(zama, "\"entry\": \"hastati\"", 12));
    CHECK(entry["uri"].get<std::string>().ends_with(".list.json"));
    const auto system = club.client.request("textDocument/definition", club.at(zama, "\"system\": \"", 13));
    CHECK(system["uri"] == club.uri("ancients-d6/ancients-d6.system.json"));
    auto place = club.at(zama, "\"entry\": \"hastati\"", 12);
    place["context"] = {{"includeDeclaration", true}};
    const auto all = club.client.request("textDocument/references", place);
    place["context"] = {{"includeDeclaration", false}};
    const auto uses = club.client.request("textDocument/references", place);
    CHECK(uses.size() + 1 == all.size());
    CHECK(std::count(all.begin(), all.end(), entry) == 1);
    CHECK(club.client.request("textDocument/definition", club.at(zama, "\"name\"", 2)).is_null());
}

TEST_CASE("an id is renamed in all files")
{
    Club club;
    const std::string system = "ancients-d6/ancients-d6.system.json",
                      list = "ancients-d6/lists/camillan-rome.list.json";
    club.client.openFile(club.folder / list);
    auto place = club.at(list, "\"battle-drill\"", 3);
    CHECK(club.client.request("textDocument/prepareRename", place)["placeholder"] == "battle-drill");
    place["newName"] = "drilled";
    const auto edit = club.client.request("textDocument/rename", place);
    CHECK(edit["documentChanges"].size() > 3);
    for (const auto& change : edit["documentChanges"]) {
        const auto path = change["textDocument"]["uri"].get<std::string>().substr(std::string("file://").size());
        const auto changed = applied(contentOf(path), change["edits"]);
        CHECK(json::accept(changed));
        // Texts in expressions are changed only after a question.
        for (const auto& each : change["edits"])
            if (each.contains("annotationId")) CHECK(path.ends_with(".system.json"));
        std::filesystem::remove(path);
        club.folder.write(std::filesystem::path(path).lexically_relative(club.folder.path()).string(), changed);
    }
    CHECK(edit["changeAnnotations"]["inExpression"]["needsConfirmation"] == true);
    CHECK(club.text(list).find("\"battle-drill\"") == std::string::npos);
    TestClient after;
    after.initialize();
    after.openFile(club.folder / list);
    const auto renamed = after.diagnostics(club.uri(list));
    for (const auto& each : renamed["diagnostics"]) CHECK(each["severity"] != 1);
}

TEST_CASE("a list is renamed with its file, where the editor can")
{
    Club club;
    const std::string list = "ancients-d6/lists/republican-rome.list.json";
    club.client.openFile(club.folder / zama);
    auto place = club.at(zama, "\"list\": \"", 10);
    place["newName"] = "rome";
    const auto edit = club.client.request("textDocument/rename", place);
    CHECK(edit["documentChanges"].back()["kind"] == "rename");
    CHECK(edit["documentChanges"].back()["newUri"].get<std::string>().ends_with("/rome.list.json"));
    TestClient plain;
    plain.initialize();
    plain.openFile(club.folder / zama);
    CHECK_THAT(plain.error("textDocument/rename", place)["message"].get<std::string>(), Contains("rename files"));
}

TEST_CASE("renaming is refused with a reason")
{
    Club club;
    club.client.openFile(club.folder / zama);
    auto place = club.at(zama, "\"id\": \"", 8);
    place["newName"] = "Two Words";
    CHECK_THAT(club.client.error("textDocument/rename", place)["message"].get<std::string>(), Contains("is no id"));
    place = club.at(zama, "\"name\"", 2);
    place["newName"] = "x";
    CHECK_THAT(club.client.error("textDocument/rename", place)["message"].get<std::string>(), Contains("no id here"));
    // The data that comes with the program is not in the project.
    Folder other;
    const auto army = other.write("a.army.json", club.text(zama));
    club.client.openFile(army);
    const json shippedId = {{"textDocument", {{"uri", uriOfFile(army)}}},
                            {"position", positionIn(club.text(zama), "\"entry\": \"hastati\"", 12)},
                            {"newName", "x"}};
    CHECK_THAT(club.client.error("textDocument/rename", shippedId)["message"].get<std::string>(),
               Contains("not in this project"));
}

TEST_CASE("completion offers entries with their cost and what still fits")
{
    Club club;
    auto text = club.text(zama);
    const auto uri = club.uri(zama);
    club.client.open(uri, text);
    const auto items = club.client.request("textDocument/completion", club.at(zama, "\"entry\": \"hastati\"", 10));
    const auto found = std::find_if(items["items"].begin(), items["items"].end(),
                                    [](const json& item) { return item["label"] == "hastati"; });
    REQUIRE(found != items["items"].end());
    CHECK_THAT((*found)["detail"].get<std::string>(), Contains("taken"));
    CHECK((*found)["textEdit"]["newText"] == "\"hastati\"");
    // While the text is no JSON, what was known before counts.
    const auto begin = text.find("\"entry\": \"hastati\"");
    text = text.substr(0, begin) + "\"entry\": \"";
    club.client.change(uri, json::array({{{"text", text}}}));
    const json end = {{"textDocument", {{"uri", uri}}}, {"position", positionIn(text + "|", "|")}};
    CHECK(isIn(labelsOf(club.client.request("textDocument/completion", end)), "hastati"));
    // So does what the text names, if it never was JSON.
    TestClient fresh;
    fresh.initialize();
    fresh.open(uri, text);
    CHECK(isIn(labelsOf(fresh.request("textDocument/completion", end)), "hastati"));
}

TEST_CASE("completion offers keys, systems, lists, rules and rows")
{
    Club club;
    const auto complete = [&](const std::string& name, const std::string& text) {
        const auto bar = text.find('|');
        auto whole = text;
        whole.erase(bar, 1);
        club.client.open(club.uri(name), whole);
        return labelsOf(
            club.client.request("textDocument/completion", {{"textDocument", {{"uri", club.uri(name)}}},
                                                            {"position", {{"line", 0}, {"character", bar}}}}));
    };
    const std::string start = R"({ "format": 1, "system": "ancients-d6", )";
    CHECK(isIn(complete("a.army.json", R"({ "system": "|" })"), "ancients-d6"));
    CHECK(isIn(complete("e.system.json", R"({ "format": 1, "extends": "|" })"), "ancients-d6"));
    CHECK(isIn(complete("a.army.json", start + R"("list": "|" })"), "camillan-rome"));
    CHECK(isIn(complete("a.army.json", start + R"("list": "camillan-rome", "units": [{ "|" }] })"), "entry"));
    CHECK(!isIn(complete("a.army.json", start + R"("list": "camillan-rome", "|" })"), "list"));
    CHECK(isIn(complete("a.army.json", start + R"("accept": [{ "rule": "|" }] })"), "ref/not-found"));
    CHECK(isIn(complete("a.army.json",
                        start + R"("list": "camillan-rome", "units": [{ "entry": "principes", "options": ["|"] }] })"),
               "veteran"));
    CHECK(isIn(complete("b.list.json", start + R"("entries": [{ "id": "a", "abilities": ["|"] }] })"), "battle-drill"));
    CHECK(isIn(complete("c.scenario.json", start + R"("terrain": [{ "id": "a", "type": "|" }] })"), "hill"));
    CHECK(isIn(complete("d.house.json", start + R"("rules": { "|" } })"), "points-total"));
    CHECK(isIn(complete("muster.json", R"({ "format": 1, "levels": { "|" } })"), "ref/not-found"));
}

TEST_CASE("completion in an expression offers names and functions with their types")
{
    Folder folder;
    folder.write("toy.system.json", toySystem());
    TestClient client;
    client.initialize(everything);
    const auto uri = uriOfFile(folder / "toy.system.json");
    // A system with a mistake in its form gives no names, so those known before count.
    client.open(uri, toySystem());
    client.settle();
    const auto complete = [&](const std::string& scope, std::string require) {
        const auto bar = require.find('|');
        require.erase(bar, 1);
        const auto text = toySystem(ruleThat("new", scope, require));
        client.open(uri, text);
        const json place = {
            {"textDocument", {{"uri", uri}}},
            {"position", positionIn(text, std::string_view(text).substr(text.find("\"require\"", text.find("\"new\""))),
                                    12 + bar)}};
        return client.request("textDocument/completion", place)["items"];
    };
    const auto typeOf = [](const json& items, const std::string& name) {
        for (const auto& item : items)
            if (item["label"] == name) return item.value("detail", "");
        return std::string("none");
    };
    CHECK(typeOf(complete("unit", "|"), "self") == "unit");
    CHECK(typeOf(complete("unit", "se|"), "self") == "unit");
    CHECK(typeOf(complete("unit", "se|"), "army") == "none");
    CHECK(typeOf(complete("unit", "self.|"), "points") == "int");
    CHECK(typeOf(complete("unit", "self.po| > 1"), "points") == "int");
    CHECK(typeOf(complete("army", "self.units.|"), "filter") == "list.filter(item, condition) -> list");
    CHECK_THAT(typeOf(complete("army", "self.units.|"), "size"), Contains("-> int"));
    CHECK(typeOf(complete("army", "self.units.exists(u, u.|"), "points") == "int");
    CHECK(typeOf(complete("army", "self.units.filter(u, u.points > 1).map(v, v.po|"), "points") == "int");
    CHECK(typeOf(complete("army", "self.units.exists(u, |"), "u") == "unit");
    CHECK_THAT(typeOf(complete("unit", "self.id.|"), "startsWith"), Contains("-> bool"));
    CHECK(complete("unit", "self.id == 'se|").empty());
    // A message is an expression only in braces.
    const auto text = toySystem(R"(, { "id": "m", "scope": "unit", "require": "true", "message": "self { se" })");
    client.open(uri, text);
    const auto message = [&](std::size_t plus) {
        return client.request("textDocument/completion",
                              {{"textDocument", {{"uri", uri}}}, {"position", positionIn(text, "self { se", plus)}});
    };
    CHECK(typeOf(message(9)["items"], "self") == "unit");
    CHECK(typeOf(message(2)["items"], "self") == "none");
}

TEST_CASE("code actions are fixes, and accepting a finding")
{
    Club club;
    auto text = club.text(zama);
    text.replace(text.find("\"entry\": \"hastati\""), 18, "\"entry\": \"hastatii\"");
    const auto uri = club.uri(zama);
    club.client.open(uri, text);
    const auto published = club.client.diagnostics(uri);
    json::object_t found;
    for (const auto& each : published["diagnostics"])
        if (each["code"] == "ref/not-found") found = each;
    REQUIRE(!found.empty());
    CHECK_THAT(found["codeDescription"]["href"].get<std::string>(), Contains("/docs/rules/shared.md#"));
    const json parameters = {{"textDocument", {{"uri", uri}}},
                             {"range", found["range"]},
                             {"context", {{"diagnostics", json::array({found})}}}};
    const auto actions = club.client.request("textDocument/codeAction", parameters);
    for (const auto& action : actions) {
        CHECK(action["kind"] == "quickfix");
        CHECK(json::accept(applied(text, action["edit"]["documentChanges"][0]["edits"])));
    }
    auto only = parameters;
    only["context"]["only"] = {"refactor"};
    CHECK(club.client.request("textDocument/codeAction", only) == json::array());
}

TEST_CASE("accepting a finding is written into the file and works")
{
    Folder folder;
    folder.write("toy.system.json", toySystem(ruleThat("few", "army", "self.units.size() < 1")));
    folder.write("muster.json", R"({ "format": 1, "acceptErrors": true })");
    TestClient client;
    client.initialize(everything);
    const auto uri = uriOfFile(folder / "a.army.json");
    const auto text = toyArmy(R"({ "id": "a", "points": 3 })");
    client.open(uri, text);
    const auto published = client.diagnostics(uri)["diagnostics"];
    REQUIRE(published.size() == 1);
    const auto actions = client.request("textDocument/codeAction", {{"textDocument", {{"uri", uri}}},
                                                                    {"range", published[0]["range"]},
                                                                    {"context", {{"diagnostics", json::array()}}}});
    REQUIRE(actions.size() == 1);
    CHECK_THAT(actions[0]["title"].get<std::string>(), Contains("Accept toy/few"));
    client.change(uri, json::array({{{"text", applied(text, actions[0]["edit"]["documentChanges"][0]["edits"])}}}));
    CHECK(client.diagnostics(uri)["diagnostics"] == json::array());
}

TEST_CASE("a request about the text alone is answered while a check runs, and others can be cancelled")
{
    Club club;
    std::string units;
    for (int i = 0; i < 5000; ++i)
        units += (i ? ", " : "") + (R"({ "id": "u)" + std::to_string(i) + R"(", "count": 1 })");
    const auto uri = club.uri("large.army.json");
    club.client.open(uri,
                     R"({ "format": 1, "system": "ancients-d6", "list": "camillan-rome", "name": "X", "units": [)" +
                         units + "] }");
    const json document = {{"textDocument", {{"uri", uri}}}};
    json place = document;
    place["position"] = {{"line", 0}, {"character", 30}};
    const auto waiting = club.client.ask("textDocument/hover", place);
    const auto folded = club.client.ask("textDocument/foldingRange", document);
    // Nothing was posted yet, so the answer came without waiting.
    const auto answered = [&](int id) {
        return std::any_of(club.client.received().begin(), club.client.received().end(),
                           [&](const json& message) { return !message.contains("method") && message["id"] == id; });
    };
    CHECK(answered(folded));
    CHECK(!answered(waiting));
    club.client.notify("$/cancelRequest", {{"id", waiting}});
    CHECK(club.client.responseTo(waiting)["error"]["code"] == -32800);
    // A request about a text that changes while it waits has no answer any more.
    const auto late = club.client.ask("textDocument/hover", place);
    club.client.change(uri, json::array({{{"text", "{}"}}}));
    CHECK(club.client.responseTo(late)["error"]["code"] == -32801);
    const auto closed = club.client.ask("textDocument/hover", place);
    club.client.notify("textDocument/didClose", document);
    CHECK(club.client.responseTo(closed).contains("error"));
    club.client.settle();
}

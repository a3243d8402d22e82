#include "validator/language_server/client.hpp"

#include "validator/language_server/file_uri.hpp"

#include <algorithm>

namespace muster::language_server {

using text::Node;

namespace {

bool has(Node array, std::string_view text)
{
    return std::any_of(array.begin(), array.end(), [&](Node item) { return item.string() == text; });
}

Encoding encodingFrom(Node offered)
{
    // In the client's order; without an offer it counts in UTF-16.
    for (const Node name : offered)
        if (const auto encoding = encodingFromName(name.string())) return *encoding;
    return Encoding::utf16;
}

}  // namespace

Client clientFrom(Node parameters)
{
    const Node offered = parameters["capabilities"];
    const Node document = offered["textDocument"], workspace = offered["workspace"];
    const Node diagnostics = document["publishDiagnostics"];
    Client client;
    client.encoding = encodingFrom(offered["general"]["positionEncodings"]);
    client.showsRelated = diagnostics["relatedInformation"].boolean();
    client.showsDescriptions = diagnostics["codeDescriptionSupport"].boolean();
    client.hasSnippets = document["completion"]["completionItem"]["snippetSupport"].boolean();
    client.showsMarkdown = has(document["hover"]["contentFormat"], "markdown");
    client.hasCodeActionLiterals = document["codeAction"]["codeActionLiteralSupport"].isObject();
    client.hasNestedSymbols = document["documentSymbol"]["hierarchicalDocumentSymbolSupport"].boolean();
    const Node edit = workspace["workspaceEdit"];
    client.hasDocumentChanges = edit["documentChanges"].boolean();
    client.renamesFiles = has(edit["resourceOperations"], "rename");
    client.asksAnnotations = edit["changeAnnotationSupport"].isObject();
    client.watchesFiles = workspace["didChangeWatchedFiles"]["dynamicRegistration"].boolean();
    client.refreshesLenses = workspace["codeLens"]["refreshSupport"].boolean();
    client.refreshesHints = workspace["inlayHint"]["refreshSupport"].boolean();
    const auto add = [&](Node uri) {
        if (auto path = pathOf(uri.string())) client.folders.push_back(*std::move(path));
    };
    for (const Node folder : parameters["workspaceFolders"]) add(folder["uri"]);
    if (client.folders.empty()) add(parameters["rootUri"]);
    return client;
}

Json initializeResult(const Client& client, std::string_view version)
{
    const Json capabilities = {
        {"positionEncoding", encodingName(client.encoding)},
        {"textDocumentSync", {{"openClose", true}, {"change", 2}, {"save", {{"includeText", false}}}}},
        {"completionProvider", {{"triggerCharacters", {"\"", ":", " ", ".", "{", "'"}}, {"resolveProvider", false}}},
        {"hoverProvider", true},
        {"definitionProvider", true},
        {"referencesProvider", true},
        {"documentSymbolProvider", true},
        {"codeActionProvider", {{"codeActionKinds", {"quickfix", "source.fixAll.muster"}}}},
        {"codeLensProvider", {{"resolveProvider", true}}},
        {"documentFormattingProvider", true},
        {"renameProvider", {{"prepareProvider", true}}},
        {"foldingRangeProvider", true},
        {"inlayHintProvider", true},
    };
    return {{"capabilities", capabilities}, {"serverInfo", {{"name", "muster"}, {"version", version}}}};
}

}  // namespace muster::language_server

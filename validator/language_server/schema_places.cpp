#include "validator/language_server/schema_places.hpp"

#include "core/threads/once_map.hpp"
#include "schemas/embedded.hpp"

#include <algorithm>
#include <charconv>

namespace muster::language_server {

using files::FileKind;
using text::Node;

namespace {

// A schema of a system may be made to branch without end.
constexpr std::size_t maxParts = 500;

/// Adds a schema with all schemas that it refers to or combines.
void expand(Node root, Node schema, std::vector<Node>& parts)
{
    if (!schema.isObject() || parts.size() >= maxParts || std::find(parts.begin(), parts.end(), schema) != parts.end())
        return;
    parts.push_back(schema);
    if (const auto reference = schema["$ref"].string(); reference.starts_with('#'))
        expand(root, root.at(reference.substr(1)), parts);
    for (const char* key : {"allOf", "anyOf", "oneOf"})
        if (schema[key].isArray())
            for (const Node part : schema[key]) expand(root, part, parts);
    for (const char* key : {"then", "else"}) expand(root, schema[key], parts);
}

/// Adds what a schema says about the member or item of that name.
void step(Node root, Node schema, const std::string& name, std::vector<Node>& parts)
{
    if (const Node property = schema["properties"][name])
        expand(root, property, parts);
    else if (schema["additionalProperties"].isObject())
        expand(root, schema["additionalProperties"], parts);
    const Node items = schema["items"];
    if (items.isObject()) expand(root, items, parts);
    std::uint32_t index = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), index);
    if (items.isArray() && error == std::errc() && end == name.data() + name.size())
        expand(root, items.at(index), parts);
}

Node sharedSchema(FileKind kind)
{
    // Kept until exit, so that its nodes stay valid.
    static threads::OnceMap<FileKind, std::shared_ptr<const text::Document>> documents;
    return documents
        .get(kind, [kind] { return text::parseFragment(std::string(schemas::text(files::kindName(kind)))).document; })
        ->root();
}

}  // namespace

Node schemaOf(FileKind kind, const rules::Game* game)
{
    const auto own = [](const std::shared_ptr<const text::Document>& document) {
        return document ? document->root() : Node();
    };
    Node schema;
    if (game && kind == FileKind::army) schema = own(game->armySchemaText);
    if (game && kind == FileKind::list) schema = own(game->listSchemaText);
    if (game && kind == FileKind::scenario) schema = own(game->scenarioSchemaText);
    return schema ? schema : sharedSchema(kind);
}

std::vector<Node> schemasAt(Node schema, std::span<const std::string> path)
{
    std::vector<Node> parts;
    expand(schema, schema, parts);
    for (const auto& name : path) {
        std::vector<Node> next;
        for (const Node part : parts) step(schema, part, name, next);
        parts = std::move(next);
    }
    return parts;
}

Node keywordOf(std::span<const Node> schemas, std::string_view keyword)
{
    for (const Node schema : schemas)
        if (const Node value = schema[keyword]) return value;
    return {};
}

}  // namespace muster::language_server

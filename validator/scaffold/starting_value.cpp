#include "validator/scaffold/starting_value.hpp"

#include "core/lint/resolved_schema.hpp"

#include <algorithm>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using text::Node;

/// A value that needs more levels or more parts than that is left to the author.
constexpr int deepestValue = 8, mostParts = 200;

Json jsonOfNode(Node node) { return Json::parse(node.sourceText(), nullptr, false); }

Json firstRowOf(Node link, const rules::Game& game)
{
    const auto table = link.isString() ? link.string() : link["name"].string();
    const Node row = game.document->root()["tables"][table].at(0u);
    return row["id"].isString() ? Json(std::string(row["id"].string())) : Json();
}

Json leastNumber(Node schema)
{
    const Node least = schema["minimum"];
    if (least.isNumber()) return jsonOfNode(least);
    if (schema["exclusiveMinimum"].isNumber()) return schema["exclusiveMinimum"].integer() + 1;
    const Node most = schema["maximum"];
    return most.isNumber() && most.real() < 1 ? jsonOfNode(most) : Json(1);
}

/// `left` counts down the parts.
Json leastValue(Node schema, const rules::Game& game, int depth, int& left)
{
    if (--left < 0) return {};
    const Node start = schema["form"]["start"], offered = schema["form"]["table"];
    if (start) return jsonOfNode(start);
    schema = rules::resolvedSchema(schema, game.document->root());
    if (!schema.isObject() || depth > deepestValue) return {};
    for (const Node given : {schema["form"]["start"], schema["default"], schema["const"], schema["enum"].at(0u)})
        if (given) return jsonOfNode(given);
    const Node named = schema["type"];
    const auto type = named.isArray() ? named.at(0u).string() : named.string();
    if (type == "boolean") return false;
    if (type == "integer" || type == "number") return leastNumber(schema);
    if (type == "string") {
        for (const Node link : {schema["table"], offered})
            if (link) return firstRowOf(link, game);
        const auto length = std::clamp<std::int64_t>(schema["minLength"].integer(), 1, 100);
        return std::string(static_cast<std::size_t>(length), 'x');
    }
    if (type == "array") {
        Json items = Json::array();
        const Node each = schema["items"];
        const auto count = static_cast<std::uint32_t>(std::clamp<std::int64_t>(schema["minItems"].integer(), 0, 20));
        for (std::uint32_t i = 0; i < count; ++i)
            items.push_back(leastValue(each.isArray() ? each.at(i) : each, game, depth + 1, left));
        return items;
    }
    if (type != "object") return {};
    Json members = Json::object();
    for (const Node name : schema["required"])
        members[std::string(name.string())] = leastValue(schema["properties"][name.string()], game, depth + 1, left);
    return members;
}

/// The schema of a key that entries of all games may have, such as `cost`; absent if there is none.
Node sharedKey(const std::string& name, const rules::Game& game)
{
    return game.listSchemaText->root()["definitions"]["entry"]["properties"][name];
}

}  // namespace

Json startingValue(Node schema, const rules::Game& game)
{
    int left = mostParts;
    return leastValue(schema, game, 0, left);
}

Json startingValues(const rules::ElementSchema& element, const std::vector<std::string>& required,
                    const rules::Game& game)
{
    Json values = Json::object();
    for (const auto& name : required) {
        const auto* field = element.find(name);
        auto value = startingValue(field ? field->schema : sharedKey(name, game), game);
        if (!value.is_null() && !value.is_discarded()) values[name] = std::move(value);
    }
    return values;
}

Json valuesOfNewEntry(const rules::Game& game)
{
    auto names = game.entry.required;
    for (const auto& name : game.unit.required)
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    return startingValues(game.entry, names, game);
}

}  // namespace muster::validator

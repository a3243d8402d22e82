#include "core/game/composed_schema.hpp"

#include "schemas/embedded.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>

namespace muster::rules {

namespace {

using Json = nlohmann::ordered_json;

/// "table", "names" and "form" are not keywords of JSON Schema; renamed, they can still be read in the composed schema.
void setAside(Json& schema, const std::string& keyword)
{
    if (!schema.is_object() || !schema.contains(keyword)) return;
    schema["x-" + keyword] = schema[keyword];
    schema.erase(keyword);
}

/// The same for the form hints of a schema and of every schema inside it, down to the maximum depth of a text.
void setFormsAside(Json& schema)
{
    if (!schema.is_object()) return;
    setAside(schema, "form");
    for (auto& [key, value] : schema.items()) {
        if (key == "properties" || key == "patternProperties" || key == "definitions") {
            if (value.is_object())
                for (auto& [name, property] : value.items()) setFormsAside(property);
        } else if (key == "items" || key == "additionalProperties") {
            setFormsAside(value);
        }
    }
}

Json part(text::Node node)
{
    if (!node) return Json::object();
    Json own = Json::parse(node.sourceText());
    // "table" and "names" are supported only at the properties of an element: nothing checks texts further inside.
    if (own.contains("properties") && own["properties"].is_object())
        for (auto& [name, property] : own["properties"].items())
            setAside(property, "table"), setAside(property, "names");
    setFormsAside(own);
    return own;
}

Json definitionsOf(text::Node system)
{
    if (!system["definitions"]) return Json::object();
    Json definitions = Json::parse(system["definitions"].sourceText());
    for (auto& [name, definition] : definitions.items()) setFormsAside(definition);
    return definitions;
}

/// Merges the keys of a system's schema part into a shared definition, which from then on rejects unknown keys.
void workIn(Json& definition, const Json& own, bool withRequired)
{
    for (const auto& [key, value] : own.items()) {
        if (key == "properties" || key == "patternProperties") {
            for (const auto& [name, schema] : value.items()) definition[key][name] = schema;
        } else if (key == "required") {
            if (withRequired)
                for (const auto& name : value) definition["required"].push_back(name);
        } else if (key != "type" && key != "title" && key != "description") {
            definition[key] = value;
        }
    }
    if (!definition.contains("additionalProperties")) definition["additionalProperties"] = false;
}

void addDefinitions(Json& schema, const Json& own)
{
    for (const auto& [name, definition] : own.items()) schema["definitions"][name] = definition;
}

/// Restricts options to values that the system defines.
void limitOptions(Json& schema, const Json& entry, const Json& leader)
{
    Json& option = schema["definitions"]["option"]["properties"];
    Json known = Json::array();
    option["set"]["properties"] = Json::object();
    for (const Json* element : {&leader, &entry}) {
        const Json properties = element->value("properties", Json::object());
        for (const auto& [name, property] : properties.items()) {
            known.push_back(name);
            option["set"]["properties"][name] = property;
            if (property.is_object() && property.contains("items"))
                for (const char* key : {"add", "remove"})
                    option[key]["properties"][name] = {{"type", "array"}, {"items", property["items"]}};
        }
    }
    option["set"]["additionalProperties"] = false;
    if (known.empty()) return;
    for (const char* key : {"add", "remove"}) option[key]["propertyNames"] = {{"enum", known}};
}

/// The source in the system file of a place in a composed schema: the nearest ancestor that was copied.
text::Node origin(const std::string& pointer, std::string_view rootKey, text::Node system)
{
    struct Taken {
        std::string_view composed, own;
    };
    const std::array taken{Taken{"/definitions/unit", "/unit"},
                           Taken{"/definitions/leader", "/leader"},
                           Taken{"/definitions/group", "/group"},
                           Taken{"/definitions/entry", "/entry"},
                           Taken{"/definitions/entry", "/unit"},
                           Taken{"/definitions/leaderEntry", "/leader"},
                           Taken{"/definitions/option/properties/set", "/unit"},
                           Taken{"/definitions/piece", "/piece"},
                           Taken{"/definitions/side", "/side"},
                           Taken{"/definitions/placement", "/placement"},
                           Taken{"/definitions", "/definitions"},
                           Taken{"", rootKey}};
    for (const auto& [composed, own] : taken) {
        if (!pointer.starts_with(composed)) continue;
        std::string rest = std::string(own) + pointer.substr(composed.size());
        for (; rest.size() > own.size(); rest.resize(rest.rfind('/')))
            if (const auto node = system.at(rest)) return node;
    }
    return system;
}

/// A schema of too many values takes too much memory to compile, and an object of too many keys too much time to copy.
constexpr std::size_t maxValues = 100'000;
constexpr std::uint32_t maxKeys = 1'000;

/// The first fault in the size of the system's parts of schemas.
std::optional<text::Fault> faultOfSize(text::Node system)
{
    std::size_t values = 0;
    for (const char* key : {"definitions", "unit", "leader", "entry", "group", "army", "list", "scenario", "side",
                            "piece", "placement"}) {
        std::vector<text::Node> waiting{system[key]};
        while (!waiting.empty()) {
            const text::Node node = waiting.back();
            waiting.pop_back();
            if (node.isObject() && node.size() > maxKeys)
                return text::Fault{
                    "system/schema",
                    fmt::format("{} keys in one object of a schema; at most {} are allowed", node.size(), maxKeys),
                    "put them into a table",
                    {node.range().begin, node.range().begin + 1}};
            values += node.size();
            if (values > maxValues)
                return text::Fault{"system/schema",
                                   fmt::format("the schemas of this system have more than {} values", maxValues),
                                   "put long lists of values into a table", system[key].keyRange()};
            for (const text::Node inner : node)
                if (inner.size() > 0) waiting.push_back(inner);
        }
    }
    return std::nullopt;
}

/// True if every reference in the system's parts of schemas leads to a definition.
bool refersToDefinitions(text::Node system)
{
    std::vector<text::Node> waiting;
    for (const char* key : {"definitions", "unit", "leader", "entry"}) waiting.push_back(system[key]);
    while (!waiting.empty()) {
        const text::Node node = waiting.back();
        waiting.pop_back();
        if (const auto reference = node["$ref"]; reference && !reference.string().starts_with("#/definitions/"))
            return false;
        for (const text::Node inner : node)
            if (inner.size() > 0) waiting.push_back(inner);
    }
    return true;
}

struct Compiled {
    std::shared_ptr<const text::Document> document;
    std::optional<schema::Schema> schema;
};

Compiled compile(const Json& json, std::string name, std::string_view rootKey, text::Node system,
                 const std::shared_ptr<text::RegexStore>& regexes, std::vector<text::Fault>& faults)
{
    auto parsed = text::Document::parse(std::make_shared<const text::Source>(std::move(name), json.dump(2)));
    if (!parsed.document) return {};
    auto compiled = schema::Schema::compile(parsed.document->root(), regexes);
    if (auto* schema = std::get_if<schema::Schema>(&compiled)) return {parsed.document, std::move(*schema)};
    for (auto& fault : std::get<std::vector<text::Fault>>(compiled)) {
        const auto place = origin(parsed.document->nodeAt(fault.range.begin).pointer(), rootKey, system);
        fault.range = place.index() == 0 ? text::Range{place.range().begin, place.range().begin + 1} : place.range();
        faults.push_back(std::move(fault));
    }
    return {};
}

}  // namespace

std::optional<CompiledPart> schemaOfParts(const std::vector<text::Node>& parts, text::Node system)
{
    if (faultOfSize(system)) return std::nullopt;
    Json whole{{"properties", Json::object()}, {"definitions", definitionsOf(system)}};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Json own = part(parts[i]);
        setAside(own, "table");
        whole["properties"][std::to_string(i)] = std::move(own);
    }
    std::vector<text::Fault> faults;
    auto compiled = compile(whole, "parts of the system", "", system, std::make_shared<text::RegexStore>(), faults);
    if (!compiled.schema) return std::nullopt;
    return CompiledPart{std::move(compiled.document), std::move(*compiled.schema)};
}

ComposedSchemas composeSchemas(text::Node system, const std::shared_ptr<text::RegexStore>& regexes)
{
    ComposedSchemas result;
    if (auto fault = faultOfSize(system)) {
        result.faults.push_back(std::move(*fault));
        return result;
    }
    const Json definitions = definitionsOf(system);
    const Json unit = part(system["unit"]);
    const Json leader = part(system["leader"]);
    const Json entry = system["entry"] ? part(system["entry"]) : unit;

    const auto reserve = [&](const char* element, const char* name) {
        const auto property = system[element]["properties"][name];
        if (!property) return;
        result.faults.push_back(
            {"system/schema",
             fmt::format("the property name \"{}\" of \"{}\" is already used by the shared schemas", name, element),
             "choose another name", property.keyRange()});
    };
    // Findings about every element can be accepted in the same way, whatever the system; a file is tested likewise.
    for (const char* element :
         {"unit", "leader", "entry", "group", "army", "list", "scenario", "side", "piece", "placement"})
        reserve(element, "accept");
    for (const char* element : {"army", "list", "scenario"}) reserve(element, "expect");

    Json scenario = Json::parse(schemas::text("scenario"));
    Json army = Json::parse(schemas::text("army"));
    Json list = Json::parse(schemas::text("list"));
    for (const auto& [name, ignored] : definitions.items()) {
        if (!army["definitions"].contains(name) && !list["definitions"].contains(name) &&
            !scenario["definitions"].contains(name))
            continue;
        const auto place = system["definitions"][name];
        result.faults.push_back({"system/schema",
                                 fmt::format("the definition name \"{}\" is already used by the shared schemas", name),
                                 "choose another name", place.keyRange()});
    }
    if (!result.faults.empty()) return result;

    addDefinitions(army, definitions);
    workIn(army["definitions"]["unit"], unit, false);
    workIn(army["definitions"]["leader"], leader, false);
    workIn(army["definitions"]["group"], part(system["group"]), true);
    workIn(army, part(system["army"]), true);

    addDefinitions(scenario, definitions);
    for (const char* element : {"piece", "side", "placement"})
        workIn(scenario["definitions"][element], part(system[element]), true);
    workIn(scenario, part(system["scenario"]), true);

    addDefinitions(list, definitions);
    workIn(list["definitions"]["entry"], entry, static_cast<bool>(system["entry"]));
    workIn(list["definitions"]["leaderEntry"], leader, false);
    limitOptions(list, entry, leader);
    workIn(list, part(system["list"]), true);

    const std::string id(system["id"].string());
    auto compiledArmy = compile(army, id + " army schema", "/army", system, regexes, result.faults);
    if (!result.faults.empty()) return result;  // the other schemas contain the same parts and would repeat each fault
    auto compiledList = compile(list, id + " list schema", "/list", system, regexes, result.faults);
    // A system without entries has nothing to check against this schema; its definitions are those of the list.
    if (system["entries"] || system["leaders"] || !result.faults.empty() || !refersToDefinitions(system)) {
        const Json ownEntries = {{"type", "object"},
                                 {"properties",
                                  {{"entries", {{"items", {{"$ref", "#/definitions/entry"}}}}},
                                   {"leaders", {{"items", {{"$ref", "#/definitions/leaderEntry"}}}}}}},
                                 {"definitions", list["definitions"]}};
        auto compiledOwn = compile(ownEntries, id + " entries schema", "/entry", system, regexes, result.faults);
        result.ownEntries = std::move(compiledOwn.schema);
    }
    auto compiledScenario = compile(scenario, id + " scenario schema", "/scenario", system, regexes, result.faults);
    result.scenarioText = std::move(compiledScenario.document), result.scenario = std::move(compiledScenario.schema);
    result.armyText = std::move(compiledArmy.document), result.army = std::move(compiledArmy.schema);
    result.listText = std::move(compiledList.document), result.list = std::move(compiledList.schema);
    return result;
}

}  // namespace muster::rules

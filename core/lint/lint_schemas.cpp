#include "core/game/composed_schema.hpp"
#include "core/game/game.hpp"
#include "core/library/table_links.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

constexpr std::array<const char*, 10> partKeys{"unit", "entry",    "leader", "group", "army",
                                               "list", "scenario", "side",   "piece", "placement"};

/// Keywords whose schemas cannot be checked alone: they apply together with the enclosing schema.
constexpr std::array<const char*, 6> branches{"allOf", "anyOf", "oneOf", "if", "then", "else"};

class SchemaLint {
public:
    SchemaLint(const CheckContext& context, const Game& game) : m_context(context), m_game(game), m_root(context.root())
    {}

    void run()
    {
        for (const char* name : partKeys)
            if (const Node part = m_root[name]) {
                checkRequired(part, namesOf(name));
                visitParts(part);
            }
        for (const Node definition : m_root["definitions"]) visit(definition, false);
        for (const Node values : m_root["derived"])
            for (const Node value : values)
                if (m_root[values.key()]["properties"][value.key()])
                    m_context.findings.addAtKey(
                        "system/schema", Level::error, value,
                        fmt::format("\"{}\" is a key of the {} already, and the derived value would replace it",
                                    value.key(), values.key()),
                        "give the derived value another name");
        checkStated();
    }

private:
    /// Visits every nested schema, down to the maximum depth of a text.
    void visitParts(Node schema, bool inBranch = false)
    {
        for (const char* map : {"properties", "patternProperties", "definitions"})
            for (const Node part : schema[map]) visit(part, inBranch);
        for (const char* one : {"items", "additionalProperties", "contains", "not"}) {
            for (const Node item : schema[one].isArray() ? schema[one] : Node()) visit(item, inBranch);
            visit(schema[one], inBranch);
        }
        for (const char* branch : branches) {
            for (const Node item : schema[branch].isArray() ? schema[branch] : Node()) visit(item, true);
            visit(schema[branch], true);
        }
    }

    void visit(Node schema, bool inBranch)
    {
        if (!schema.isObject()) return;
        checkLimits(schema);
        checkEnum(schema);
        note(schema, schema["default"], "default");
        note(schema, schema["form"]["start"], "start");
        const Node additional = schema["additionalProperties"];
        const bool closed = schema["properties"] && !schema["patternProperties"] && !additional.isObject() &&
                            !(additional.isBoolean() && additional.boolean());
        if (closed && !inBranch) {
            std::vector<std::string> names;
            for (const Node property : schema["properties"]) names.emplace_back(property.key());
            checkRequired(schema, names);
        }
        visitParts(schema, inBranch);
    }

    /// The keys of an element: the system's own and those that every system has.
    std::vector<std::string> namesOf(std::string_view part) const
    {
        const Node army = m_game.armySchemaText->root(), list = m_game.listSchemaText->root(),
                   scenario = m_game.scenarioSchemaText->root();
        std::vector<Node> schemas;
        if (part == "army")
            schemas = {army};
        else if (part == "scenario")
            schemas = {scenario};
        else if (part == "list")
            schemas = {list};
        else if (part == "entry")
            schemas = {list["definitions"]["entry"]};
        else if (part == "unit")
            schemas = {army["definitions"]["unit"], list["definitions"]["entry"]};
        else if (part == "leader" || part == "group")
            schemas = {army["definitions"][part]};
        else
            schemas = {scenario["definitions"][part]};
        std::vector<std::string> names;
        for (const Node schema : schemas)
            for (const Node property : schema["properties"]) names.emplace_back(property.key());
        return names;
    }

    void checkRequired(Node schema, const std::vector<std::string>& names)
    {
        for (const Node name : schema["required"])
            if (name.isString() && std::find(names.begin(), names.end(), name.string()) == names.end())
                report(name, fmt::format("the required key \"{}\" does not exist", name.string()),
                       suggestion(m_context.findings, names, name.string(),
                                  "add it to \"properties\", or remove it from \"required\""));
    }

    void checkLimits(Node schema)
    {
        static constexpr std::pair<const char*, const char*> pairs[] = {{"minimum", "maximum"},
                                                                        {"exclusiveMinimum", "exclusiveMaximum"},
                                                                        {"minimum", "exclusiveMaximum"},
                                                                        {"exclusiveMinimum", "maximum"},
                                                                        {"minLength", "maxLength"},
                                                                        {"minItems", "maxItems"},
                                                                        {"minProperties", "maxProperties"}};
        for (const auto& [min, max] : pairs) {
            const Node low = schema[min], high = schema[max];
            if (!low.isNumber() || !high.isNumber()) continue;
            const bool strict = std::string_view(min).starts_with("excl") || std::string_view(max).starts_with("excl");
            const bool isWhole = schema["type"].string() == "integer" && low.isInteger() && high.isInteger();
            const bool areBothStrict =
                std::string_view(min).starts_with("excl") && std::string_view(max).starts_with("excl");
            if (low.real() > high.real() || (strict && low.real() == high.real()) ||
                (isWhole && areBothStrict && low.real() + 1 == high.real()))
                report(low,
                       fmt::format("no value satisfies both: \"{}\" is {} and \"{}\" is {}", min, low.sourceText(), max,
                                   high.sourceText()),
                       "lower one or raise the other");
        }
    }

    /// Values of an enum that can never occur, or occur twice.
    void checkEnum(Node schema)
    {
        const auto type = schema["type"].string();
        std::set<std::string_view> seen;
        for (const Node value : schema["enum"].isArray() ? schema["enum"] : Node()) {
            const bool fits = type == "integer"  ? value.isInteger()
                              : type == "number" ? value.isNumber()
                              : type == "string" ? value.isString()
                                                 : true;
            const Node most = schema["maximum"], least = schema["minimum"];
            if (!seen.insert(value.sourceText()).second)
                report(value, fmt::format("{} is listed twice", value.sourceText()), "remove one of them");
            else if (!fits)
                report(value,
                       fmt::format("{} is of another type than \"{}\", so it is never valid", value.sourceText(), type),
                       type == "string" ? "write it in quotes" : fmt::format("write it as {}", type));
            else if (value.isNumber() && most.isNumber() && value.real() > most.real())
                report(value,
                       fmt::format("{} is above the maximum {}, so it is never valid", value.sourceText(),
                                   most.sourceText()),
                       "raise the maximum, or remove the value");
            else if (value.isNumber() && least.isNumber() && value.real() < least.real())
                report(value,
                       fmt::format("{} is below the minimum {}, so it is never valid", value.sourceText(),
                                   least.sourceText()),
                       "lower the minimum, or remove the value");
        }
    }

    void note(Node schema, Node value, const char* what)
    {
        if (value) m_stated.push_back({schema, value, what});
    }

    /// All at once: each schema may refer to every definition.
    void checkStated()
    {
        std::vector<Node> schemas;
        std::string values;
        // Nested schemas are copied repeatedly; no author writes a file whose copies are much larger than the file
        // itself.
        std::size_t room = 3 * m_root.sourceText().size();
        for (const auto& [schema, value, what] : m_stated) {
            if (schema.sourceText().size() > room) break;
            room -= schema.sourceText().size();
            values += fmt::format("{}\"{}\": {}", schemas.empty() ? "" : ", ", schemas.size(), value.sourceText());
            schemas.push_back(schema);
        }
        const auto compiled = schemaOfParts(schemas, m_root);
        const auto text = std::make_shared<const text::Source>("standard values", "{" + values + "}");
        const auto parsed = text::Document::parse(text);
        if (!compiled || !parsed.document) return;
        std::vector<schema::Finding> found;
        compiled->schema.check(parsed.document->root(), found);
        std::set<std::size_t> wrong;
        for (const auto& finding : found) {
            if (finding.pointer.size() < 2) continue;
            const auto index = std::stoul(finding.pointer.substr(1));
            const auto rest = finding.pointer.find('/', 1);
            const Node inside = rest == std::string::npos ? m_stated[index].value
                                                          : m_stated[index].value.at(finding.pointer.substr(rest));
            if (wrong.insert(index).second)
                report(inside ? inside : m_stated[index].value,
                       fmt::format("the {} does not fit its own schema: {}", m_stated[index].what, finding.message),
                       finding.help);
        }
        for (std::size_t i = 0; i < schemas.size(); ++i)
            if (!wrong.contains(i)) checkRow(schemas[i]["table"], m_stated[i].value);
    }

    /// A default must also be valid for an army without a list, so the row must be one of the system's own.
    void checkRow(Node link, Node value)
    {
        const Node table = m_root["tables"][link.isString() ? link.string() : link["name"].string()];
        if (!table || link["open"].boolean()) return;
        std::vector<std::string> known;
        for (const Node word : link["or"]) known.emplace_back(word.string());
        for (const Node row : table) known.emplace_back(row["id"].string());
        for (const Node text : linkedTexts(value)) {
            const auto name = linkedText(text, value);
            if (std::find(known.begin(), known.end(), name) == known.end())
                m_context.findings.add("ref/not-found", Level::error, text,
                                       fmt::format("there is no \"{}\" in the table \"{}\"", name, table.key()),
                                       choice(m_context.findings, known, name, "the ids are"));
        }
    }

    void report(Node at, std::string message, std::string help)
    {
        m_context.findings.add("system/schema", Level::error, at, std::move(message), std::move(help));
    }

    /// A value stated by a schema, and that schema.
    struct StatedSchema {
        Node schema, value;
        const char* what;
    };

    const CheckContext& m_context;
    const Game& m_game;
    Node m_root;
    std::vector<StatedSchema> m_stated;
};

}  // namespace

void lintSchemas(const CheckContext& context, const Game& game) { SchemaLint(context, game).run(); }

}  // namespace muster::rules

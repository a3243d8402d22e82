#include "core/expr/literal_results.hpp"
#include "core/expr/template_text.hpp"
#include "core/game/game.hpp"
#include "core/game/scope.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// Placeholder in a path for the result of an expression.
constexpr char open = '\x01';
constexpr std::size_t maxPaths = 50, longestPath = 1000;

/// The possible paths of a text with expressions, as far as its branches are literal.
std::vector<std::string> pathsOf(std::string_view source)
{
    std::vector<std::string> paths{""};
    if (source.size() > longestPath) return {};
    for (const auto& part : expr::partsOfTemplate(source).value_or(std::vector<expr::TemplatePart>{})) {
        std::vector<std::string> ends;
        if (!part.isExpression)
            ends.push_back(part.text);
        else
            for (const auto& result : expr::literalResults(part.text)) {
                const auto* text = result ? std::get_if<std::string>(&*result) : nullptr;
                ends.push_back(text ? *text : std::string(1, open));
            }
        std::vector<std::string> longer;
        for (const auto& path : paths)
            for (const auto& end : ends)
                if (longer.size() < maxPaths) longer.push_back(path + end);
        paths = std::move(longer);
    }
    return paths;
}

std::vector<std::string> tokensOf(std::string_view path)
{
    std::vector<std::string> tokens;
    while (!path.empty()) {
        const auto token = path.substr(0, path.find('/'));
        tokens.emplace_back(token);
        path.remove_prefix(std::min(path.size(), token.size() + 1));
    }
    return tokens;
}

bool isOpen(std::string_view token) { return token.find(open) != std::string_view::npos; }

/// The schemas that apply one step below some others.
class Step {
public:
    Step(Node root, std::string_view token) : m_root(root), m_token(token), m_any(token.size() == 1 && token[0] == open)
    {}

    void from(Node schema, int depth = 0)
    {
        if (schema.isBoolean()) anything = anything || schema.boolean();
        if (!schema.isObject() || depth > 24) return;
        if (const auto target = schema["$ref"].string(); target.starts_with("#/"))
            return from(m_root.at(target.substr(1)), depth + 1);
        const auto may = [&](std::string_view type) {
            const Node types = schema["type"];
            if (!types) return true;
            return types.string() == type ||
                   std::any_of(types.begin(), types.end(), [&](Node one) { return one.string() == type; });
        };
        const bool closed =
            schema["properties"] || schema["items"] || schema["$ref"] || schema["enum"] || schema["const"];
        for (const char* all : {"allOf", "anyOf", "oneOf"})
            for (const Node one : schema[all]) from(one, depth + 1);
        for (const char* branch : {"then", "else"})
            if (schema[branch].isObject()) from(schema[branch], depth + 1);
        if (may("object")) fromObject(schema, closed || schema["allOf"] || schema["anyOf"] || schema["oneOf"]);
        if (may("array")) fromArray(schema, closed);
    }

    std::vector<Node> schemas;
    std::vector<std::string> names;
    bool anything = false;
    bool isList = false;  ///< only items of a list are here, and the token names none

private:
    void fromObject(Node schema, bool closed)
    {
        const Node properties = schema["properties"];
        for (const Node property : properties) {
            names.emplace_back(property.key());
            if (m_any || property.key() == m_token) schemas.push_back(property);
        }
        for (const Node pattern : schema["patternProperties"])
            if (pattern.key() != "^x-" || m_token.starts_with("x-")) schemas.push_back(pattern);
        const Node additional = schema["additionalProperties"];
        if (additional.isObject()) schemas.push_back(additional);
        if (additional.isBoolean() && additional.boolean()) anything = true;
        if (!additional && !closed && schema["type"].string() == "object") anything = true;
    }

    void fromArray(Node schema, bool closed)
    {
        const bool isPlace = m_any || m_token == "-" ||
                             (!m_token.empty() && m_token.find_first_not_of("0123456789") == std::string_view::npos);
        if (!isPlace) {
            isList = isList || schema["type"].string() == "array";
            return;
        }
        const Node items = schema["items"];
        if (items.isArray())
            for (const Node item : items) schemas.push_back(item);
        else if (items)
            schemas.push_back(items);
        else if (!closed)
            anything = true;
    }

    Node m_root;
    std::string_view m_token;
    bool m_any;
};

class PointerLint {
public:
    PointerLint(const CheckContext& context, const Game& game) : m_context(context), m_game(game) {}

    void run()
    {
        for (const Rule& rule : m_game.rules) {
            if (!isOwn(m_context, rule)) continue;
            const Node element = schemaOf(rule.scope);
            for (const auto& path : pathsOf(rule.node["at"].string())) checkAt(rule, element, path);
            for (const auto& path : pathsOf(rule.node["limit"].string())) checkLimit(rule, path);
            for (const Node operation : rule.node["fix"]) checkFix(rule, element, operation);
        }
    }

private:
    Node schemaOf(Scope scope) const
    {
        const Node army = m_game.armySchemaText->root(), list = m_game.listSchemaText->root(),
                   scenario = m_game.scenarioSchemaText->root();
        switch (scope) {
        case Scope::army: return army;
        case Scope::group:
        case Scope::unit:
        case Scope::leader: return army["definitions"][scopeName(scope)];
        case Scope::list: return list;
        case Scope::entry: return list["definitions"]["entry"];
        case Scope::scenario: return scenario;
        case Scope::terrain: return scenario["definitions"]["piece"];
        default: return scenario["definitions"][scopeName(scope)];
        }
    }

    void checkAt(const Rule& rule, Node element, std::string_view path)
    {
        if (path.empty() || path[0] == open) return;
        const Node at = rule.node["at"];
        if (path[0] != '/')
            return report(at,
                          fmt::format("a path inside the {} must begin with \"/\", but this is \"{}\"",
                                      scopeName(rule.scope), shown(path)),
                          fmt::format("write \"{}\"", withSlashes(path)));
        follow(at, element, tokensOf(path.substr(1)), fmt::format("of the {}", scopeName(rule.scope)));
    }

    void checkFix(const Rule& rule, Node element, Node operation)
    {
        const auto op = operation["op"].string();
        if ((op == "add" || op == "replace" || op == "test") && !operation["value"])
            m_context.findings.addMissing("system/unknown-place", Level::error, operation, "value",
                                          fmt::format("the fix is to {} a value and has none", op),
                                          "add \"value\" with what belongs there");
        for (const char* key : {"path", "from"})
            for (const auto& path : pathsOf(operation[key].string())) {
                if (path.empty() || path[0] != '/') continue;
                const auto schemas = follow(operation[key], element, tokensOf(path.substr(1)),
                                            fmt::format("of the {}", scopeName(rule.scope)));
                if (std::string_view(key) == "path" && schemas.size() == 1)
                    checkWritten(operation["value"], schemas.front());
            }
    }

    /// Reports a value of a fix that its schema rejects for its type or size. Texts may be made of expressions.
    void checkWritten(Node value, Node schema)
    {
        const Node root = schema.document().root();
        for (int steps = 0; steps < 24 && schema["$ref"].isString(); ++steps)
            schema = schema["$ref"].string().starts_with("#/") ? root.at(schema["$ref"].string().substr(1)) : Node();
        if (!value || !schema || (value.isString() && value.string().find('{') != std::string_view::npos)) return;
        const auto type = schema["type"].string();
        const bool fits = type == "integer"   ? value.isInteger()
                          : type == "number"  ? value.isNumber()
                          : type == "string"  ? value.isString()
                          : type == "boolean" ? value.isBoolean()
                                              : true;
        if (!fits)
            return report(value,
                          fmt::format("the fix writes {} where the schema has {} {}", value.sourceText(),
                                      type == "integer" ? "an" : "a", type),
                          fmt::format("write {} {}", type == "integer" ? "an" : "a", type));
        if (!value.isNumber()) return;
        if (const Node most = schema["maximum"]; most.isNumber() && value.real() > most.real())
            report(value, fmt::format("the fix writes {}, above the maximum {}", value.sourceText(), most.sourceText()),
                   fmt::format("write at most {}", most.sourceText()));
        if (const Node least = schema["minimum"]; least.isNumber() && value.real() < least.real())
            report(value,
                   fmt::format("the fix writes {}, below the minimum {}", value.sourceText(), least.sourceText()),
                   fmt::format("write at least {}", least.sourceText()));
    }

    void checkLimit(const Rule& rule, std::string_view path)
    {
        if (path.empty() || path[0] == open) return;
        auto tokens = tokensOf(path);
        const Node at = rule.node["limit"];
        const auto root = tokens.front();
        tokens.erase(tokens.begin());
        if (isOpen(root)) return;
        if (root == "entry") {
            const Node list = m_game.listSchemaText->root();
            follow(at, list["definitions"][rule.scope == Scope::leader ? "leaderEntry" : "entry"], tokens,
                   "of an entry");
        } else if (root == "list") {
            follow(at, m_game.listSchemaText->root(), tokens, "of a list");
        } else if (root == "tables") {
            followRow(at, tokens);
        } else if (root == "system") {
            followSystem(at, tokens);
        } else {
            static const std::vector<std::string> roots{"entry", "list", "tables", "system"};
            report(at,
                   fmt::format("a limit must be a path into an entry, a list, a table or the system, not into \"{}\"",
                               root),
                   suggestion(m_context.findings, roots, root, "begin with entry/, list/, tables/ or system/"));
        }
    }

    /// The schemas of what the path leads to; none if that is not known or was reported.
    std::vector<Node> follow(Node at, Node schema, const std::vector<std::string>& tokens, std::string_view whose)
    {
        const Node root = schema.document().root();
        std::vector<Node> here{schema};
        for (const auto& token : tokens) {
            // A partly known token may contain a slash, so nothing after it is certain.
            if (isOpen(token) && token.size() > 1) return {};
            Step step(root, token);
            for (const Node one : here) step.from(one);
            if (step.anything) return {};
            if (step.schemas.empty()) {
                if (step.isList) {
                    report(at, fmt::format("\"{}\" is no place in a list {}", shown(token), whose),
                           fmt::format("name an item by its index first, such as 0/{}", shown(token)));
                } else {
                    unknown(at, token, step.names, whose);
                }
                return {};
            }
            here = std::move(step.schemas);
        }
        return here;
    }

    void followRow(Node at, const std::vector<std::string>& tokens)
    {
        const Node tables = m_game.document->root()["tables"];
        if (tokens.empty() || isOpen(tokens[0])) return;
        const Node table = tables[tokens[0]];
        if (!table) return unknown(at, tokens[0], keysOf(tables), "of the tables");
        if (tokens.size() > 1 && !isOpen(tokens[1])) {
            const bool found =
                std::any_of(table.begin(), table.end(), [&](Node row) { return row["id"].string() == tokens[1]; });
            std::vector<std::string> ids;
            for (const Node row : table) ids.emplace_back(row["id"].string());
            if (!found) return unknown(at, tokens[1], ids, fmt::format("of the table \"{}\"", tokens[0]));
        }
        if (tokens.size() < 3 || isOpen(tokens[2])) return;
        const bool known = std::any_of(table.begin(), table.end(), [&](Node row) { return bool(row[tokens[2]]); });
        if (!known && table.size() > 0)
            unknown(at, tokens[2], keysOf(*table.begin()), fmt::format("of the rows of \"{}\"", tokens[0]));
    }

    void followSystem(Node at, const std::vector<std::string>& tokens)
    {
        Node here = m_game.document->root();
        for (const auto& token : tokens) {
            if (isOpen(token)) return;
            const Node next = here.at("/" + token);
            if (!next) return unknown(at, token, keysOf(here), "of the system");
            here = next;
        }
    }

    static std::vector<std::string> keysOf(Node object)
    {
        std::vector<std::string> keys;
        for (const Node member : object) keys.emplace_back(member.key());
        return keys;
    }

    /// A path as JSON pointers write it: self.units[0].grit becomes /units/0/grit.
    static std::string withSlashes(std::string_view path)
    {
        if (path.starts_with("self.")) path.remove_prefix(5);
        std::string text = path.starts_with('/') ? "" : "/";
        for (const char c : shown(path))
            if (c != ']') text += c == '.' || c == '[' ? '/' : c;
        return text;
    }

    static std::string shown(std::string_view path)
    {
        std::string text(path);
        std::replace(text.begin(), text.end(), open, '?');
        return text;
    }

    void unknown(Node at, const std::string& token, const std::vector<std::string>& known, std::string_view whose)
    {
        report(at, fmt::format("there is no \"{}\" at this path {}", shown(token), whose),
               token.find('.') != token.npos
                   ? fmt::format("slashes separate the parts of a path: {}", withSlashes(token))
               : known.empty() ? "remove the rest of the path"
                               : choice(m_context.findings, known, token, "the names are"));
    }

    void report(Node at, std::string message, std::string help)
    {
        m_context.findings.add("system/unknown-place", Level::error, at, std::move(message), std::move(help));
    }

    const CheckContext& m_context;
    const Game& m_game;
};

}  // namespace

void lintPointers(const CheckContext& context, const Game& game) { PointerLint(context, game).run(); }

}  // namespace muster::rules

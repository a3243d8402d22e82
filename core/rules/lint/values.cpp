#include "core/expr/comparisons.hpp"
#include "core/rules/game/game_types.hpp"
#include "core/rules/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// The texts that a value may have.
struct Choices {
    bool known = true;  ///< false when it may be any text
    bool items = false; ///< the value is a list of them
    std::vector<std::string> texts;
};

Node resolved(Node schema, Node root)
{
    for (int steps = 0; steps < 24 && schema["$ref"].isString(); ++steps) {
        const auto pointer = schema["$ref"].string();
        schema = pointer.starts_with("#/") ? root.at(pointer.substr(1)) : Node();
    }
    return schema;
}

void addChoices(Node property, Node root, Choices& choices)
{
    Node schema = resolved(property, root);
    if (schema["type"].string() == "array") {
        choices.items = true;
        schema = resolved(schema["items"], root);
    }
    if (!schema["enum"].isArray() && !schema["const"]) choices.known = false;
    const auto add = [&](Node value) {
        if (value.isString()) choices.texts.emplace_back(value.string());
    };
    for (const Node value : schema["enum"]) add(value);
    add(schema["const"]);
    for (const Node standard : {property["default"], schema["default"]}) {
        add(standard);
        for (const Node item : standard) add(item);
    }
}

class ValueReader {
public:
    ValueReader(const CheckContext& context, const Game& game) : m_context(context), m_game(game), m_root(context.root()) {}

    void readAll()
    {
        for (const Node things : m_root["derived"])
            if (const auto scope = scopeFromName(things.key()))
                for (const Node value : things) read(expressionOf(value), m_game.environment(*scope));
        for (const Node formula : m_root["cost"])
            if (const auto scope = scopeFromName(formula.key())) readCost(formula, m_game.environment(*scope));
        for (const Node rule : m_root["rules"])
            if (const auto scope = scopeFromName(rule["scope"].string())) readRule(rule, m_game.environment(*scope));
    }

private:
    static expr::Type typeOf(Node node, const expr::Environment& environment)
    {
        const auto compiled = expr::Program::compile(node.string(), environment);
        const auto* program = std::get_if<expr::Program>(&compiled);
        return program ? program->type() : expr::Type();
    }

    static expr::Environment withItem(Node each, expr::Environment environment)
    {
        if (!each) return environment;
        const auto type = itemType(typeOf(each, environment));
        environment.declare("item", type);
        environment.declare("index", expr::Type::simple(expr::Type::Kind::integer));
        return environment;
    }

    void readCost(Node formula, const expr::Environment& environment)
    {
        read(formula["times"]["value"], environment);
        for (const char* part : {"each", "once"})
            for (const Node term : formula[part]) {
                read(term["when"], environment);
                read(term["each"], environment);
                read(term["value"], withItem(term["each"], environment));
            }
    }

    void readRule(Node rule, expr::Environment environment)
    {
        read(rule["when"], environment);
        for (const Node level : rule["levelIf"]) read(level, environment);
        read(rule["each"], environment);
        environment = withItem(rule["each"], std::move(environment));
        for (const Node let : rule["let"]) {
            read(let, environment);
            const auto type = typeOf(let, environment);
            environment.declare(std::string(let.key()), type);
        }
        read(rule["require"], environment);
        read(rule["contributes"]["each"], environment);
    }

    void read(Node expression, const expr::Environment& environment)
    {
        if (!expression.isString()) return;
        for (const auto& comparison : expr::comparisons(expression.string(), environment)) judge(expression, comparison);
    }

    void judge(Node expression, const expr::Comparison& comparison)
    {
        const auto choices = choicesOf(comparison.record, comparison.field);
        if (!choices.known || choices.items != comparison.item) return;
        if (std::find(choices.texts.begin(), choices.texts.end(), comparison.text) != choices.texts.end()) return;
        const text::Range range{expression.sourceOffset(comparison.begin), expression.sourceOffset(comparison.end)};
        auto place = placeOf(*m_context.subject.source, range, expression.pointer());
        auto line = shownLine(*m_context.subject.source, place.line);
        m_context.findings.add({"system/unknown-value", Level::warning, fmt::format("\"{}\" of the {} is never '{}'", comparison.field, comparison.record, comparison.text),
                                std::move(place), suggestion(m_context.findings, choices.texts, comparison.text, fmt::format("it is one of: {}", fmt::join(choices.texts, ", "))), std::move(line), {}, {}});
    }

    /// What a field of a unit may say: its entry, its options and the unit itself have a word in that, so all their schemas count.
    Choices choicesOf(std::string_view record, std::string_view field) const
    {
        Choices choices;
        bool found = false;
        const auto collect = [&](auto things) {
            for (const char* thing : things) {
                // A derived value of that name may be any text.
                if (m_root["derived"][thing][field]) choices.known = false;
                const Node property = m_root[thing]["properties"][field];
                if (!property) continue;
                found = true;
                addChoices(property, m_root, choices);
            }
        };
        if (record == "unit" || record == "entry" || record == "leader" || record == "leader entry") collect(std::array{"unit", "entry", "leader"});
        if (record == "group") collect(std::array{"group"});
        if (record == "army") collect(std::array{"army"});
        choices.known = choices.known && found;
        return choices;
    }

    const CheckContext& m_context;
    const Game& m_game;
    Node m_root;
};

}  // namespace

void lintValues(const CheckContext& context, const Game& game) { ValueReader(context, game).readAll(); }

}  // namespace muster::rules

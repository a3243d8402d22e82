#include "core/lint/system_expressions.hpp"

#include "core/game/game.hpp"
#include "core/game/game_types.hpp"

#include <utility>

namespace muster::rules {

using text::Node;

namespace {

class ExpressionVisit {
public:
    ExpressionVisit(const CheckContext& context, const Game& game,
                    const std::function<void(const SystemExpression&)>& function)
        : m_context(context), m_game(game), m_function(function)
    {}

    void run()
    {
        const Node root = m_game.document->root();
        if (m_context.document == m_game.document) {
            for (const Node elements : root["derived"])
                if (const auto scope = scopeFromName(elements.key()))
                    for (const Node value : elements) visit(expressionOf(value), m_game.environment(*scope));
            for (const Node formula : root["cost"])
                if (const auto scope = scopeFromName(formula.key())) visitCost(formula, m_game.environment(*scope));
        }
        for (const Node rule : m_context.root()["rules"])
            if (const auto scope = scopeFromName(rule["scope"].string())) visitRule(rule, m_game.environment(*scope));
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

    void visitCost(Node formula, const expr::Environment& environment)
    {
        visit(formula["times"]["value"], environment);
        for (const char* part : {"each", "once"})
            for (const Node term : formula[part]) {
                visit(term["when"], environment);
                hold(term["when"]);
                visit(term["each"], environment);
                visit(term["value"], withItem(term["each"], environment));
                m_conditions.clear();
            }
    }

    void visitRule(Node rule, expr::Environment environment)
    {
        visit(rule["when"], environment);
        hold(rule["when"]);
        for (const Node level : rule["levelIf"]) visit(level, environment);
        visit(rule["each"], environment);
        environment = withItem(rule["each"], std::move(environment));
        for (const Node let : rule["let"]) {
            visit(let, environment);
            const auto type = typeOf(let, environment);
            environment.declare(std::string(let.key()), type);
        }
        visit(rule["require"], environment);
        visit(rule["contributes"]["each"], environment);
        m_conditions.clear();
    }

    void hold(Node condition)
    {
        if (condition.isString()) m_conditions.emplace_back(condition.string());
    }

    void visit(Node expression, const expr::Environment& environment)
    {
        if (expression.isString()) m_function({expression, environment, m_conditions});
    }

    const CheckContext& m_context;
    const Game& m_game;
    const std::function<void(const SystemExpression&)>& m_function;
    std::vector<std::string> m_conditions;
};

}  // namespace

void visitExpressions(const CheckContext& context, const Game& game,
                      const std::function<void(const SystemExpression&)>& function)
{
    ExpressionVisit(context, game, function).run();
}

}  // namespace muster::rules

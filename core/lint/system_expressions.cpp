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
    /// The environment of what is evaluated for each item of the list, which is visited, too.
    expr::Environment withItem(Node each, expr::Environment environment)
    {
        if (!each) return environment;
        environment.declare("item", itemType(visit(each, environment)));
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
                visit(term["value"], withItem(term["each"], environment));
                m_conditions.clear();
            }
    }

    void visitRule(Node rule, expr::Environment environment)
    {
        visit(rule["when"], environment);
        hold(rule["when"]);
        for (const Node level : rule["levelIf"]) visit(level, environment);
        environment = withItem(rule["each"], std::move(environment));
        for (const Node let : rule["let"]) environment.declare(std::string(let.key()), visit(let, environment));
        visit(rule["require"], environment);
        visit(rule["contributes"]["each"], environment);
        m_conditions.clear();
    }

    void hold(Node condition)
    {
        if (condition.isString()) m_conditions.emplace_back(condition.string());
    }

    /// Returns the type of the expression; unknown if it is invalid.
    expr::Type visit(Node expression, const expr::Environment& environment)
    {
        if (!expression.isString()) return {};
        const expr::CheckedExpression checked(expression.string(), environment);
        m_function({expression, checked, m_conditions});
        return checked.type();
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

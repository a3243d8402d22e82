#include "core/expr/foregone.hpp"
#include "core/game/game.hpp"
#include "core/game/scope.hpp"
#include "core/lint/expression_lint.hpp"
#include "core/lint/resolved_schema.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// The bounds that the schemas of a game set to the numbers of its elements.
class SchemaBounds {
public:
    explicit SchemaBounds(Node root) : m_root(root) {}

    expr::ValueBounds of(std::string_view record, std::string_view field) const
    {
        if (record == "unit" && field == "count") return {1.0, std::nullopt};
        // A unit may have the values of its entry.
        if (record == "unit" || record == "entry") return common({"unit", "entry"}, field);
        for (const char* part : {"leader", "group", "army"})
            if (record == part) return common({part}, field);
        return {};
    }

private:
    /// The bounds that hold whichever of the parts defines the value.
    expr::ValueBounds common(std::initializer_list<const char*> parts, std::string_view field) const
    {
        std::optional<expr::ValueBounds> known;
        for (const char* part : parts) {
            if (m_root["derived"][part][field]) return {};
            const Node property = m_root[part]["properties"][field];
            if (!property) continue;
            const auto one = boundsOf(resolvedSchema(property, m_root));
            if (!known) {
                known = one;
                continue;
            }
            const auto wider = [](auto a, auto b, auto choose) {
                return a && b ? std::optional(choose(*a, *b)) : std::nullopt;
            };
            known->least = wider(known->least, one.least, [](double a, double b) { return std::min(a, b); });
            known->most = wider(known->most, one.most, [](double a, double b) { return std::max(a, b); });
        }
        return known.value_or(expr::ValueBounds());
    }

    static expr::ValueBounds boundsOf(Node schema)
    {
        expr::ValueBounds bounds;
        if (schema["minimum"].isNumber()) bounds.least = schema["minimum"].real();
        if (schema["maximum"].isNumber()) bounds.most = schema["maximum"].real();
        return bounds;
    }

    Node m_root;
};

bool isConstant(const SystemExpression& expression)
{
    const auto compiled = expr::Program::compile(expression.checked.source(), expression.checked.environment());
    const auto* program = std::get_if<expr::Program>(&compiled);
    return program && program->constant();
}

void checkCondition(const CheckContext& context, const SystemExpression& expression, const expr::BoundsOf& boundsOf)
{
    const Node node = expression.node, rule = node.parent();
    const bool isLevel = rule.key() == "levelIf";
    if (!isLevel && node.key() != "when" && node.key() != "require") return;
    // A value that can never occur explains the result, and its finding names the cause.
    const auto pointer = node.pointer();
    const auto isHere = [&](const diagnostics::Diagnostic& finding) { return finding.place.pointer == pointer; };
    if (std::any_of(context.findings.list().begin(), context.findings.list().end(), isHere)) return;
    const auto result = expr::foregoneResult(expression.checked, boundsOf, expression.conditions);
    // Other checks report constants.
    if (!result || (!isLevel && isConstant(expression))) return;
    const std::string id(isLevel ? rule.parent()["id"].string() : rule["id"].string());
    if (isLevel) {
        context.findings.add(
            "system/rule-never-fails", Level::warning, node,
            fmt::format("the condition of the level \"{}\" is always {}", node.key(), *result ? "true" : "false"),
            *result ? fmt::format("set \"level\" to \"{}\", or correct the condition", node.key())
                    : "correct the condition, or remove the level");
    } else if (node.key() == "when") {
        if (!*result)
            context.findings.add("system/rule-never-fails", Level::warning, node,
                                 fmt::format("the rule \"{}\" checks nothing: its condition is never true", id),
                                 "correct `when`: no valid value satisfies all of its comparisons");
    } else if (*result) {
        context.findings.add("system/rule-never-fails", Level::warning, node,
                             fmt::format("the rule \"{}\" can never fail: what it requires is always true", id),
                             "correct `require`: use && if all comparisons must hold, and compare with values that can "
                             "occur");
    } else {
        context.findings.add(
            "system/rule-never-holds", Level::warning, node,
            fmt::format("the rule \"{}\" can never be satisfied: what it requires is always false", id),
            "correct `require`: use || if one comparison is enough; to forbid every case of `when`, require \"false\"");
    }
}

class ForegoneLint final : public ExpressionLint {
public:
    ForegoneLint(const CheckContext& context, const Game& game) : m_context(context), m_bounds(game.document->root()) {}

    void check(const SystemExpression& expression) override
    {
        checkCondition(m_context, expression,
                       [this](std::string_view record, std::string_view field) { return m_bounds.of(record, field); });
    }

private:
    const CheckContext& m_context;
    SchemaBounds m_bounds;
};

}  // namespace

std::unique_ptr<ExpressionLint> foregoneLint(const CheckContext& context, const Game& game)
{
    if (!isAsked(context, "system/rule-never-fails", Level::warning) &&
        !isAsked(context, "system/rule-never-holds", Level::warning))
        return nullptr;
    return std::make_unique<ForegoneLint>(context, game);
}

}  // namespace muster::rules

#include "core/lint/lint.hpp"

#include "core/game/points_name.hpp"
#include "core/game/scope.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// True if there are errors other than those of the game's own rules: a trial of its entries would report them again.
bool isFaulty(const CheckContext& context)
{
    const auto& findings = context.findings.list();
    return std::any_of(findings.begin(), findings.end(),
                       [](const auto& finding) { return finding.level == Level::error && !finding.isOfGame; });
}

}  // namespace

void lintSystem(const CheckContext& context, const Game& game, const Catalogue& catalogue)
{
    // If a part of the file cannot be read, the definitions it uses would appear unused.
    const bool isWhole = !context.findings.hasErrors();
    lintRules(context, game);
    lintPointers(context, game);
    lintSchemas(context, game);
    lintExpressions(context, game);
    lintDefinitions(context);
    lintSetup(context);
    if (isWhole) {
        lintLets(context, game);
        lintUnused(context, game);
        lintTranslations(context, "system/translation");
    }
    lintOwnRows(context, catalogue);
    lintTableLinks(context, catalogue);
    lintColumnLinks(context, catalogue);
    lintNames(context, catalogue);
    lintOptions(context, catalogue);
    lintOptionGroups(context, catalogue);
    lintNumbers(context, catalogue);
    if (!isFaulty(context)) lintUnits(context, catalogue);
}

void lintAddedRules(const CheckContext& context, const Game& game)
{
    lintRules(context, game);
    lintPointers(context, game);
    lintExpressions(context, game);
    if (!context.findings.hasErrors()) lintLets(context, game);
}

void lintList(const CheckContext& context, const Catalogue& catalogue)
{
    lintNames(context, catalogue);
    lintLimits(context, catalogue);
    lintTranslations(context, "list/translation");
    lintOptions(context, catalogue);
    lintOptionGroups(context, catalogue);
    lintRows(context, catalogue);
    lintNumbers(context, catalogue);
    // A faulty list would be reported twice, the second time through a generated army.
    if (isFaulty(context)) return;
    lintUnits(context, catalogue);
    if (!context.findings.hasErrors()) lintLegalArmy(context, catalogue);
}

bool budgetBinds(const Game& game, const Findings& findings)
{
    const auto weighs = [&](const Rule& rule) {
        if (rule.scope != Scope::army || findings.levelOf(rule.name, rule.level) != Level::error) return false;
        bool cost = false, budget = false;
        const auto note = [&](const expr::Program& program) {
            const auto& fields = program.fields();
            cost = cost || std::binary_search(fields.begin(), fields.end(), "cost");
            budget = budget || std::binary_search(fields.begin(), fields.end(), "budget");
        };
        note(*rule.require);
        for (const auto& let : rule.lets) note(let.program);
        return cost && budget;
    };
    return game.budget && std::any_of(game.rules.begin(), game.rules.end(), weighs);
}

std::string points(double number, const Game& game) { return fmt::format("{:.10g} {}", number, pointsName(game)); }

}  // namespace muster::rules

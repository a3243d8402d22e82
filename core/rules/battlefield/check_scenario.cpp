#include "core/rules/battlefield/battlefield.hpp"
#include "core/rules/battlefield/scenario_checks.hpp"
#include "core/rules/checks.hpp"
#include "core/rules/rule_runner.hpp"
#include "core/rules/shape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

void checkIds(const CheckContext& context)
{
    for (const char* key : {"terrain", "zones", "sides", "objectives"}) {
        std::set<std::string_view> seen;
        for (const Node thing : context.root()[key]) checkUnique(thing["id"], seen, context.findings);
    }
}

/// Enemies on one edge are mostly a slip. Where a rule of the game has something to say about the edge, it has said it.
void checkEdges(const CheckContext& context)
{
    std::map<std::string_view, Node> seen;
    for (const Node side : context.root()["sides"]) {
        const Node edge = side["edge"];
        if (!edge.isString()) continue;
        const auto [known, isNew] = seen.try_emplace(edge.string(), side);
        if (isNew || (side["role"] && known->second["role"].string() == side["role"].string())) continue;
        const auto& list = context.findings.list();
        const auto isSaid = [pointer = edge.pointer()](const auto& finding) {
            return finding.place.pointer == pointer;
        };
        if (std::any_of(list.begin(), list.end(), isSaid)) continue;
        context.findings.add("scenario/edge-shared", Level::warning, edge,
                             fmt::format("\"{}\" and \"{}\" both have the {} edge", known->second["id"].string(),
                                         side["id"].string(), edge.string()),
                             "give each an edge of its own, or the same \"role\" if they are allies");
    }
}

}  // namespace

void checkScenario(const CheckContext& context)
{
    const Node root = context.root();
    const Node system = root["system"];
    const auto basis = system.isString()
                           ? context.library.basis(context.project,
                                                   {system.string(), {}, root["house"].string(), context.subject.path})
                           : nullptr;
    if (basis) {
        context.findings.use(&basis->levels);
        // House rules that the settings name are their business.
        for (const auto& trouble : basis->troubles)
            if (trouble.key == "system" || root[trouble.key])
                context.findings.add(trouble.rule, trouble.level, root[trouble.key], trouble.message, trouble.help);
        reportBroken(context, *basis);
    }
    const bool known = basis && basis->offer;
    checkShape(known ? *basis->game->scenarioSchema : sharedSchema("scenario"), root, context.findings);
    checkIds(context);
    if (!known) {
        context.findings.use(nullptr);
        return;
    }
    checkVersion(root, *basis->game, context.findings);
    const auto armies = checkArmies(context, *basis->game);

    expr::Arena arena;
    Evaluation evaluation(arena);
    Battlefield field(root, *basis->offer, armies, evaluation, context.findings);
    checkScenarioReferences(field, context.findings);
    if (field.board().isSound()) {
        checkOnBoard(field, evaluation, context.findings);
        checkZones(field, evaluation, context.findings);
        checkOverlaps(field, evaluation, context.findings);
        // Where the file is already faulty, an expression that fails would only repeat that in other words.
        RuleRunner(*basis->offer, evaluation, context.findings, context.findings.hasErrors(), context.trace)
            .runOnBattlefield(field);
        checkEdges(context);
        checkRemarks(field, evaluation, context.findings);
    }
    if (evaluation.isSpent())
        context.findings.add("rule/undecided", Level::error, root,
                             "the battlefield takes more work than is allowed, so not everything on it was checked",
                             "use fewer pieces, corners and bases");
    context.findings.use(nullptr);
}

}  // namespace muster::rules

#include "core/rules/army_checks.hpp"
#include "core/rules/checks.hpp"
#include "core/rules/pin/check.hpp"
#include "core/rules/roster.hpp"
#include "core/rules/shape.hpp"

namespace muster::rules {

using diagnostics::Level;
using text::Node;

void checkArmy(const CheckContext& context)
{
    const Node root = context.root();
    const Node system = root["system"];
    if (!system.isString()) {
        checkShape(sharedSchema("army"), root, context.findings);
        return;
    }
    const auto basis = context.library.basis(
        context.project, {system.string(), root["list"].string(), root["house"].string(), context.subject.path});
    context.findings.use(&basis->levels);
    reportTroubles(context, *basis);
    reportBroken(context, *basis);
    if (!basis->offer) {
        checkShape(sharedSchema("army"), root, context.findings);
        context.findings.use(nullptr);
        return;
    }
    checkShape(*basis->game->armySchema, root, context.findings);

    expr::Arena arena;
    Evaluation evaluation(arena);
    Roster roster(root, *basis->offer, evaluation, context.trace ? Roster::Detail::all : Roster::Detail::judging,
                  context.subject.budget);
    // Without its list an army is none of the things that the rules speak of: what is to be done first is reported.
    if (root["list"].isString() && !basis->offer->listNode() && basis->game->lists != Game::Lists::none) {
        context.findings.use(nullptr);
        return;
    }
    checkReferences(roster, context.findings);
    checkEmptyArmy(roster, context.findings);
    checkListLimits(roster, context.findings);
    // Where the file is already faulty, an expression that fails would only repeat that in other words.
    if (!context.findings.hasErrors()) checkCosts(roster, context.findings);
    RuleRunner(*basis->offer, evaluation, context.findings, context.findings.hasErrors(), context.trace)
        .runOnArmy(roster);
    checkAgainstList(roster, evaluation, context.findings);
    checkPin(roster, *basis, context.findings);
    context.findings.use(nullptr);
}

}  // namespace muster::rules

#include "core/army/opened_army.hpp"

#include "core/acceptance/acceptances.hpp"
#include "core/army/army_checks.hpp"
#include "core/army/check_pin.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/schema_check.hpp"
#include "core/library/named_rules_context.hpp"
#include "core/lint/lint_file.hpp"
#include "core/roster/army_views.hpp"
#include "core/roster/rule_runner.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using text::Node;

namespace {

void checkSize(const Roster& roster, Findings& findings)
{
    if (!roster.isCut()) return;
    findings.add(
        "json/limits", diagnostics::Level::error, roster.node(),
        fmt::format("an army has at most {} units and leaders; the others were not checked", Roster::maxMembers),
        "split the army into several files");
}

/// Runs shared and own rules on an army whose text and rules context are already checked.
void checkArmy(const CheckContext& context, const RulesContext& rulesContext, Roster& roster, const ArmyViews* views,
               bool ordinary, bool withRemarks)
{
    const Node root = context.root();
    // Without its list the units of an army have no entries, so only the missing list is reported.
    if (root["list"].isString() && !rulesContext.catalogue->listNode() && rulesContext.game->lists != Game::Lists::none)
        return;
    expr::Arena arena;
    Evaluation evaluation(arena, roster.workLeft());
    checkSize(roster, context.findings);
    ordinary = ordinary && hasOrdinaryValues(roster);
    checkReferences(roster, context.findings);
    checkEmptyArmy(roster, context.findings);
    checkListLimits(roster, context.findings);
    checkJointLimits(roster, context.findings);
    // If the file already has errors, a failing expression would only report them again.
    if (!context.findings.hasErrors()) checkCosts(roster, evaluation, context.findings);
    RuleRunner runner(*rulesContext.catalogue, evaluation, context.findings, context.findings.hasErrors(),
                      context.trace);
    runner.profileTo(context.library.profile());
    if (ordinary && !withRemarks) runner.leaveOutCertainRemarks();
    runner.runOnArmy(roster);
    checkAgainstList(roster, evaluation, context.findings);
    checkPin(roster, rulesContext, context.findings);
    if (!views || context.findings.hasErrors()) return;
    const auto filling =
        ordinary ? fillingToCheck(context.library, *views, rulesContext.catalogue) : sheet::Filling::army;
    const auto before = evaluation.left();
    const Stopwatch watch;
    checkViews(*views, roster, filling, evaluation, context.findings);
    if (auto* profile = context.library.profile())
        profile->addPart("sheets and statistics", before - evaluation.left(), watch.elapsed());
}

}  // namespace

std::shared_ptr<const OpenedArmy> OpenedArmy::open(const Subject& subject, Library& library, const ArmyOpening& how)
{
    const std::shared_ptr<OpenedArmy> army(new OpenedArmy);
    Findings findings;
    findings.speak(wording::Wording::in(library.language()));
    const auto parsed = parsedText(subject);
    for (const auto& fault : parsed.faults) findings.add(fault, *subject.source);
    if (parsed.document) {
        army->m_document = parsed.document;
        army->m_project = library.project(subject.path, subject.given);
        army->m_path = subject.path;
        army->resolve(subject, library, how, findings);
        findings.use(nullptr);
    }
    army->m_findings = findings.take();
    army->m_remarks = diagnostics::takeRemarks(army->m_findings);
    if (army->m_document)
        army->m_accepted = takeAcceptedFindings(subject, library, *army->m_project, army->m_rulesContext.get(),
                                                army->root(), army->m_findings);
    return army;
}

void OpenedArmy::resolve(const Subject& subject, Library& library, const ArmyOpening& how, Findings& findings)
{
    const CheckContext context{subject, m_document, library, *m_project, findings, how.trace};
    if (!root()["system"].isString()) {
        checkSchema(sharedSchema("army"), root(), findings);
        return;
    }
    m_rulesContext = namedRulesContext(root(), files::FileKind::army, subject.path, *m_project, library);
    findings.use(&m_rulesContext->levels);
    reportContextProblems(context, *m_rulesContext);
    reportBroken(context, *m_rulesContext);
    checkSchema(m_rulesContext->catalogue ? *m_rulesContext->game->armySchema : sharedSchema("army"), root(), findings);
    if (!m_rulesContext->catalogue) return;
    const auto views = subject.withSheets ? viewsOf(library, m_rulesContext->game) : nullptr;
    const bool ordinary = views && isOrdinary(*m_document, *m_rulesContext->catalogue);
    // Sheets of other armies read all values: completing the roster for them would resolve it twice.
    const auto detail = views && !ordinary ? Roster::Detail::all : how.detail;
    const bool isPartial = views && detail == Roster::Detail::checking;
    const Stopwatch watch;
    auto roster = std::make_unique<Roster>(m_document, m_rulesContext->catalogue,
                                           Resolving{detail, isPartial ? &views->needed : nullptr, subject.budget,
                                                     how.remembers, how.previous ? how.previous->roster() : nullptr});
    if (auto* profile = library.profile())
        profile->addPart("values and costs", Evaluation::workOfFile - roster->workLeft(), watch.elapsed());
    checkArmy(context, *m_rulesContext, *roster, views.get(), ordinary, how.withRemarks);
    m_roster = std::move(roster);
}

std::size_t OpenedArmy::errors() const
{
    return static_cast<std::size_t>(std::count_if(m_findings.begin(), m_findings.end(), [](const auto& finding) {
        return finding.level == diagnostics::Level::error;
    }));
}

}  // namespace muster::rules

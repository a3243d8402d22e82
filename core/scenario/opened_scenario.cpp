#include "core/scenario/opened_scenario.hpp"

#include "core/acceptance/acceptances.hpp"
#include "core/game/schema_check.hpp"
#include "core/library/named_rules_context.hpp"
#include "core/lint/lint_file.hpp"
#include "core/roster/rule_runner.hpp"
#include "core/scenario/scenario_checks.hpp"
#include "core/scenario/scenario_rules.hpp"

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
        for (const Node element : context.root()[key]) checkUnique(element["id"], seen, context.findings);
    }
}

/// True if there is already a finding at the edge of a side: at the edge itself, or at all sides from a rule of the
/// game that reads their edges.
bool isReported(Node edge, const Game& game, const Findings& findings)
{
    const auto pointer = edge.pointer();
    const auto readsEdges = [](const Rule& rule) {
        const auto reads = [](const expr::Program& program) {
            return std::binary_search(program.fields().begin(), program.fields().end(), "edge");
        };
        return (rule.when && reads(*rule.when)) || reads(*rule.require) ||
               std::any_of(rule.lets.begin(), rule.lets.end(), [&](const Derived& let) { return reads(let.program); });
    };
    const auto reports = [&](const diagnostics::Diagnostic& finding) {
        if (finding.place.pointer == pointer) return true;
        const auto rule = std::find_if(game.rules.begin(), game.rules.end(),
                                       [&](const Rule& known) { return known.name == finding.rule; });
        return rule != game.rules.end() && rule->scope == Scope::scenario && readsEdges(*rule) &&
               pointer.starts_with(finding.place.pointer + "/");
    };
    return std::any_of(findings.list().begin(), findings.list().end(), reports);
}

/// Enemies on one edge are usually a mistake. If a rule of the game checks the edge, its finding takes precedence.
void checkEdges(const CheckContext& context, const Game& game)
{
    std::map<std::string_view, Node> seen;
    std::size_t sides = 0;
    for (const Node side : context.root()["sides"]) {
        if (++sides > maxSides) break;
        const Node edge = side["edge"];
        if (!edge.isString()) continue;
        const auto [known, isNew] = seen.try_emplace(edge.string(), side);
        if (isNew || (side["role"] && known->second["role"].string() == side["role"].string())) continue;
        if (isReported(edge, game, context.findings)) continue;
        const auto& wording = context.findings.wording();
        const auto where = edgeFromName(edge.string());
        context.findings.add("scenario/edge-shared", Level::warning, edge,
                             wording.say("\"{side}\" and \"{other}\" both have the {edge} edge",
                                         {{"side", known->second["id"].string()},
                                          {"other", side["id"].string()},
                                          {"edge", where ? edgeWord(*where, wording) : std::string(edge.string())}}),
                             wording.say("give each side its own edge, or the same \"role\" if they are allies"));
    }
}

/// Runs shared and own rules on the elements of the board.
void checkField(const CheckContext& context, const Battlefield& field)
{
    expr::Arena arena;
    Evaluation evaluation(arena, field.workLeft());
    checkScenarioReferences(field, context.findings);
    checkKinds(field, context.findings);
    if (field.board().isValid()) {
        checkOnBoard(field, evaluation, context.findings);
        checkZones(field, evaluation, context.findings);
        checkOverlaps(field, evaluation, context.findings);
        // If the file already has errors, a failing expression would only report them again.
        RuleRunner runner(field.catalogue(), evaluation, context.findings, context.findings.hasErrors(), context.trace);
        runner.profileTo(context.library.profile());
        runScenarioRules(field, runner, evaluation);
        checkEdges(context, field.catalogue().game());
    }
    if (field.board().isValid()) checkRemarks(field, evaluation, context.findings);
    if (evaluation.isExhausted())
        context.findings.add("rule/undecided", Level::error, context.root(),
                             "the battlefield takes more work than is allowed, so it was only partly checked",
                             "use fewer pieces, corners and bases");
}

}  // namespace

std::shared_ptr<const OpenedScenario> OpenedScenario::open(const Subject& subject, Library& library, Trace* trace)
{
    const std::shared_ptr<OpenedScenario> scenario(new OpenedScenario);
    Findings findings;
    findings.speak(wording::Wording::in(library.language()));
    const auto parsed = parsedText(subject);
    for (const auto& fault : parsed.faults) findings.add(fault, *subject.source);
    if (parsed.document) {
        scenario->m_document = parsed.document;
        scenario->m_project = library.project(subject.path, subject.given);
        scenario->resolve(subject, library, trace, findings);
        findings.use(nullptr);
    }
    scenario->m_findings = findings.take();
    scenario->m_remarks = diagnostics::takeRemarks(scenario->m_findings);
    if (scenario->m_document)
        scenario->m_accepted =
            takeAcceptedFindings(subject, library, *scenario->m_project, scenario->m_rulesContext.get(),
                                 scenario->root(), scenario->m_findings);
    return scenario;
}

void OpenedScenario::resolve(const Subject& subject, Library& library, Trace* trace, Findings& findings)
{
    const CheckContext context{subject, m_document, library, *m_project, findings, trace};
    if (root()["system"].isString()) {
        m_rulesContext = namedRulesContext(root(), files::FileKind::scenario, subject.path, *m_project, library);
        findings.use(&m_rulesContext->levels);
        // House rules that the settings name are reported in the settings.
        for (const auto& problem : m_rulesContext->problems)
            if (const Node named = problem.key == "settings" ? root() : root()[problem.key]; named)
                findings.add(problem.rule, problem.level, named, problem.message, problem.help);
        reportBroken(context, *m_rulesContext);
    }
    const bool known = m_rulesContext && m_rulesContext->catalogue;
    checkSchema(known ? *m_rulesContext->game->scenarioSchema : sharedSchema("scenario"), root(), findings);
    checkIds(context);
    if (!known) return;
    checkVersion(root(), *m_rulesContext->game, findings);
    const auto armies = checkArmies(context, *m_rulesContext->game);
    const Stopwatch watch;
    m_field = std::make_unique<const Battlefield>(m_document, m_rulesContext->catalogue, armies, findings);
    if (auto* profile = library.profile())
        profile->addPart("battlefields", Evaluation::workOfFile - m_field->workLeft(), watch.elapsed());
    checkField(context, *m_field);
}

}  // namespace muster::rules

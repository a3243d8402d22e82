#include "core/roster/rule_runner.hpp"

#include "core/expr/trace_text.hpp"
#include "core/expr/value_json.hpp"
#include "core/game/fix.hpp"
#include "core/wording/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster::rules {

using diagnostics::Diagnostic;
using diagnostics::Level;
using expr::Value;
using expr::ValueType;
using text::Node;

namespace {

bool traces(const Trace& trace, const Rule& rule) { return trace.rule == rule.name || trace.rule == rule.id; }

}  // namespace

RuleRunner::RuleRunner(const Catalogue& catalogue, Evaluation& evaluation, Findings& findings, bool quiet, Trace* trace)
    : m_catalogue(catalogue), m_evaluation(evaluation), m_findings(findings), m_quiet(quiet), m_trace(trace)
{
    if (!m_trace) return;
    for (const Rule& rule : catalogue.game().rules) m_trace->exists = m_trace->exists || traces(*m_trace, rule);
}

void RuleRunner::runOnArmy(Roster& roster)
{
    m_roster = &roster;
    for (const Rule& rule : m_catalogue.game().rules) {
        if (m_evaluation.isExhausted()) return reportExhausted(rule, roster.node());
        const auto runForAll = [&](const auto& elements) {
            for (std::size_t i = 0; i < elements.size() && !m_evaluation.isExhausted(); ++i)
                runForMember(rule, i, elements[i].node);
        };
        if (rule.scope == Scope::army) runForMember(rule, 0, roster.node());
        if (rule.scope == Scope::unit) runForAll(roster.units());
        if (rule.scope == Scope::leader) runForAll(roster.leaders());
        if (rule.scope == Scope::group) runForAll(roster.groups());
    }
    std::vector<const Rule*> ofEntries;
    for (const Rule& rule : m_catalogue.game().rules)
        if (rule.scope == Scope::entry && m_findings.levelOf(rule.name, rule.level)) ofEntries.push_back(&rule);
    if (ofEntries.empty()) return;
    for (const Member& unit : roster.units()) {
        runOnTaken(ofEntries, unit);
        if (m_evaluation.isExhausted()) return reportExhausted(*ofEntries.front(), unit.node);
    }
}

void RuleRunner::runForMember(const Rule& rule, std::size_t index, Node element)
{
    const auto runOnce = [&] {
        m_roster->show(rule.scope, index, m_evaluation);
        if (rule.scope == Scope::unit) m_requested = &m_roster->units()[index];
        if (rule.scope == Scope::leader) m_requested = &m_roster->leaders()[index];
        run(rule, element);
        m_requested = nullptr;
    };
    const auto left = m_evaluation.left();
    runOnce();
    if (!std::exchange(m_needsMore, false)) return;
    m_roster->complete();
    // Do not charge the first attempt: the point where the work runs out must not depend on the values in the roster.
    m_evaluation.exchangeLeft(left);
    runOnce();
}

bool RuleRunner::mustWait(const Rule& rule)
{
    // All derived values of entries are always computed.
    const bool waits = rule.textsNeedMore && rule.scope != Scope::entry && m_roster && !m_roster->isComplete();
    m_needsMore = m_needsMore || waits;
    return waits;
}

void RuleRunner::follow(const Rule& rule, std::string_view part, const expr::Program& program, std::string_view key)
{
    if (!m_trace || !traces(*m_trace, rule)) return;
    std::vector<expr::TraceStep> steps;
    m_evaluation.traceTo(&steps);
    m_evaluation.value(program);
    m_evaluation.traceTo(nullptr);
    auto& element = m_trace->elements.back();
    auto& text = element.text;
    text += fmt::format("  {}{}{}\n", part, key.empty() ? "" : " ", key);
    text += expr::traceText(program.source(), steps, 4);
    for (const auto& step : steps)
        element.steps.push_back({std::string(part), std::string(key), step.begin, step.end, step.value});
}

void RuleRunner::run(const Rule& rule, Node element)
{
    if (!m_profile) return runUnmeasured(rule, element);
    if (!m_findings.levelOf(rule.name, rule.level)) return;
    const auto before = m_evaluation.left();
    const Stopwatch watch;
    runUnmeasured(rule, element);
    m_profile->addRule(rule.name, before - m_evaluation.left(), watch.elapsed());
}

void RuleRunner::runUnmeasured(const Rule& rule, Node element)
{
    if (!m_findings.levelOf(rule.name, rule.level)) return;
    if (m_trace && traces(*m_trace, rule)) {
        const auto place = placeOf(element);
        m_trace->elements.push_back(
            {place.pointer,
             fmt::format("{} {} ({}:{}:{})\n", rule.name, place.pointer.empty() ? "the whole file" : place.pointer,
                         place.file, place.line, place.column)});
    }
    if (rule.when) {
        follow(rule, "when", *rule.when, "");
        const auto applies = m_evaluation.value(*rule.when);
        if (!applies || !applies->is(ValueType::boolean)) return reportUndecided(rule, element);
        if (!applies->asBoolean()) return;
    }
    if (!rule.each) return runForItem(rule, element);
    follow(rule, "each", *rule.each, "");
    const auto items = m_evaluation.value(*rule.each);
    if (!items) return reportUndecided(rule, element);
    std::int64_t index = 0;
    const auto visit = [&](Value item) {
        m_evaluation.set(itemSlot, item);
        m_evaluation.set(indexSlot, Value::integer(index++));
        // Inherited items are reported in their own file.
        if (rule.scope == Scope::list && isOfAnotherList(item, element)) return;
        if (m_trace && traces(*m_trace, rule)) m_trace->elements.back().newest = m_trace->elements.back().text.size();
        runForItem(rule, element);
    };
    if (items->is(ValueType::list))
        for (const Value& item : items->asList()) visit(item);
    else if (items->is(ValueType::map))
        for (const auto& entry : items->asMap()) visit(entry.key);
    else {
        m_evaluation.fail(fmt::format("`each` gives {}, which is not a list", expr::toText(*items)));
        reportUndecided(rule, element);
    }
}

bool RuleRunner::evaluateLets(const Rule& rule, bool forTexts)
{
    for (std::size_t i = 0; i < rule.lets.size(); ++i) {
        if (rule.letForTexts[i] != forTexts) continue;
        follow(rule, "let", rule.lets[i].program, rule.lets[i].name);
        const auto value = m_evaluation.value(rule.lets[i].program);
        if (!value) return false;
        m_evaluation.set(static_cast<std::uint32_t>(firstLet + i), *value);
    }
    return true;
}

void RuleRunner::runForItem(const Rule& rule, Node element)
{
    if (!evaluateLets(rule, false)) return reportUndecided(rule, element);
    evaluate(rule, element);
}

void RuleRunner::evaluate(const Rule& rule, Node element)
{
    follow(rule, "require", *rule.require, "");
    const auto holds = m_evaluation.value(*rule.require);
    if (!holds || !holds->is(ValueType::boolean)) return reportUndecided(rule, element);
    if (m_trace && traces(*m_trace, rule)) {
        // Who asks for a trace wants the values of texts too, which otherwise only a finding needs.
        if (holds->asBoolean()) evaluateLets(rule, true);
        m_trace->elements.back().text += holds->asBoolean() ? "  holds\n" : "  does not hold\n";
    }
    if (!holds->asBoolean()) report(rule, element);
}

bool RuleRunner::isMereRemark(const Rule& rule) const
{
    return rule.isRemark && rule.textsAreCertain && rule.levelIf.empty() &&
           m_findings.levelOf(rule.name, rule.level) == Level::info;
}

void RuleRunner::report(const Rule& rule, Node element)
{
    if (m_broken) {
        m_broken = true;
        return;
    }
    if (m_leavesOutRemarks && isMereRemark(rule)) return;
    if (mustWait(rule) || !m_findings.wants(rule.name, rule.level)) return;
    if (!evaluateLets(rule, true)) return reportUndecided(rule, element);
    const auto at = m_evaluation.text(rule.at);
    const Node node = placeFor(element, at);
    if (m_findings.isMalformed(node)) return;
    Diagnostic finding;
    finding.rule = rule.name;
    finding.level = rule.level;
    finding.isOfGame = true;
    if (rule.origin == RuleOrigin::system) finding.system = m_catalogue.game().id;
    finding.page = rule.page;
    if (rule.isRemark) finding.kind = diagnostics::FindingKind::remark;
    for (const auto& [level, condition] : rule.levelIf)
        if (m_evaluation.holds(condition)) finding.level = level;
    finding.message = withOptions(languageOf(rule)) + textOf(rule, rule.message, &RuleTexts::message);
    finding.help = textOf(rule, rule.help, &RuleTexts::help);
    // What to write in a file is the same in every language.
    finding.fileHelp = textOf(rule, rule.fileHelp, &RuleTexts::fileHelp, false);
    finding.place = placeOf(node);
    finding.sourceLine = shownLine(node.document().source(), finding.place);
    // A fix applies to the element as written, not as changed by options.
    if (m_taken.empty() && node == nearestNode(element, at)) finding.fix = patchOf(rule, element, m_evaluation);
    finding.safeFix = !finding.fix.empty() && rule.node["safeFix"].boolean();
    addLimit(rule, finding);
    addContributions(rule, finding);
    for (const auto replaced : rule.replaces) m_findings.replace(replaced, node, finding.level);
    noteFinding(rule, finding);
    m_findings.add(std::move(finding));
}

std::string_view RuleRunner::languageOf(const Rule& rule) const
{
    const std::string& language = m_catalogue.language();
    return rule.translations.contains(language) ? language : std::string_view();
}

std::string RuleRunner::textOf(const Rule& rule, const std::optional<expr::Template>& original,
                               std::optional<expr::Template> RuleTexts::*translated, bool isWorded)
{
    const auto texts = rule.translations.find(m_catalogue.language());
    if (texts == rule.translations.end() || !(texts->second.*translated)) return m_evaluation.text(original);
    const Phrases& phrases = m_catalogue.phrases();
    std::function<std::string(std::string)> worded;
    if (isWorded) worded = [&](const std::string& value) { return phrases.ofValue(value); };
    auto text = m_evaluation.wholeText(*(texts->second.*translated), worded);
    return text ? std::move(*text) : m_evaluation.text(original);
}

void RuleRunner::noteFinding(const Rule& rule, const Diagnostic& finding)
{
    if (!m_trace || !traces(*m_trace, rule)) return;
    const auto& element = m_trace->elements.back();
    auto& noted = m_trace->findings.emplace_back();
    noted.at = finding.place.pointer;
    noted.message = finding.message;
    noted.originalMessage = withOptions({}) + m_evaluation.text(rule.message);
    noted.originalHelp = diagnostics::joinedHelp(m_evaluation.text(rule.help), m_evaluation.text(rule.fileHelp));
    noted.text = element.text.substr(element.newest);
    for (std::size_t i = 0; i < rule.lets.size(); ++i)
        noted.values.emplace_back(rule.lets[i].name,
                                  expr::toJson(m_evaluation.get(static_cast<std::uint32_t>(firstLet + i))));
}

void RuleRunner::reportUndecided(const Rule& rule, Node element)
{
    if (m_broken) {
        m_broken = true;
        return;
    }
    if (m_quiet || mustWait(rule)) return;
    m_findings.add("rule/undecided", Level::error, element,
                   fmt::format("{} could not be decided: {}", rule.name, m_evaluation.error().message),
                   fmt::format("trace its evaluation with: muster check {} --trace {}",
                               element.document().source().name(), rule.name));
}

void RuleRunner::reportExhausted(const Rule& next, Node element)
{
    m_findings.add(
        "rule/undecided", Level::error, element,
        fmt::format("the rules take more work on this file than is allowed; {} and the rules after it were not checked",
                    next.name),
        fmt::format("simplify the rules of {}, for example with fewer nested loops", m_catalogue.game().name));
}

Node RuleRunner::nodeOf(Value value) const
{
    if (m_nodeOf) return m_nodeOf(value);
    return m_roster ? m_roster->nodeOf(value) : Node();
}

void RuleRunner::addContributions(const Rule& rule, Diagnostic& finding)
{
    if (!rule.contributes) return;
    constexpr std::size_t max = 50;
    const auto items = m_evaluation.value(rule.contributes->each);
    if (!items || !items->is(ValueType::list)) return;
    const auto slot = static_cast<std::uint32_t>(firstLet + rule.lets.size());
    for (const Value& item : items->asList().first(std::min<std::size_t>(max, items->size()))) {
        m_evaluation.set(slot, item);
        const Node node = nodeOf(item);
        finding.related.push_back(
            {textOf(rule, rule.contributes->message, &RuleTexts::contribution), node ? placeOf(node) : finding.place});
    }
    if (items->size() > max)
        finding.related.push_back(
            {wording::Wording::in(languageOf(rule)).say("and {count} more", {{"count", items->size() - max}}),
             finding.place});
}

void RuleRunner::addLimit(const Rule& rule, Diagnostic& finding)
{
    if (!rule.limit) return;
    const std::string limit = m_evaluation.text(rule.limit);
    std::string_view rest = limit;
    const auto next = [&] {
        const auto token = rest.substr(0, rest.find('/'));
        rest.remove_prefix(std::min(rest.size(), token.size() + 1));
        return token;
    };
    Node node;
    const auto root = next();
    if (root == "entry" && m_roster) {
        const Value entry = m_evaluation.get(entrySlot);
        const Value* id = entry.find("id");
        const Entry* known = id ? m_catalogue.entry(id->asString()) : nullptr;
        if (!known && id) known = m_catalogue.leader(id->asString());
        if (known) node = known->node;
        const auto key = rest.substr(0, rest.find('/'));
        if (m_requested)
            if (const auto* taken = changedBy(*m_requested, key)) node = taken->option->node["set"];
    } else if (root == "list") {
        node = m_catalogue.listNode();
    } else if (root == "tables") {
        const auto table = next();
        node = m_catalogue.row(table, next());
    } else if (root == "system") {
        node = m_catalogue.game().document->root();
    }
    if (!node) return;
    node = nearestNode(node, rest.empty() ? "" : "/" + std::string(rest));
    finding.related.push_back({wording::Wording::in(languageOf(rule)).say("the limit is set here"), placeOf(node)});
}

}  // namespace muster::rules

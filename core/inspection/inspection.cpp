#include "core/inspection/inspection.hpp"

#include "core/check/check.hpp"
#include "core/diagnostics/kind.hpp"
#include "core/library/library.hpp"
#include "core/roster/rule_runner.hpp"
#include "core/text/element_at.hpp"
#include "core/text/nearest.hpp"
#include "core/text/pointer.hpp"
#include "core/text/shortlist.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>

namespace muster::rules {

using expr::Value;
using files::FileKind;
using text::Node;

namespace {

/// Why there is nothing to evaluate expressions on, and where to look for the reason.
std::string unusable(const std::string& file)
{
    return fmt::format("{} cannot be read as a file of a game; see: muster check {}", file, file);
}

/// A sentence with the ids of elements, for somebody who gave one that does not exist.
std::string noElement(std::string_view place, const std::vector<Viewpoint>& viewpoints)
{
    std::vector<std::string> known;
    for (const auto& each : viewpoints)
        if (each.element.parent()) known.push_back(Inspection::placeOf(each));
    const auto near = text::nearest(known, place);
    if (!near.empty()) return fmt::format("there is no element {}; did you mean {}?", place, near);
    return fmt::format("there is no element {}; there are {}", place, text::shortlist(known, place).text);
}

}  // namespace

std::variant<std::shared_ptr<const Inspection>, std::string> Inspection::open(const Subject& subject, Library& library)
{
    const std::shared_ptr<Inspection> made(new Inspection);
    if (auto fault = made->read(subject, library)) return *std::move(fault);
    return std::shared_ptr<const Inspection>(made);
}

std::optional<std::string> Inspection::read(const Subject& subject, Library& library)
{
    const auto& name = subject.source->name();
    if (!subject.parsed.document) return unusable(name);
    switch (subject.kind) {
    case FileKind::army: readArmy(subject, library); break;
    case FileKind::scenario: readScenario(subject, library); break;
    case FileKind::list: readList(subject, library); break;
    case FileKind::system: readSystem(subject, library); break;
    default:
        return fmt::format("{} has no elements that rules are about; use an army, a list, a scenario or a system",
                           name);
    }
    if (!m_catalogue) return unusable(name);
    std::stable_sort(m_viewpoints.begin() + 1, m_viewpoints.end(), [](const Viewpoint& a, const Viewpoint& b) {
        return a.element.range().begin < b.element.range().begin;
    });
    return std::nullopt;
}

template <class Elements>
void Inspection::add(Scope scope, const Elements& elements)
{
    for (std::size_t i = 0; i < elements.size(); ++i) m_viewpoints.push_back({elements[i].node, scope, i});
}

void Inspection::readArmy(const Subject& subject, Library& library)
{
    m_army = OpenedArmy::open(subject, library, {.detail = Roster::Detail::all, .withRemarks = false});
    const auto* roster = m_army->roster();
    if (!roster) return;
    m_catalogue = m_army->rulesContext()->catalogue;
    m_levels = m_army->rulesContext()->levels;
    m_root = roster->node();
    m_work = roster->workLeft();
    m_errors = m_army->errors();
    m_viewpoints.push_back({m_root, Scope::army});
    add(Scope::group, roster->groups());
    add(Scope::unit, roster->units());
    add(Scope::leader, roster->leaders());
}

void Inspection::readScenario(const Subject& subject, Library& library)
{
    m_scenario = OpenedScenario::open(subject, library);
    const auto* field = m_scenario->field();
    if (!field) return;
    m_catalogue = m_scenario->rulesContext()->catalogue;
    m_levels = m_scenario->rulesContext()->levels;
    m_root = field->node();
    m_work = field->workLeft();
    m_errors = diagnostics::countOf(m_scenario->findings(), diagnostics::Level::error);
    m_viewpoints.push_back({m_root, Scope::scenario});
    add(Scope::side, field->sides());
    add(Scope::terrain, field->terrain());
    add(Scope::zone, field->zones());
    add(Scope::objective, field->objectives());
    for (std::size_t i = 0; i < field->sides().size(); ++i) {
        const auto& placements = field->sides()[i].placements;
        for (std::size_t j = 0; j < placements.size(); ++j)
            m_viewpoints.push_back({placements[j].node, Scope::placement, i, j});
    }
}

void Inspection::readList(const Subject& subject, Library& library)
{
    m_document = subject.parsed.document;
    if (!m_document->root()["system"].isString()) return;
    const auto context =
        library.rulesContextOfList(*library.project(subject.path, subject.given), m_document, subject.path);
    m_catalogue = context->catalogue;
    m_levels = context->levels;
    m_root = m_document->root();
    m_errors = diagnostics::countOf(check(subject, library), diagnostics::Level::error);
    m_viewpoints.push_back({m_root, Scope::list});
    addEntries();
}

void Inspection::readSystem(const Subject& subject, Library& library)
{
    const auto system = library.systemAt(*library.project(subject.path, subject.given), subject.path);
    if (!system || !system->game) return;
    m_document = system->game->document;
    m_catalogue = std::make_shared<const Catalogue>(system->game, Catalogue::Sources());
    m_root = m_document->root();
    m_errors = diagnostics::countOf(check(subject, library), diagnostics::Level::error);
    m_viewpoints.push_back({m_root, Scope::list});
    addEntries();
}

void Inspection::addEntries()
{
    if (!m_catalogue) return;
    const auto& entries = m_catalogue->entries();
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (&entries[i].node.document() == m_document.get()) m_viewpoints.push_back({entries[i].node, Scope::entry, i});
}

std::variant<Viewpoint, std::string> Inspection::viewpoint(std::string_view place) const
{
    if (place.empty() || place == "/") return m_viewpoints.front();
    if (!place.starts_with('/')) {
        std::vector<Viewpoint> found;
        for (const auto& each : m_viewpoints)
            if (each.element.parent() && each.scope != Scope::placement && each.element["id"].isString() &&
                each.element["id"].string() == place)
                found.push_back(each);
        if (found.empty()) return noElement(place, m_viewpoints);
        if (found.size() > 1)
            return fmt::format("{} is the id of several elements; use {} or {}", place, placeOf(found[0]),
                               placeOf(found[1]));
        return found.front();
    }
    for (Node node = text::elementAt(m_root, place); node; node = node.parent()) {
        const auto found = std::find_if(m_viewpoints.begin(), m_viewpoints.end(),
                                        [&](const Viewpoint& each) { return each.element == node; });
        if (found != m_viewpoints.end()) return *found;
    }
    return noElement(place, m_viewpoints);
}

std::string Inspection::placeOf(const Viewpoint& at)
{
    std::vector<std::string> tokens;
    for (Node node = at.element; node.parent(); node = node.parent()) {
        const Node parent = node.parent();
        std::string token;
        const auto pointer = node.pointer();
        const auto last = pointer.substr(pointer.rfind('/'));
        if (parent.isArray() && node["id"].isString() && !node["id"].string().empty()) {
            text::appendToken(token, node["id"].string());
            // The place must lead back: ids may look like indexes, and two items may have the same.
            if (text::elementAt(parent, token) != node) token = last;
        } else {
            token = last;
        }
        tokens.push_back(std::move(token));
    }
    std::string place;
    for (auto token = tokens.rbegin(); token != tokens.rend(); ++token) place += *token;
    return place;
}

expr::Environment Inspection::environment(const Viewpoint& at, const std::vector<NamedPart>& parts) const
{
    auto environment = game().environment(at.scope);
    // What somebody tries out must not use up what the system's own expressions may.
    environment.share(std::make_shared<expr::CompileBudget>());
    for (const auto& part : parts) {
        const auto compiled = expr::Program::compile(part.expression, environment);
        const auto* program = std::get_if<expr::Program>(&compiled);
        environment.declare(part.name, program ? program->type() : expr::Type());
    }
    return environment;
}

Evaluated Inspection::evaluate(std::string_view expression, const Viewpoint& at, const std::vector<NamedPart>& parts,
                               bool isTraced) const
{
    Evaluated made;
    made.arena = std::make_shared<expr::Arena>();
    Evaluation evaluation(*made.arena, m_work);
    show(at, evaluation);
    auto environment = game().environment(at.scope);
    environment.share(std::make_shared<expr::CompileBudget>());
    std::vector<expr::Program> kept;
    std::map<std::string, std::string, std::less<>> missing;  // why parts have no value on this element
    for (const auto& part : parts) {
        auto compiled = expr::Program::compile(part.expression, environment);
        auto* program = std::get_if<expr::Program>(&compiled);
        const auto value = program ? evaluation.value(*program) : std::nullopt;
        if (!value) {
            missing[part.name] =
                program ? evaluation.error().message : std::get<std::vector<expr::Problem>>(compiled).front().message;
            continue;
        }
        evaluation.set(environment.declare(part.name, program->type()), *value);
        kept.push_back(std::move(*program));
    }
    auto compiled = expr::Program::compile(expression, environment);
    if (auto* problems = std::get_if<std::vector<expr::Problem>>(&compiled)) {
        for (const auto& problem : *problems)
            if (const auto part = missing.find(expression.substr(problem.begin, problem.end - problem.begin));
                part != missing.end())
                made.error = {fmt::format("{} has no value: {}", part->first, part->second), problem.begin,
                              problem.end};
        if (!made.error) made.mistakes = std::move(*problems);
        return made;
    }
    kept.push_back(std::get<expr::Program>(std::move(compiled)));
    made.programs = std::make_shared<const std::vector<expr::Program>>(std::move(kept));
    const auto& program = made.programs->back();
    made.type = program.type().toText();
    if (isTraced) evaluation.traceTo(&made.trace);
    const auto before = evaluation.left();
    made.value = evaluation.value(program);
    made.work = before - evaluation.left();
    if (!made.value) made.error = evaluation.error();
    return made;
}

std::vector<RuleVerdict> Inspection::verdicts(const Viewpoint& at) const
{
    std::vector<RuleVerdict> made;
    expr::Arena arena;
    Evaluation evaluation(arena, m_work);
    for (const Rule& rule : game().rules) {
        if (rule.scope != at.scope) continue;
        auto& verdict = made.emplace_back();
        verdict.rule = &rule;
        Findings findings(&m_levels);
        if (!findings.levelOf(rule.name, rule.level)) {
            verdict.kind = RuleVerdict::Kind::isOff;
            continue;
        }
        RuleRunner runner(*m_catalogue, evaluation, findings, false);
        runner.setNodeOf([this](Value value) { return nodeOf(value); });
        show(at, evaluation);
        runner.run(rule, at.element);
        for (auto& finding : findings.take()) {
            if (finding.kind == diagnostics::FindingKind::undecided)
                verdict.kind = RuleVerdict::Kind::isUndecided;
            else if (verdict.kind == RuleVerdict::Kind::holds)
                verdict.kind = RuleVerdict::Kind::isBroken;
            verdict.messages.push_back(std::move(finding.message));
        }
    }
    return made;
}

void Inspection::show(const Viewpoint& at, Evaluation& evaluation) const
{
    if (m_army) return m_army->roster()->show(at.scope, at.index, evaluation);
    if (m_scenario) {
        const auto& field = *m_scenario->field();
        switch (at.scope) {
        case Scope::side: return field.show(field.sides()[at.index], field.sides()[at.index].self, evaluation);
        case Scope::placement:
            return field.show(field.sides()[at.index], field.sides()[at.index].placements[at.part].self, evaluation);
        case Scope::terrain: return field.show(field.terrain()[at.index].self, evaluation);
        case Scope::zone: return field.show(field.zones()[at.index].self, evaluation);
        case Scope::objective: return field.show(field.objectives()[at.index].self, evaluation);
        default: return field.show(field.self(), evaluation);
        }
    }
    evaluation.set(systemSlot, m_catalogue->system());
    evaluation.set(tablesSlot, m_catalogue->tables());
    evaluation.set(listSlot, m_catalogue->list());
    evaluation.set(selfSlot, at.scope == Scope::entry ? m_catalogue->entries()[at.index].value : m_catalogue->list());
}

Node Inspection::nodeOf(Value value) const
{
    if (m_army) return m_army->roster()->nodeOf(value);
    return m_scenario ? m_scenario->field()->nodeOf(value) : Node();
}

}  // namespace muster::rules

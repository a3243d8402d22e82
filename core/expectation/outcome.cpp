#include "core/expectation/outcome.hpp"

#include "core/check/check.hpp"
#include "core/check/identity.hpp"
#include "core/library/library.hpp"
#include "core/roster/army_views.hpp"
#include "core/scenario/map_picture.hpp"
#include "core/sheet/compose.hpp"
#include "core/sheet/sheet_texts.hpp"

namespace muster::rules {

using expr::Value;
using files::FileKind;
using sheet::Purpose;
using text::Node;

namespace {

/// The value among elements whose node is that one.
template <class Elements>
std::optional<Value> valueAmong(const Elements& elements, Node node)
{
    for (const auto& element : elements)
        if (element.node == node) return element.self;
    return std::nullopt;
}

std::optional<Value> valueIn(const Roster& roster, Node node)
{
    if (node == roster.node()) return roster.army();
    auto found = valueAmong(roster.units(), node);
    if (!found) found = valueAmong(roster.leaders(), node);
    return found ? found : valueAmong(roster.groups(), node);
}

std::optional<Value> valueIn(const Battlefield& field, Node node)
{
    if (node == field.node()) return field.self();
    auto found = valueAmong(field.sides(), node);
    if (!found) found = valueAmong(field.terrain(), node);
    if (!found) found = valueAmong(field.zones(), node);
    if (!found) found = valueAmong(field.objectives(), node);
    for (const auto& side : field.sides())
        if (!found) found = valueAmong(side.placements, node);
    return found;
}

std::optional<Value> valueIn(const Catalogue& catalogue, Node node)
{
    if (node == catalogue.listNode()) return catalogue.list();
    for (const auto* entries : {&catalogue.entries(), &catalogue.leaders()})
        for (const Entry& entry : *entries)
            if (entry.node == node) return entry.value;
    return std::nullopt;
}

/// Composes one sheet after the other with the variables that are shown.
class Composing {
public:
    Composing(const sheet::Description& description, std::size_t sheet,
              std::shared_ptr<const sheet::MapPicture> picture)
        : m_description(description), m_sheet(sheet), m_picture(std::move(picture))
    {}

    Evaluation& evaluation() { return m_evaluation; }

    void compose(Node of)
    {
        if (m_budget.isExhausted()) return;
        auto composed = sheet::compose(m_description, m_sheet, m_evaluation.slots(), m_arena, {}, m_budget,
                                       sheet::Filling::army, m_picture);
        if (composed.sheet) m_shown.push_back({of, sheet::textsOf(std::move(*composed.sheet))});
    }

    std::vector<Outcome::ShownSheet> take() { return std::move(m_shown); }

private:
    const sheet::Description& m_description;
    std::size_t m_sheet;
    std::shared_ptr<const sheet::MapPicture> m_picture;
    expr::Arena m_arena;
    Evaluation m_evaluation{m_arena};
    sheet::Budget m_budget;
    std::vector<Outcome::ShownSheet> m_shown;
};

}  // namespace

Outcome::Outcome(const Subject& subject, Library& library, bool isWhole, Trace* trace)
{
    open(subject, library, isWhole, trace);
    diagnostics::takeAccepted(m_findings);
    if (subject.parsed.document) identify(m_remarks, *subject.parsed.document);
    const bool hasSheets = subject.kind == FileKind::army || subject.kind == FileKind::scenario;
    if (!isWhole || !hasSheets || !game()) return;
    m_views = viewsOf(library, m_rulesContext->game);
}

const sheet::Description* Outcome::sheets() const
{
    return m_views ? std::get_if<sheet::Description>(&m_views->sheets) : nullptr;
}

void Outcome::open(const Subject& subject, Library& library, bool isWhole, Trace* trace)
{
    if (subject.kind == FileKind::army) {
        const auto detail = isWhole || trace ? Roster::Detail::all : Roster::Detail::checking;
        m_army = OpenedArmy::open(subject, library, {.detail = detail, .trace = trace});
        m_rulesContext = m_army->rulesContext();
        m_findings = findingsOf(*m_army, subject);
        m_remarks = m_army->remarks();
        return;
    }
    if (subject.kind == FileKind::scenario) {
        m_scenario = OpenedScenario::open(subject, library, trace);
        m_rulesContext = m_scenario->rulesContext();
        m_findings = findingsOf(*m_scenario, subject);
        m_remarks = m_scenario->remarks();
        return;
    }
    m_findings = check(subject, library, trace);
    m_remarks = diagnostics::takeRemarks(m_findings);
    const auto& document = subject.parsed.document;
    if (subject.kind == FileKind::list && document && document->root()["system"].isString())
        m_rulesContext =
            library.rulesContextOfList(*library.project(subject.path, subject.given), document, subject.path);
}

std::optional<diagnostics::Level> Outcome::levelOf(std::string_view rule, diagnostics::Level usual) const
{
    if (!m_rulesContext) return usual;
    const auto set = m_rulesContext->levels.find(rule);
    return set == m_rulesContext->levels.end() ? usual : set->second;
}

std::optional<Value> Outcome::valueOf(Node element) const
{
    if (!element) return std::nullopt;
    if (m_army) return m_army->roster() ? valueIn(*m_army->roster(), element) : std::nullopt;
    if (m_scenario) return m_scenario->field() ? valueIn(*m_scenario->field(), element) : std::nullopt;
    return m_rulesContext && m_rulesContext->catalogue ? valueIn(*m_rulesContext->catalogue, element) : std::nullopt;
}

std::vector<Outcome::ShownSheet> Outcome::shown(std::size_t sheet) const
{
    const auto purpose = sheets()->purpose(sheet);
    if (const auto* field = m_scenario ? m_scenario->field() : nullptr) {
        Composing composing(*sheets(), sheet, std::make_shared<const sheet::MapPicture>(mapPicture(*field)));
        if (purpose == Purpose::scenario) {
            field->show(field->self(), composing.evaluation());
            composing.compose(field->node());
        }
        if (purpose == Purpose::side)
            for (const auto& side : field->sides()) {
                field->show(side, side.self, composing.evaluation());
                composing.compose(side.node);
            }
        return composing.take();
    }
    const auto* roster = m_army ? m_army->roster() : nullptr;
    if (!roster) return {};
    Composing composing(*sheets(), sheet, nullptr);
    const auto composeEach = [&](Scope scope, const auto& elements) {
        for (std::size_t i = 0; i < elements.size(); ++i) {
            roster->show(scope, i, composing.evaluation());
            composing.compose(elements[i].node);
        }
    };
    if (purpose == Purpose::army) {
        roster->showArmy(composing.evaluation());
        composing.compose(roster->node());
    }
    if (purpose == Purpose::unit) composeEach(Scope::unit, roster->units());
    if (purpose == Purpose::group) composeEach(Scope::group, roster->groups());
    return composing.take();
}

void Outcome::evaluateAll() const
{
    for (std::size_t i = 0; sheets() && i < sheets()->size(); ++i) shown(i);
    const auto* roster = m_army ? m_army->roster() : nullptr;
    if (!roster || !m_views) return;
    expr::Arena arena;
    Evaluation evaluation(arena);
    for (std::size_t i = 0; i < roster->units().size(); ++i) roster->costOfUnit(i, evaluation);
    for (std::size_t i = 0; i < roster->leaders().size(); ++i) roster->costOfLeader(i, evaluation);
    roster->costOfArmy(evaluation);
    if (const auto* statistics = std::get_if<StatisticSpecs>(&m_views->statistics)) statistics->of(*roster, evaluation);
    sheet::Budget budget;
    roster->showArmy(evaluation);
    if (sheets()) sheet::composePlay(*sheets(), evaluation.slots(), arena, budget);
}

}  // namespace muster::rules

#include "core/roster/army_views.hpp"

#include "core/expr/has_type.hpp"
#include "core/game/evaluation.hpp"
#include "core/game/findings.hpp"
#include "core/game/rule_dependencies.hpp"
#include "core/library/library.hpp"
#include "core/sheet/compose.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace muster::rules {

using diagnostics::Level;
using expr::Value;
using text::Node;

namespace {

struct ArmyViewsCache {
    threads::OnceMap<std::shared_ptr<const Game>, std::shared_ptr<const ArmyViews>> views;
};

struct SharedPartsCache {
    threads::OnceMap<std::shared_ptr<const Catalogue>, bool> areSound;
};

std::string quotedName(Node element, expr::Value value)
{
    const auto* name = value.is(expr::ValueType::map) ? value.find("name") : nullptr;
    return fmt::format("\"{}\"", name && name->is(expr::ValueType::string) ? name->asString() : element["id"].string());
}

class ViewCheck {
public:
    ViewCheck(Roster& roster, sheet::Filling filling, Evaluation& evaluation, Findings& findings)
        : m_roster(roster), m_filling(filling), m_evaluation(evaluation), m_findings(findings)
    {}

    void checkStatistics(const StatisticSpecs& specs)
    {
        for (const auto& statistic : specs.of(m_roster, m_evaluation)) {
            if (!statistic.value && statistic.node) report(statistic.label, statistic.error, statistic.node, {});
            for (const auto& part : statistic.parts)
                if (!part.value)
                    report(fmt::format("{}, {}", statistic.label, part.label), part.error, part.node, part.item);
        }
    }

    void checkSheets(const sheet::Description& description)
    {
        // Rules and sheets share the work allowance of the file.
        m_budget.work.left = std::min(m_budget.work.left, m_evaluation.left());
        for (std::size_t i = 0; i < description.size() && !m_budget.isExhausted(); ++i) {
            if (m_filling != sheet::Filling::army && description.isCertain(i)) continue;
            if (description.purpose(i) == sheet::Purpose::army) {
                m_roster.showArmy(m_evaluation);
                compose(description, i, m_roster.node(), {});
            } else if (description.purpose(i) == sheet::Purpose::unit) {
                composeEach(description, i, Scope::unit, m_roster.units());
            } else if (description.purpose(i) == sheet::Purpose::group) {
                composeEach(description, i, Scope::group, m_roster.groups());
            }
        }
        for (auto& [index, finding] : m_ofThings) m_findings.add(std::move(finding));
    }

private:
    void report(const std::string& label, const std::string& error, Node stands, expr::Value item)
    {
        if (!m_findings.wants("army/statistic", Level::warning)) return;
        const Node element = m_roster.nodeOf(item);
        auto made = findingAt(element ? element : m_roster.node(), "army/statistic", Level::warning,
                              fmt::format("the statistic \"{}\" cannot be evaluated{}{}: {}", label,
                                          element ? " for " : "", element ? quotedName(element, item) : "", error),
                              "correct the value that it reads, in the army or in its list and tables");
        made.related.push_back({"it is defined here", placeOf(stands)});
        m_findings.add(std::move(made));
    }

    template <class Things>
    void composeEach(const sheet::Description& description, std::size_t sheet, Scope scope, const Things& elements)
    {
        for (std::size_t i = 0; i < elements.size() && !m_budget.isExhausted(); ++i) {
            m_roster.show(scope, i, m_evaluation);
            compose(description, sheet, elements[i].node, elements[i].self);
        }
    }

    void compose(const sheet::Description& description, std::size_t sheet, Node of, expr::Value self)
    {
        const auto composed =
            sheet::compose(description, sheet, m_evaluation.slots(), m_evaluation.arena(), {}, m_budget, m_filling);
        for (const auto& fault : composed.faults)
            if (fault.kind == diagnostics::FindingKind::unknownValue) note(fault, description.id(sheet), of, self);
    }

    /// One finding per element, because one missing value often affects several places.
    void note(const sheet::Fault& fault, std::string_view sheet, Node of, expr::Value self)
    {
        constexpr std::size_t maxPlaces = 10;
        for (auto item = fault.items.rbegin(); item != fault.items.rend(); ++item)
            if (const Node element = m_roster.nodeOf(*item)) {
                of = element;
                self = *item;
                break;
            }
        const auto& system = m_roster.catalogue().game().document->source();
        const auto stands = placeOf(system, fault.range, "");
        const auto [known, isNew] = m_ofThings.try_emplace(of.index());
        if (isNew) {
            if (!m_findings.wants("army/sheet", Level::warning)) return void(m_ofThings.erase(known));
            known->second = findingAt(
                of, "army/sheet", Level::warning,
                fmt::format("the sheet \"{}\" cannot show all of {}: {}", sheet, whole(of, self, fault), fault.message),
                "correct the value that it reads, in the army or in its list and tables");
            known->second.related.push_back({"it is defined here", stands});
        } else if (known->second.related.size() < maxPlaces) {
            known->second.related.push_back({fmt::format("and here, on \"{}\"", sheet), stands});
        }
    }

    std::string whole(Node of, expr::Value self, const sheet::Fault& fault) const
    {
        if (of != m_roster.node()) return quotedName(of, self);
        return fault.name().empty() ? std::string("the army") : fmt::format("\"{}\"", fault.name());
    }

    Roster& m_roster;
    sheet::Filling m_filling;
    Evaluation& m_evaluation;
    Findings& m_findings;
    sheet::Budget m_budget;
    std::map<std::uint32_t, diagnostics::Diagnostic> m_ofThings;  ///< by the node index of the element in its document
};

}  // namespace

ArmyViews::ArmyViews(const Game& game) : sheets(sheetsOf(game)), statistics(StatisticSpecs::compile(game))
{
    NamesRead shown, evaluated;
    const auto addShown = [&](const auto& part) { shown.add(part); };
    const auto addEvaluated = [&](const auto& part) { evaluated.add(part); };
    if (const auto* specs = std::get_if<StatisticSpecs>(&statistics)) {
        specs->addNames(shown);
        uncertainStatistics = specs->uncertain();
        uncertainStatistics.addNames(evaluated);
    }
    if (const auto* description = std::get_if<sheet::Description>(&sheets)) {
        for (std::size_t i = 0; i < description->size(); ++i) {
            if (sheet::isOfScenario(description->purpose(i))) continue;
            description->visit(i, sheet::Description::Parts::all, addShown, addShown);
            description->visit(i, sheet::Description::Parts::uncertain, addEvaluated, addEvaluated);
        }
    }
    for (const Rule& rule : game.rules)
        for (std::size_t i = 0; rule.isRemark && i < rule.lets.size(); ++i)
            if (rule.letForTexts[i]) shown.add(rule.lets[i].program);
    // Parts that read a value which may fail are certain only if it did not.
    for (const auto* value : derivedFor(game, std::move(shown)))
        if (!value->program.isCertain()) evaluated.add(value->name);
    needed = derivedFor(game, std::move(evaluated));
}

std::shared_ptr<const ArmyViews> viewsOf(Library& library, const std::shared_ptr<const Game>& game)
{
    return library.cache<ArmyViewsCache>().views.get(game, [&] { return std::make_shared<const ArmyViews>(*game); });
}

bool isOrdinary(const text::Document& army, const Catalogue& catalogue)
{
    return catalogue.isOrdinary() && army.largestInteger() <= expr::largestOrdinary;
}

bool hasOrdinaryValues(const Roster& roster)
{
    if (!roster.isOrdinary()) return false;
    const auto isSmall = [](const Value& self) {
        const auto* cost = self.find("cost");
        return !cost || std::abs(cost->asNumber()) <= static_cast<double>(expr::largestOrdinary);
    };
    const auto areSmall = [&](const auto& elements) {
        return std::all_of(elements.begin(), elements.end(), [&](const auto& one) { return isSmall(one.self); });
    };
    const auto& environment = roster.catalogue().game().environment(Scope::army);
    return isSmall(roster.army()) && areSmall(roster.groups()) && areSmall(roster.units()) &&
           areSmall(roster.leaders()) && expr::magnitude(roster.budget()) <= expr::largestOrdinary &&
           expr::hasType(roster.army(), environment.typeOf("army").value_or(expr::Type()));
}

sheet::Filling fillingToCheck(Library& library, const ArmyViews& views,
                              const std::shared_ptr<const Catalogue>& catalogue)
{
    const auto* sheets = std::get_if<sheet::Description>(&views.sheets);
    if (!sheets) return sheet::Filling::check;
    const bool areSharedPartsSound = library.cache<SharedPartsCache>().areSound.get(catalogue, [&] {
        expr::Arena arena;
        Evaluation evaluation(arena);
        evaluation.set(systemSlot, catalogue->system());
        evaluation.set(tablesSlot, catalogue->tables());
        evaluation.set(listSlot, catalogue->list());
        return sheet::faultsOfSharedBlocks(*sheets, evaluation.slots(), arena).empty();
    });
    return areSharedPartsSound ? sheet::Filling::checkOwn : sheet::Filling::check;
}

void checkViews(const ArmyViews& views, Roster& roster, sheet::Filling filling, Evaluation& evaluation,
                Findings& findings)
{
    ViewCheck check(roster, filling, evaluation, findings);
    if (filling == sheet::Filling::army) roster.complete();
    if (const auto* statistics = std::get_if<StatisticSpecs>(&views.statistics))
        check.checkStatistics(filling == sheet::Filling::army ? *statistics : views.uncertainStatistics);
    if (const auto* sheets = std::get_if<sheet::Description>(&views.sheets)) check.checkSheets(*sheets);
}

}  // namespace muster::rules

#include "core/lint/army_measures.hpp"
#include "core/lint/lint.hpp"
#include "core/lint/sum_clash.hpp"
#include "core/lint/trial_choices.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

constexpr double maxStatesSearched = 1e6;

using Conditions = std::vector<const MeasuredCondition*>;

/// If units need no entry, an army can still include units that the list lacks.
Level levelIn(const Game& game) { return game.lists == Game::Lists::required ? Level::error : Level::warning; }

/// A list that others extend need not be complete.
bool isBuiltOn(const CheckContext& context, const Game& game) { return !builtOn(context, game.id).empty(); }

class LegalArmyLint {
public:
    LegalArmyLint(const CheckContext& context, const Catalogue& catalogue)
        : m_context(context), m_catalogue(catalogue), m_game(catalogue.game()),
          m_conditions(conditionsOf(m_game, context.findings))
    {}

    void run()
    {
        if (m_conditions.empty() || m_catalogue.entries().empty() || !chooseSorts()) return;
        std::vector<TrialUnit> units;
        for (const auto& sort : m_sorts)
            for (const auto count : triedCounts) units.push_back({sort.entry, count, sort.options});
        TrialArmy army(m_catalogue, m_game.budget.value_or(0), units, m_leaders);
        if (!isWhole(army.roster())) return;
        noteIllegal(army);
        ArmyMeter meter(army);
        std::erase_if(m_conditions, [&](MeasuredCondition& condition) { return !meter.measure(condition); });
        keepTractable();
        search();
    }

private:
    bool chooseSorts()
    {
        auto sorts = entryVariants(m_catalogue.entries()), ofLeaders = entryVariants(m_catalogue.leaders());
        auto free = freeLeaders(m_game.leader, leaderFields(m_conditions, m_game));
        // Leaders with options are rare; if there are any, nothing is reported.
        const auto hasOptions = [](const EntryVariant& sort) { return !sort.options.empty(); };
        if (!sorts || !ofLeaders || !free || std::any_of(ofLeaders->begin(), ofLeaders->end(), hasOptions))
            return false;
        m_sorts = std::move(*sorts);
        for (const auto& sort : *ofLeaders) m_leaders.push_back({sort.entry, {}});
        m_leaders.insert(m_leaders.end(), free->begin(), free->end());
        return true;
    }

    /// True if the army's own file leaves no values to choose.
    static bool isWhole(const Roster& roster)
    {
        const auto whole = [](const Member& member) { return member.missing.empty(); };
        return std::all_of(roster.units().begin(), roster.units().end(), whole) &&
               std::all_of(roster.leaders().begin(), roster.leaders().end(), whole);
    }

    void noteIllegal(TrialArmy& army)
    {
        std::set<const Member*> illegal;
        for (const auto& found : illegalMembers(army, m_catalogue, m_context.findings)) illegal.insert(found.member);
        const auto& units = army.roster().units();
        for (std::size_t i = 0; i < units.size(); i += triedCounts.size()) {
            const auto isLegal = [&](const Member& unit) { return !illegal.contains(&unit); };
            const auto first = units.begin() + static_cast<std::ptrdiff_t>(i);
            m_legalUnits.push_back(std::any_of(first, first + triedCounts.size(), isLegal));
        }
        for (const Member& leader : army.roster().leaders()) m_legalLeaders.push_back(!illegal.contains(&leader));
    }

    /// Drops the conditions with the largest numbers until the search is feasible; the others must still hold.
    void keepTractable()
    {
        const auto digits = [](const MeasuredCondition& condition) {
            return static_cast<double>(std::max<std::int64_t>(0, condition.goal().target) + 1);
        };
        const auto states = [&] {
            double product = 1;
            for (const auto& condition : m_conditions) product *= digits(condition);
            return product;
        };
        while (states() > maxStatesSearched)
            m_conditions.erase(std::max_element(m_conditions.begin(), m_conditions.end(),
                                                [&](const auto& a, const auto& b) { return digits(a) < digits(b); }));
    }

    std::vector<Pool> poolsFor(const Conditions& conditions) const
    {
        std::vector<Pool> pools;
        const auto rowOf = [&](const std::vector<std::int64_t> MeasuredCondition::*numbers, std::size_t index) {
            std::vector<std::int64_t> row;
            for (const auto* condition : conditions) row.push_back((condition->*numbers)[index]);
            return row;
        };
        std::map<const Option*, std::size_t> limited;
        for (std::size_t i = 0; i < m_sorts.size(); ++i) {
            const Entry* entry = m_sorts[i].entry;
            if (i == 0 || m_sorts[i - 1].entry != entry) {
                pools.push_back({{}, entry->min, entry->max});
                limited.clear();
            }
            if (!m_legalUnits[i]) continue;
            Pool& pool = pools.back();
            pool.gives.push_back(rowOf(&MeasuredCondition::ofUnits, i));
            for (const Option* option : m_sorts[i].options) noteLimit(*option, pool, limited);
        }
        // Each leader is a pool: those that name no entry are unlimited in number.
        for (std::size_t i = 0; i < m_leaders.size(); ++i) {
            const Entry* entry = m_leaders[i].entry;
            pools.push_back(entry ? Pool{{}, entry->min, entry->max} : Pool{});
            if (m_legalLeaders[i]) pools.back().gives.push_back(rowOf(&MeasuredCondition::ofLeaders, i));
        }
        return pools;
    }

    /// Counts the last sort of a pool towards the limit of an option; `limited` maps options to limits.
    static void noteLimit(const Option& option, Pool& pool, std::map<const Option*, std::size_t>& limited)
    {
        if (!option.max) return;
        const auto [found, isNew] = limited.emplace(&option, pool.limits.size());
        if (isNew) pool.limits.push_back({*option.max, {}});
        auto& sorts = pool.limits[found->second].sorts;
        sorts.resize(pool.gives.size());
        sorts.back() = true;
    }

    void search()
    {
        Conditions conditions;
        std::vector<SumGoal> goals;
        for (const auto& condition : m_conditions) {
            conditions.push_back(&condition);
            goals.push_back(condition.goal());
        }
        const auto clash = clashOf(poolsFor(conditions), goals);
        if (!clash) return;
        Conditions reasons;
        for (const auto index : *clash) reasons.push_back(conditions[index]);
        report(reasons);
    }

    /// The sum of that many elements of a pool, taken in the order of their contributions, as far as limits allow.
    /// Sorts that share a limit count as if each had its own, so this is a bound.
    template <class Before>
    static std::int64_t sumOf(const Pool& pool, std::int64_t count, Before before)
    {
        std::vector<std::pair<std::int64_t, std::int64_t>> sorts;  // contribution of one, and their maximum number
        for (std::size_t i = 0; i < pool.gives.size(); ++i) {
            std::int64_t max = count;
            for (const auto& limit : pool.limits)
                if (limit.counts(i)) max = std::min(max, limit.max);
            sorts.emplace_back(pool.gives[i].front(), max);
        }
        std::sort(sorts.begin(), sorts.end(), before);
        std::int64_t sum = 0;
        for (const auto& [adds, max] : sorts) {
            sum += adds * std::min(max, count);
            count -= std::min(max, count);
        }
        return sum;
    }

    /// ": together they come to at most 24 of the 32 needed", if that is the whole reason.
    std::string shortfall(const Conditions& reasons) const
    {
        if (reasons.size() != 1) return {};
        const auto goal = reasons.front()->goal();
        std::int64_t min = 0, max = 0;
        for (const Pool& pool : poolsFor(reasons)) {
            if (pool.gives.empty()) continue;
            min += sumOf(pool, pool.min, std::less<>());
            // Without a maximum the pool can reach any goal, if it adds to it at all.
            max += sumOf(pool, pool.max.value_or(std::max<std::int64_t>(0, goal.target)), std::greater<>());
        }
        if (goal.kind != SumGoal::Kind::atMost && max < goal.target)
            return fmt::format(": together they reach at most {} of the {} needed", max, goal.target);
        if (goal.kind != SumGoal::Kind::atLeast && min > goal.target)
            return fmt::format(": the required minimums already add up to {}, and only {} is allowed", min,
                               goal.target);
        return {};
    }

    void report(const Conditions& reasons)
    {
        if (m_context.onlyErrors && isBuiltOn(m_context, m_game)) return;
        std::set<const Rule*> seen;
        std::vector<std::string> names;
        std::vector<diagnostics::Related> related;
        for (const auto* reason : reasons) {
            const Rule& rule = *reason->condition.rule;
            if (!seen.insert(&rule).second) continue;
            const auto title = rule.text("title");
            names.push_back(fmt::format("\"{}\" [{}]", title.empty() ? std::string_view(rule.id) : title, rule.name));
            related.push_back({fmt::format("what {} requires", rule.name), placeOf(rule.node["require"])});
        }
        auto message = std::string("no army can be built from these entries: the required units are illegal");
        if (names.size() == 1)
            message = fmt::format("no army built from these entries can satisfy the rule {}{}", names.front(),
                                  shortfall(reasons));
        if (names.size() > 1)
            message = fmt::format("no army built from these entries can satisfy all of these rules: {}",
                                  fmt::join(names, ", "));
        const auto size =
            m_game.budget ? fmt::format(" of {}", points(static_cast<double>(*m_game.budget), m_game)) : std::string();
        const auto level = levelIn(m_game);
        const Node entries = m_context.root()["entries"];
        auto finding =
            findingAt(entries, "list/no-legal-army", level, std::move(message),
                      fmt::format("change values, minimums and maximums until an army{} can be built", size));
        finding.place = placeOfKey(entries);
        finding.sourceLine = shownLine(entries.document().source(), finding.place);
        finding.related = std::move(related);
        m_context.findings.add(std::move(finding));
    }

    const CheckContext& m_context;
    const Catalogue& m_catalogue;
    const Game& m_game;
    std::vector<MeasuredCondition> m_conditions;
    std::vector<EntryVariant> m_sorts;
    std::vector<TrialLeader> m_leaders;
    std::vector<bool> m_legalUnits, m_legalLeaders;  ///< by sort and by leader
};

}  // namespace

void lintLegalArmy(const CheckContext& context, const Catalogue& catalogue)
{
    const auto& game = catalogue.game();
    if (!isAsked(context, "list/no-legal-army", levelIn(game))) return;
    // Reading all lists of the game takes longer than the search, which usually finds an army.
    if (context.onlyErrors || !isBuiltOn(context, game)) LegalArmyLint(context, catalogue).run();
}

}  // namespace muster::rules

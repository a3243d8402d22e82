#include "core/proposals/search_space.hpp"

#include "core/army/army_checks.hpp"
#include "core/army/opened_army.hpp"
#include "core/game/game.hpp"
#include "core/lint/sum_clash.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// No proposal adds more of what costs nothing, more units in a game without points, or more of anything.
constexpr std::int64_t mostFree = 12, mostAdded = 24, mostOfOne = 10'000;
constexpr std::int64_t mostPreferred = 60;
constexpr std::size_t maxMeasured = 2000, maxConditions = 100;
constexpr double maxStatesOfClash = 1e6;
constexpr std::int64_t workOfTables = 40'000'000;

void collectAccepted(Node element, std::set<std::string, std::less<>>& rules)
{
    for (const Node item : element["accept"]) rules.emplace(item["rule"].string());
}

/// What an army accepts anywhere: rules that may be broken.
std::set<std::string, std::less<>> acceptedIn(Node army)
{
    std::set<std::string, std::less<>> rules;
    collectAccepted(army, rules);
    const auto in = [&](Node owner) {
        for (const char* key : {"leaders", "units"})
            for (const Node member : owner[key]) collectAccepted(member, rules);
    };
    in(army);
    for (const Node group : army["groups"]) {
        collectAccepted(group, rules);
        in(group);
    }
    return rules;
}

/// The smallest unit of which all costs are multiples, as a factor that makes them integers and their common divisor.
struct Scale {
    double factor = 1;
    std::int64_t divisor = 1;

    std::int64_t of(double cost) const { return std::llround(cost * factor) / divisor; }
};

std::optional<Scale> scaleOf(const std::vector<double>& costs)
{
    for (const double factor : {1.0, 2.0, 4.0, 5.0, 10.0, 20.0, 100.0}) {
        std::int64_t divisor = 0;
        const bool isWhole = std::all_of(costs.begin(), costs.end(), [&](double cost) {
            const double scaled = cost * factor;
            if (!(scaled >= 0 && scaled < 1e9) || std::abs(scaled - std::round(scaled)) > 1e-6) return false;
            divisor = std::gcd(divisor, std::llround(scaled));
            return true;
        });
        if (isWhole) return Scale{factor, std::max<std::int64_t>(1, divisor)};
    }
    return std::nullopt;
}

}  // namespace

SearchSpace::SearchSpace(const OpenedArmy& base, const Offers& offers, const std::vector<Removable>& removables,
                         const std::function<bool(const Member&)>& isPreferred, const CompletionWishes& wishes,
                         std::int64_t budget)

    : m_base(base), m_catalogue(base.roster()->catalogue()), m_removables(removables), m_budget(budget),
      m_accepted(acceptedIn(base.root()))
{
    const auto stays = [&](const Member& member) {
        return std::none_of(removables.begin(), removables.end(),
                            [&](const Removable& removable) { return removable.member == &member; });
    };
    for (const Member& unit : base.roster()->units())
        if (removables.empty() || stays(unit)) m_fixed.push_back({&unit, false});
    for (const Member& leader : base.roster()->leaders())
        if (removables.empty() || stays(leader)) m_fixed.push_back({&leader, true});
    addParts(offers, removables, isPreferred);
    addAxes(wishes, budget, removables);
    measure(offers, removables);
    addListLimits();
    prepare();
}

bool SearchSpace::binds(std::string_view rule) const
{
    const Findings findings(&m_base.rulesContext()->levels);
    return findings.levelOf(rule, Level::error) == Level::error && !isAccepted(rule);
}

void SearchSpace::addParts(const Offers& offers, const std::vector<Removable>& removables,
                           const std::function<bool(const Member&)>& isPreferred)
{
    const auto standard = m_catalogue.game().budget.value_or(0);
    const bool hasMaximum = binds("list/maximum");
    const auto poolOf = [&](const Entry* entry) {
        if (entry) {
            const auto known = std::find(m_pools.begin(), m_pools.end(), entry);
            if (known != m_pools.end()) return static_cast<std::size_t>(known - m_pools.begin());
        }
        m_pools.push_back(entry);
        auto& room = m_room.emplace_back();
        const auto max = entry && hasMaximum ? maximumOf(*entry, m_budget, standard) : std::nullopt;
        if (max) {
            room = *max;
            for (const auto& [member, isLeader] : m_fixed)
                if (member->entry == entry) room = *room - member->count;
            room = std::max<std::int64_t>(0, *room);
        }
        return m_pools.size() - 1;
    };
    for (std::size_t i = 0; i < removables.size(); ++i) {
        const Member& member = *removables[i].member;
        SpacePart part{nullptr,
                       i,
                       removables[i].mustGo ? 0 : 1,
                       member.count,
                       poolOf(member.entry),
                       costOfMember(member),
                       isPreferred(member)};
        m_parts.push_back(part);
    }
    for (const Offer& offer : offers.offers) {
        const Member& member = offers.memberOf(offer);
        SpacePart part{
            &offer, 0, mostOfOne, offer.count, poolOf(offer.entry), costOfMember(member), isPreferred(member)};
        if (const auto room = m_room[part.pool]) part.max = std::min(part.max, *room / part.bases);
        m_parts.push_back(part);
    }
}

void SearchSpace::measure(const Offers& offers, const std::vector<Removable>& removables)
{
    const Findings findings(&m_base.rulesContext()->levels);
    std::vector<OtherMember> others;
    for (const auto& removable : removables) others.push_back({removable.member, removable.isLeader});
    others.insert(others.end(), m_fixed.begin(), m_fixed.end());
    // Without conditions more armies are checked, and fewer are possible in the time.
    if (others.size() > maxMeasured) return;
    static constexpr std::int64_t asTheyAre[] = {1};
    ArmyMeter meter(*offers.army, asTheyAre);
    for (auto& measured : conditionsOf(m_catalogue.game(), findings)) {
        if (isAccepted(measured.condition.rule->name) || !meter.measure(measured, others)) continue;
        Condition condition{measured.condition.rule->name, measured.goal(), {}};
        for (const auto& part : m_parts)
            condition.gives.push_back(!part.offer            ? measured.ofOthers[part.removable]
                                      : part.offer->isLeader ? measured.ofLeaders[part.offer->member]
                                                             : measured.ofUnits[part.offer->member]);
        for (std::size_t i = 0; i < m_fixed.size(); ++i)
            condition.goal.target -= measured.ofOthers[removables.size() + i];
        m_conditions.push_back(std::move(condition));
    }
}

/// Adds the minimums of entries, and the limits on several of them.
void SearchSpace::addListLimits()
{
    const auto add = [&](const char* rule, SumGoal goal,
                         const std::function<std::int64_t(const Entry*, std::int64_t)>& weight) {
        if (m_conditions.size() >= maxConditions) return;
        Condition condition{rule, goal, {}};
        for (const auto& [member, isLeader] : m_fixed) condition.goal.target -= weight(member->entry, member->count);
        for (const auto& part : m_parts) condition.gives.push_back(weight(m_pools[part.pool], part.bases));
        if (condition.goal.kind == SumGoal::Kind::atLeast && condition.goal.target <= 0) return;
        m_conditions.push_back(std::move(condition));
    };
    if (binds("list/minimum"))
        for (const auto* entries : {&m_catalogue.entries(), &m_catalogue.leaders()})
            for (const Entry& entry : *entries)
                if (entry.min > 0)
                    add("list/minimum", {SumGoal::Kind::atLeast, entry.min},
                        [&](const Entry* of, std::int64_t bases) { return of == &entry ? bases : 0; });
    addOptionLimits();
    if (!binds("list/limit")) return;
    for (const JointLimit& limit : m_catalogue.limits()) {
        // Whether several bases are one unit is decided when an army is written.
        const bool hasMergeable = std::any_of(m_parts.begin(), m_parts.end(), [&](const SpacePart& part) {
            return part.offer && part.offer->isMergeable &&
                   std::binary_search(limit.entries.begin(), limit.entries.end(), part.offer->entry);
        });
        if (limit.countsUnits && hasMergeable) continue;
        const double times = limit.per > 0 ? std::floor(static_cast<double>(m_budget) / limit.per) : 1;
        const auto weight = [&](const Entry* of, std::int64_t bases) -> std::int64_t {
            if (!of || !std::binary_search(limit.entries.begin(), limit.entries.end(), of)) return 0;
            return limit.countsUnits ? 1 : bases;
        };
        const auto goalOf = [&](SumGoal::Kind kind, std::int64_t number) {
            return SumGoal{kind, static_cast<std::int64_t>(std::min(static_cast<double>(number) * times, 1e9))};
        };
        if (limit.min) add("list/limit", goalOf(SumGoal::Kind::atLeast, *limit.min), weight);
        if (limit.max) add("list/limit", goalOf(SumGoal::Kind::atMost, *limit.max), weight);
    }
}

/// Adds the limits of options in the whole army.
void SearchSpace::addOptionLimits()
{
    if (!binds("list/option")) return;
    const auto has = [](const std::vector<const Option*>& options, const Option& option) {
        return std::find(options.begin(), options.end(), &option) != options.end();
    };
    std::set<const Option*> limited;
    for (const auto& part : m_parts)
        if (part.offer)
            for (const Option* option : part.offer->options)
                if (option->max) limited.insert(option);
    const auto takenBy = [](const Member& member, const Option& option) -> std::int64_t {
        for (const auto& taken : member.options)
            if (taken.option == &option) return basesOf(taken, member);
        return 0;
    };
    for (const Option* option : limited) {
        if (m_conditions.size() >= maxConditions) return;
        Condition condition{"list/option", {SumGoal::Kind::atMost, *option->max}, {}};
        for (const auto& [member, isLeader] : m_fixed) condition.goal.target -= takenBy(*member, *option);
        for (const auto& part : m_parts)
            condition.gives.push_back(!part.offer ? takenBy(*m_removables[part.removable].member, *option)
                                      : has(part.offer->options, *option) ? part.bases
                                                                          : 0);
        // An option that is already taken too often is an error of its own.
        condition.goal.target = std::max<std::int64_t>(0, condition.goal.target);
        m_conditions.push_back(std::move(condition));
    }
}

void SearchSpace::addAxes(const CompletionWishes& wishes, std::int64_t budget, const std::vector<Removable>& removables)
{
    const auto& game = m_catalogue.game();
    const auto add = [&](Axis axis, const std::vector<std::int64_t>& numbers) {
        m_axes.push_back(axis);
        m_onAxes.push_back(numbers);
    };
    const auto numbersOfParts = [&](const std::function<std::int64_t(const SpacePart&)>& number) {
        std::vector<std::int64_t> numbers;
        for (const auto& part : m_parts) numbers.push_back(number(part));
        return numbers;
    };
    const bool hasPoints = game.budget.has_value();
    const auto spent =
        hasPoints ? costs(budget) : numbersOfParts([](const SpacePart& part) { return part.offer ? 1 : 0; });
    const Axis spending{hasPoints ? Axis::Kind::cost : Axis::Kind::added, hasPoints ? m_points : mostAdded,
                        hasPoints && !wishes.cheapest};
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        auto& part = m_parts[i];
        const auto most = spent[i] > 0 ? spending.most / spent[i] : part.offer ? mostFree : part.max;
        part.max = std::min(part.max, most);
    }
    const auto addPreferred = [&] {
        if (wishes.preferred.empty()) return;
        auto numbers = numbersOfParts([](const SpacePart& part) { return part.isPreferred ? part.bases : 0; });
        std::int64_t possible = 0;
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            if (numbers[i] == 0 || m_parts[i].max == 0) continue;
            const auto inAll = spent[i] > 0 ? spending.most * numbers[i] / spent[i] : numbers[i] * m_parts[i].max;
            possible = std::max(possible, spent[i] > 0 ? inAll : possible + inAll);
        }
        if (possible > mostPreferred) m_isExact = false;
        add({Axis::Kind::preferred, std::min(possible, mostPreferred), true}, numbers);
    };
    if (hasPoints && !wishes.cheapest) addPreferred();
    if (!removables.empty())
        add({Axis::Kind::kept, static_cast<std::int64_t>(removables.size()), true},
            numbersOfParts([](const SpacePart& part) { return part.offer ? 0 : 1; }));
    add(spending, spent);
    if (!hasPoints || wishes.cheapest) addPreferred();
}

/// What each part costs, in units of which there are m_points left.
std::vector<std::int64_t> SearchSpace::costs(std::int64_t budget)
{
    const auto& game = m_catalogue.game();
    std::vector<double> ofParts;
    double fixed = 0;
    bool isKnown = game.armyCost.each.empty() && game.armyCost.once.empty();
    for (const auto& [member, isLeader] : m_fixed) {
        const auto cost = costOfMember(*member);
        isKnown = isKnown && cost;
        fixed += cost.value_or(0);
    }
    for (const auto& part : m_parts) {
        isKnown = isKnown && (part.cost || part.max == 0);
        ofParts.push_back(part.cost.value_or(0));
    }
    const auto scale = scaleOf(ofParts);
    if (!isKnown || !scale) m_isExact = false;
    const Scale used = scale.value_or(Scale());
    const double left = std::max(0.0, static_cast<double>(budget) - fixed);
    m_points = static_cast<std::int64_t>(
        std::min(1e9, std::floor(left * used.factor / static_cast<double>(used.divisor) + 1e-9)));
    std::vector<std::int64_t> numbers;
    for (const double cost : ofParts) numbers.push_back(cost >= 0 && cost < 1e9 ? used.of(cost) : std::int64_t{0});
    return numbers;
}

/// Makes the tables, without the conditions with the largest numbers if they are too large; what is left out must still
/// hold, which the check of each army finds.
void SearchSpace::prepare()
{
    std::vector<std::size_t> used(m_conditions.size());
    std::iota(used.begin(), used.end(), std::size_t{0});
    const auto goals = [&] {
        std::vector<SumGoal> made;
        for (const auto& axis : m_axes) made.push_back({SumGoal::Kind::exactly, axis.most});
        for (const auto index : used) made.push_back(m_conditions[index].goal);
        return made;
    };
    while (!SumChoices::workFor(m_parts.size(), goals())) {
        if (used.empty()) return;
        used.erase(std::max_element(used.begin(), used.end(), [&](std::size_t a, std::size_t b) {
            return m_conditions[a].goal.target < m_conditions[b].goal.target;
        }));
    }
    std::vector<SumPart> parts;
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        auto& part = parts.emplace_back();
        part.max = m_parts[i].max;
        for (const auto& numbers : m_onAxes) part.gives.push_back(numbers[i]);
        for (const auto index : used) part.gives.push_back(m_conditions[index].gives[i]);
    }
    for (const auto index : used) m_targets.push_back(m_conditions[index].goal.target);
    auto work = workOfTables;
    m_choices = std::make_unique<SumChoices>(std::move(parts), goals(), work);
    if (!m_choices->isReady()) m_choices.reset();
}

std::optional<SumChoices::State> SearchSpace::start(std::span<const std::int64_t> numbers) const
{
    std::vector<std::int64_t> targets(numbers.begin(), numbers.end());
    targets.insert(targets.end(), m_targets.begin(), m_targets.end());
    const auto state = m_choices->start(targets);
    return state && m_choices->canMeet(0, *state) ? state : std::nullopt;
}

std::vector<std::int64_t> SearchSpace::numbersOf(std::span<const std::int64_t> counts) const
{
    std::vector<std::int64_t> numbers;
    for (const auto& onAxis : m_onAxes) {
        auto& sum = numbers.emplace_back(0);
        for (std::size_t i = 0; i < counts.size(); ++i) sum += counts[i] * onAxis[i];
    }
    return numbers;
}

std::optional<std::vector<std::string>> SearchSpace::clash() const
{
    // The largest numbers are left out until the search is feasible: the others alone may clash.
    std::vector<const Condition*> conditions;
    for (const auto& condition : m_conditions) conditions.push_back(&condition);
    const auto statesOf = [](const Condition* condition) {
        return static_cast<double>(std::max<std::int64_t>(0, condition->goal.target)) + 1;
    };
    // Counted anew each time: the number of all states may be infinite, which no division makes smaller.
    const auto states = [&] {
        double product = 1;
        for (const auto* condition : conditions) product *= statesOf(condition);
        return product;
    };
    while (states() > maxStatesOfClash)
        conditions.erase(std::max_element(conditions.begin(), conditions.end(),
                                          [&](auto* a, auto* b) { return statesOf(a) < statesOf(b); }));
    std::vector<SumGoal> goals;
    std::vector<std::string> rules;
    for (const auto* condition : conditions) goals.push_back(condition->goal);
    std::vector<Pool> pools;
    for (std::size_t pool = 0; pool < m_pools.size(); ++pool) {
        Pool made;
        std::int64_t smallest = 0;
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            const auto& part = m_parts[i];
            if (part.pool != pool || part.max <= 0) continue;
            smallest = smallest ? std::min(smallest, part.bases) : part.bases;
            auto& row = made.gives.emplace_back();
            for (const auto* condition : conditions) row.push_back(condition->gives[i]);
            // Each member that may stay is there once.
            if (!part.offer) {
                made.limits.push_back({1, std::vector<bool>(made.gives.size())});
                made.limits.back().sorts.back() = true;
            }
        }
        if (made.gives.empty()) continue;
        if (m_room[pool]) made.max = *m_room[pool] / smallest;
        const bool onlyStays = made.limits.size() == made.gives.size();
        if (onlyStays) made.max = static_cast<std::int64_t>(made.gives.size());
        pools.push_back(std::move(made));
    }
    const auto found = clashOf(pools, goals);
    if (!found) return std::nullopt;
    for (const auto index : *found) rules.push_back(conditions[index]->rule);
    return rules;
}

}  // namespace muster::rules

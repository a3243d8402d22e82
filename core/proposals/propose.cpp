#include "core/proposals/propose.hpp"

#include "core/army/opened_army.hpp"
#include "core/game/game.hpp"
#include "core/game/rule_translations.hpp"
#include "core/game/shared_rules.hpp"
#include "core/proposals/search_space.hpp"
#include "core/proposals/trial.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace muster::rules {

using diagnostics::Diagnostic;
using diagnostics::FindingKind;
using diagnostics::Level;
using text::Node;

namespace {

using Counts = std::vector<std::int64_t>;
using Outcome = Completion::Outcome;
using Clock = std::chrono::steady_clock;

constexpr std::size_t maxRemovable = 60, maxAttachTrials = 24, maxKnown = 300, maxRemembered = 10'000;
constexpr std::int64_t stepsOfLevel = 400'000, stepsOfSearch = 20'000'000;
constexpr int maxGreedySteps = 60;
constexpr std::size_t beamWidth = 3;

/// True if the text is the name, or has it among its words: "formed-cavalry" has "cavalry".
bool names(std::string_view text, std::string_view name, bool whole)
{
    if (text == name) return true;
    if (whole) return false;
    const auto at = ("-" + std::string(text) + "-").find("-" + std::string(name) + "-");
    return at != std::string::npos;
}

/// Calls the function with the entry of a member and the texts of its values.
template <class Visit>
void forEachName(const Member& member, Visit visit)
{
    if (member.entry) visit(member.entry->id);
    if (!member.self.is(expr::ValueType::map)) return;
    for (const auto& [key, value] : member.self.asMap()) {
        if (!key.is(expr::ValueType::string) || key.asString() == "id" || key.asString() == "name" ||
            key.asString() == "notes")
            continue;
        if (value.is(expr::ValueType::string)) visit(value.asString());
        if (value.is(expr::ValueType::list))
            for (const auto& item : value.asList())
                if (item.is(expr::ValueType::string)) visit(item.asString());
    }
}

/// True if an addition cannot change a finding.
bool isStuck(const Diagnostic& finding, const Game& game)
{
    if (finding.level != Level::error) return false;
    const auto kind = finding.kind;
    if (kind == FindingKind::syntax || isSchema(kind) || isReference(kind)) return true;
    if (kind == FindingKind::incomplete) return true;
    if (kind == FindingKind::listNumbers) return false;
    // A unit that exceeds its list or does not fit its entry stays so.
    if (sharedRule(finding.rule)) return finding.place.pointer.find('/', 1) != std::string::npos;
    for (const Rule& rule : game.rules)
        if (rule.name == finding.rule && !looksAtOneOnly(rule)) return false;
    return std::any_of(game.rules.begin(), game.rules.end(),
                       [&](const Rule& rule) { return rule.name == finding.rule; });
}

class Search {
public:
    Search(const Subject& army, Library& library, const CompletionWishes& wishes, const CompletionBound& bound)
        : m_wishes(wishes), m_bound(bound), m_end(Clock::now() + bound.time), m_subject(army), m_trials(army, library)
    {
        m_made.original = m_trials.original();
    }

    Completion run()
    {
        if (prepare()) {
            for (std::size_t i = 0; i < m_wishes.proposals; ++i)
                if (!propose()) break;
            conclude();
        }
        m_made.checks = m_trials.checks();
        return std::move(m_made);
    }

private:
    struct Tried {
        std::size_t errors = 0, warnings = 0;
        std::set<std::string> broken;
        bool isLegal() const { return errors + warnings == 0; }
    };

    bool isOver() const { return m_trials.checks() >= m_limit || Clock::now() >= m_end; }
    /// Lets the next search use a half of the checks that are left.
    void shareChecks()
    {
        m_limit = m_trials.checks() + (m_bound.checks - std::min(m_bound.checks, m_trials.checks()) + 1) / 2;
    }

    bool fail(Outcome outcome)
    {
        m_made.outcome = outcome;
        return false;
    }

    // Preparation.

    bool prepare()
    {
        const auto& original = m_trials.original();
        if (!original->roster()) return fail(Outcome::unusable);
        const auto text = preparedArmy(*original->document(), m_wishes.budget);
        if (text.empty()) return fail(Outcome::unusable);
        m_isPrepared = text != original->document()->source().bytes();
        m_base = m_trials.check(text).army;
        if (!m_base->roster()) return fail(Outcome::unusable);
        // A budget that a rule warns of is what the player asks for.
        if (m_wishes.budget) m_trials.know(*m_base);
        if (!findRemovables() || !findObstacles()) return false;
        const auto& roster = *m_base->roster();
        m_hasPoints = roster.catalogue().game().budget.has_value();
        m_offers = offersFor(*m_base, roster.budget());
        m_made.leftOut = m_offers.leftOut;
        if (!findPreferred()) return false;
        m_space = std::make_unique<SearchSpace>(
            *m_base, m_offers, m_removables, [&](const Member& member) { return isPreferred(member); }, m_wishes,
            roster.budget());
        return true;
    }

    bool findRemovables()
    {
        const auto& roster = *m_base->roster();
        std::set<std::string, std::less<>> locked(m_wishes.locked.begin(), m_wishes.locked.end()), found;
        const auto in = [&](const std::vector<Member>& members, bool isLeader) {
            for (const Member& member : members) {
                const auto id = member.node["id"].string();
                if (locked.contains(id)) found.emplace(id);
                m_made.known.emplace_back(id);
                if ((m_wishes.mayRemove || !locked.empty()) && !locked.contains(id))
                    m_removables.push_back({&member, isLeader, false});
            }
        };
        in(roster.units(), false);
        in(roster.leaders(), true);
        for (const auto& id : locked)
            if (!found.contains(id)) return unknown(id);
        m_made.known.clear();
        if (m_removables.size() > maxRemovable) {
            m_made.leftOut.push_back("removing units after the first 60");
            m_removables.resize(maxRemovable);
        }
        return true;
    }

    bool unknown(const std::string& name)
    {
        std::sort(m_made.known.begin(), m_made.known.end());
        m_made.known.erase(std::unique(m_made.known.begin(), m_made.known.end()), m_made.known.end());
        if (m_made.known.size() > maxKnown) m_made.known.resize(maxKnown);
        m_made.unknown = name;
        return fail(Outcome::unknownWish);
    }

    bool findObstacles()
    {
        const auto& game = *m_base->rulesContext()->game;
        for (const auto& finding : m_base->findings()) {
            if (!isStuck(finding, game)) continue;
            const auto removable = std::find_if(m_removables.begin(), m_removables.end(), [&](const Removable& each) {
                const auto pointer = each.member->node.pointer();
                return finding.place.pointer == pointer || finding.place.pointer.starts_with(pointer + "/");
            });
            if (removable == m_removables.end())
                m_made.obstacles.push_back(finding);
            else
                removable->mustGo = true;
        }
        return m_made.obstacles.empty() || fail(Outcome::stuck);
    }

    bool findPreferred()
    {
        for (const auto& name : m_wishes.preferred) {
            const auto anyNames = [&](bool whole) {
                bool found = false;
                const auto in = [&](const Member& member) {
                    forEachName(member, [&](std::string_view text) { found = found || names(text, name, whole); });
                };
                for (const auto& offer : m_offers.offers) in(m_offers.memberOf(offer));
                // What cannot be added any more is no unknown wish.
                const auto& roster = *m_base->roster();
                std::for_each(roster.units().begin(), roster.units().end(), in);
                std::for_each(roster.leaders().begin(), roster.leaders().end(), in);
                for (const auto& entry : roster.catalogue().entries()) found = found || names(entry.id, name, whole);
                return found;
            };
            const bool whole = anyNames(true);
            if (!whole && !anyNames(false)) {
                for (const auto& offer : m_offers.offers)
                    forEachName(m_offers.memberOf(offer), [&](std::string_view text) {
                        if (!text.empty() && text.size() < 100) m_made.known.emplace_back(text);
                    });
                return unknown(name);
            }
            m_preferred.emplace_back(name, whole);
        }
        return true;
    }

    bool isPreferred(const Member& member) const
    {
        bool found = false;
        forEachName(member, [&](std::string_view text) {
            for (const auto& [name, whole] : m_preferred) found = found || names(text, name, whole);
        });
        return found;
    }

    // Trials.

    const std::vector<SpacePart>& parts() const { return m_space->parts(); }

    Counts unchanged() const
    {
        Counts counts;
        for (const auto& part : parts()) counts.push_back(part.offer ? 0 : 1);
        return counts;
    }

    const Tried& tried(const Counts& counts)
    {
        if (const auto known = m_tried.find(counts); known != m_tried.end()) return known->second;
        if (m_tried.size() >= maxRemembered) m_tried.clear();
        return m_tried.emplace(counts, written(counts)).first->second;
    }

    /// Checks an army, written in the shortest way that is legal, and keeps its text if it is.
    Tried written(const Counts& counts)
    {
        std::vector<Node> removed;
        std::vector<Addition> additions;
        bool canMerge = false;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const auto& part = parts()[i];
            if (!part.offer && counts[i] == 0) removed.push_back(m_removables[part.removable].member->node);
            if (!part.offer || counts[i] == 0) continue;
            additions.push_back({part.offer, counts[i]});
            canMerge = canMerge || (part.offer->isMergeable && counts[i] > 1);
        }
        auto draft = withMembers(*m_base->document(), removed, additions, true);
        auto tried = check(draft);
        if (!tried.isLegal() && canMerge) {
            auto other = withMembers(*m_base->document(), removed, additions, false);
            if (auto apart = check(other);
                std::tie(apart.errors, apart.warnings) < std::tie(tried.errors, tried.warnings)) {
                tried = std::move(apart);
                draft = std::move(other);
            }
        }
        if (tried.isLegal()) m_legal = {counts, std::move(draft)};
        if (m_nearest.empty() || tried.errors < m_fewestErrors) {
            m_nearest = tried.broken;
            m_fewestErrors = tried.errors;
        }
        return tried;
    }

    /// Makes the text of a legal army the last one. False if there is no longer time to attach its leaders.
    bool recalls(const Counts& counts) { return m_legal.first == counts || written(counts).isLegal(); }

    Tried check(ArmyDraft& draft)
    {
        auto verdict = m_trials.check(draft.text);
        if (!verdict.isLegal()) attach(draft, verdict);
        return {verdict.errors, verdict.warnings, std::move(verdict.broken)};
    }

    /// Attaches leaders to units if all that is wrong is about leaders without one.
    void attach(ArmyDraft& draft, TrialVerdict& verdict)
    {
        std::set<std::string> leaders;
        for (const auto& finding : verdict.army->findings()) {
            if (finding.level != Level::error) continue;
            const auto& pointer = finding.place.pointer;
            if (!pointer.starts_with("/leaders/")) return;
            leaders.insert(pointer.substr(0, pointer.find('/', std::string_view("/leaders/").size())));
        }
        std::size_t trials = 0;
        for (const auto& leader : leaders) {
            if (!verdict.army->roster() || verdict.army->root().at(std::string_view(leader))["with"]) continue;
            // A better verdict replaces the army to which the units belong.
            std::vector<std::string> ids;
            for (const Member& unit : verdict.army->roster()->units()) ids.emplace_back(unit.node["id"].string());
            for (const auto& id : ids) {
                if (++trials > maxAttachTrials || isOver()) return;
                auto text = withAttached(*verdict.army->document(), leader, id);
                auto other = m_trials.check(text);
                if (std::tie(other.errors, other.warnings) >= std::tie(verdict.errors, verdict.warnings)) continue;
                verdict = std::move(other);
                draft.text = std::move(text);
                break;
            }
        }
    }

    // The search by sums.

    /// How much two armies differ, in units and leaders.
    static std::int64_t distance(const Counts& a, const Counts& b)
    {
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < a.size(); ++i) sum += std::abs(a[i] - b[i]);
        return sum;
    }

    bool differs(const Counts& counts) const
    {
        return std::all_of(m_found.begin(), m_found.end(),
                           [&](const Counts& other) { return distance(counts, other) >= m_difference; });
    }

    /// The numbers of a part to try, the ones that make proposals differ first.
    void order(std::size_t part, std::vector<std::int64_t>& numbers) const
    {
        if (!parts()[part].offer) return std::reverse(numbers.begin(), numbers.end());  // what is there stays
        if (!addsToAxes(part)) return;
        if (m_shuffle > 0) return shuffle(part, numbers);
        if (std::any_of(m_found.begin(), m_found.end(), [&](const Counts& counts) { return counts[part] > 0; })) return;
        // The second proposal is a narrow choice, the others are broad: one of each, and several only as needed.
        if (m_made.proposals.size() == 1)
            std::reverse(numbers.begin(), numbers.end());
        else if (numbers.size() > 1 && numbers.front() == 0)
            std::rotate(numbers.begin(), numbers.begin() + 1, numbers.end());
    }

    /// Few kinds of units, others in each round: rules that are no sums often want that.
    void shuffle(std::size_t part, std::vector<std::int64_t>& numbers) const
    {
        // A generator of a few steps is the same on every machine.
        std::uint64_t mixed =
            (static_cast<std::uint64_t>(part) + 1) * 0x9E3779B97F4A7C15U ^ m_shuffle * 0xBF58476D1CE4E5B9U;
        mixed ^= mixed >> 29;
        mixed *= 0x94D049BB133111EBU;
        mixed ^= mixed >> 32;
        if (mixed % 4 == 0) std::reverse(numbers.begin(), numbers.end());
        if (mixed % 4 == 1 && numbers.size() > 1) std::rotate(numbers.begin(), numbers.begin() + 1, numbers.end());
    }

    bool addsToAxes(std::size_t part) const { return m_space->choices()->after(0, part).value_or(1) != 0; }

    /// Visits armies with one set of numbers on the axes; true once one is legal.
    bool walk(std::size_t part, SumChoices::State state, Counts& counts, std::vector<std::optional<std::int64_t>>& room)
    {
        if (m_stepsLeft <= 0 || m_checksLeft <= 0 || isOver()) {
            m_isCut = true;
            return false;
        }
        if (part == parts().size()) return isChosen(counts);
        const auto& choices = *m_space->choices();
        const auto& each = parts()[part];
        std::vector<std::int64_t> numbers;
        std::vector<SumChoices::State> states{state};
        for (std::int64_t number = 0;; ++number) {
            --m_stepsLeft;
            if (choices.canMeet(part + 1, states.back())) numbers.push_back(number);
            if (room[each.pool] && (number + 1) * each.bases > *room[each.pool]) break;
            const auto next = choices.after(states.back(), part);
            if (!next) break;
            const std::int64_t most = *next == states.back() ? std::min<std::int64_t>(each.max, 2) : each.max;
            if (number >= most) {
                m_isCut = m_isCut || each.offer;
                break;
            }
            states.push_back(*next);
        }
        order(part, numbers);
        for (const auto number : numbers) {
            counts[part] = number;
            if (room[each.pool]) *room[each.pool] -= number * each.bases;
            const bool found = walk(part + 1, states[static_cast<std::size_t>(number)], counts, room);
            if (room[each.pool]) *room[each.pool] += number * each.bases;
            if (found) return true;
        }
        counts[part] = 0;
        return false;
    }

    bool isChosen(const Counts& counts)
    {
        --m_stepsLeft;
        if (!differs(counts)) return false;
        const auto before = m_trials.checks();
        const bool isLegal = tried(counts).isLegal() && isSound(counts);
        m_checksLeft -= static_cast<std::int64_t>(m_trials.checks() - before);
        if (isLegal) m_chosen = counts;
        return isLegal;
    }

    /// Its sheets and statistics have no errors either.
    bool isSound(const Counts& counts)
    {
        return recalls(counts) && m_trials.check(m_legal.second.text, true).isLegal();
    }

    /// Tries the numbers on the axes from the best to the worst; true once an army is legal.
    bool searchLevels(std::vector<std::int64_t>& numbers)
    {
        const auto& axes = m_space->axes();
        if (numbers.size() < axes.size()) {
            const auto& axis = axes[numbers.size()];
            for (std::int64_t i = 0; i <= axis.most; ++i) {
                if (isOver() || m_stepsOfSearch <= 0) {
                    m_isCut = true;
                    return false;
                }
                numbers.push_back(axis.descends ? axis.most - i : i);
                if (searchLevels(numbers)) return true;
                numbers.pop_back();
            }
            return false;
        }
        --m_stepsOfSearch;
        const auto state = m_space->start(numbers);
        if (!state) return false;
        return searchLevel(*state);
    }

    /// Tries armies with one set of numbers on the axes: some in the usual order, some in others, then all of them.
    bool searchLevel(SumChoices::State start)
    {
        const bool wasCut = m_isCut;
        constexpr std::uint64_t shuffles = 8;
        const auto least = static_cast<std::int64_t>(std::max<std::uint64_t>(40, m_bound.checks / 16));
        auto checks = std::max(m_hasPoints ? least : 40, m_checksOfLevel);
        for (std::uint64_t round = 0; round <= shuffles + 1 && checks > 0; ++round) {
            m_isCut = wasCut;
            m_shuffle = round <= shuffles ? round : 0;
            const auto mayCheck = round == 0          ? std::min<std::int64_t>(checks, 60)
                                  : round <= shuffles ? std::min<std::int64_t>(checks, 20)
                                                      : checks;
            m_checksLeft = mayCheck;
            m_stepsLeft = std::min(round <= shuffles ? stepsOfLevel / 10 : stepsOfLevel, m_stepsOfSearch);
            const auto steps = m_stepsLeft;
            Counts counts = unchanged();
            auto room = m_space->room();
            const bool found = walk(0, start, counts, room);
            m_stepsOfSearch -= steps - m_stepsLeft;
            checks -= mayCheck - std::max<std::int64_t>(0, m_checksLeft);
            m_shuffle = 0;
            if (found) {
                // What was not tried here is not better.
                m_isCut = wasCut;
                return true;
            }
            const bool isWhole = m_stepsLeft > 0 && m_checksLeft > 0 && !isOver();
            if (isWhole) return false;
        }
        m_isCut = true;
        return false;
    }

    /// The number of sets of numbers on the axes for which there may be an army, at most `most`.
    std::int64_t countLevels(std::vector<std::int64_t>& numbers, std::int64_t most)
    {
        const auto& axes = m_space->axes();
        if (numbers.size() == axes.size()) return m_space->start(numbers) ? 1 : 0;
        std::int64_t count = 0;
        for (std::int64_t i = 0; i <= axes[numbers.size()].most && count < most; ++i) {
            numbers.push_back(i);
            count += countLevels(numbers, most - count);
            numbers.pop_back();
        }
        return count;
    }

    bool propose()
    {
        m_isCut = false;
        m_stepsOfSearch = stepsOfSearch;
        m_chosen.clear();
        shareChecks();
        bool isFound = false;
        if (m_space->choices()) {
            std::vector<std::int64_t> numbers;
            const auto levels = std::max<std::int64_t>(1, countLevels(numbers, 1000));
            m_checksOfLevel = static_cast<std::int64_t>(m_limit - m_trials.checks()) / levels;
            isFound = searchLevels(numbers);
        } else {
            m_isCut = true;
        }
        const bool isExact = !m_isCut && m_space->isExact() && m_made.leftOut.empty();
        if (!isFound && !isExact && !m_space->clash()) {
            shareChecks();
            isFound = searchGreedily();
        }
        if (m_found.empty()) m_isExact = isExact;
        if (!isFound) return false;
        if (m_found.empty() && m_chosen == unchanged() && !m_isPrepared) {
            m_made.outcome = Outcome::complete;
            m_made.isExact = isExact;
            return false;
        }
        take(isExact);
        return true;
    }

    void take(bool isExact)
    {
        const auto& found = m_legal.second;
        Proposal proposal;
        proposal.text = found.text;
        proposal.isExact = isExact;
        proposal.added = found.added;
        for (std::size_t i = 0; i < m_chosen.size(); ++i) {
            if (parts()[i].offer || m_chosen[i] > 0) continue;
            const auto& [member, isLeader, mustGo] = m_removables[parts()[i].removable];
            const auto* name = member->self.find("name");
            proposal.removed.push_back(
                {isLeader, std::string(member->node["id"].string()),
                 name && name->is(expr::ValueType::string) ? std::string(name->asString()) : std::string(),
                 member->entry ? std::string(member->entry->id) : std::string(), member->count});
        }
        proposal.army = m_trials.check(found.text, true).army;
        if (const auto* cost = proposal.army->roster()->army().find("cost"); cost && cost->isNumber())
            proposal.cost = cost->asNumber();
        if (!m_hasPoints) proposal.cost.reset();
        m_numbers.push_back(m_space->numbersOf(m_chosen));
        if (m_found.empty()) {
            m_difference = std::max<std::int64_t>(1, distance(m_chosen, unchanged()) / 3);
            m_found.push_back(unchanged());
        }
        m_found.push_back(m_chosen);
        m_made.proposals.push_back(std::move(proposal));
        m_made.outcome = Outcome::found;
    }

    // The search step by step, if the one by sums does not come to an end.

    struct Step {
        Counts counts;
        std::size_t errors = 0, warnings = 0;
        std::vector<std::int64_t> numbers;
    };

    /// True if the first is better.
    bool isBefore(const Step& a, const Step& b) const
    {
        if (std::tie(a.errors, a.warnings) != std::tie(b.errors, b.warnings))
            return std::tie(a.errors, a.warnings) < std::tie(b.errors, b.warnings);
        return isBetter(a.numbers, b.numbers);
    }

    /// True if the first numbers on the axes are better.
    bool isBetter(const std::vector<std::int64_t>& a, const std::vector<std::int64_t>& b) const
    {
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i] != b[i]) return m_space->axes()[i].descends ? a[i] > b[i] : a[i] < b[i];
        return false;
    }

    bool isAllowed(const Counts& counts) const
    {
        const auto numbers = m_space->numbersOf(counts);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (numbers[i] > m_space->axes()[i].most && m_space->axes()[i].kind != Axis::Kind::preferred) return false;
        auto room = m_space->room();
        for (std::size_t i = 0; i < counts.size(); ++i) {
            auto& left = room[parts()[i].pool];
            if (left && (*left -= counts[i] * parts()[i].bases) < 0) return false;
        }
        return true;
    }

    Step stepTo(const Counts& counts)
    {
        const auto& result = tried(counts);
        return {counts, result.errors, result.warnings, m_space->numbersOf(counts)};
    }

    bool searchGreedily()
    {
        auto first = unchanged();
        for (std::size_t part = 0; part < first.size(); ++part) first[part] = std::min(first[part], parts()[part].max);
        std::vector<Step> beam{stepTo(first)};
        std::optional<Step> best;
        auto bestDraft = m_legal;
        const auto take = [&](const Step& step) {
            if (step.errors + step.warnings > 0 || !differs(step.counts) || (best && !isBefore(step, *best))) return;
            if (isSound(step.counts)) best = step, bestDraft = m_legal;
        };
        take(beam.front());
        int idle = 0;
        for (int i = 0; i < maxGreedySteps && !isOver() && idle < 3; ++i) {
            std::vector<Step> next;
            std::set<Counts> seen;
            const auto hadBest = best.has_value() ? best->numbers : std::vector<std::int64_t>();
            const auto hadErrors = beam.front().errors + beam.front().warnings;
            for (const Step& from : beam)
                for (std::size_t part = 0; part < parts().size() && !isOver(); ++part) {
                    auto counts = from.counts;
                    counts[part] += parts()[part].offer ? 1 : counts[part] > 0 ? -1 : 1;
                    if (counts[part] > parts()[part].max || !isAllowed(counts) || !seen.insert(counts).second) continue;
                    next.push_back(stepTo(counts));
                    take(next.back());
                }
            if (next.empty()) break;
            std::stable_sort(next.begin(), next.end(), [&](const Step& a, const Step& b) { return isBefore(a, b); });
            if (next.size() > beamWidth) next.resize(beamWidth);
            const bool improves =
                next.front().errors + next.front().warnings < hadErrors || (best && best->numbers != hadBest);
            idle = improves ? 0 : idle + 1;
            beam = std::move(next);
        }
        if (!best) return false;
        m_chosen = best->counts;
        m_legal = std::move(bestDraft);
        return true;
    }

    // The result.

    void conclude()
    {
        if (m_made.outcome == Outcome::found) return sortProposals();
        if (m_made.outcome == Outcome::complete) return;
        m_made.isExact = m_isExact;
        m_made.outcome = m_isExact ? Outcome::impossible : Outcome::notFound;
        auto rules = m_space->clash();
        if (rules) {
            m_made.reasonsClash = true;
            m_made.isExact = m_made.leftOut.empty();
            m_made.outcome = m_made.isExact ? Outcome::impossible : Outcome::notFound;
        }
        // If no army meets the sums, none was checked.
        if (m_nearest.empty()) tried(unchanged());
        std::set<std::string> seen;
        if (rules)
            for (const auto& name : *rules) seen.insert(name);
        if (!rules || rules->empty()) seen = m_nearest;
        for (const auto& name : seen) m_made.reasons.push_back({name, titleOf(name)});
    }

    /// If the search was cut, a later proposal may be better than the first.
    void sortProposals()
    {
        std::vector<std::size_t> order(m_made.proposals.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](auto a, auto b) { return isBetter(m_numbers[a], m_numbers[b]); });
        std::vector<Proposal> sorted;
        for (const auto index : order) sorted.push_back(std::move(m_made.proposals[index]));
        m_made.proposals = std::move(sorted);
    }

    std::string titleOf(const std::string& name) const
    {
        const auto& catalogue = m_base->roster()->catalogue();
        for (const Rule& rule : catalogue.game().rules)
            if (rule.name == name)
                return std::string(translatedText(rule.node, rule.text("title"), catalogue.language()));
        const auto* shared = sharedRule(name);
        return shared ? std::string(shared->title) : std::string();
    }

    const CompletionWishes& m_wishes;
    const CompletionBound& m_bound;
    Clock::time_point m_end;
    Subject m_subject;
    ArmyTrials m_trials;
    std::uint64_t m_limit = 0;  ///< of the checks of all searches so far
    Completion m_made;
    std::shared_ptr<const OpenedArmy> m_base;  ///< the army with its new budget, without dangling references
    bool m_isPrepared = false;                 ///< that makes it another text than the original
    std::vector<Removable> m_removables;
    std::vector<std::pair<std::string, bool>> m_preferred;  ///< and if only whole texts count
    Offers m_offers;
    std::unique_ptr<SearchSpace> m_space;
    std::map<Counts, Tried> m_tried;
    std::pair<Counts, ArmyDraft> m_legal;  ///< the last legal army, which is the chosen one once one is found
    std::set<std::string> m_nearest;       ///< rules that the army with the fewest errors breaks
    std::size_t m_fewestErrors = 0;
    std::vector<Counts> m_found;                       ///< from which the next proposal must differ
    std::vector<std::vector<std::int64_t>> m_numbers;  ///< on the axes, by proposal
    std::int64_t m_difference = 0;
    Counts m_chosen;
    std::int64_t m_stepsLeft = 0, m_checksLeft = 0, m_stepsOfSearch = 0, m_checksOfLevel = 0;
    std::uint64_t m_shuffle = 0;  ///< the order in which numbers are tried
    bool m_hasPoints = false;
    bool m_isCut = false;    ///< the current search left out something
    bool m_isExact = false;  ///< of the first search
};

}  // namespace

Completion completionOf(const Subject& army, Library& library, const CompletionWishes& wishes,
                        const CompletionBound& bound)
{
    return Search(army, library, wishes, bound).run();
}

}  // namespace muster::rules

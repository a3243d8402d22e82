#include "core/odds/odds.hpp"

#include "core/expr/literal_results.hpp"
#include "core/odds/plan.hpp"
#include "core/odds/roll.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace muster::rules {

using expr::Value;
using expr::ValueType;
using text::Node;

namespace {

/// An order of numbers, texts and truth values; values of other types do not occur.
struct PlainOrder {
    static int kindOf(const Value& value)
    {
        return value.is(ValueType::null) ? 0 : value.is(ValueType::boolean) ? 1 : value.isNumber() ? 2 : 3;
    }
    bool operator()(const Value& a, const Value& b) const
    {
        if (const int left = kindOf(a), right = kindOf(b); left != right) return left < right;
        if (a.is(ValueType::null)) return false;
        if (a.is(ValueType::boolean)) return a.asBoolean() < b.asBoolean();
        if (a.is(ValueType::integer) && b.is(ValueType::integer)) return a.asInteger() < b.asInteger();
        if (a.isNumber()) return a.asNumber() < b.asNumber();
        return a.asString() < b.asString();
    }
};

/// The same order, but with a whole number before an equal one that is no integer: expressions tell them apart.
struct ExactOrder {
    bool operator()(const Value& a, const Value& b) const
    {
        const PlainOrder isLess;
        if (isLess(a, b)) return true;
        return a.is(ValueType::integer) && b.is(ValueType::real) && !isLess(b, a);
    }
};

/// The values of the names, null where none is needed any more.
using State = std::vector<Value>;

struct StateOrder {
    bool operator()(const State& a, const State& b) const
    {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(), ExactOrder());
    }
};

/// The work of putting a state in order among others.
std::uint64_t workOfState(const State& state)
{
    std::uint64_t work = 1 + state.size();
    for (const auto& value : state)
        if (value.is(ValueType::string)) work += value.asString().size() / 16;
    return work;
}

template <class Mapped>
using ByState = std::map<State, Mapped, StateOrder>;

constexpr std::size_t maxStates = 100'000;
/// Beyond this, sums of dice could overflow.
constexpr std::int64_t largestAdded = 1'000'000'000'000;

/// What one kind of dice of a step gives.
struct Rolled {
    std::vector<std::pair<std::vector<Value>, Natural>> outcomes;  ///< values of the step's parts, with their weights
    PrimePowers denominator;
};

/// Dice of a step for states that agree in everything on which their faces depend.
struct Dice {
    Die die;
    std::optional<DicePool> pool;                            ///< if every die counts by itself
    std::map<std::int64_t, std::unique_ptr<Rolled>> rolled;  ///< by number of dice
};

/// What repeated steps give in states that agree in all that the steps read.
struct Repeated {
    Rolled rolled;
    double cut = 0;  ///< at most the chance that a die would have been rolled more often
};

/// What has been computed for a plan, by the values that its steps read. Later turns do not compute it again.
struct Computed {
    std::map<const StepPlan*, ByState<Dice>> dice;
    std::map<const StepPlan*, ByState<Repeated>> repeated;
};

class Run {
public:
    Run(const Procedure& procedure, Evaluation& evaluation,
        std::shared_ptr<Computed> computed = std::make_shared<Computed>())
        : m_procedure(procedure), m_evaluation(evaluation), m_computed(std::move(computed)),
          m_spend([&evaluation](std::uint64_t work) { return evaluation.spend(work); })
    {
        m_states.emplace(State(procedure.names), 1);
    }

    /// The result after its plan; nothing after a failure.
    std::optional<Odds::Result> run(const OddsResult& result)
    {
        const auto plan = planOf(m_procedure, {&result});
        if (!doSteps(plan)) return std::nullopt;
        return resultOf(result);
    }

    /// At most the chance that a die would have been rolled more often than allowed.
    double cut() const { return m_cut; }
    OddsFailure takeFailure() { return std::move(m_failure); }

private:
    bool fail(Node node, std::string message)
    {
        m_failure = {std::move(message), node};
        return false;
    }
    bool failEvaluated(Node node)
    {
        if (m_evaluation.isExhausted()) return failExhausted(node);
        return fail(node, m_evaluation.error().message);
    }
    bool failExhausted(Node node) { return fail(node, "the odds need more work than the limit allows"); }

    void show(const State& state)
    {
        for (std::size_t i = 0; i < state.size(); ++i)
            m_evaluation.set(firstOddsName + static_cast<std::uint32_t>(i), state[i]);
    }

    std::optional<Value> plainValue(const expr::Program& program, Node node)
    {
        const auto value = m_evaluation.value(program);
        if (!value) return failEvaluated(node), std::nullopt;
        const bool isNumber =
            value->is(ValueType::integer) || (value->is(ValueType::real) && !std::isnan(value->asReal()));
        if (isNumber || value->is(ValueType::string) || value->is(ValueType::boolean)) return value;
        fail(node,
             fmt::format("it gives {}, which is neither a number nor a text nor true or false", toText(*value, 60)));
        return std::nullopt;
    }

    std::optional<std::int64_t> integer(const expr::Program& program, Node node)
    {
        const auto value = m_evaluation.value(program);
        if (!value) return failEvaluated(node), std::nullopt;
        if (value->is(ValueType::integer)) return value->asInteger();
        fail(node, fmt::format("it gives {}, which is not a whole number", toText(*value, 60)));
        return std::nullopt;
    }

    /// The amount in the state shown, if it is within limits.
    std::optional<std::int64_t> amount(const Amount& amount, std::int64_t min, std::int64_t max, const char* what)
    {
        const auto number = amount.program ? integer(*amount.program, amount.node) : amount.fixed;
        if (!number || (*number >= min && *number <= max)) return number;
        fail(amount.node, fmt::format("this gives {} {}; there can be {} to {}", *number, what, min, max));
        return std::nullopt;
    }

    bool doSteps(const std::vector<StepPlan>& plans)
    {
        for (const auto& plan : plans) {
            bool isDone = false;
            switch (plan.step->kind) {
            case OddsStep::Kind::let: isDone = compute(plan); break;
            case OddsStep::Kind::each:
            case OddsStep::Kind::all: isDone = roll(plan); break;
            case OddsStep::Kind::repeats: isDone = repeat(plan); break;
            }
            if (!isDone) return false;
        }
        return true;
    }

    /// Adds a state after a step, without the values that nobody reads any more.
    bool add(ByState<Natural>& states, State state, const Natural& weight, const StepPlan& plan)
    {
        for (std::size_t i = 0; i < state.size(); ++i)
            if (!plan.isNeededLater[i]) state[i] = Value();
        if (!m_spend(workOfState(state) + weight.words())) return failExhausted(plan.step->node);
        states[std::move(state)] += weight;
        return states.size() <= maxStates || failTooMany(plan);
    }
    bool failTooMany(const StepPlan& plan)
    {
        return fail(plan.step->node, fmt::format("this step has more than {} different results", maxStates));
    }

    bool compute(const StepPlan& plan)
    {
        ByState<Natural> next;
        for (const auto& [state, weight] : m_states) {
            show(state);
            auto changed = state;
            for (const auto* part : plan.parts) {
                const auto value = plainValue(part->program, part->node);
                if (!value) return false;
                changed[part->name] = *value;
                m_evaluation.set(firstOddsName + static_cast<std::uint32_t>(part->name), *value);
            }
            if (!add(next, std::move(changed), weight, plan)) return false;
        }
        m_states = std::move(next);
        return true;
    }

    bool repeat(const StepPlan& plan)
    {
        // It reads no names, so it is the same in every state.
        const auto turns = amount(plan.step->number, 0, maxDice, "turns");
        if (!turns || *turns == 0) return turns.has_value();
        std::set<State, StateOrder> keys;
        for (const auto& [state, weight] : m_states) keys.insert(keyOf(state, plan.reads));
        // States that agree in all that the steps read go through them together, if that is less work.
        return keys.size() * 2 <= m_states.size() ? repeatByKey(plan, *turns, keys) : repeatOnAll(plan, *turns);
    }

    bool repeatOnAll(const StepPlan& plan, std::int64_t turns)
    {
        for (std::int64_t turn = 0; turn < turns; ++turn) {
            ByState<Natural> next;
            for (const auto& [state, weight] : m_states) {
                auto changed = state;
                changed[plan.step->turn] = Value::integer(turn);
                if (!m_spend(workOfState(changed))) return failExhausted(plan.step->node);
                next[std::move(changed)] += weight;
            }
            m_states = std::move(next);
            if (!doSteps(plan.steps)) return false;
        }
        return true;
    }

    bool repeatByKey(const StepPlan& plan, std::int64_t turns, const std::set<State, StateOrder>& keys)
    {
        auto& results = m_computed->repeated[&plan];
        for (const auto& key : keys) {
            if (results.contains(key)) continue;
            Run inner(m_procedure, m_evaluation, m_computed);
            State start(m_procedure.names);
            for (std::size_t i = 0; i < key.size(); ++i) start[plan.reads[i]] = key[i];
            inner.m_states.clear();
            inner.m_states.emplace(std::move(start), 1);
            if (!inner.repeatOnAll(plan, turns)) {
                m_failure = std::move(inner.m_failure);
                return false;
            }
            Repeated repeated{{{}, inner.m_denominator}, inner.m_cut};
            for (auto& [state, weight] : inner.m_states)
                repeated.rolled.outcomes.emplace_back(keyOf(state, plan.writes), std::move(weight));
            results.emplace(key, std::move(repeated));
        }
        std::vector<Throw> throws;
        for (const auto& [state, weight] : m_states) {
            const auto& repeated = results.at(keyOf(state, plan.reads));
            throws.push_back({&state, &weight, &repeated.rolled, repeated.cut});
        }
        return distribute(plan, throws, plan.writes);
    }

    static State keyOf(const State& state, const std::vector<std::size_t>& names)
    {
        State key;
        for (const auto name : names) key.push_back(state[name]);
        return key;
    }

    /// A die of the step in the state shown.
    std::optional<Die> die(const OddsStep& step)
    {
        const auto sides = amount(step.sides, 1, maxDiceSides, "sides");
        if (!sides) return std::nullopt;
        std::vector<bool> again(static_cast<std::size_t>(*sides));
        for (std::int64_t face = 1; step.again && face <= *sides; ++face) {
            m_evaluation.set(step.rolledSlot, Value::integer(face));
            const auto value = m_evaluation.value(*step.again);
            if (!value) return failEvaluated(step.againNode), std::nullopt;
            if (!value->is(ValueType::boolean))
                return fail(step.againNode,
                            fmt::format("it gives {}, which is neither true nor false", toText(*value, 60))),
                       std::nullopt;
            again[static_cast<std::size_t>(face - 1)] = value->asBoolean();
        }
        auto made = dieOf(static_cast<std::uint32_t>(*sides), static_cast<std::uint32_t>(step.most), again, m_spend);
        if (!made) failExhausted(step.node);
        return made;
    }

    std::optional<Dice> diceOf(const StepPlan& plan)
    {
        const auto& step = *plan.step;
        auto made = die(step);
        if (!made) return std::nullopt;
        Dice dice{std::move(*made), {}, {}};
        if (step.kind != OddsStep::Kind::each) return dice;
        Sums one;
        one.denominator = dice.die.denominator;
        for (const auto& [total, weight] : dice.die.totals) {
            m_evaluation.set(step.rolledSlot, Value::integer(total));
            std::vector<std::int64_t> added;
            for (const auto* part : plan.parts) {
                const auto number = integer(part->program, part->node);
                if (!number) return std::nullopt;
                if (*number > largestAdded || *number < -largestAdded)
                    return fail(part->node, fmt::format("{} is too large for one die", *number)), std::nullopt;
                added.push_back(*number);
            }
            one.weights[std::move(added)] += weight;
        }
        dice.pool.emplace(std::move(one));
        return dice;
    }

    /// What that many of the dice give in the state shown; null after a failure.
    const Rolled* rolledOf(const StepPlan& plan, Dice& dice, std::int64_t number)
    {
        auto& known = dice.rolled[number];
        if (known) return known.get();
        auto made = std::make_unique<Rolled>();
        if (dice.pool) {
            const auto* sums = dice.pool->of(static_cast<std::size_t>(number), maxStates, m_spend);
            if (sums == nullptr)
                return m_evaluation.isExhausted() ? failExhausted(plan.step->node) : failTooMany(plan), nullptr;
            made->denominator = sums->denominator;
            for (const auto& [sum, weight] : sums->weights) {
                std::vector<Value> values;
                for (const auto each : sum) values.push_back(Value::integer(each));
                made->outcomes.emplace_back(std::move(values), weight);
            }
        } else if (!rollTogether(plan, dice.die, number, *made)) {
            return nullptr;
        }
        known = std::move(made);
        return known.get();
    }

    bool rollTogether(const StepPlan& plan, const Die& die, std::int64_t number, Rolled& rolled)
    {
        const auto& step = *plan.step;
        if (const auto rolls = rollsTogether(number, die.totals.size()); rolls > maxRollsTogether)
            return fail(step.node, fmt::format("{} dice have {} different rolls, more than the {} that can be looked "
                                               "at together; add up what each die gives instead",
                                               number, rolls, maxRollsTogether));
        rolled.denominator = die.denominator.power(static_cast<std::uint32_t>(number));
        ByState<Natural> weights;
        bool isDone = true;
        // No value of a step keeps the list, so all rolls can share its memory.
        auto* items = m_evaluation.arena().allocate<Value>(static_cast<std::size_t>(number));
        const bool isComplete = visitRolls(die, static_cast<std::size_t>(number), m_spend,
                                           [&](const std::vector<std::int64_t>& roll, const Natural& weight) {
                                               if (!m_spend(roll.size())) return false;
                                               std::transform(roll.begin(), roll.end(), items, &Value::integer);
                                               m_evaluation.set(step.rolledSlot, Value::list({items, roll.size()}));
                                               State values;
                                               for (const auto* part : plan.parts) {
                                                   const auto value = plainValue(part->program, part->node);
                                                   if (!value) return isDone = false;
                                                   values.push_back(*value);
                                               }
                                               weights[std::move(values)] += weight;
                                               return true;
                                           });
        if (!isDone) return false;
        if (!isComplete) return failExhausted(step.node);
        for (auto& [values, weight] : weights) rolled.outcomes.emplace_back(values, std::move(weight));
        return true;
    }

    bool roll(const StepPlan& plan)
    {
        const auto& step = *plan.step;
        auto& known = m_computed->dice[&plan];
        std::vector<Throw> throws;
        const Rolled none{{{State(plan.parts.size(), Value::integer(0)), 1}}, {}};
        for (const auto& [state, weight] : m_states) {
            show(state);
            const auto number = amount(step.number, 0, maxDice, "dice");
            if (!number) return false;
            // Without dice, nothing need be known of them.
            if (*number == 0 && step.kind == OddsStep::Kind::each) {
                throws.push_back({&state, &weight, &none, 0});
                continue;
            }
            auto key = keyOf(state, plan.reads);
            auto dice = known.find(key);
            if (dice == known.end()) {
                auto made = diceOf(plan);
                if (!made) return false;
                dice = known.emplace(std::move(key), std::move(*made)).first;
                show(state);
            }
            const auto* rolled = rolledOf(plan, dice->second, *number);
            if (rolled == nullptr) return false;
            throws.push_back({&state, &weight, rolled, static_cast<double>(*number) * dice->second.die.cut});
        }
        std::vector<std::size_t> names;
        for (const auto* part : plan.parts) names.push_back(part->name);
        return distribute(plan, throws, names);
    }

    /// What happens in one state.
    struct Throw {
        const State* state;
        const Natural* weight;
        const Rolled* rolled;
        double cut;  ///< at most the chance that a die would have been rolled more often
    };

    /// Replaces each state by those to which it leads, where the names have what was rolled.
    bool distribute(const StepPlan& plan, const std::vector<Throw>& throws, const std::vector<std::size_t>& names)
    {
        PrimePowers common;
        Natural whole;
        for (const auto& each : throws) {
            common.extendTo(each.rolled->denominator);
            if (each.cut == 0) continue;
            if (whole.isZero()) whole = m_denominator.toNatural();
            m_cut += Natural::ratio(*each.weight, whole) * each.cut;
        }
        ByState<Natural> next;
        std::map<const Rolled*, Natural> scales;
        for (const auto& each : throws) {
            const auto [scale, isNew] = scales.try_emplace(each.rolled);
            if (isNew) scale->second = common.dividedBy(each.rolled->denominator);
            const Natural scaled = *each.weight * scale->second;
            for (const auto& [values, times] : each.rolled->outcomes) {
                auto changed = *each.state;
                for (std::size_t i = 0; i < values.size(); ++i) changed[names[i]] = values[i];
                if (!m_spend(1 + scaled.words() * times.words() / 4)) return failExhausted(plan.step->node);
                if (!add(next, std::move(changed), scaled * times, plan)) return false;
            }
        }
        m_states = std::move(next);
        m_denominator *= common;
        std::vector<Natural*> weights;
        for (auto& [state, weight] : m_states) weights.push_back(&weight);
        m_denominator.reduce(weights);
        return true;
    }

    std::optional<Odds::Result> resultOf(const OddsResult& result)
    {
        std::map<Value, Natural, PlainOrder> weights;
        for (const auto& [state, weight] : m_states) {
            show(state);
            const auto value = plainValue(result.value, result.node["value"]);
            if (!value) return std::nullopt;
            weights[*value] += weight;
        }
        Odds::Result made;
        made.about = &result;
        Natural above, sum, negative;
        const auto isInteger = [](const auto& entry) { return entry.first.is(ValueType::integer); };
        const bool hasMean = std::all_of(weights.begin(), weights.end(), isInteger);
        // Fractions in their lowest terms take the square of their length.
        const auto words = m_denominator.toNatural().words();
        if (!m_spend(weights.size() * (1 + words * words / 4))) return failExhausted(result.node), std::nullopt;
        for (auto entry = weights.rbegin(); entry != weights.rend(); ++entry) {
            const auto& [value, weight] = *entry;
            above += weight;
            Odds::Outcome outcome{value, Chance(weight, m_denominator)};
            if (value.isNumber()) outcome.atLeast = Chance(above, m_denominator);
            made.outcomes.push_back(std::move(outcome));
            if (!hasMean) continue;
            (value.asInteger() < 0 ? negative : sum) += weight * Natural(expr::magnitude(value.asInteger()));
        }
        std::reverse(made.outcomes.begin(), made.outcomes.end());
        if (hasMean) {
            const bool isNegative = sum < negative;
            if (isNegative) std::swap(sum, negative);
            made.mean = Chance(sum -= negative, m_denominator, isNegative);
        }
        sortTexts(made);
        return made;
    }

    static void sortTexts(Odds::Result& result)
    {
        const auto isNumber = [](const Odds::Outcome& outcome) { return outcome.value.isNumber(); };
        if (std::any_of(result.outcomes.begin(), result.outcomes.end(), isNumber)) return;
        const auto literals = expr::literalResults(result.about->value.source());
        const auto rankOf = [&](const Odds::Outcome& outcome) {
            if (outcome.value.is(ValueType::boolean)) return std::size_t{outcome.value.asBoolean() ? 0u : 1u};
            const auto isIt = [&](const auto& literal) {
                const auto* text = literal ? std::get_if<std::string>(&*literal) : nullptr;
                return text != nullptr && *text == outcome.value.asString();
            };
            return static_cast<std::size_t>(std::find_if(literals.begin(), literals.end(), isIt) - literals.begin());
        };
        std::stable_sort(result.outcomes.begin(), result.outcomes.end(), [&](const auto& a, const auto& b) {
            const auto left = rankOf(a), right = rankOf(b);
            if (left != right) return left < right;
            return a.chance.toDouble() > b.chance.toDouble();
        });
    }

    const Procedure& m_procedure;
    Evaluation& m_evaluation;
    std::shared_ptr<Computed> m_computed;
    Spend m_spend;
    ByState<Natural> m_states;  ///< with their weights
    PrimePowers m_denominator;  ///< of all weights
    double m_cut = 0;
    OddsFailure m_failure;
};

}  // namespace

std::variant<std::vector<std::string>, OddsFailure> unmetNeeds(const Procedure& procedure, Evaluation& evaluation)
{
    std::vector<std::string> unmet;
    for (const auto& need : procedure.needs) {
        const auto holds = evaluation.value(need.require);
        if (!holds) return OddsFailure{evaluation.error().message, need.node["require"]};
        if (!holds->is(ValueType::boolean) || !holds->asBoolean()) unmet.push_back(evaluation.text(need.message));
    }
    return unmet;
}

std::variant<Odds, OddsFailure> oddsOf(const Procedure& procedure, Evaluation& evaluation)
{
    Odds odds;
    for (const auto& result : procedure.results) {
        // Each by itself, so that it can forget what only others need.
        Run run(procedure, evaluation);
        auto made = run.run(result);
        if (!made) return run.takeFailure();
        odds.results.push_back(std::move(*made));
        odds.cut = std::min(1.0, std::max(odds.cut, run.cut()));
    }
    return odds;
}

}  // namespace muster::rules

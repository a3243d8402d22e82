#include "core/odds/plan.hpp"

#include <algorithm>
#include <functional>
#include <map>

namespace muster::rules {

namespace {

/// Names that are needed, by their number.
using Names = std::vector<bool>;

/// Adds the names that an expression reads, except `die` and `dice`.
void addReads(const expr::Program& program, Names& names, std::uint32_t except = 0)
{
    for (const auto slot : program.reads())
        if (slot >= firstOddsName && slot != except) names[slot - firstOddsName] = true;
}

std::vector<std::size_t> listed(const Names& names)
{
    std::vector<std::size_t> list;
    for (std::size_t name = 0; name < names.size(); ++name)
        if (names[name]) list.push_back(name);
    return list;
}

bool isRoll(const OddsStep& step) { return step.kind == OddsStep::Kind::each || step.kind == OddsStep::Kind::all; }

/// Adds what planned steps read, and the names to which they give values.
void addUses(const std::vector<StepPlan>& plans, Names& read, Names& written)
{
    for (const auto& plan : plans) {
        if (plan.step->number.program) addReads(*plan.step->number.program, read);
        for (const auto name : plan.reads) read[name] = true;
        // Without any turn, what was there before remains.
        for (const auto name : plan.writes) read[name] = true;
        for (const auto* part : plan.parts) {
            written[part->name] = true;
            if (plan.step->kind == OddsStep::Kind::let) addReads(part->program, read);
        }
        addUses(plan.steps, read, written);
    }
}

/// The names that steps that repeat needed at the end of a turn when they were planned last. They only become more, so
/// that steps within others need not find them again each time.
using NamesAtEnd = std::map<const OddsStep*, Names>;

/// Plans from the last step to the first. `needed` are the names that are needed after the steps, and then those
/// before.
std::vector<StepPlan> plansOf(const std::vector<OddsStep>& steps, Names& needed, NamesAtEnd& known);

std::optional<StepPlan> planOfRepeat(const OddsStep& step, Names& needed, NamesAtEnd& known)
{
    StepPlan plan{&step};
    plan.isNeededLater = needed;
    Names atEnd = needed;
    if (const auto last = known.find(&step); last != known.end())
        std::transform(atEnd.begin(), atEnd.end(), last->second.begin(), atEnd.begin(), std::logical_or());
    // What a turn needs may come from the turn before.
    for (;;) {
        Names before = atEnd;
        plan.steps = plansOf(step.steps, before, known);
        before[step.turn] = false;
        bool isComplete = true;
        for (std::size_t name = 0; name < before.size(); ++name)
            if (before[name] && !atEnd[name]) atEnd[name] = true, isComplete = false;
        if (!isComplete) continue;
        if (plan.steps.empty()) return std::nullopt;
        Names read(needed.size()), written(needed.size());
        addUses(plan.steps, read, written);
        read[step.turn] = false;
        plan.reads = listed(read), plan.writes = listed(written);
        known[&step] = atEnd;
        needed = std::move(atEnd);
        return plan;
    }
}

std::optional<StepPlan> planOfStep(const OddsStep& step, Names& needed, NamesAtEnd& known)
{
    if (step.kind == OddsStep::Kind::repeats) return planOfRepeat(step, needed, known);
    StepPlan plan{&step};
    plan.isNeededLater = needed;
    for (auto part = step.parts.rbegin(); part != step.parts.rend(); ++part) {
        if (!needed[part->name]) continue;
        plan.parts.push_back(&*part);
        needed[part->name] = false;
        if (!isRoll(step)) addReads(part->program, needed);
    }
    if (plan.parts.empty()) return std::nullopt;
    std::reverse(plan.parts.begin(), plan.parts.end());
    if (!isRoll(step)) return plan;
    Names ofDice(needed.size());
    for (const auto* part : plan.parts) addReads(part->program, ofDice, step.rolledSlot);
    if (step.again) addReads(*step.again, ofDice, step.rolledSlot);
    if (step.sides.program) addReads(*step.sides.program, ofDice);
    plan.reads = listed(ofDice);
    for (const auto name : plan.reads) needed[name] = true;
    if (step.number.program) addReads(*step.number.program, needed);
    return plan;
}

std::vector<StepPlan> plansOf(const std::vector<OddsStep>& steps, Names& needed, NamesAtEnd& known)
{
    std::vector<StepPlan> plans;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        if (auto plan = planOfStep(*step, needed, known)) plans.push_back(std::move(*plan));
    std::reverse(plans.begin(), plans.end());
    return plans;
}

}  // namespace

std::vector<StepPlan> planOf(const Procedure& procedure, const std::vector<const OddsResult*>& results)
{
    Names needed(procedure.names);
    for (const auto* result : results) addReads(result->value, needed);
    NamesAtEnd known;
    return plansOf(procedure.steps, needed, known);
}

}  // namespace muster::rules

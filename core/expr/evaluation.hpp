#pragma once

#include "core/expr/plan.hpp"
#include "core/expr/work.hpp"

#include <array>
#include <cstddef>

namespace muster::expr {

/// One evaluation of a compiled expression.
class Evaluation {
public:
    /// All arguments must outlive it; `slots` has one value per variable, `trace` may be null.
    Evaluation(const Plan& plan, std::span<const Value> slots, Arena& arena, Meter& meter,
               std::vector<TraceStep>* trace);

    /// The value, or the first error.
    Outcome run(const Node& root);

private:
    Value eval(const Node& node)
    {
        if (m_isWatched) return watched(node);
        switch (node.step) {
        case Step::constant: return node.value;
        case Step::local: return m_locals[node.slot];
        default: return step(node);
        }
    }
    Value step(const Node& node);
    /// For a trace or a recording.
    Value watched(const Node& node);

    // Records the place of a failed step; enclosing steps only propagate the failure.
    Value failAt(const Node& node, std::string message);
    Value placed(const Node& node, Value value) { return failed(value) ? place(node) : value; }
    Value place(const Node& node);
    Value exhaustedAt(const Node& node);
    /// Fails with an earlier error, after steps that may have failed too.
    Value failAgain(EvaluationError error);

    Value variable(const Node& node);
    /// The entry of a map under a text, or null; if the map has no index, the node remembers its position for the next
    /// one.
    static const MapEntry* field(const Node& node, const Value& record, const Value& name, std::uint32_t hash);
    static const MapEntry* guess(const Node& node, const Value& record, const Value& name);
    /// The value of a record to select from; a variable takes no step of its own.
    Value record(const Node& operand);
    Value select(const Node& node);
    Value has(const Node& node);
    Value index(const Node& node);
    Value unary(const Node& node);
    Value binary(const Node& node);
    Value in(const Node& node);
    Value logical(const Node& node, bool decider);
    Value conditional(const Node& node);
    Value list(const Node& node);
    Value map(const Node& node);
    Value call(const Node& node);
    Value callOne(const Node& node);
    Value callWith(const Node& node, std::span<const Value> arguments);
    Value callAdded(const Node& node, const Function& function, std::span<const Value> arguments);
    Value matches(const Node& node);
    Value bind(const Node& node);

    // evaluate_macros.cpp
    struct Walk;
    Value quantify(const Node& node, bool decider);
    Value existsOne(const Node& node);
    Value transformList(const Node& node);
    Value filter(const Node& node);
    Value transformMap(const Node& node);
    Value transformMapEntry(const Node& node);
    Value sortBy(const Node& node);
    bool enter(const Walk& walk, std::uint32_t i);
    Value condition(const Node& part, std::string_view macro);

    std::span<const Value> m_slots;
    Work m_work;
    std::vector<TraceStep>* m_trace;
    bool m_isRecorded, m_isWatched;
    Value* m_locals;
    alignas(Value) std::array<std::byte, 8 * sizeof(Value)> m_fewLocals;  // uninitialised until they are assigned
    std::uint32_t m_depth = 0;
    std::uint32_t m_errorBegin = 0;
    std::uint32_t m_errorEnd = 0;
};

}  // namespace muster::expr

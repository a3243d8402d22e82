#pragma once

#include "core/expr/function_table.hpp"
#include "core/expr/syntax.hpp"

#include <atomic>
#include <memory>
#include <optional>
#include <type_traits>

namespace muster::expr {

/// The operations of a compiled expression.
enum class Step : std::uint8_t {
    constant,
    slot,
    local,
    fail,
    select,
    has,
    index,
    negate,
    logicalNot,
    add,
    subtract,
    multiply,
    divide,
    modulo,
    equal,
    notEqual,
    less,
    lessEqual,
    greater,
    greaterEqual,
    in,
    logicalAnd,
    logicalOr,
    conditional,
    list,
    map,
    call,
    callOne,
    matches,
    all,
    exists,
    existsOne,
    transformList,
    filter,
    transformMap,
    transformMapEntry,
    sortBy,
    bind,
};

/// The last position of a field or key: records of one type have the same layout, so it is usually the same again.
/// Shared by threads that may overwrite each other's guess; a guess is verified before use.
struct Guess {
    mutable std::atomic<std::uint32_t> place = 0;
};

/// What was evaluated of a step, for a recording. Shared by threads.
class Seen {
public:
    /// Notes that the step had that value.
    void add(const Value& value) const
    {
        const bool isTruth = value.is(ValueType::boolean);
        const unsigned bits = isTruth ? evaluated | (value.asBoolean() ? truth : falsehood) : evaluated;
        m_bits.fetch_or(static_cast<std::uint8_t>(bits), std::memory_order_relaxed);
    }
    bool wasEvaluated() const { return has(evaluated); }
    bool wasTrue() const { return has(truth); }
    bool wasFalse() const { return has(falsehood); }

private:
    static constexpr unsigned evaluated = 1, truth = 2, falsehood = 4;
    bool has(unsigned bit) const { return (m_bits.load(std::memory_order_relaxed) & bit) != 0; }

    mutable std::atomic<std::uint8_t> m_bits = 0;
};

/// One step of a compiled expression: an operation and its operands. Immutable once made.
struct Node {
    Step step = Step::constant;
    bool record = false;     ///< its value is a record, or possibly one if the type is dynamic
    bool pair = false;       ///< a comprehension with two variables
    bool condition = false;  ///< of static type bool
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t slot = 0;  ///< of a variable; first frame slot of a comprehension's variables
    std::uint32_t hash = 0;  ///< of the name of a field
    std::span<const Node* const> children;
    Value value;  ///< a constant; the name of a field; the message of a failing step
    const Callable* callable = nullptr;
    const Overload* overload = nullptr;  ///< the only one that fits
    const text::Regex* pattern = nullptr;
    Guess guess;  ///< of a field or key
    Seen seen;
    const Node* unfolded = nullptr;  ///< traversed by a trace instead of this constant

    const Node& child(std::size_t i) const { return *children[i]; }
    bool isConstant() const { return step == Step::constant; }
};

static_assert(std::is_trivially_destructible_v<Node>, "an arena destroys nothing");

/// A compiled expression, with everything its nodes refer to.
struct Plan {
    Arena store{1024};  ///< of the nodes, too
    std::vector<std::shared_ptr<const text::Regex>> patterns;
    const Node* root = nullptr;
    std::uint32_t locals = 0;
    bool isRecorded = false;
};

/// Compiles a checked expression to steps, folding everything that does not depend on variables.
void lower(const Syntax& root, std::uint32_t locals, CompileBudget& budget, Plan& plan);

/// Slots of the variables that the steps read, ascending.
std::vector<std::uint32_t> slotsRead(const Plan& plan);

/// Names of the fields that the steps select, ascending; sets `whole` if a record may be read by names computed during
/// evaluation.
std::vector<std::string> fieldsRead(const Plan& plan, bool& whole);

}  // namespace muster::expr

#pragma once

#include "core/expr/program.hpp"
#include "core/game/scope.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::rules {

/// The variables and the work allowance under which the expressions of one file are evaluated.
class Evaluation {
public:
    /// The work that one file may cause altogether.
    static constexpr std::uint64_t workOfFile = 20'000'000;

    /// Values are made in the arena, which must outlive them; `work` is what may be done for them.
    explicit Evaluation(expr::Arena& arena, std::uint64_t work = workOfFile)
        : m_arena(arena), m_slots(firstLet + 8), m_left(work)
    {}

    expr::Arena& arena() { return m_arena; }

    void set(std::uint32_t slot, expr::Value value)
    {
        if (slot >= m_slots.size()) m_slots.resize(slot + 1);
        m_slots[slot] = value;
    }
    expr::Value get(std::uint32_t slot) const { return m_slots[slot]; }
    std::span<const expr::Value> slots() const { return m_slots; }

    /// The value, or nothing when the expression failed; `error` then has the reason.
    std::optional<expr::Value> value(const expr::Program& program);
    /// False also when the expression failed.
    bool holds(const expr::Program& program);
    std::string text(const expr::Template& sentence);
    std::string text(const std::optional<expr::Template>& sentence)
    {
        return sentence ? text(*sentence) : std::string();
    }

    /// Takes work that is done outside of expressions from the allowance; false when that uses it up.
    bool spend(std::uint64_t work);
    /// Whether the work that one file may cause is used up, so that everything asked from now on fails.
    bool isExhausted() const { return m_left == 0; }
    /// How much of that work is left.
    std::uint64_t left() const { return m_left; }
    /// Puts another allowance in the place of what is left, and returns that.
    std::uint64_t exchangeLeft(std::uint64_t left) { return std::exchange(m_left, left); }
    /// Notes why a value that was found is of no use; `error` then has the reason.
    void fail(std::string reason) { m_error = {std::move(reason), 0, 0}; }
    const expr::EvaluationError& error() const { return m_error; }
    /// When set, every sub-expression evaluated from now on is written here.
    void traceTo(std::vector<expr::TraceStep>* trace) { m_trace = trace; }

private:
    /// The work that the next evaluation may do, and then what it did.
    expr::Meter allowance();
    void charge(const expr::Meter& meter);

    expr::Arena& m_arena;
    std::vector<expr::Value> m_slots;
    std::uint64_t m_left;
    std::uint64_t m_allowed = 0;
    expr::EvaluationError m_error;
    std::vector<expr::TraceStep>* m_trace = nullptr;
};

}  // namespace muster::rules

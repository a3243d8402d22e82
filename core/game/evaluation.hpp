#pragma once

#include "core/expr/program.hpp"
#include "core/game/scope.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::rules {

/// The variables and the work allowance for evaluating the expressions of one file.
class Evaluation {
public:
    /// The total work allowance of one file.
    static constexpr std::uint64_t workOfFile = 20'000'000;

    /// Allocates values in the arena, which must outlive them; `work` is the allowance.
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

    /// The value, or nothing if the expression failed; `error` then has the reason.
    std::optional<expr::Value> value(const expr::Program& program);
    /// False also if the expression failed.
    bool holds(const expr::Program& program);
    std::string text(const expr::Template& sentence);
    /// The text, or nothing if one of its expressions failed; `error` then has the first reason. `worded`, if given,
    /// changes the text of each value in it.
    std::optional<std::string> wholeText(const expr::Template& sentence,
                                         const std::function<std::string(std::string)>& worded = {});
    std::string text(const std::optional<expr::Template>& sentence)
    {
        return sentence ? text(*sentence) : std::string();
    }

    /// Charges work done outside of expressions; false if that exhausts the allowance.
    bool spend(std::uint64_t work);
    /// True if the file's allowance is used up, so that every further evaluation fails.
    bool isExhausted() const { return m_left == 0; }
    /// The remaining work.
    std::uint64_t left() const { return m_left; }
    /// Replaces the remaining work and returns its previous value.
    std::uint64_t exchangeLeft(std::uint64_t left) { return std::exchange(m_left, left); }
    /// Records why a computed value is unusable; `error` then has the reason.
    void fail(std::string reason) { m_error = {std::move(reason), 0, 0}; }
    const expr::EvaluationError& error() const { return m_error; }
    /// Leaves what is evaluated from now on out of a recording.
    void leaveOutOfRecording() { m_isRecorded = false; }
    /// If set, every sub-expression evaluated from now on is recorded here.
    void traceTo(std::vector<expr::TraceStep>* trace) { m_trace = trace; }

private:
    /// Before an evaluation: the work it may use; afterwards: the work it used.
    expr::Meter allowance();
    void charge(const expr::Meter& meter);

    expr::Arena& m_arena;
    std::vector<expr::Value> m_slots;
    std::uint64_t m_left;
    std::uint64_t m_allowed = 0;
    bool m_isRecorded = true;
    expr::EvaluationError m_error;
    std::vector<expr::TraceStep>* m_trace = nullptr;
};

}  // namespace muster::rules

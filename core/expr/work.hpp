#pragma once

#include "core/expr/program.hpp"

#include <string>
#include <utility>

namespace muster::expr {

/// The result of a failed evaluation step; the Work has the reason.
struct Failed {
    static constexpr ValueType mark = static_cast<ValueType>(0xFF);
    static Value value() { return {mark, 0}; }
};

/// True for the result of a failed step, which must not reach the language.
inline bool failed(const Value& value) { return value.type() == Failed::mark; }

/// State shared by all steps of one evaluation: memory for results, the meter, and the reason of the last failure.
struct Work {
    Arena& arena;
    Meter& meter;
    std::string error;

    /// Takes n units from the meter; false if that empties it, after which all further charges fail.
    bool charge(std::uint64_t n)
    {
        if (n < meter.left) {
            meter.left -= n;
            return true;
        }
        meter.left = 0;
        return false;
    }
    /// True once a charge has failed.
    bool exhausted() const { return meter.left == 0; }

    /// Notes the reason and returns the result of a failed step.
    Value fail(std::string message)
    {
        error = std::move(message);
        return Failed::value();
    }
    Value failExhausted() { return fail("the expression needs more work than the limit allows"); }
};

}  // namespace muster::expr

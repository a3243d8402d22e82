#pragma once

#include "core/expr/program.hpp"

#include <memory>
#include <string>
#include <vector>

namespace muster::expr::test {

/// An environment with variables, for tests of one line.
class Fixture {
public:
    void set(std::string name, Type type, Value value);

    /// The value as text, "problem 3-5: ..." if it does not compile, "error 3-5: ..." if it fails.
    std::string run(std::string_view source, Program::Options options = {.divideByZero = true});
    std::string runWithin(std::uint64_t work, std::string_view source);
    std::vector<Problem> problems(std::string_view source);
    std::vector<TraceStep> trace(std::string_view source);
    std::string render(std::string_view source);
    Program compile(std::string_view source);

    Environment environment;
    std::vector<Value> values;
    std::unique_ptr<Arena> arena = std::make_unique<Arena>();
};

}  // namespace muster::expr::test

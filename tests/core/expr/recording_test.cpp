#include "core/expr/recording.hpp"

#include <catch2/catch.hpp>

using namespace muster::expr;

namespace {

/// A program of one integer variable x that belongs to a recording.
class Recorded {
public:
    explicit Recorded(const std::string& source)
    {
        const auto budget = std::make_shared<CompileBudget>();
        budget->recording = &m_recording;
        Environment environment;
        environment.declare("x", Type::simple(Type::Kind::integer));
        environment.share(budget);
        auto compiled = Program::compile(source, environment);
        REQUIRE(std::holds_alternative<Program>(compiled));
        m_program = std::get<Program>(compiled);
    }

    void evaluate(std::int64_t x, bool isRecorded = true)
    {
        Arena arena;
        Meter meter;
        meter.isRecorded = isRecorded;
        const Value slots[] = {Value::integer(x)};
        m_program->evaluate(slots, arena, meter);
    }

    /// Each part that was never evaluated, or never true or false: "x > 3: never true".
    std::vector<std::string> gaps() const
    {
        std::vector<std::string> found;
        for (const auto& part : m_program->recordedParts()) {
            const auto source = m_program->source().substr(part.begin, part.end - part.begin);
            if (!part.wasEvaluated) found.push_back(source + ": never evaluated");
            if (part.isCondition && part.wasEvaluated && !part.wasTrue) found.push_back(source + ": never true");
            if (part.isCondition && part.wasEvaluated && !part.wasFalse) found.push_back(source + ": never false");
        }
        return found;
    }
    std::size_t parts() const { return m_program->recordedParts().size(); }

private:
    Recording m_recording;
    std::optional<Program> m_program;
};

using Gaps = std::vector<std::string>;

}  // namespace

TEST_CASE("a recording knows what was evaluated and which truth values were seen")
{
    Recorded program("x > 3 || x == 1");
    CHECK(program.parts() == 5);
    CHECK(program.gaps() == Gaps{"x > 3 || x == 1: never evaluated", "x > 3: never evaluated", "x: never evaluated",
                                 "x == 1: never evaluated", "x: never evaluated"});
    program.evaluate(5);
    CHECK(program.gaps() ==
          Gaps{"x > 3 || x == 1: never false", "x > 3: never false", "x == 1: never evaluated", "x: never evaluated"});
    program.evaluate(1);
    CHECK(program.gaps() == Gaps{"x > 3 || x == 1: never false", "x == 1: never false"});
    program.evaluate(0);
    CHECK(program.gaps().empty());
}

TEST_CASE("branches, loops and names of loops are parts, constants are not")
{
    Recorded program("x > 0 ? [1, x].exists(n, n == 2) : 1 + 1 == 2");
    program.evaluate(1);
    CHECK(program.gaps() == Gaps{"x > 0 ? [1, x].exists(n, n == 2) : 1 + 1 == 2: never true", "x > 0: never false",
                                 "[1, x].exists(n, n == 2): never true", "n == 2: never true"});
    program.evaluate(2);
    program.evaluate(0);
    CHECK(program.gaps().empty());
}

TEST_CASE("an evaluation can be left out of a recording, and changes nothing")
{
    Recorded program("x > 3");
    program.evaluate(5, false);
    CHECK(program.gaps().size() == 2);
}

TEST_CASE("an expression outside of a recording has no parts")
{
    Environment environment;
    environment.declare("x", Type::simple(Type::Kind::integer));
    auto compiled = Program::compile("x > 3", environment);
    CHECK(std::get<Program>(compiled).recordedParts().empty());
}

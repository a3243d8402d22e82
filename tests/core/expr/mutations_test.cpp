// Expressions with random byte changes: evaluation ends, reports places inside the source, and accesses only valid
// memory.
#include "evaluate.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <random>

using namespace muster::expr;
using muster::expr::test::Fixture;

namespace {

constexpr std::string_view seeds[] = {
    "self.units.filter(u, u.arm == 'infantry').map(u, u.count).sum() >= 4",
    "cel.bind(n, self.units.size(), n * 2 + 1 > 3 ? 'many' : \"few\")",
    "has(self.name) && self.name.matches(r'^[A-Z]\\w+$') || !true",
    "{'a': [1, 2u, 3.5e-2], 0x1F: null}.a[1] in [dyn(2)]",
    "[3, 1, 2].sortBy(x, -x).transformMap(i, v, v > 1, '%d: %s %.2f'.format([i, v, 1.5]))",
    "math.greatest(1, 2.5, 3u) - math.bitShiftLeft(1, 62) / 0 % 7",
    "'''h\\u00e9llo'''.substring(1, 3).replace('l', '--', 2).split('-').join('+')",
    "self.units.transformMapEntry(i, u, {u.arm: i}).all(k, v, size(k) > v)",
    "[[1], [2, [3]]].flatten(2).distinct().reverse().slice(0, 2) == lists.range(3)",
};
constexpr std::string_view alphabet = "()[]{}.,:?'\"`\\+-*/%<>=!&|0189eEuxrab_ \n\t\xC3\xA9\xFF";

std::string mutate(std::string text, std::mt19937& random)
{
    const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
    for (std::size_t changes = 1 + below(4); changes > 0 && !text.empty(); --changes) {
        const std::size_t at = below(text.size());
        switch (below(5)) {
        case 0: text.erase(at, 1 + below(5)); break;
        case 1: text.insert(at, 1, alphabet[below(alphabet.size())]); break;
        case 2: text[at] = alphabet[below(alphabet.size())]; break;
        case 3: text.insert(at, text.substr(below(text.size()), below(12))); break;
        default: {
            const std::string_view other = seeds[below(std::size(seeds))];
            text.insert(at, other.substr(below(other.size()), below(30)));
        }
        }
    }
    return text;
}

}  // namespace

TEST_CASE("changed expressions end well")
{
    const MapEntry unit[] = {{Value::string("arm"), Value::string("infantry")},
                             {Value::string("count"), Value::integer(3)}};
    const Value units[] = {Value::map(unit), Value::map(unit)};
    const MapEntry army[] = {{Value::string("name"), Value::string("Zama")},
                             {Value::string("units"), Value::list(units)}};
    Fixture fixture;
    fixture.set("self", Type(), Value::map(army));
    const char* rounds = std::getenv("MUSTER_MUTATIONS");
    std::mt19937 random(2);  // same sequence in every run
    int compiledCount = 0;
    for (int i = rounds != nullptr ? std::atoi(rounds) : 5000; i > 0; --i) {
        const std::string source = mutate(std::string(seeds[static_cast<std::size_t>(i) % std::size(seeds)]), random);
        CAPTURE(source);
        const auto within = [&](std::uint32_t begin, std::uint32_t end) {
            return begin <= end && end <= source.size();
        };
        const auto compiled =
            Program::compile(source, fixture.environment, {.check = i % 2 == 0, .lateNames = i % 3 == 0});
        if (const auto* problems = std::get_if<std::vector<Problem>>(&compiled)) {
            REQUIRE(!problems->empty());
            for (const Problem& problem : *problems) REQUIRE(within(problem.begin, problem.end));
            continue;
        }
        ++compiledCount;
        Arena arena;
        Meter meter{20000}, again{20000};
        std::vector<TraceStep> trace;
        const Outcome plain = std::get<Program>(compiled).evaluate(fixture.values, arena, meter);
        const Outcome traced = std::get<Program>(compiled).evaluate(fixture.values, arena, again, &trace);
        if (const auto* error = std::get_if<EvaluationError>(&plain)) {
            REQUIRE(within(error->begin, error->end));
            REQUIRE(!error->message.empty());
        } else if (const auto* value = std::get_if<Value>(&traced)) {
            REQUIRE(toText(*value) == toText(std::get<Value>(plain)));
        }
        Template::compile(source, fixture.environment);
    }
    CHECK(compiledCount > 100);
}

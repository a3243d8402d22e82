#include "tests/validator/armies.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;

TEST_CASE("every misspelt word of the command line gets a suggestion")
{
    const Folder folder;
    folder.write("toy.system.json", toySystem());
    folder.write("a.army.json", toyArmy(R"({ "id": "a", "points": 1 })"));
    struct Misspelt {
        std::vector<std::string> arguments;
        std::string suggestion;
    };
    for (const auto& [arguments, suggestion] : std::vector<Misspelt>{
             {{"chekc"}, "did you mean muster check?"},
             {{"check", "--formt", "json"}, "did you mean --format?"},
             {{"check", "--format", "jsn"}, "did you mean json?"},
             {{"check", "--max-warning", "0"}, "did you mean --max-warnings?"},
             {{"cost", "a.army.json", "--format", "jsn"}, "did you mean json?"},
             {{"stats", "a.army.json", "--format", "cvs"}, "did you mean csv?"},
             {{"explain", "toy/point-total"}, "did you mean toy/points-total?"},
             {{"explain", "old-trousers/strenth-total"}, "did you mean old-trousers/strength-total?"},
             {{"rules", "--system", "tooy"}, "did you mean toy?"},
             {{"lists", "old-trouser"}, "did you mean old-trousers?"},
             {{"lists", "old-trousers", "frensh"}, "did you mean \"french\"?"},
             {{"schema", "amry"}, "did you mean army?"},
             {{"schema", "--output", "stat"}, "did you mean stats?"},
             {{"new", "amy", "--system", "toy"}, "did you mean army?"},
             {{"completion", "bsh"}, "did you mean bash?"},
         }) {
        INFO(arguments.front() << ' ' << arguments.back());
        const auto outcome = runIn(folder, arguments);
        INFO(outcome.err);
        CHECK(outcome.exitCode == 2);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Contains(suggestion));
    }
    CHECK_THAT(runIn(folder, {"check", "a.army.json", "--trace", "toy/point-total"}).out,
               Contains("no system used here has a rule toy/point-total; did you mean toy/points-total?"));
}

TEST_CASE("a schema is printed for one kind or one output")
{
    CHECK(run({"schema"}).exitCode == 2);
    CHECK(run({"schema", "army", "--output", "stats"}).exitCode == 2);
    CHECK(run({"schema", "--output", "stats", "--system", "old-trousers"}).exitCode == 2);
    CHECK_THAT(run({"schema", "--output", "stats"}).out, Contains("\"armies\""));
    CHECK(run({"schema", "--output", "check"}).out == run({"schema", "report"}).out);
    CHECK_THAT(run({"schema", "--output", "check-jsonl"}).out, Contains("\"fingerprint\""));
}

#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// Runs muster-editor without a display.
Outcome runEditor(const std::vector<std::string>& arguments)
{
    Settings settings;
    settings.program = programPath("muster-editor");
    return run(arguments, settings);
}

}  // namespace

TEST_CASE("help and version need no display")
{
    for (const char* option : {"--help", "-h"}) {
        const auto help = runEditor({option});
        CHECK(help.exitCode == 0);
        CHECK_THAT(help.out, Contains("Usage: muster-editor [OPTIONS] [files...]"));
        CHECK_THAT(help.out, Contains("--language CODE:{en,de}"));
        CHECK(help.err == "");
    }
    const auto version = runEditor({"--version"});
    CHECK(version.exitCode == 0);
    CHECK_THAT(version.out, StartsWith("muster-editor "));
}

TEST_CASE("an unknown language is wrong usage")
{
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"--language", "tlh"}, {"--language=tlh"}, {"--language"}}) {
        const auto outcome = runEditor(arguments);
        CHECK(outcome.exitCode == 2);
        CHECK_THAT(outcome.err, Contains("--language"));
    }
}

TEST_CASE("an unknown option is wrong usage, but Qt's own options are known")
{
    const auto outcome = runEditor({"-platform", "offscreen", "--style=Fusion", "--ful\x1b[1mscreen", "a.army.json"});
    CHECK(outcome.exitCode == 2);
    CHECK_THAT(outcome.err, Contains("muster-editor has no option --ful\\x1b[1mscreen"));
    CHECK_THAT(outcome.err, !Contains("platform") && !Contains("style"));
}

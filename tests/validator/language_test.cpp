#include "tests/validator/cached_club.hpp"
#include "tests/validator/run.hpp"

#include <catch2/catch.hpp>

using namespace muster::test;
using Catch::Contains;

namespace {

const auto twoGenerals = sourcePath("tests/rules/ohw-6plus/general-option/err-two.army.json");
constexpr auto inGerman = "Mit der Option General hat jede Seite genau einen; diese Armee hat 2.";
constexpr auto inEnglish = "With the option General each side has exactly 1; this army has 2.";

}  // namespace

TEST_CASE("a check states the findings of rules in the language that is asked for, else in that of the rules")
{
    for (const char* format : {"text", "json", "sarif"}) {
        INFO(format);
        const auto english = run({"check", twoGenerals, "--format", format});
        CHECK(english.exitCode == 1);
        CHECK_THAT(english.out, Contains(inEnglish) && !Contains(inGerman));
        const auto german = run({"check", twoGenerals, "--format", format, "--language", "de"});
        CHECK(german.exitCode == 1);
        CHECK_THAT(german.out, Contains(inGerman) && !Contains(inEnglish));
        CHECK_THAT(german.out, Contains("Einen davon entfernen."));
    }
    CHECK_THAT(run({"check", twoGenerals, "--language", "cy"}).out, Contains(inEnglish));
    Settings german;
    german.environment = {"LANG=de_DE.UTF-8", "LC_ALL=de_DE.UTF-8", "LANGUAGE=de"};
    CHECK_THAT(run({"check", twoGenerals}, german).out, Contains(inEnglish));
}

TEST_CASE("what is no language is refused")
{
    for (const char* word : {"German", "de_DE", ""}) {
        INFO(word);
        const auto outcome = run({"check", twoGenerals, "--language", word});
        CHECK(outcome.exitCode == 2);
        CHECK(outcome.out.empty());
        CHECK_THAT(outcome.err, Contains("--language"));
    }
}

TEST_CASE("rules are listed and explained in the language that is asked for")
{
    const auto explained = run({"explain", "ohw-6plus/deploy-woods", "--language", "de"});
    CHECK(explained.exitCode == 0);
    CHECK_THAT(explained.out, Contains("ohw-6plus/deploy-woods: Nur Plänkler stehen im Wald\n"));
    CHECK_THAT(explained.out, Contains("in den Wald dürfen nur Plänkler."));
    CHECK_THAT(explained.out, Contains("Der General ist kein Plänkler."));
    CHECK_THAT(explained.out, Contains("Movement, terrain"));
    CHECK_THAT(run({"rules", "--system", "ohw-6plus", "--language", "de"}).out,
               Contains("Nur Plänkler stehen im Wald"));
    CHECK_THAT(run({"rules", "--system", "ohw-6plus"}).out, Contains("Only skirmishers deploy in woods"));
}

TEST_CASE("results of earlier checks are used in their own language only")
{
    CachedClub club;
    club.write("two.army.json", contentOf(twoGenerals));
    const auto check = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"two.army.json"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return club.check(arguments).out;
    };
    CHECK_THAT(check({}), Contains(inEnglish));
    CHECK_THAT(check({"--language", "de"}), Contains(inGerman));
    CHECK_THAT(check({}), Contains(inEnglish));
    CHECK_THAT(check({"--language", "de"}), Contains(inGerman));
}

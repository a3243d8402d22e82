// The language's definition as tests: the project's own suite in conformance/, and the official one if
// $MUSTER_CEL_TESTS is set to its folder.
#include "conformance.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <iostream>
#include <map>
#include <set>

using namespace muster::expr::test;

namespace {

std::filesystem::path suppliedFile()
{
    if (const char* named = std::getenv("MUSTER_CEL_TESTS")) return named;
    return std::filesystem::path(muster::test::sourcePath()) / ".." / "shared" / "cel-conformance" / "tests.json";
}

struct Count {
    int passed = 0;
    int failed = 0;
};

void runAll(const std::vector<ConformanceTest>& tests)
{
    std::map<std::string, Count> sections;
    Count all;
    for (const ConformanceTest& test : tests) {
        INFO(test.name << ": " << test.data["expr"].get<std::string>());
        const std::string wrong = conformanceFailure(test.data);
        Count& section = sections[test.section];
        ++(wrong.empty() ? section.passed : section.failed);
        ++(wrong.empty() ? all.passed : all.failed);
        CHECK(wrong == std::string());
    }
    for (const auto& [section, count] : sections)
        std::cout << "conformance: " << section << ": " << count.passed << " passed, " << count.failed << " failed\n";
    std::cout << "conformance: all: " << all.passed << " passed, " << all.failed << " failed\n";
}

}  // namespace

TEST_CASE("conformance with the Common Expression Language")
{
    const auto tests = ownConformance();
    CHECK(tests.size() > 1000);
    runAll(tests);
}

TEST_CASE("conformance tests have names of their own and say what they expect")
{
    std::set<std::string> names;
    for (const ConformanceTest& test : ownConformance()) {
        INFO(test.name);
        CHECK(names.insert(test.name).second);
        CHECK(test.data.contains("value") != test.data.contains("error"));
        CHECK(test.data.contains("error") == test.data.contains("stage"));
    }
}

// "Running the type checker does not affect the result of evaluation, it can only reject expressions as ill-typed."
TEST_CASE("the static check does not change the value of a conformance test")
{
    for (const ConformanceTest& test : ownConformance()) {
        INFO(test.name << ": " << test.data["expr"].get<std::string>());
        CHECK(uncheckedFailure(test.data) == std::string());
    }
}

TEST_CASE("the language's own conformance tests, where there are any")
{
    if (!std::filesystem::exists(suppliedFile())) {
        std::cout << "conformance: the language's own tests are skipped, there is no " << suppliedFile().string()
                  << "\n";
        SUCCEED();
        return;
    }
    runAll(readConformance(suppliedFile()));
}

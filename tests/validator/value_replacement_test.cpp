#include "tests/validator/shipped_files.hpp"

#include "core/check/check.hpp"
#include "core/game/game.hpp"

#include <catch2/catch.hpp>

#include <iterator>
#include <random>

namespace test = muster::test;

// Replaces values of every shipped file by each of these; the check must always end with a report. Every round replaces
// one value per file, so that all files are covered even on a slow machine.
TEST_CASE("no value in any place makes a check fail to report")
{
    constexpr const char* values[] = {"null", "3", "-1", "\"x\"", "[]", "{}", "true", "1e300", "9223372036854775807"};
    constexpr std::size_t minRounds = 9;
    const auto& files = test::shippedFiles();
    REQUIRE(files.size() > 25);
    const test::TimeBudget budget(test::fuzzSeconds());
    std::size_t done = 0, without = 0;
    for (std::size_t round = 0; round < minRounds || !budget.isExhausted(); ++round)
        for (std::size_t i = 0; i < files.size(); ++i) {
            const auto& file = files[i];
            std::mt19937 random(static_cast<unsigned>(round * files.size() + i));
            const auto node = file.document->node(static_cast<std::uint32_t>(random() % file.document->nodeCount()));
            const char* value = values[(round + i) % std::size(values)];
            std::string text = file.text;
            text.replace(node.range().begin, node.range().end - node.range().begin, value);
            const auto findings = test::checkAs(file, std::move(text));
            ++done;
            if (findings.empty()) ++without;
            for (const auto& finding : findings) {
                INFO(file.path.string() << " with " << value << " at " << node.pointer() << ": " << finding.rule);
                REQUIRE_FALSE(finding.message.empty());
                REQUIRE(finding.message.size() < 20'000);
                REQUIRE_FALSE(finding.place.file.empty());
            }
        }
    INFO(done << " replaced, " << without << " of them without a finding");
    // Most values matter; without findings, the check would not read them.
    CHECK(without < done * 3 / 4);
}

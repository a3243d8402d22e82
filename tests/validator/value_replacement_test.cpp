#include "tests/validator/shipped_files.hpp"

#include "core/rules/check.hpp"
#include "core/rules/game/game.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <cstdlib>

using namespace muster;

// Every value of every shipped file is replaced in turn by each of these; whatever comes of it, the check must end with a report.
TEST_CASE("no value in any place makes a check fail to report")
{
    constexpr const char* values[] = {"null", "3", "-1", "\"x\"", "[]", "{}", "true", "1e300", "9223372036854775807"};
    const test::TimeBudget budget(test::fuzzSeconds());
    const auto files = test::shippedFiles();
    REQUIRE(files.size() > 25);
    std::size_t done = 0, without = 0;
    // Every file gets its turn even when the time runs out: a stride through its values, shifted from round to round.
    constexpr std::uint32_t stride = 97;
    for (std::uint32_t first = 0; first < stride && !budget.isSpent(); ++first)
        for (const auto& file : files) {
            for (std::uint32_t index = first; index < file.document->nodeCount() && !budget.isSpent(); index += stride) {
                const auto range = file.document->node(index).range();
                for (const char* value : values) {
                    std::string text = file.text;
                    text.replace(range.begin, range.end - range.begin, value);
                    const auto findings = test::checkAs(file, std::move(text));
                    ++done;
                    if (findings.empty()) ++without;
                    for (const auto& finding : findings) {
                        INFO(file.path.string() << " with " << value << " at " << file.document->node(index).pointer() << ": " << finding.rule);
                        REQUIRE_FALSE(finding.message.empty());
                        REQUIRE(finding.message.size() < 20'000);
                        REQUIRE_FALSE(finding.place.file.empty());
                    }
                }
            }
        }
    INFO(done << " replaced, " << without << " of them without a finding");
    CHECK(done > 1000);
    // Most values matter to something; were nothing reported, the check would not look.
    CHECK(without < done * 3 / 4);
}

#include "tests/validator/shipped_files.hpp"

#include "core/check/check.hpp"
#include "core/text/canonical.hpp"

#include <catch2/catch.hpp>

#include <random>

namespace test = muster::test;
namespace text = muster::text;

namespace {

/// Makes one to eight small changes: a byte changed, removed or doubled, a part removed, moved or repeated.
std::string mutated(std::string text, std::mt19937& random)
{
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random()) % std::max<std::size_t>(n, 1); };
    static constexpr std::string_view likely = "{}[]\",:0123456789-+.eE\\u tfn\x01\x80\xff";
    for (std::size_t accidents = 1 + below(8); accidents > 0 && !text.empty(); --accidents) {
        const std::size_t at = below(text.size()), length = std::min(text.size() - at, 1 + below(200));
        switch (below(6)) {
        case 0: text[at] = likely[below(likely.size())]; break;
        case 1: text[at] = static_cast<char>(text[at] ^ (1 << below(8))); break;
        case 2: text.erase(at, 1 + below(3)); break;
        case 3: text.insert(at, 1, likely[below(likely.size())]); break;
        case 4: text.insert(below(text.size()), text.substr(at, length)); break;
        default: text.erase(at, length); break;
        }
    }
    return text;
}

}  // namespace

TEST_CASE("accidents of bytes end in a report, and what can be formatted stays formatted")
{
    const auto& files = test::shippedFiles();
    const test::TimeBudget budget(test::fuzzSeconds());
    std::size_t done = 0, read = 0;
    for (unsigned seed = 0; seed < 3 * files.size() || !budget.isExhausted(); ++seed) {
        std::mt19937 random(seed);
        const auto& file = files[seed % files.size()];
        std::string text = mutated(file.text, random);
        INFO(file.path.string() << ", seed " << seed);
        const auto parsed = text::Document::parse(std::make_shared<const text::Source>("mutated", text));
        if (parsed.document) {
            ++read;
            const auto once = text::canonical(*parsed.document);
            const auto again = text::Document::parse(std::make_shared<const text::Source>("canonical", once));
            REQUIRE(again.document);
            REQUIRE(text::canonical(*again.document) == once);
        } else {
            REQUIRE_FALSE(parsed.faults.empty());
        }
        const auto findings = test::checkAs(file, std::move(text));
        if (!parsed.document) REQUIRE(findings.size() == parsed.faults.size());
        ++done;
    }
    INFO(done << " mutated, " << read << " still readable");
    CHECK(read > done / 20);
}

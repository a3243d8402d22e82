#include "tests/core/sheet/described.hpp"

using namespace muster;
using namespace muster::sheet;
using namespace muster::sheet::tests;

TEST_CASE("a sheet takes from the budget what it holds")
{
    Described described(withBlocks(
        R"({"block": "table", "rows": "self.units", "columns": [{"label": "Name", "value": "{item.name}"}]})"));
    REQUIRE(described.valid());
    CHECK(described.composed().faults.empty());
    CHECK_FALSE(described.budget.isExhausted());
    CHECK(described.budget.items < Budget().items);
    CHECK(described.budget.letters <= Budget().letters - std::string("GuardLine").size());
    CHECK(described.budget.work.left < Budget().work.left);
}

TEST_CASE("sheets that are small one by one are too many together")
{
    Described described(withBlocks(R"--({"block": "text", "each": "lists.range(900)", "text": "x"})--"));
    REQUIRE(described.valid());
    int sheets = 0;
    while (!described.budget.isExhausted() && ++sheets < 1000) described.composed();
    REQUIRE(described.budget.isExhausted());
    CHECK(sheets > 50);
    const auto& overrun = *described.budget.overrun;
    CHECK(overrun.rule == "print/limit");
    CHECK_THAT(overrun.message, Catch::Contains("200000 cells, boxes and texts"));
    CHECK_THAT(described.at(overrun.range), Catch::Contains("lists.range(900)"));
}

TEST_CASE("work, letters and what stands ready are taken from the budget too")
{
    const auto overrunOf = [](const std::string& block, std::size_t times) {
        Described described(withBlocks(block));
        REQUIRE(described.valid());
        for (std::size_t i = 0; i < times && !described.budget.isExhausted(); ++i)
            described.composed({{diagnostics::Level::error, "a/b", std::string(1000, 'x')}});
        return described.budget.overrun ? described.budget.overrun->message : std::string();
    };
    CHECK_THAT(overrunOf(R"--({"block": "text", "text": "{lists.range(900000).size()}"})--", 100),
               Catch::Contains("steps of expressions"));
    CHECK_THAT(overrunOf(R"({"block": "text", "text": ")" + std::string(100'000, 'x') + "\"}", 100),
               Catch::Contains("bytes of text"));
    CHECK_THAT(overrunOf(R"({"block": "findings"})", 10'000), Catch::Contains("bytes of text"));
    CHECK_THAT(overrunOf(R"({"block": "reference", "ids": ["turn"]})", 100'000),
               Catch::Contains("cells, boxes and texts"));
}

TEST_CASE("a system with more texts than its sheets may have is at fault, once")
{
    std::string blocks;
    for (int i = 0; i < 25'000; ++i) blocks += R"({"block": "text", "text": "{1}"}, )";
    Described described(withBlocks(blocks + R"({"block": "text", "text": "x"})"));
    REQUIRE_FALSE(described.valid());
    REQUIRE(described.faults().size() == 1);
    CHECK_THAT(described.faults().front().message, Catch::Contains("20000 texts and expressions"));
}

TEST_CASE("a text with more expressions than it may have is at fault")
{
    std::string text;
    for (int i = 0; i < 1'001; ++i) text += "{1}";
    Described described(withBlocks(R"({"block": "text", "text": ")" + text + "\"}"));
    REQUIRE_FALSE(described.valid());
    CHECK_THAT(described.faults().front().message, Catch::Contains("more than 1,000 expressions"));
}

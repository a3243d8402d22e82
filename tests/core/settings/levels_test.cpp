#include "core/settings/levels.hpp"

#include "core/text/document.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <chrono>

using namespace muster;
using diagnostics::Level;
using rules::matchesRule;

namespace {

std::shared_ptr<const text::Document> parsedLevels(std::string_view json)
{
    return text::Document::parse(std::make_shared<text::Source>("muster.json", std::string(json))).document;
}

}  // namespace

TEST_CASE("a star in a pattern of rules stands for any characters")
{
    CHECK(matchesRule("otr-d6/*", "otr-d6/brigade-stands"));
    CHECK(matchesRule("*", "otr-d6/brigade-stands"));
    CHECK(matchesRule("*/brigade-*", "otr-d6/brigade-stands"));
    CHECK(matchesRule("otr*stands", "otr-d6/brigade-stands"));
    CHECK(matchesRule("a*b*c", "a-b-b-c"));
    CHECK(matchesRule("a**", "a"));
    CHECK_FALSE(matchesRule("otr-d6/*", "otr-d66/brigade"));
    CHECK_FALSE(matchesRule("otr-d6", "otr-d6/brigade"));
    CHECK_FALSE(matchesRule("*/", "otr-d6/brigade"));
    CHECK_FALSE(matchesRule("a*b*c", "a-c-b"));
    CHECK_FALSE(matchesRule("", "a"));
    CHECK_FALSE(matchesRule("a?c", "abc"));
}

TEST_CASE("the last line that names or matches a rule decides its level")
{
    const auto document = parsedLevels(R"({ "toy/a": "error", "toy/*": "warning", "toy/b": "off", "*": "info",
        "toy/c": "error" })");
    rules::Levels levels;
    levels.addAll(document->root());
    CHECK(levels.lineFor("toy/a")->level == Level::info);
    CHECK(levels.lineFor("toy/b")->rule == "*");
    CHECK(levels.lineFor("toy/c")->level == Level::error);
    CHECK(levels.lineFor("toy/c")->node.key() == "toy/c");
    const auto known = levels.levelsOf({"toy/a", "toy/d"});
    CHECK(known.at("toy/a") == Level::info);
    CHECK(known.at("toy/d") == Level::info);
    CHECK(known.at("toy/c") == Level::error);
    CHECK_FALSE(rules::Levels().lineFor("toy/a"));
}

TEST_CASE("lines of house rules may leave out their game, and follow those of the settings")
{
    const auto settings = parsedLevels(R"({ "toy/*": "off" })");
    const auto house = parsedLevels(R"({ "a": "warning", "list/maximum": "info", "b*": "error" })");
    rules::Levels levels, ofHouse;
    levels.addAll(settings->root());
    ofHouse.addAll(house->root(), "toy");
    levels.add(ofHouse);
    CHECK(levels.lineFor("toy/a")->level == Level::warning);
    CHECK(levels.lineFor("toy/bc")->level == Level::error);
    CHECK_FALSE(levels.lineFor("toy/c")->level);
    CHECK(levels.lineFor("list/maximum")->level == Level::info);
    CHECK_FALSE(levels.lineFor("a"));
}

TEST_CASE("patterns of rules beyond the limit have no effect")
{
    std::string json = "{";
    for (std::size_t i = 0; i <= rules::Levels::maxPatterns; ++i)
        json += fmt::format("{}\"{}a*a*a*a*a*b{}*\": \"off\"", i ? "," : "", std::string(100, 'a'), i);
    const auto document = parsedLevels(json + "}");
    rules::Levels levels;
    levels.addAll(document->root());
    CHECK(levels.lines().size() == rules::Levels::maxPatterns);
    CHECK(levels.isCut());
    const auto before = std::chrono::steady_clock::now();
    for (int i = 0; i < 100; ++i) CHECK_FALSE(levels.lineFor(std::string(250, 'a')));
    CHECK(std::chrono::steady_clock::now() - before < std::chrono::seconds(10));
}

#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"
#include "core/library/content_hashes.hpp"
#include "tests/editor/form/form_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::test;

namespace {

rules::Game::Loaded loaded(std::string text)
{
    const auto source = std::make_shared<const text::Source>("opend6-fantasy.system.json", std::move(text));
    return rules::Game::load(text::Document::parse(source).document, "opend6-fantasy.system.json");
}

std::string changed(const std::string& from, const std::string& to)
{
    auto text = shippedText("opend6-fantasy/opend6-fantasy.system.json");
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("a mistake in a form hint is a finding in the system file, at its place")
{
    CHECK(loaded(shippedText("opend6-fantasy/opend6-fantasy.system.json")).faults.empty());
    for (const auto& [from, to, rule] :
         {std::tuple("\"maximum\": \"self.skillLevel\"", "\"maximum\": \"self.skilLevel\"", "system/expression"),
          std::tuple("\"hidden\": \"!self.custom\"", "\"hidden\": \"self.size\"", "system/expression"),
          std::tuple("\"readOnly\": \"!self.custom\"", "\"readOnly\": \"army.cost > 1\"", "system/expression"),
          std::tuple("\"groups\": { \"key\": \"attribute\"", "\"groups\": { \"key\": \"atribute\"", "ref/not-found")}) {
        const auto text = changed(from, to);
        const auto faults = loaded(text).faults;
        INFO(to);
        REQUIRE(faults.size() >= 1);
        CHECK(faults.front().rule == rule);
        CHECK(faults.front().range.begin >= text.find(to));
        CHECK(faults.front().range.end <= text.find(to) + std::string(to).size());
    }
}

TEST_CASE("how a value is drawn is no part of what armies are pinned to")
{
    const auto before = loaded(shippedText("opend6-fantasy/opend6-fantasy.system.json")).game;
    const auto after = loaded(changed("\"group\": \"Squad\"", "\"group\": \"Company\"")).game;
    REQUIRE((before && after));
    CHECK(rules::hashesOf(rules::Catalogue(before, {})) == rules::hashesOf(rules::Catalogue(after, {})));
}

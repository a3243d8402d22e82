#include "tests/core/odds/procedures.hpp"

#include "core/game/map_builder.hpp"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace muster::test {

using expr::Value;

OddsGame::OddsGame(const std::string& procedure)
{
    const auto text = fmt::format(R"({{ "format": 1, "id": "toy", "version": "1.0.0", "name": "Toy", "lists": "none",
        "unit": {{ "type": "object", "properties": {{ "strength": {{ "type": "integer" }} }} }},
        "tables": {{ "weapons": [ {{ "id": "bow", "sides": 4 }} ] }},
        "odds": [ {{ "id": "shot", "label": "Shot", {} }} ] }})",
                                  procedure);
    const auto parsed = text::Document::parse(std::make_shared<const text::Source>("toy.system.json", text));
    REQUIRE(parsed.document);
    auto loaded = rules::Game::load(parsed.document, "toy.system.json");
    REQUIRE(loaded.game);
    m_game = loaded.game;
    m_catalogue = std::make_shared<const rules::Catalogue>(m_game, rules::Catalogue::Sources{});
    m_procedures = rules::Procedures::compile(*m_game);
}

Value OddsGame::unit(int strength)
{
    rules::MapBuilder map(m_arena, 2);
    map.add("name", Value::string("Foot"));
    map.add("strength", Value::integer(strength));
    return map.value();
}

std::variant<rules::Odds, rules::OddsFailure> OddsGame::odds(int strength, int targetStrength,
                                                             const rules::ChosenInputs& chosen)
{
    for (const auto& fault : m_procedures.faults) UNSCOPED_INFO(fault.message);
    REQUIRE(m_procedures.list.size() == 1);
    const auto& procedure = m_procedures.list.front();
    const auto inputs = rules::inputsOf(procedure, chosen, m_arena);
    if (const auto* sentence = std::get_if<std::string>(&inputs)) return rules::OddsFailure{*sentence, {}};
    rules::Evaluation evaluation(m_arena);
    evaluation.set(rules::systemSlot, m_catalogue->system());
    evaluation.set(rules::tablesSlot, m_catalogue->tables());
    evaluation.set(rules::actingSlot, unit(strength));
    evaluation.set(rules::targetSlot, unit(targetStrength));
    evaluation.set(rules::inputsSlot, std::get<Value>(inputs));
    return rules::oddsOf(procedure, evaluation);
}

std::string shown(const std::variant<rules::Odds, rules::OddsFailure>& odds, std::size_t result)
{
    if (const auto* failure = std::get_if<rules::OddsFailure>(&odds)) return failure->message;
    std::string text;
    for (const auto& outcome : std::get<rules::Odds>(odds).results.at(result).outcomes)
        text +=
            fmt::format("{}{}: {}", text.empty() ? "" : ", ", expr::toSentence(outcome.value), outcome.chance.toText());
    return text;
}

ShippedOdds::ShippedOdds(std::string_view army, std::string_view unit, std::string_view targetArmy,
                         std::string_view target)
    : m_library(std::make_unique<rules::Library>(std::vector{shipped("")})),
      m_first(std::make_unique<ReadArmy>(shipped(army), *m_library)),
      m_second(std::make_unique<ReadArmy>(shipped(targetArmy), *m_library)),
      m_procedures(rules::Procedures::compile(*m_first->rulesContext->game))
{
    const auto find = [](const ReadArmy& read, std::string_view id) {
        const auto& units = read.roster->units();
        const auto found = std::find_if(units.begin(), units.end(),
                                        [&](const auto& each) { return each.self.find("id")->asString() == id; });
        REQUIRE(found != units.end());
        return found->self;
    };
    m_acting = find(*m_first, unit);
    m_target = find(*m_second, target);
    for (const auto& fault : m_procedures.faults) UNSCOPED_INFO(fault.message);
    CHECK(m_procedures.faults.empty());
}

const rules::Procedure& ShippedOdds::prepare(std::string_view procedure, const rules::ChosenInputs& chosen)
{
    const auto found = std::find_if(m_procedures.list.begin(), m_procedures.list.end(),
                                    [&](const auto& each) { return each.id == procedure; });
    REQUIRE(found != m_procedures.list.end());
    for (const auto& [name, value] : chosen)
        REQUIRE(std::any_of(found->inputs.begin(), found->inputs.end(),
                            [&, &name = name](const auto& input) { return input.name == name; }));
    const auto inputs = rules::inputsOf(*found, chosen, m_arena);
    REQUIRE(std::holds_alternative<Value>(inputs));
    m_evaluation = std::make_unique<rules::Evaluation>(m_arena);
    m_evaluation->set(rules::systemSlot, m_first->roster->catalogue().system());
    m_evaluation->set(rules::tablesSlot, m_first->roster->catalogue().tables());
    m_evaluation->set(rules::actingSlot, m_acting);
    m_evaluation->set(rules::targetSlot, m_target);
    m_evaluation->set(rules::inputsSlot, std::get<Value>(inputs));
    return *found;
}

std::map<std::string, Chances> ShippedOdds::of(std::string_view procedure, const rules::ChosenInputs& chosen)
{
    const auto& found = prepare(procedure, chosen);
    const auto unmetNeeds = rules::unmetNeeds(found, *m_evaluation);
    REQUIRE(std::get<std::vector<std::string>>(unmetNeeds) == std::vector<std::string>());
    const auto odds = rules::oddsOf(found, *m_evaluation);
    if (const auto* failure = std::get_if<rules::OddsFailure>(&odds)) FAIL(failure->message);
    std::map<std::string, Chances> all;
    for (const auto& result : std::get<rules::Odds>(odds).results)
        for (const auto& outcome : result.outcomes)
            all[result.about->id][expr::toSentence(outcome.value)] = outcome.chance.toDouble();
    return all;
}

std::vector<std::string> ShippedOdds::unmet(std::string_view procedure, const rules::ChosenInputs& chosen)
{
    // Preparing replaces the evaluation, so it comes first.
    const auto& found = prepare(procedure, chosen);
    return std::get<std::vector<std::string>>(rules::unmetNeeds(found, *m_evaluation));
}

}  // namespace muster::test

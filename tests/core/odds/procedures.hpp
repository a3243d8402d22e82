#pragma once

#include "core/library/catalogue.hpp"
#include "core/library/library.hpp"
#include "core/odds/inputs.hpp"
#include "core/odds/odds.hpp"
#include "tests/core/army/armies.hpp"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::test {

/// A small game whose units have a strength, with one procedure of these keys.
class OddsGame {
public:
    explicit OddsGame(const std::string& procedure);

    /// The faults of its odds.
    const std::vector<text::Fault>& faults() const { return m_procedures.faults; }
    /// The results for two units of these strengths, or why there are none.
    std::variant<rules::Odds, rules::OddsFailure> odds(int strength = 3, int targetStrength = 3,
                                                       const rules::ChosenInputs& chosen = {});

private:
    expr::Value unit(int strength);

    std::shared_ptr<const rules::Game> m_game;
    std::shared_ptr<const rules::Catalogue> m_catalogue;
    rules::Procedures m_procedures;
    expr::Arena m_arena;
};

/// "0: 1/4, 1: 1/2, 2: 1/4": the values of a result with their exact chances, or the message of the failure.
std::string shown(const std::variant<rules::Odds, rules::OddsFailure>& odds, std::size_t result = 0);

/// The chances of a result by value, as text.
using Chances = std::map<std::string, double>;

/// A procedure of a shipped game for two units of shipped armies.
class ShippedOdds {
public:
    /// Paths of armies below the shipped folder, with the ids of units.
    ShippedOdds(std::string_view army, std::string_view unit, std::string_view targetArmy, std::string_view target);

    /// The chances of every result, by its id. The procedure must be possible.
    std::map<std::string, Chances> of(std::string_view procedure, const rules::ChosenInputs& chosen = {});
    /// Why it is not possible.
    std::vector<std::string> unmet(std::string_view procedure, const rules::ChosenInputs& chosen = {});
    expr::Value acting() const { return m_acting; }
    expr::Value target() const { return m_target; }

private:
    const rules::Procedure& prepare(std::string_view procedure, const rules::ChosenInputs& chosen);

    std::unique_ptr<rules::Library> m_library;
    std::unique_ptr<ReadArmy> m_first, m_second;
    rules::Procedures m_procedures;
    expr::Value m_acting, m_target;
    expr::Arena m_arena;
    std::unique_ptr<rules::Evaluation> m_evaluation;
};

}  // namespace muster::test

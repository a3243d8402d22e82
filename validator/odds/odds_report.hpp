#pragma once

#include "core/game/phrases.hpp"
#include "core/odds/odds.hpp"
#include "core/wording/wording.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace muster::validator {

/// What a procedure gives for two units.
struct ProcedureReport {
    const rules::Procedure* procedure = nullptr;
    expr::Value inputs;              ///< the values of its inputs
    std::vector<std::string> unmet;  ///< why it cannot be done; then there are no odds
    rules::Odds odds;
};

/// A unit of an army.
struct NamedUnit {
    std::string file, id, name;
};

/// The odds as tables with bars, in the language of the phrases and the wording. Safe on a terminal.
std::string oddsText(const NamedUnit& acting, const NamedUnit& target, const std::vector<ProcedureReport>& reports,
                     const rules::Phrases& phrases, const wording::Wording& wording);

/// The odds with exact fractions.
nlohmann::ordered_json oddsJson(const std::string& system, const NamedUnit& acting, const NamedUnit& target,
                                const std::vector<ProcedureReport>& reports);

}  // namespace muster::validator

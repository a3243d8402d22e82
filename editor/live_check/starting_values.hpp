#pragma once

#include "core/library/library.hpp"
#include "editor/live_check/arm_view.hpp"
#include "editor/live_check/views.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// A unit or leader to try out: from an entry, or without one, plus further values by key as JSON texts.
struct Trial {
    const rules::Entry* entry = nullptr;
    std::vector<std::pair<std::string, std::string>> values;
    std::optional<expr::Value> cost;   ///< result; a number
    std::optional<ArmView> arm;        ///< result
    std::vector<StatView> stats;       ///< result
    std::vector<std::string> missing;  ///< still missing, so the player must supply them
    /// The values as a JSON object; empty if there are none.
    std::string start() const;
};

/// Adds the values that each trial needs and its entry leaves open: the first or smallest that the schema allows,
/// corrected by the fixes of the system's rules. Then computes the cost, arm and stat line of one of each. The rules
/// context must have a catalogue.
void giveStartingValues(std::vector<Trial>& trials, const rules::RulesContext& rulesContext, bool leaders,
                        const GameWords& words, const std::vector<StatColumn>& stats);

}  // namespace muster::editor

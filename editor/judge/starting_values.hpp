#pragma once

#include "core/library/library.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::editor {

/// A unit or leader to be tried: of an entry, or free when there is none, with further values by key as JSON texts.
struct Trial {
    const rules::Entry* entry = nullptr;
    std::vector<std::pair<std::string, std::string>> values;
    std::optional<expr::Value> cost;   ///< found by trying; a number
    std::vector<std::string> missing;  ///< still, so that the player has to give it
    /// The values as a JSON object; empty when there are none.
    std::string start() const;
};

/// Gives each what it needs and its entry leaves open: the first or least that its schema allows, fixed by the fixes
/// of the system's own rules. Then says what one of each costs. The rules context must have a catalogue.
void giveStartingValues(std::vector<Trial>& trials, const rules::RulesContext& rulesContext, bool leaders);

}  // namespace muster::editor

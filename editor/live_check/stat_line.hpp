#pragma once

#include "core/library/catalogue.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/live_check/views.hpp"

#include <vector>

namespace muster::editor {

/// The columns that the system defines for the stat lines of units and leaders, in the order that it wants.
std::vector<StatColumn> statColumnsOf(const rules::Game& game, const GameWords& words);

/// The stat line of a unit or leader with these values, one item per column.
std::vector<StatView> statsOf(const expr::Value& self, const std::vector<StatColumn>& columns,
                              const rules::Catalogue& catalogue, const GameWords& words, bool leader);

/// The values that are in no column, for a summary beside a stat line.
std::vector<ValueView> withoutStats(const std::vector<ValueView>& values, const std::vector<StatColumn>& columns,
                                    bool leader);

}  // namespace muster::editor

#pragma once

#include "core/library/rules_context.hpp"
#include "core/roster/statistics.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/live_check/views.hpp"

#include <memory>
#include <optional>

namespace muster::editor {

/// Data shared by all armies: the catalogue with the cost and starting values of each entry, and the system's
/// statistics.
struct CatalogueCache {
    CatalogueView catalogue;  ///< without `taken`, `allowed` and `reason`
    std::optional<rules::StatisticSpecs> statistics;
    std::shared_ptr<const GameWords> words;  ///< never null
};

CatalogueCache catalogueCacheOf(const rules::RulesContext& rulesContext);

}  // namespace muster::editor

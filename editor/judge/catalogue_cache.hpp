#pragma once

#include "core/library/library.hpp"
#include "core/roster/statistics.hpp"
#include "editor/judge/game_words.hpp"
#include "editor/judge/views.hpp"

#include <memory>
#include <optional>

namespace muster::editor {

/// What does not change from one army to the next: the catalogue with what one of each costs and begins with, and a
/// system's statistics.
struct CatalogueCache {
    CatalogueView catalogue;  ///< `taken`, `allowed` and `reason` are not filled in
    std::optional<rules::StatisticSpecs> statistics;
    std::shared_ptr<const GameWords> words;  ///< never null
};

CatalogueCache catalogueCacheOf(const rules::RulesContext& rulesContext);

}  // namespace muster::editor

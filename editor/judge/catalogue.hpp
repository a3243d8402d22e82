#pragma once

#include "core/rules/library.hpp"
#include "core/rules/statistics.hpp"
#include "editor/judge/game_words.hpp"
#include "editor/judge/picture.hpp"

#include <memory>
#include <optional>

namespace muster::editor {

/// What does not change from one army to the next: the offer with what one of each costs and begins with, and a
/// system's statistics.
struct Catalogue {
    OfferPicture offer;  ///< `taken`, `allowed` and `reason` are not filled in
    std::optional<rules::StatisticForms> statistics;
    std::shared_ptr<const GameWords> words;  ///< never null
};

Catalogue catalogueOf(const rules::Basis& basis);

}  // namespace muster::editor

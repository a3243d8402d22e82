#include "core/game/added_rules.hpp"

#include "core/game/game_loader.hpp"

namespace muster::rules {

GameWithAddedRules loadWithAddedRules(const Game& game, const std::vector<std::shared_ptr<const text::Document>>& files)
{
    GameLoader loader(game.document, game.file, game.page, game.environment(Scope::army).recording());
    for (const auto& file : files) loader.addRulesOf(file->root());
    auto loaded = loader.load();
    GameWithAddedRules made{nullptr, loader.takeAddedFaults()};
    if (!loaded.game) return made;
    struct Kept {
        std::shared_ptr<const Game> game;
        std::vector<std::shared_ptr<const text::Document>> files;
    };
    const auto kept = std::make_shared<const Kept>(Kept{std::move(loaded.game), files});
    made.game = std::shared_ptr<const Game>(kept, kept->game.get());
    return made;
}

}  // namespace muster::rules

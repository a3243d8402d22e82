#include "core/game/house_rules.hpp"

#include "core/game/game_loader.hpp"

namespace muster::rules {

GameWithHouseRules loadWithHouseRules(const Game& game,
                                      const std::vector<std::shared_ptr<const text::Document>>& houses)
{
    GameLoader loader(game.document, game.file, game.environment(Scope::army).recording());
    for (const auto& house : houses) loader.addHouse(house->root());
    auto loaded = loader.load();
    GameWithHouseRules made{nullptr, loader.takeHouseFaults()};
    if (!loaded.game) return made;
    struct Kept {
        std::shared_ptr<const Game> game;
        std::vector<std::shared_ptr<const text::Document>> houses;
    };
    const auto kept = std::make_shared<const Kept>(Kept{std::move(loaded.game), houses});
    made.game = std::shared_ptr<const Game>(kept, kept->game.get());
    return made;
}

}  // namespace muster::rules

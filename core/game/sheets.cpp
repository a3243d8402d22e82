#include "core/game/sheets.hpp"

#include "core/sheet/usual_sheets.hpp"

namespace muster::rules {

namespace {

sheet::Scopes scopesOf(const Game& game)
{
    return {game.environment(Scope::army),
            game.environment(Scope::unit),
            game.environment(Scope::group),
            game.environment(Scope::scenario),
            game.environment(Scope::side),
            game.measure == "mm"   ? 1.0
            : game.measure == "cm" ? 10.0
                                   : 25.4,
            game.symbols,
            {listSlot, systemSlot, tablesSlot},
            {systemSlot, tablesSlot}};
}

}  // namespace

sheet::Description::Compiled sheetsOf(const Game& game)
{
    const auto root = game.document->root();
    return sheet::Description::compile(root["sheets"], root["reference"], scopesOf(game), root["play"]);
}

sheet::Description::Compiled usualScenarioSheetsOf(const Game& game)
{
    return sheet::Description::compile(sheet::usualScenarioSheets().root()["sheets"], {}, scopesOf(game));
}

}  // namespace muster::rules

#include "core/rules/sheets.hpp"

namespace muster::rules {

sheet::Description::Compiled sheetsOf(const Game& game)
{
    const auto root = game.document->root();
    const sheet::Scopes scopes{game.environment(Scope::army), game.environment(Scope::unit), game.environment(Scope::group)};
    return sheet::Description::compile(root["sheets"], root["reference"], scopes);
}

}  // namespace muster::rules

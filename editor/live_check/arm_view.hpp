#pragma once

#include "core/sheet/symbol.hpp"

#include <string>

namespace muster::expr {
class Value;
}
namespace muster::rules {
struct Game;
}

namespace muster::editor {

class GameWords;

/// The arm of a unit or leader, as sheets show it.
struct ArmView {
    sheet::SymbolRef symbol;  ///< null if the game draws none
    std::string label;        ///< "Light horse", in the user's language; empty without a symbol
    bool operator==(const ArmView&) const = default;
};

/// The arm of a unit or leader by its values: the symbol that the derived value `symbol` names.
ArmView armOf(const expr::Value& self, const rules::Game& game, const GameWords& words);

}  // namespace muster::editor

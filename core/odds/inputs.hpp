#pragma once

#include "core/expr/arena.hpp"
#include "core/expr/value.hpp"
#include "core/odds/procedure.hpp"

#include <functional>
#include <map>
#include <string>
#include <variant>

namespace muster::rules {

/// What a player chose, by the names of inputs, as written: "8", "true" or "yes", "woods".
using ChosenInputs = std::map<std::string, std::string, std::less<>>;

/// The value of `inputs` for a procedure: what was chosen, else the defaults; or a sentence about a choice that its
/// input does not allow. Names that the procedure lacks are ignored. Texts live as long as the arena and the game.
std::variant<expr::Value, std::string> inputsOf(const Procedure& procedure, const ChosenInputs& chosen,
                                                expr::Arena& arena);

}  // namespace muster::rules

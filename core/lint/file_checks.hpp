#pragma once

#include "core/library/check_context.hpp"

namespace muster::rules {

// One function for each kind of file. Faults of the text are already reported.
void checkList(const CheckContext& context);
void checkSystem(const CheckContext& context);
void checkHouse(const CheckContext& context);
void checkConfig(const CheckContext& context);
void checkExpectations(const CheckContext& context);

/// Compiles the rules that a house rules file or a list adds to the game, and checks them as those of a system.
void checkAddedRules(const CheckContext& context, const Game& game);

}  // namespace muster::rules

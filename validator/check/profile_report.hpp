#pragma once

#include "core/game/profile.hpp"

#include <string>

namespace muster::validator {

/// The time and work of a check by rule, those with the most work first. As text, it is safe on a terminal.
std::string profileText(const rules::Profile& profile);
std::string profileJson(const rules::Profile& profile);

}  // namespace muster::validator

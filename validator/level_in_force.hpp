#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/game/explanation.hpp"
#include "core/settings/levels.hpp"

#include <string>
#include <string_view>

namespace muster::validator {

/// The level of a rule after settings and house rules, in words.
struct LevelInForce {
    std::string name;   ///< "error", "warning", "info", "remark" or "off"
    std::string place;  ///< the file and line that set it, such as "muster.json:5"; empty if it is the usual one
};

/// Of a rule of a game, or a shared one.
LevelInForce levelInForce(const rules::Rule& rule, const rules::Levels& lines);
LevelInForce levelInForce(const rules::SharedRule& rule, const rules::Levels& lines);

/// The name of a level, or "off".
std::string_view levelText(const std::optional<diagnostics::Level>& level);

/// The file and line of a member of settings or house rules.
std::string placeText(text::Node member);

}  // namespace muster::validator

#pragma once

#include "core/game/shared_rules.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

struct Game;
struct Rule;

/// A rule in words, as `muster explain` and the editor show it.
struct Explanation {
    struct Line {
        std::string label;  ///< "reads", "requires", "source", in English; empty for a continuation line
        std::string text;
        bool isExpression = false;  ///< of the rule language; after "name = " for a named part
    };
    std::string name, title;
    std::vector<Line> lines;  ///< empty if there is no text
    std::string file;         ///< where the rule is defined; empty for rules that all systems share
    std::uint32_t line = 0;
};

/// The level of a rule's findings as its author writes it: "error", "warning", "info" or "remark".
std::string_view levelText(const Rule& rule);
std::string_view levelText(const SharedRule& rule);

/// With the rule's title, message, help and ruling in that language where its file translates them, if one is given.
Explanation explain(const Game& game, const Rule& rule, std::string_view language = {});
Explanation explain(const SharedRule& rule);

}  // namespace muster::rules

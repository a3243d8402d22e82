#pragma once

#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// A rule in words: what `muster explain`, the editor and others show of it.
struct Explanation {
    struct Line {
        std::string label;  ///< "reads", "requires", "source"; empty for one that goes on
        std::string text;
    };
    std::string name, title;
    std::vector<Line> lines;  ///< none without text
    std::string file;         ///< where it is defined; empty for rules that every system shares
    std::uint32_t line = 0;
};

Explanation explain(const Game& game, const Rule& rule);
Explanation explain(const SharedRule& rule);

}  // namespace muster::rules

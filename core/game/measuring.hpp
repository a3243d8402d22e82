#pragma once

#include "core/expr/program.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

struct Term;

/// What a game says of moving, shooting and seeing, compiled: the system's `measuring`. It judges nothing; it is for
/// those who look at a table. All expressions but those of sight are asked of a placement.
struct Measuring {
    struct MemberMeasuring {
        std::vector<Term> moves, ranges;   ///< by name, such as walk and run, or one a weapon
        std::vector<Term> onWays;          ///< moves that are made on ways from beginning to end
        std::optional<expr::Program> arc;  ///< degrees, the front in their middle
    };
    /// The ground as the element that stands on a placement meets it; `item` is a piece of terrain.
    struct Ground {
        std::optional<expr::Program> closed;  ///< it may not go there
        std::optional<expr::Program> opens;   ///< it may go there whatever else lies there, such as a bridge
        std::optional<expr::Program> slow;    ///< how many times its length a way through it counts
        std::optional<expr::Program> way;     ///< it is a road, for moves that are made on one
    };
    /// Asked of a piece of terrain.
    struct Sight {
        std::optional<expr::Program>
            blocks;  ///< it may hide what is behind it; without this the game says nothing of sight
        std::optional<expr::Program> depth;   ///< how far one sees into it and through it; 0 where absent
        std::optional<expr::Program> height;  ///< how high stands who stands on it; 0 where absent
        std::optional<expr::Program> top;     ///< up to where it hides; all the way where absent
        std::optional<expr::Program> walls;   ///< it hides by its outline, so who is in it sees neither out nor in
        std::optional<expr::Program>
            near;        ///< one looks through it from no farther away than this; no opening where absent
        double eye = 0;  ///< how high eyes are above the ground
        /// The bases that hide what is behind them.
        struct Bases {
            enum class Hide { none, all, enemies };
            Hide hide = Hide::none;
            std::optional<expr::Program> from;  ///< asked of the placement that looks: bases hide something from it
            std::optional<double> height;       ///< above the ground it stands on; all the way where absent
        };
        Bases bases;
        bool level = false;  ///< whoever stands higher decides: the line runs at the height of the higher end
    };

    MemberMeasuring unit, leader;
    bool inSquares = false;  ///< moves count squares of the grid, from side to side
    Ground ground;
    Sight sight;
};

}  // namespace muster::rules

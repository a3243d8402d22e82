#pragma once

#include "core/expr/program.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

struct Term;

/// A game's definitions of moving, shooting and seeing, compiled from the system's `measuring`. For display only; no
/// rule depends on them. All expressions except those of sight are evaluated on a placement.
struct Measuring {
    struct MemberMeasuring {
        std::vector<Term> moves, ranges;   ///< by name, such as walk and run, or one per weapon
        std::vector<Term> onWays;          ///< moves made entirely on ways
        std::optional<expr::Program> arc;  ///< degrees, centred on the front
    };
    /// The effect of the ground on the element of a placement; `item` is a piece of terrain.
    struct Ground {
        std::optional<expr::Program> closed;  ///< true if it may not enter
        std::optional<expr::Program> opens;   ///< true if it may enter regardless of other terrain there, such as a
                                              ///< bridge
        std::optional<expr::Program> slow;    ///< factor by which a distance through it counts
        std::optional<expr::Program> way;     ///< true for a road, for moves made on one
    };
    /// Evaluated on a piece of terrain.
    struct Sight {
        std::optional<expr::Program>
            blocks;  ///< true if it may block sight; without this the game does not define sight
        std::optional<expr::Program> depth;   ///< how far one can see into and through it; 0 if absent
        std::optional<expr::Program> height;  ///< height of an element standing on it; 0 if absent
        std::optional<expr::Program> top;     ///< the height up to which it blocks; unlimited if absent
        std::optional<expr::Program> walls;   ///< true if its outline blocks, so that an element inside sees neither
                                              ///< out nor in
        std::optional<expr::Program> near;  ///< the maximum distance from which one can see through it; never if absent
        double eye = 0;                     ///< eye height above the ground
        /// The bases that block sight.
        struct Bases {
            enum class Hide { none, all, enemies };
            Hide hide = Hide::none;
            std::optional<expr::Program> from;  ///< evaluated on the looking placement: true if bases block its view
            std::optional<double> height;       ///< above the ground below it; unlimited if absent
        };
        Bases bases;
        bool level = false;  ///< true if the line runs at the height of the higher end
    };

    MemberMeasuring unit, leader;
    bool inSquares = false;  ///< moves count squares of the grid, through their sides
    Ground ground;
    Sight sight;
};

}  // namespace muster::rules

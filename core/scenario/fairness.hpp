#pragma once

#include "core/scenario/battlefield.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// How even a battlefield is between its sides. Everything is measured from a side's edge, of a side without an edge
/// from the nearest of its zones. A side's part of the board is what lies no farther from it than from any other side:
/// allies on one edge share theirs.
struct Fairness {
    /// The ground of one kind of terrain.
    struct Ground {
        std::string label;
        std::vector<double> areas;  ///< in each side's part, in square units of the system's measure
    };
    /// The way to one objective.
    struct Way {
        const Feature* objective = nullptr;  ///< one of the battlefield's
        std::vector<double> distances;       ///< from each side's edge, or where it has none from its zones
    };
    enum class Symmetry { notLooked, none, mirrored, turned, both };

    std::vector<const Side*> sides;  ///< those with an edge or a zone; fewer than two cannot be compared
    std::vector<Ground> grounds;
    std::vector<Way> ways;
    Symmetry symmetry = Symmetry::notLooked;  ///< of the terrain: mirrored between the sides, the same after half a
                                              ///< turn; of two sides only

    bool canCompare() const { return sides.size() >= 2; }
};

Fairness fairnessOf(const Battlefield& field, Evaluation& evaluation);

/// "mirrored between the sides", "the same after half a turn", ...; empty when it was not looked for.
std::string_view symmetryText(Fairness::Symmetry symmetry);

}  // namespace muster::rules

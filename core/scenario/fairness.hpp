#pragma once

#include "core/scenario/battlefield.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// How balanced a battlefield is between its sides. Distances are from a side's edge or, if it has none, from the
/// nearest of its zones. A side's part of the board is the area at least as near to it as to any other side: allies on
/// one edge share theirs.
struct Fairness {
    /// The area of one kind of terrain.
    struct Ground {
        std::string label;
        std::vector<double> areas;  ///< in each side's part, in square units of the system's measure
    };
    /// The distances to one objective.
    struct Way {
        const Feature* objective = nullptr;  ///< an objective of the battlefield
        std::vector<double> distances;       ///< from each side's edge, or else from its zones
    };
    enum class Symmetry { notLooked, none, mirrored, turned, both };

    std::vector<const Side*> sides;  ///< those with an edge or a zone; a comparison needs two
    std::vector<Ground> grounds;
    std::vector<Way> ways;
    Symmetry symmetry = Symmetry::notLooked;  ///< of the terrain: mirrored between the sides, or the same after half a
                                              ///< turn; for two sides only

    bool canCompare() const { return sides.size() >= 2; }
};

Fairness fairnessOf(const Battlefield& field, Evaluation& evaluation);

/// "mirrored between the sides", "the same after half a turn", ...; empty if symmetry was not computed.
std::string_view symmetryText(Fairness::Symmetry symmetry);

}  // namespace muster::rules

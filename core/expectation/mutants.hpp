#pragma once

#include "core/expr/mutations.hpp"
#include "core/game/game.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// A system in which one expression of a rule is changed a little.
struct Mutant {
    std::string rule;  ///< full name
    text::Node node;   ///< the expression in the system file
    expr::Mutation mutation;

    std::string changed() const { return mutation.applied(node.string()); }
    /// The text of the system file with the change.
    std::string systemText() const;
};

/// Every mutant of the conditions and named parts of the rules in the system's own file, in their order.
std::vector<Mutant> mutantsOf(const Game& game);

}  // namespace muster::rules

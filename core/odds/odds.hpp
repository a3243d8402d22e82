#pragma once

#include "core/game/evaluation.hpp"
#include "core/odds/chance.hpp"
#include "core/odds/procedure.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::rules {

/// Why odds cannot be computed: what failed, and the part of the system file.
struct OddsFailure {
    std::string message;
    text::Node node{};
};

/// The results of a procedure for two units.
struct Odds {
    struct Outcome {
        expr::Value value;  ///< a number, a text, or true or false
        Chance chance;
        std::optional<Chance> atLeast{};  ///< the chance of this number or a higher one; absent if it is no number
    };
    struct Result {
        const OddsResult* about = nullptr;
        std::vector<Outcome> outcomes;  ///< those that are possible: numbers ascending, true before false, texts in the
                                        ///< order in which the expression has them, else the most likely first
        std::optional<Chance> mean{};   ///< absent if not all values are integers
    };
    std::vector<Result> results;
    double cut = 0;  ///< at most the chance that a die would have been rolled more often than its step allows
};

/// The messages of what the two units lack for the procedure; empty if it can be done.
std::variant<std::vector<std::string>, OddsFailure> unmetNeeds(const Procedure& procedure, Evaluation& evaluation);

/// The exact odds of a procedure, with the values of `system`, `tables` and the slots of odds (see OddsSlot) set. Their
/// values live as long as the evaluation's arena, which pays for all work.
std::variant<Odds, OddsFailure> oddsOf(const Procedure& procedure, Evaluation& evaluation);

}  // namespace muster::rules

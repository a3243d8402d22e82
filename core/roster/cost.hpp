#pragma once

#include "core/game/evaluation.hpp"
#include "core/game/game.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// One line of a sum, as `muster cost` prints it.
struct CostLine {
    std::string label;
    expr::Value value;
};

/// A part of a cost formula that gives no number.
struct CostProblem {
    text::Node node;      ///< the part, in the system file
    std::string label;    ///< what the part is called
    std::string message;  ///< why it gives none
};

/// A cost with every line that makes it up: times x (sum of each) + sum of once.
struct CostSum {
    std::string timesLabel;
    expr::Value times;  ///< 1 where the formula has none
    std::vector<CostLine> each, once;
    expr::Value eachSum, total;
    std::vector<CostProblem> problems;  ///< terms that are left out, the first for each; empty when the sum is complete

    bool complete() const { return problems.empty(); }
};

/// What the formula comes to in points for the elements in the evaluation's slots; `sum` receives the lines when it is
/// not null. Terms that fail are left out of the lines, and then there is no total: a sum without them would be a wrong
/// verdict.
std::optional<expr::Value> costOf(const CostFormula& formula, Evaluation& evaluation, CostSum* sum = nullptr);

/// The sum of two costs: ints stay ints, one double makes a double. Anything else counts 0; an overflow becomes a
/// double.
expr::Value addCosts(expr::Value a, expr::Value b);

}  // namespace muster::rules

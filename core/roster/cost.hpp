#pragma once

#include "core/expr/value.hpp"
#include "core/text/document.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

class Evaluation;
struct CostFormula;

/// One line of a sum, as `muster cost` prints it.
struct CostLine {
    std::string label;
    expr::Value value;
};

/// A part of a cost formula that does not evaluate to a number.
struct CostProblem {
    text::Node node;      ///< the part, in the system file
    std::string label;    ///< label of the part
    std::string message;  ///< the reason
};

/// A cost and the lines it consists of: times x (sum of each) + sum of once.
struct CostSum {
    std::string timesLabel;
    expr::Value times;  ///< 1 if the formula has none
    std::vector<CostLine> each, once;
    expr::Value eachSum, total;
    std::vector<CostProblem> problems;  ///< omitted terms, the first failure of each; empty if the sum is complete

    bool complete() const { return problems.empty(); }
};

/// The cost in points for the elements in the evaluation's slots; fills `sum` unless it is null. Terms that fail are
/// left out of the lines, and then there is no total, because a partial sum would give a wrong verdict.
std::optional<expr::Value> costOf(const CostFormula& formula, Evaluation& evaluation, CostSum* sum = nullptr);

/// The sum of two costs: ints stay ints, one double makes a double. Other types count as 0; an overflow becomes a
/// double.
expr::Value addCosts(expr::Value a, expr::Value b);

}  // namespace muster::rules

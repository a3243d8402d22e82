#pragma once

#include "core/roster/roster.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::rules {

/// One number of an army that players compare, and what it is made up of.
struct Statistic {
    struct Part {
        std::string label;
        std::optional<expr::Value> value;
        text::Node node{};    ///< in the system file
        std::string error{};  ///< why there is no value
        expr::Value item{};   ///< of the list that the part is made of, where it is
    };
    std::string id, label;
    std::optional<expr::Value> value;  ///< absent when it could not be evaluated
    std::vector<Part> parts;
    text::Node node{};    ///< in the system file; absent for what every system has
    std::string error{};  ///< why there is no value
};

/// What a system says about the numbers its players compare, compiled.
class StatisticSpecs {
public:
    using Compiled = std::variant<StatisticSpecs, std::vector<text::Fault>>;
    /// The forms of a system's key "statistics", which read what rules of the army read; mistakes are faults in the
    /// system file.
    static Compiled compile(const Game& game);

    /// The numbers of an army: units, bases, cost and budget, which every system has, then the system's own in its
    /// order. One of the system's that has the id of one of those stands in its place. The roster must be complete; the
    /// values live as long as it and the evaluation's arena do.
    std::vector<Statistic> of(const Roster& roster, Evaluation& evaluation) const;

private:
    struct Spec {
        std::string id, label;
        expr::Program value;
        std::vector<Term> parts;
        text::Node node;
    };
    std::vector<Spec> m_specs;
};

}  // namespace muster::rules

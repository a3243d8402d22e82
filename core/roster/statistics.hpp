#pragma once

#include "core/game/game.hpp"
#include "core/game/names_read.hpp"
#include "core/roster/roster.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::rules {

/// One number of an army that players compare, and its parts.
struct Statistic {
    struct Part {
        std::string label;
        std::optional<expr::Value> value;
        text::Node node{};    ///< in the system file
        std::string error{};  ///< why there is no value
        expr::Value item{};   ///< the item of `each` that the part is computed from, if any
    };
    std::string id, label;
    std::optional<expr::Value> value;  ///< absent if evaluation failed
    std::vector<Part> parts;
    text::Node node{};    ///< in the system file; absent for statistics of every system
    std::string error{};  ///< why there is no value
};

/// The statistics that a system defines, compiled.
class StatisticSpecs {
public:
    using Compiled = std::variant<StatisticSpecs, std::vector<text::Fault>>;
    /// Compiles a system's key "statistics"; its expressions read the variables of scope army. Mistakes are faults in
    /// the system file.
    static Compiled compile(const Game& game);

    /// The statistics of an army: units, bases, cost and budget, which every system has, then the system's own in its
    /// order. One with the id of a built-in statistic replaces it. The roster must be complete, or know the values that
    /// they read; theirs live as long as it and the evaluation's arena.
    std::vector<Statistic> of(const Roster& roster, Evaluation& evaluation) const;
    /// Those that may fail for an ordinary army (see core/expr/certainty.hpp).
    StatisticSpecs uncertain() const;
    /// Adds the names of the values that they read.
    void addNames(NamesRead& names) const;

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

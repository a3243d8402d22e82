#include "core/army/army_checks.hpp"

#include <fmt/format.h>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

void report(const CostSum& sum, Node subject, std::string_view name, Findings& findings)
{
    const auto& wording = findings.wording();
    for (const auto& problem : sum.problems) {
        if (!findings.wants("army/cost", Level::error)) continue;
        auto made =
            findingAt(subject, "army/cost", Level::error,
                      wording.say("the cost of {name} is unknown because the term \"{term}\" cannot be evaluated: "
                                  "{why}",
                                  {{"name", name}, {"term", problem.label}, {"why", problem.message}}),
                      wording.say("correct the value that the term reads, in the army or in its list and "
                                  "tables"));
        if (problem.node) made.related.push_back({wording.say("the term is defined here"), placeOf(problem.node)});
        findings.add(std::move(made));
    }
}

std::string named(const Member& member)
{
    const auto* name = member.self.find("name");
    return fmt::format("\"{}\"",
                       name && name->is(expr::ValueType::string) ? name->asString() : member.node["id"].string());
}

}  // namespace

void checkCosts(const Roster& roster, Evaluation& evaluation, Findings& findings)
{
    // The terms are evaluated a second time only if the first sum failed.
    if (roster.army().find("cost")) return;
    const auto& units = roster.units();
    for (std::size_t i = 0; i < units.size(); ++i)
        if (!units[i].self.find("cost"))
            report(roster.costOfUnit(i, evaluation), units[i].node, named(units[i]), findings);
    const auto& leaders = roster.leaders();
    for (std::size_t i = 0; i < leaders.size(); ++i)
        if (!leaders[i].self.find("cost"))
            report(roster.costOfLeader(i, evaluation), leaders[i].node, named(leaders[i]), findings);
    report(roster.costOfArmy(evaluation), roster.node(), findings.wording().say("the army itself"), findings);
}

}  // namespace muster::rules

#include "core/scenario/scenario_rules.hpp"

namespace muster::rules {

void runScenarioRules(const Battlefield& field, RuleRunner& runner, Evaluation& evaluation)
{
    runner.setNodeOf([&field](expr::Value value) { return field.nodeOf(value); });
    for (const Rule& rule : field.catalogue().game().rules) {
        if (!isOfScenario(rule.scope)) continue;
        if (evaluation.isExhausted()) return;
        const auto runForAll = [&](const std::vector<Feature>& features) {
            for (const auto& feature : features) {
                if (evaluation.isExhausted()) return;
                field.show(feature.self, evaluation);
                runner.run(rule, feature.node);
            }
        };
        if (rule.scope == Scope::scenario) {
            field.show(field.self(), evaluation);
            runner.run(rule, field.node());
        }
        if (rule.scope == Scope::terrain) runForAll(field.terrain());
        if (rule.scope == Scope::zone) runForAll(field.zones());
        if (rule.scope == Scope::objective) runForAll(field.objectives());
        for (const Side& side : field.sides()) {
            if (rule.scope == Scope::side) {
                field.show(side, side.self, evaluation);
                runner.run(rule, side.node);
            }
            if (rule.scope != Scope::placement) continue;
            for (const auto& placement : side.placements) {
                if (evaluation.isExhausted()) break;
                field.show(side, placement.self, evaluation);
                runner.run(rule, placement.node);
            }
        }
    }
}

}  // namespace muster::rules

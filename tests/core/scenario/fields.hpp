#pragma once

#include "core/scenario/opened_scenario.hpp"

#include <memory>

namespace muster::test {

/// An opened scenario, and an evaluation for queries about its battlefield.
class OpenField {
public:
    /// Null if there is no battlefield.
    static std::unique_ptr<OpenField> open(const rules::Subject& scenario, rules::Library& library)
    {
        auto opened = rules::OpenedScenario::open(scenario, library);
        if (!opened->field()) return nullptr;
        return std::unique_ptr<OpenField>(new OpenField(std::move(opened)));
    }

    const rules::Battlefield& field() const { return *m_scenario->field(); }
    rules::Evaluation& evaluation() { return m_evaluation; }

private:
    explicit OpenField(std::shared_ptr<const rules::OpenedScenario> scenario) : m_scenario(std::move(scenario)) {}

    std::shared_ptr<const rules::OpenedScenario> m_scenario;
    expr::Arena m_arena;
    rules::Evaluation m_evaluation{m_arena};
};

}  // namespace muster::test

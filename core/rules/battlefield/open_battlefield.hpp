#pragma once

#include "core/rules/battlefield/battlefield.hpp"
#include "core/rules/check.hpp"

#include <memory>
#include <optional>

namespace muster::rules {

/// A scenario file opened to be looked at, faulty or not, with everything that its battlefield stands on.
class OpenBattlefield {
public:
    /// Null when the file is not JSON or its system is not there: `check` says why.
    static std::unique_ptr<OpenBattlefield> open(const Subject& subject, Library& library);

    const Battlefield& field() const { return *m_field; }
    Battlefield& field() { return *m_field; }
    Evaluation& evaluation() { return m_evaluation; }

private:
    OpenBattlefield() : m_evaluation(m_arena) {}

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const Basis> m_basis;
    std::vector<std::shared_ptr<const Contingent>> m_armies;
    expr::Arena m_arena;
    Evaluation m_evaluation;
    std::optional<Battlefield> m_field;
};

}  // namespace muster::rules

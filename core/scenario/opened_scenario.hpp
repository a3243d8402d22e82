#pragma once

#include "core/game/trace.hpp"
#include "core/library/rules_context.hpp"
#include "core/library/subject.hpp"
#include "core/scenario/battlefield.hpp"

#include <memory>

namespace muster::files {
class Project;
}

namespace muster::rules {

class Findings;
class Library;

/// A scenario's text, parsed, resolved with its armies and checked once. Immutable; it keeps alive everything that its
/// nodes and values point into, and needs neither its library nor its text after opening.
class OpenedScenario {
public:
    /// Never null. Thread-safe for one library.
    static std::shared_ptr<const OpenedScenario> open(const Subject& scenario, Library& library,
                                                      Trace* trace = nullptr);

    OpenedScenario(const OpenedScenario&) = delete;
    OpenedScenario& operator=(const OpenedScenario&) = delete;

    /// Null if the text is not JSON.
    const std::shared_ptr<const text::Document>& document() const { return m_document; }
    /// Absent if the text is not JSON.
    text::Node root() const { return m_document ? m_document->root() : text::Node(); }
    /// Null only if the text is not JSON.
    const std::shared_ptr<const files::Project>& project() const { return m_project; }
    /// The rules context of the check; null if the scenario names no system.
    const std::shared_ptr<const RulesContext>& rulesContext() const { return m_rulesContext; }
    /// All elements on the board and the sides with their armies, even with errors; null if the rules context is
    /// missing or unreadable.
    const Battlefield* field() const { return m_field.get(); }
    /// All findings of the file, sorted, except those that it accepts.
    const diagnostics::Diagnostics& findings() const { return m_findings; }
    /// The findings that the file accepts, sorted, with their reasons.
    const diagnostics::Diagnostics& accepted() const { return m_accepted; }
    /// Sentences that inform and judge nothing, for statistics and explanations; sorted.
    const diagnostics::Diagnostics& remarks() const { return m_remarks; }

private:
    OpenedScenario() = default;
    void resolve(const Subject& subject, Library& library, Trace* trace, Findings& findings);

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const RulesContext> m_rulesContext;
    std::unique_ptr<const Battlefield> m_field;
    diagnostics::Diagnostics m_findings, m_accepted, m_remarks;
};

}  // namespace muster::rules

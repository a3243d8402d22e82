#pragma once

#include "core/game/trace.hpp"
#include "core/library/library.hpp"
#include "core/library/subject.hpp"
#include "core/scenario/battlefield.hpp"

#include <memory>

namespace muster::rules {

/// A scenario's text, parsed, resolved with its armies and judged once, to be asked many times. Immutable, and it keeps
/// alive everything that the nodes and values which it hands out point into: who keeps one of these keeps the scenario,
/// and needs neither its library nor its text any more.
class OpenedScenario {
public:
    /// Never null. Safe to call from many threads with one library.
    static std::shared_ptr<const OpenedScenario> open(const Subject& scenario, Library& library,
                                                      Trace* trace = nullptr);

    OpenedScenario(const OpenedScenario&) = delete;
    OpenedScenario& operator=(const OpenedScenario&) = delete;

    /// Null when the text is no JSON.
    const std::shared_ptr<const text::Document>& document() const { return m_document; }
    /// Absent when the text is no JSON.
    text::Node root() const { return m_document ? m_document->root() : text::Node(); }
    /// Null only when the text is no JSON.
    const std::shared_ptr<const files::Project>& project() const { return m_project; }
    /// What it is judged by; null when it names no system at all.
    const std::shared_ptr<const RulesContext>& rulesContext() const { return m_rulesContext; }
    /// Everything on the board and the sides with their armies, faulty or not; null when the rules context is not there
    /// or could not be read.
    const Battlefield* field() const { return m_field.get(); }
    /// Everything wrong with the file, sorted.
    const diagnostics::Diagnostics& findings() const { return m_findings; }

private:
    OpenedScenario() = default;
    void judge(const Subject& subject, Library& library, Trace* trace, Findings& findings);

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const RulesContext> m_rulesContext;
    std::unique_ptr<const Battlefield> m_field;
    diagnostics::Diagnostics m_findings;
};

}  // namespace muster::rules

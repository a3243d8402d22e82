#pragma once

#include "core/game/trace.hpp"
#include "core/library/library.hpp"
#include "core/library/subject.hpp"
#include "core/roster/roster.hpp"

#include <memory>

namespace muster::rules {

class OpenedArmy;

/// How an army is opened.
struct ArmyOpening {
    Roster::Detail detail = Roster::Detail::judging;  ///< what its roster has; sheets and people want all
    bool remembers = false;                           ///< keeps what opening a changed text can take over
    std::shared_ptr<const OpenedArmy> previous = {};  ///< what has not changed since is not resolved again; may be null
    Trace* trace = nullptr;
};

/// An army's text, parsed, resolved and judged once, to be asked many times. Immutable, and it keeps alive everything
/// that the nodes and values which it hands out point into: who keeps one of these keeps the army, and needs neither
/// its library nor its text any more.
class OpenedArmy {
public:
    /// Never null. Safe to call from many threads with one library.
    static std::shared_ptr<const OpenedArmy> open(const Subject& army, Library& library, const ArmyOpening& how = {});

    OpenedArmy(const OpenedArmy&) = delete;
    OpenedArmy& operator=(const OpenedArmy&) = delete;

    /// Null when the text is no JSON.
    const std::shared_ptr<const text::Document>& document() const { return m_document; }
    /// Absent when the text is no JSON.
    text::Node root() const { return m_document ? m_document->root() : text::Node(); }
    /// Null only when the text is no JSON.
    const std::shared_ptr<const files::Project>& project() const { return m_project; }
    /// What it is judged by; null when it names no system at all.
    const std::shared_ptr<const RulesContext>& rulesContext() const { return m_rulesContext; }
    /// Null when there is nothing to resolve it with: the rules context is not there or could not be read.
    const Roster* roster() const { return m_roster.get(); }
    /// Everything wrong with the file, sorted.
    const diagnostics::Diagnostics& findings() const { return m_findings; }
    /// How many of the findings are errors.
    std::size_t errors() const;

private:
    OpenedArmy() = default;
    void judge(const Subject& subject, Library& library, const ArmyOpening& how, Findings& findings);

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const RulesContext> m_rulesContext;
    std::unique_ptr<const Roster> m_roster;
    diagnostics::Diagnostics m_findings;
};

}  // namespace muster::rules

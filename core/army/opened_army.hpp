#pragma once

#include "core/game/trace.hpp"
#include "core/library/rules_context.hpp"
#include "core/library/subject.hpp"
#include "core/roster/roster.hpp"

#include <memory>

namespace muster::files {
class Project;
}

namespace muster::rules {

class Findings;
class Library;
class OpenedArmy;

/// Options for opening an army.
struct ArmyOpening {
    Roster::Detail detail = Roster::Detail::checking;  ///< the roster's level of detail; sheets and statistics need all
    bool remembers = false;                            ///< keeps the data that opening a changed text can reuse
    std::shared_ptr<const OpenedArmy> previous = {};   ///< unchanged members are reused from it; may be null
    Trace* trace = nullptr;
    bool withRemarks = true;  ///< false if nobody reads remarks(); it may then lack some
};

/// An army's text, parsed, resolved and checked once. Immutable; it keeps alive everything that its nodes and values
/// point into, and needs neither its library nor its text after opening.
class OpenedArmy {
public:
    /// Never null. Thread-safe for one library.
    static std::shared_ptr<const OpenedArmy> open(const Subject& army, Library& library, const ArmyOpening& how = {});

    OpenedArmy(const OpenedArmy&) = delete;
    OpenedArmy& operator=(const OpenedArmy&) = delete;

    /// Null if the text is not JSON.
    const std::shared_ptr<const text::Document>& document() const { return m_document; }
    /// Absent if the text is not JSON.
    text::Node root() const { return m_document ? m_document->root() : text::Node(); }
    /// Null only if the text is not JSON.
    const std::shared_ptr<const files::Project>& project() const { return m_project; }
    /// The file that the text is, or will be, saved in.
    const std::filesystem::path& path() const { return m_path; }
    /// The rules context of the check; null if the army names no system.
    const std::shared_ptr<const RulesContext>& rulesContext() const { return m_rulesContext; }
    /// Null if the army cannot be resolved because the rules context is missing or unreadable.
    const Roster* roster() const { return m_roster.get(); }
    /// All findings of the file, sorted, except those that it accepts.
    const diagnostics::Diagnostics& findings() const { return m_findings; }
    /// The findings that the file accepts, sorted, with their reasons.
    const diagnostics::Diagnostics& accepted() const { return m_accepted; }
    /// Sentences that inform and judge nothing, for statistics and explanations; sorted.
    const diagnostics::Diagnostics& remarks() const { return m_remarks; }
    /// The number of findings at level error.
    std::size_t errors() const;

private:
    OpenedArmy() = default;
    void resolve(const Subject& subject, Library& library, const ArmyOpening& how, Findings& findings);

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const files::Project> m_project;
    std::filesystem::path m_path;
    std::shared_ptr<const RulesContext> m_rulesContext;
    std::unique_ptr<const Roster> m_roster;
    diagnostics::Diagnostics m_findings, m_accepted, m_remarks;
};

}  // namespace muster::rules

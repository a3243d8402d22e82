#pragma once

#include "core/game/findings.hpp"
#include "core/game/game.hpp"
#include "core/game/trace.hpp"
#include "core/library/catalogue.hpp"
#include "core/roster/roster.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// Asks a system's rules of resolved elements and reports what does not hold.
class RuleRunner {
public:
    /// When `quiet` an expression that cannot be evaluated is not reported: something else about the file already was.
    RuleRunner(const Catalogue& catalogue, Evaluation& evaluation, Findings& findings, bool quiet,
               Trace* trace = nullptr);

    void runOnArmy(Roster& roster);
    /// Entry and list rules, for the entries that stand in the list's own file: each as it stands, and with its
    /// options.
    void runOnList(text::Node list);
    /// Evaluates one rule with the current variables and reports at the element.
    void run(const Rule& rule, text::Node element);
    /// Sets the function that finds the node of a value; contributions of rules are reported there.
    void setNodeOf(std::function<text::Node(expr::Value)> nodeOf) { m_nodeOf = std::move(nodeOf); }

private:
    /// Asks rules of an entry with each choice of its options, and reports choices that break what the entry itself
    /// keeps.
    void runOnChoices(const std::vector<const Rule*>& rules, const Entry& entry);
    /// Asks rules of entries of what a unit made of its entry: with its options and with values of its own.
    void runOnTaken(const std::vector<const Rule*>& rules, const Member& unit);
    /// Whether the rule is broken, or cannot be decided, by what `self` holds now; nothing is reported.
    bool isBroken(const Rule& rule, text::Node element);
    /// The value that a pointer of a rule means: below the element, or where an option that was taken changes it.
    text::Node placeFor(text::Node element, const std::string& pointer) const;
    /// The node at a pointer below the element, or the nearest ancestor that is there.
    static text::Node nearestNode(text::Node element, std::string pointer);
    /// The last option that a unit or leader took which replaces the value of that key, or null.
    static const TakenOption* changedBy(const Member& member, std::string_view key);
    void runForMember(const Rule& rule, std::size_t index, text::Node element);
    /// True when the rule's texts read values that were left out of the roster: it is then asked again with all of
    /// them.
    bool mustWait(const Rule& rule);
    void runForItem(const Rule& rule, text::Node element);
    /// Whether an item is an entry or leader that the list takes over from another file.
    bool isOfAnotherList(expr::Value item, text::Node list) const;
    /// Evaluates the named parts the requirement needs, or those that only texts do; false when one fails.
    bool evaluateLets(const Rule& rule, bool forTexts);
    void judge(const Rule& rule, text::Node element);
    void report(const Rule& rule, text::Node element);
    void reportUndecided(const Rule& rule, text::Node element);
    /// Says that the work one file may cause is used up, and with which rule the questions end.
    void reportExhausted(const Rule& next, text::Node element);
    void addContributions(const Rule& rule, diagnostics::Diagnostic& finding);
    void addLimit(const Rule& rule, diagnostics::Diagnostic& finding);
    /// "With the option "Veteran": " while options are taken, else nothing.
    std::string withOptions() const;
    std::string fixOf(const Rule& rule, text::Node element);
    text::Node nodeOf(expr::Value value) const;
    void follow(const Rule& rule, std::string_view part, const expr::Program& program, std::string_view key);

    const Catalogue& m_catalogue;
    Evaluation& m_evaluation;
    Findings& m_findings;
    bool m_quiet;
    Trace* m_trace;
    Roster* m_roster = nullptr;
    std::function<text::Node(expr::Value)> m_nodeOf;
    bool m_needsMore = false;
    std::optional<bool> m_broken;  ///< set while a rule is only asked and not reported
    /// What has been taken of an entry that a rule is asked of: options and, in an army, the items that name them.
    std::vector<const Option*> m_taken;
    const Member* m_takenBy = nullptr;
    const Member* m_requested = nullptr;  ///< the unit or leader that a rule of its scope is asked of
};

}  // namespace muster::rules

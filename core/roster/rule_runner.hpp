#pragma once

#include "core/game/findings.hpp"
#include "core/game/game.hpp"
#include "core/game/profile.hpp"
#include "core/game/trace.hpp"
#include "core/library/catalogue.hpp"
#include "core/roster/roster.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// Evaluates a system's rules on resolved elements and reports violations.
class RuleRunner {
public:
    /// If `quiet`, expressions that fail to evaluate are not reported, because the file already has another error.
    RuleRunner(const Catalogue& catalogue, Evaluation& evaluation, Findings& findings, bool quiet,
               Trace* trace = nullptr);

    /// Makes no remarks whose texts cannot fail. The army and its values are ordinary (see army_views.hpp).
    void leaveOutCertainRemarks() { m_leavesOutRemarks = true; }
    /// Adds the time and work of every evaluation of a rule to a profile, if it is not null.
    void profileTo(Profile* profile) { m_profile = profile; }
    void runOnArmy(Roster& roster);
    /// Runs entry and list rules on the entries in the list's own file: each as written, and with its options.
    void runOnList(text::Node list);
    /// Evaluates one rule with the current variables and reports at the element.
    void run(const Rule& rule, text::Node element);
    /// Sets the function that finds the node of a value; contributions of rules are reported there.
    void setNodeOf(std::function<text::Node(expr::Value)> nodeOf) { m_nodeOf = std::move(nodeOf); }

private:
    /// Runs rules on an entry with each choice of its options, and reports choices that break a rule which the plain
    /// entry keeps.
    void runOnChoices(const std::vector<const Rule*>& rules, const Entry& entry);
    /// The entry as a new unit takes it: with its starting options, if it has any.
    expr::Value startingValue(const Entry& entry);
    /// Runs entry rules on a unit's entry as the unit changed it, with its options and own values.
    void runOnTaken(const std::vector<const Rule*>& rules, const Member& unit);
    /// True if the current `self` breaks the rule or makes its evaluation fail; reports nothing.
    bool isBroken(const Rule& rule, text::Node element);
    /// The value at a pointer of a rule: below the element, or in the taken option that changes it.
    text::Node placeFor(text::Node element, const std::string& pointer) const;
    /// The node at a pointer below the element, or its nearest existing ancestor.
    static text::Node nearestNode(text::Node element, std::string pointer);
    /// The last option taken by a unit or leader that replaces the value of that key, or null.
    static const TakenOption* changedBy(const Member& member, std::string_view key);
    void runForMember(const Rule& rule, std::size_t index, text::Node element);
    /// True if the rule's texts read values that the roster left out; the rule then runs again on the complete roster.
    bool mustWait(const Rule& rule);
    void runUnmeasured(const Rule& rule, text::Node element);
    void runForItem(const Rule& rule, text::Node element);
    /// True if an item is an entry or leader that the list inherits from another file.
    bool isOfAnotherList(expr::Value item, text::Node list) const;
    /// Evaluates the named parts that the requirement needs, or those that only texts need; false if one fails.
    bool evaluateLets(const Rule& rule, bool forTexts);
    void evaluate(const Rule& rule, text::Node element);
    /// True if the rule's texts cannot fail, and nothing raises its level to that of a finding.
    bool isMereRemark(const Rule& rule) const;
    void report(const Rule& rule, text::Node element);
    /// A text of the current finding in the language of the catalogue, if the rule has it there and it can be
    /// evaluated, else as written. Words of the game in it are translated too if `isWorded`.
    std::string textOf(const Rule& rule, const std::optional<expr::Template>& original,
                       std::optional<expr::Template> RuleTexts::*translated, bool isWorded = true);
    /// Adds a finding to the trace, if its rule is traced.
    void noteFinding(const Rule& rule, const diagnostics::Diagnostic& finding);
    void reportUndecided(const Rule& rule, text::Node element);
    /// Reports that the work allowance of the file is used up, and the first rule that could not run.
    void reportExhausted(const Rule& next, text::Node element);
    void addContributions(const Rule& rule, diagnostics::Diagnostic& finding);
    void addLimit(const Rule& rule, diagnostics::Diagnostic& finding);
    /// The language of a rule's findings: that of the catalogue if the rule has texts in it, else empty.
    std::string_view languageOf(const Rule& rule) const;
    /// "With the option "Veteran": " in that language while options are applied, else empty.
    std::string withOptions(std::string_view language) const;
    text::Node nodeOf(expr::Value value) const;
    void follow(const Rule& rule, std::string_view part, const expr::Program& program, std::string_view key);

    const Catalogue& m_catalogue;
    Evaluation& m_evaluation;
    Findings& m_findings;
    bool m_quiet;
    bool m_leavesOutRemarks = false;
    Trace* m_trace;
    Profile* m_profile = nullptr;
    Roster* m_roster = nullptr;
    std::function<text::Node(expr::Value)> m_nodeOf;
    bool m_needsMore = false;
    std::optional<bool> m_broken;  ///< set while a rule is evaluated without reporting
    /// The changes applied to the entry under evaluation: options and, in an army, the items that name them.
    std::vector<const Option*> m_taken;
    const Member* m_takenBy = nullptr;
    const Member* m_requested = nullptr;  ///< the unit or leader on which a rule of its scope is running
};

}  // namespace muster::rules

#pragma once

#include "core/game/findings.hpp"
#include "core/library/library.hpp"
#include "core/library/subject.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// What decides which findings of a file it may accept.
struct AcceptanceContext {
    const Subject& subject;
    Library& library;
    const files::Project& project;
    const RuleLevels* levels = nullptr;  ///< levels of the rules in this file; null if they are the usual ones
    bool acceptsErrors = false;          ///< the settings allow accepting errors of rules
    const Game* game = nullptr;          ///< with the rules that house rules add; null if there are none
};

/// What a file accepts: every item of every `accept` in it.
class Acceptances {
public:
    Acceptances(text::Node root, files::FileKind kind);

    /// True if the file accepts nothing, so that applying has no effect.
    bool empty() const { return m_items.empty(); }

    /// Sets `accepted` in the findings that an item covers, and adds a finding for each item that has no effect. The
    /// findings are all of the file's, and stay sorted.
    void apply(const AcceptanceContext& context, diagnostics::Diagnostics& findings);

private:
    /// Why an item has no effect.
    enum class Fault : std::uint8_t { none, unknownRule, never, repeated, noSuchDay, expired };
    struct Item {
        text::Node node;
        std::string element;  ///< pointer
        std::string_view rule, reason;
        Fault fault = Fault::none;
        bool isUsed = false;
        std::size_t expiredFindings = 0;  ///< findings that it would cover if it had not expired
        std::size_t refusedErrors = 0;    ///< errors that it covers but that cannot be accepted in this kind of file
    };

    void classify(const AcceptanceContext& context);
    void index();
    Item* itemFor(const diagnostics::Diagnostic& finding, Fault fault);
    void accept(const AcceptanceContext& context, diagnostics::Diagnostic& finding);
    void report(const AcceptanceContext& context, const diagnostics::Diagnostics& findings, Findings& made) const;

    text::Node m_root;
    std::vector<Item> m_items;
    std::map<std::string, std::vector<std::size_t>, std::less<>> m_byRuleAndElement;
};

/// Applies what an army or a scenario accepts to all of its findings, and takes the accepted ones out of them. `rules`
/// is null if the file names no system.
diagnostics::Diagnostics takeAcceptedFindings(const Subject& subject, Library& library, const files::Project& project,
                                              const RulesContext* rules, text::Node root,
                                              diagnostics::Diagnostics& findings);

/// True if a file of that kind can accept the finding, provided that the settings allow accepting errors.
bool mayBeAccepted(const diagnostics::Diagnostic& finding, files::FileKind kind);

}  // namespace muster::rules

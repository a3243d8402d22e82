#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/text/document.hpp"
#include "core/wording/wording.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace muster::rules {

/// Levels that house rules and settings assign to rules by full name; no level switches the rule off.
using RuleLevels = std::map<std::string, std::optional<diagnostics::Level>, std::less<>>;

/// The place of a byte range in a source, as the file has it that wrote it: of an assembled text, the file with the
/// part, and the pointer there unless the given one is empty. For a value over several lines it covers the opening
/// bracket only.
diagnostics::Place placeOf(const text::Source& source, text::Range range, std::string pointer);
diagnostics::Place placeOf(text::Node node);
diagnostics::Place placeOfKey(text::Node node);

/// The text of the line at a place that was found in the source, for a caret to point into; empty if the line is too
/// long to show.
std::string shownLine(const text::Source& source, const diagnostics::Place& place);

/// A finding at a value, for callers that need more than Findings::add offers.
diagnostics::Diagnostic findingAt(text::Node node, std::string rule, diagnostics::Level level, std::string message,
                                  std::string help);

/// A finding about a file as a whole, of a rule that all systems share, for callers that have no Findings.
diagnostics::Diagnostic findingOfFile(std::string file, std::string rule, diagnostics::Level level, std::string message,
                                      std::string help);

/// Collects the findings of one file and sets each one's kind, page and level, the last as configured by house rules
/// and settings. After 1,000 findings it only counts.
class Findings {
public:
    explicit Findings(const RuleLevels* levels = nullptr) : m_levels(levels) {}

    void use(const RuleLevels* levels) { m_levels = levels; }
    /// Checks state their findings in this language; without, in English.
    void speak(const wording::Wording& wording) { m_wording = &wording; }
    const wording::Wording& wording() const { return *m_wording; }
    /// The level of the rule in this file, or nothing if it is switched off.
    std::optional<diagnostics::Level> levelOf(std::string_view rule, diagnostics::Level usual) const;

    /// False if a finding of this rule would be dropped: the rule is off, or 1,000 findings exist and this one is only
    /// counted. Check this before building an expensive finding.
    bool wants(std::string_view rule, diagnostics::Level usual);
    /// Charges the comparison of a wrong name with that many known ones; false if the file's allowance is used up, and
    /// the caller can only offer a general hint.
    bool mayCompare(std::size_t names);
    void add(diagnostics::Diagnostic diagnostic);
    void add(std::string rule, diagnostics::Level level, text::Node node, std::string message, std::string help = {});
    /// The same, at the name of a member instead of its value.
    void addAtKey(std::string rule, diagnostics::Level level, text::Node member, std::string message,
                  std::string help = {});
    /// The same, for an object that lacks the key.
    void addMissing(std::string rule, diagnostics::Level level, text::Node object, std::string_view key,
                    std::string message, std::string help = {});
    /// Adds a fault of the text itself, with the file as the source.
    void add(const text::Fault& fault, const text::Source& source);

    bool hasErrors() const { return m_errors > 0; }
    std::size_t errors() const { return m_errors; }
    /// True if an error was found at a value or inside it.
    bool hasErrorsIn(text::Node node) const;
    /// True if the schema rejects this value, so that findings of rules about it would only follow from that.
    bool isMalformed(text::Node value) const;
    /// Removes the findings of a rule at a value in favour of a more specific one of that level, except graver ones.
    void replace(std::string_view rule, text::Node value, diagnostics::Level level);
    /// The findings kept so far, in the order in which they were added.
    const diagnostics::Diagnostics& list() const { return m_list; }
    /// The findings so far, sorted, followed by one that counts the dropped ones.
    diagnostics::Diagnostics take();

private:
    const RuleLevels* m_levels;
    const wording::Wording* m_wording = &wording::Wording::english();
    diagnostics::Diagnostics m_list;
    std::size_t m_errors = 0;
    std::size_t m_leftOut = 0;
    std::size_t m_comparisons = 300'000;
};

}  // namespace muster::rules

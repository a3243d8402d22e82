#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/text/document.hpp"

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace muster::rules {

/// Levels that house rules and settings give to rules by full name; no level means the rule is off.
using RuleLevels = std::map<std::string, std::optional<diagnostics::Level>, std::less<>>;

/// The place of bytes in a source. A value over several lines is shown by its opening bracket alone.
diagnostics::Place placeOf(const text::Source& source, text::Range range, std::string pointer);
diagnostics::Place placeOf(text::Node node);
diagnostics::Place placeOfKey(text::Node node);

/// The text of a line for a caret to point into; empty when it is too long for any screen.
std::string shownLine(const text::Source& source, std::uint32_t number);

/// A finding at a value, for those that say more than Findings::add can.
diagnostics::Diagnostic findingAt(text::Node node, std::string rule, diagnostics::Level level, std::string message,
                                  std::string help);

/// Collects the findings of one file, giving each the kind of its rule, and the level that house rules and settings ask
/// for. After 1,000 it only counts.
class Findings {
public:
    explicit Findings(const RuleLevels* levels = nullptr) : m_levels(levels) {}

    void use(const RuleLevels* levels) { m_levels = levels; }
    /// The level the rule has here, or nothing when it is switched off.
    std::optional<diagnostics::Level> levelOf(std::string_view rule, diagnostics::Level usual) const;

    /// False when a finding of this rule would not be kept: the rule is off, or there are a thousand already and it is
    /// now counted. Ask first where a finding is dear to make.
    bool wants(std::string_view rule, diagnostics::Level usual);
    /// Takes the comparing of a wrong name with so many known ones from what one file may cause; false when that is
    /// used up, and nothing nearer than a general hint can be offered.
    bool mayCompare(std::size_t names);
    void add(diagnostics::Diagnostic diagnostic);
    void add(std::string rule, diagnostics::Level level, text::Node node, std::string message, std::string help = {});
    /// The same, pointing at the name of a member instead of its value.
    void addAtKey(std::string rule, diagnostics::Level level, text::Node member, std::string message,
                  std::string help = {});
    /// The same where the object lacks that key.
    void addMissing(std::string rule, diagnostics::Level level, text::Node object, std::string_view key,
                    std::string message, std::string help = {});
    /// A fault of the text itself; the file is the fault's source.
    void add(const text::Fault& fault, const text::Source& source);

    bool hasErrors() const { return m_errors > 0; }
    std::size_t errors() const { return m_errors; }
    /// Whether an error was found at a value or inside it.
    bool hasErrorsIn(text::Node node) const;
    /// Whether the schema forbids that very value, so that what rules say of it follows from that.
    bool isMalformed(text::Node value) const;
    /// Drops the findings of a rule at a value, for one that says more.
    void remove(std::string_view rule, text::Node value);
    /// The findings kept so far, in the order in which they came.
    const diagnostics::Diagnostics& list() const { return m_list; }
    /// The findings so far, sorted, and a last one that counts those left out.
    diagnostics::Diagnostics take();

private:
    const RuleLevels* m_levels;
    diagnostics::Diagnostics m_list;
    std::size_t m_errors = 0;
    std::size_t m_leftOut = 0;
    std::size_t m_comparisons = 300'000;
};

}  // namespace muster::rules
